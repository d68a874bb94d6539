import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  optionalEmail,
  optionalLine,
  orDefault,
  readUpdatedAt,
  requiredLine,
  rowId,
} from '#shared/fields.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import {
  LEAD_SOURCES,
  LEAD_STATUSES,
  type LeadSource,
  type LeadStatus,
} from '#features/marketing/marketing.values.ts';

const source = oneOf(LEAD_SOURCES);
const status = oneOf(LEAD_STATUSES);
const notes = z
  .string('errors:fields.text')
  .max(MAX_PARAGRAPH, 'errors:fields.tooLong')
  .nullable()
  .transform((text) => (text === '' ? null : text));
const companyName = requiredLine('marketing:lead.companyRequired');
const optional = {
  contactName: optionalLine,
  contactEmail: optionalEmail('marketing:lead.emailInvalid'),
  contactPhone: optionalLine,
  position: optionalLine,
  notes,
};

export const createLeadSchema = z.strictObject({
  marketingCompanyId: rowId,
  companyName,
  source: orDefault(source, 'other'),
  status: orDefault(status, 'new'),
  contactName: optional.contactName.default(null),
  contactEmail: optional.contactEmail.default(null),
  contactPhone: optional.contactPhone.default(null),
  position: optional.position.default(null),
  notes: optional.notes.default(null),
  campaignId: rowId.nullable().default(null),
  language: orDefault(oneOf(LOCALES), 'es'),
});
export const updateLeadSchema = z
  .strictObject({
    companyName: nullIsAbsent(companyName),
    source: nullIsAbsent(source),
    status: nullIsAbsent(status),
    ...optional,
    updatedAt: readUpdatedAt,
  })
  .partial();
export const leadQuery = listQuery(['createdAt', '-createdAt']).extend({
  marketingCompanyId: queryId,
  campaignId: queryId,
  status: status.optional(),
  source: source.optional(),
  /** First day, counted as in the figures, so that a figure and the list behind it agree. */
  from: z.iso.date('errors:fields.time').optional(),
});

export type CreateLead = z.infer<typeof createLeadSchema>;
export type UpdateLead = z.infer<typeof updateLeadSchema>;
export type LeadQuery = z.infer<typeof leadQuery>;

export type Lead = {
  id: number;
  marketingCompanyId: number;
  companyName: string;
  source: LeadSource;
  status: LeadStatus;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  position: string | null;
  notes: string | null;
  campaignId: number | null;
  language: Locale;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  utmTerm: string | null;
  utmContent: string | null;
  /** Proof of consent: the words beside the checkbox, and when it was ticked. */
  consentText: string | null;
  consentAt: string | null;
  /** The CRM contact it was sent to. */
  contactId: number | null;
  createdAt: string;
  updatedAt: string;
};
export type LeadSummary = Lead & { campaignName: string | null };

export const sendLeadSchema = z.strictObject({ leadId: rowId });
