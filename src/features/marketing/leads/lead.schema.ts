import { z } from 'zod';
import type { ValuesOf } from '#shared/field-list.ts';
import { day, oneOf, orDefault, readUpdatedAt, rowId } from '#shared/fields.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import { LEAD_SOURCES, LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_FIELDS } from './lead.values.ts';

const source = oneOf(LEAD_SOURCES);
const status = oneOf(LEAD_STATUSES);

export const createLeadSchema = z.strictObject({
  marketingCompanyId: rowId,
  ...postedFields(LEAD_FIELDS),
  campaignId: rowId.nullable().default(null),
  language: orDefault(oneOf(LOCALES), 'es'),
});
export const updateLeadSchema = z
  .strictObject({ ...patchedFields(LEAD_FIELDS), updatedAt: readUpdatedAt })
  .partial();
export const leadQuery = listQuery(['createdAt', '-createdAt']).extend({
  marketingCompanyId: queryId,
  campaignId: queryId,
  status: status.optional(),
  source: source.optional(),
  /** The first day, as the figures count them: what they say and what stands behind them agree. */
  from: day('errors:fields.time').optional(),
});

export type CreateLead = z.infer<typeof createLeadSchema>;
export type UpdateLead = z.infer<typeof updateLeadSchema>;
export type LeadQuery = z.infer<typeof leadQuery>;

export type Lead = ValuesOf<typeof LEAD_FIELDS> & {
  id: number;
  marketingCompanyId: number;
  campaignId: number | null;
  language: Locale;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  utmTerm: string | null;
  utmContent: string | null;
  /** The proof of consent: the words beside the box, and when it was ticked. */
  consentText: string | null;
  consentAt: string | null;
  /** The contact of the lead manager that it was sent on to. */
  contactId: number | null;
  createdAt: string;
  updatedAt: string;
};
export type LeadSummary = Lead & { campaignName: string | null };

export const sendLeadSchema = z.strictObject({ leadId: rowId });
