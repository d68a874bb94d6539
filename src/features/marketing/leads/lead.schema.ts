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
import { LOCALES } from '#shared/languages.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { LEAD_SOURCES, LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { formAnswersSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { locale, record, timestamp } from '#shared/answer.ts';

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

export const leadSchema = record('MarketingLead', {
  id: rowId,
  marketingCompanyId: rowId,
  companyName: z.string(),
  source: z.enum(LEAD_SOURCES),
  status: z.enum(LEAD_STATUSES),
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  position: z.string().nullable(),
  notes: z.string().nullable(),
  /** To the questions of a landing page's form. */
  answers: formAnswersSchema.nullable(),
  campaignId: rowId.nullable(),
  language: locale,
  utmSource: z.string().nullable(),
  utmMedium: z.string().nullable(),
  utmCampaign: z.string().nullable(),
  utmTerm: z.string().nullable(),
  utmContent: z.string().nullable(),
  /** The proof of consent: the words beside the box, and when it was ticked. */
  consentText: z.string().nullable(),
  consentAt: timestamp.nullable(),
  /** The contact of the lead manager that it was sent on to. */
  contactId: rowId.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Lead = z.infer<typeof leadSchema>;
export const leadSummarySchema = leadSchema
  .extend({
    campaignName: z.string().nullable(),
  })
  .meta({ id: 'MarketingLeadSummary' });
export type LeadSummary = z.infer<typeof leadSummarySchema>;

export const sendLeadSchema = z.strictObject({ leadId: rowId });

/** `isNew`: the contact was made; else it was there. */
export const sentLeadSchema = z.strictObject({ contactId: rowId, isNew: z.boolean(), lead: leadSchema });
export type SentLead = z.infer<typeof sentLeadSchema>;
