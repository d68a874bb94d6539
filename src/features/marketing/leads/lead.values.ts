import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { FieldList } from '#shared/field-list.ts';

/** The field list of a lead: what somebody may type. Campaign, origin and consent come with an answer to a page. */
export const LEAD_FIELDS = {
  companyName: { kind: 'line', required: 'marketing:lead.companyRequired' },
  contactName: { kind: 'line' },
  contactEmail: { kind: 'email', invalid: 'marketing:lead.emailInvalid' },
  contactPhone: { kind: 'phone' },
  position: { kind: 'line' },
  source: { kind: 'choice', of: LEAD_SOURCES, otherwise: 'other' },
  status: { kind: 'choice', of: LEAD_STATUSES, otherwise: 'new' },
  notes: { kind: 'paragraph' },
} as const satisfies FieldList;
