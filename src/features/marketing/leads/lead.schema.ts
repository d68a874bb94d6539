import { z } from 'zod';
import { day, oneOf, orDefault, readUpdatedAt, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { FUNNEL_STEPS, LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { LEAD_FIELDS } from './lead.values.ts';
import { formAnswersSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { count, locale, record, timestamp } from '#shared/answer.ts';

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
  ...countAsked,
  marketingCompanyId: queryId,
  campaignId: queryId,
  status: status.optional(),
  /** This status or a later one, as the funnel counts them. */
  reached: oneOf(FUNNEL_STEPS).optional(),
  source: source.optional(),
  /** The first day, as the figures count them: what they say and what stands behind them agree. */
  from: day('errors:fields.time').optional(),
  /** Whole days of the caller's time zone, both included. */
  createdFrom: day('errors:fields.time').optional(),
  createdTo: day('errors:fields.time').optional(),
  /** `no`: of no campaign. */
  hasCampaign: oneOf(['no']).optional(),
  /** `yes`: led to an opportunity of the lead manager. */
  hasOpportunity: oneOf(['yes']).optional(),
});

export type CreateLead = z.infer<typeof createLeadSchema>;
export type UpdateLead = z.infer<typeof updateLeadSchema>;
export type LeadQuery = z.infer<typeof leadQuery>;

export const leadSchema = record('MarketingLead', {
  id: rowId,
  marketingCompanyId: rowId,
  ...shownFields(LEAD_FIELDS),
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
  /** Sum of its won opportunities in euros; opportunities of other currencies are not added. */
  revenueCents: count,
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

export const sendLeadSchema = z.strictObject({
  leadId: rowId,
  /** The contact that the lead is; by default the one whose name and address, or name and number, agree. */
  contactId: rowId.nullish(),
  /** The open opportunity that the lead belongs to. */
  opportunityId: rowId.nullish(),
  /** True begins an opportunity where the lead joins none. */
  withOpportunity: orDefault(z.boolean('errors:fields.boolean'), false),
});

/** `isNew`: the contact was made; else it was there. */
export const sentLeadSchema = z.strictObject({
  contactId: rowId,
  isNew: z.boolean(),
  /** Of the opportunity that it joined or began, or had begun before. */
  opportunityId: rowId.nullable(),
  isNewOpportunity: z.boolean(),
  lead: leadSchema,
});
export type SentLead = z.infer<typeof sentLeadSchema>;
