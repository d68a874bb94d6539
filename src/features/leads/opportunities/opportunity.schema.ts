// One long file: all that calls on opportunities take and answer.
import { z } from 'zod';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { cents, nullIsAbsent, oneOf, optionalLine, orDefault, readUpdatedAt, rowId } from '#shared/fields.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { queryDay } from '#features/leads/fields/days.schema.ts';
import {
  companyName,
  customFields,
  leadSource as source,
  orEmpty,
  linkedRecords,
  shownCustomFields,
} from '#features/leads/fields/fields.schema.ts';
import { memberId, ownerAsked } from '#features/leads/owners/owner.schema.ts';
import { groupAsked } from '#features/leads/groups/group.schema.ts';
import { viewAsked } from '#features/leads/views/view.schema.ts';
import { CONTACT_PARTS, STAGE_KINDS } from '#features/leads/leads.values.ts';
import { STAGE_COLOURS } from '#features/leads/pipelines/pipeline.values.ts';
import { opportunityContactSchema } from './opportunity-contacts.schema.ts';
import { MAX_AMOUNT_CENTS, OPPORTUNITY_FIELDS, OPPORTUNITY_SORTS } from './opportunity.values.ts';
import { count, pageOf, record, timestamp } from '#shared/answer.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const amountCents = cents(
  MAX_AMOUNT_CENTS,
  'leads:opportunities.amountInvalid',
  'leads:opportunities.amountTooLarge',
);
export const currency = z
  .string('errors:fields.text')
  .refine((code) => CURRENCIES.has(code), 'leads:opportunities.currencyInvalid');
export const probability = z
  .int('leads:opportunities.probabilityInvalid')
  .min(0, 'leads:opportunities.probabilityInvalid')
  .max(100, 'leads:opportunities.probabilityInvalid');
/** The service rejects stages that the pipeline does not have. */
const stage = z.string('errors:fields.text').max(60, 'errors:fields.tooLong');

/** `12:proposal`, in pipeline 12, or `proposal`, in all that have it. */
const stageAsked = z.string('errors:fields.text').max(80, 'errors:fields.tooLong');

export const createOpportunitySchema = z.strictObject({
  ...postedFields(OPPORTUNITY_FIELDS),
  /** Default: the caller. */
  ownerId: memberId.optional(),
  contactId: rowId.nullish(),
  companyId: rowId.nullish(),
  pipelineId: rowId.nullish(),
  stage: stage.nullish(),
  amountCents: orDefault(amountCents, 0),
  currency: orDefault(currency, 'EUR'),
  probability: probability.nullish(),
  source: orDefault(source, 'other'),
  customFields: orEmpty(customFields, () => ({})),
});

export const newOpportunitySchema = createOpportunitySchema.extend({ companyName });

export const updateOpportunitySchema = z
  .strictObject({
    ...patchedFields(OPPORTUNITY_FIELDS),
    ownerId: memberId,
    contactId: rowId.nullable(),
    companyId: rowId.nullable(),
    companyName,
    /** Without a stage, the one of the same key, else the first of the same kind. */
    pipelineId: nullIsAbsent(rowId),
    stage: nullIsAbsent(stage),
    amountCents: nullIsAbsent(amountCents),
    currency: nullIsAbsent(currency),
    /** Null: reset to the stage's. */
    probability: probability.nullable(),
    source: nullIsAbsent(source),
    customFields: nullIsAbsent(customFields),
    updatedAt: readUpdatedAt,
  })
  .partial();

/** `afterId`: the card to place it below; null is the top of the column. */
export const moveOpportunitySchema = z.strictObject({
  stage: stage.nullish(),
  afterId: rowId.nullish(),
  lostReason: optionalLine.default(null),
});

export const opportunityQuerySchema = listQuery(OPPORTUNITY_SORTS).extend({
  ...countAsked,
  ...viewAsked,
  ...groupAsked,
  pipelineId: queryId,
  contactId: queryId,
  companyId: queryId,
  stage: stageAsked.optional(),
  kind: oneOf(STAGE_KINDS).optional(),
  owner: ownerAsked,
  source: source.optional(),
  currency: currency.optional(),
  /** Of the lead that it belongs to. */
  campaignId: queryId,
  /** `no`: belongs to no lead of a campaign. */
  hasCampaign: oneOf(['no']).optional(),
  /** `known`: an enquiry or a lead came before it. */
  origin: oneOf(['known']).optional(),
  createdFrom: queryDay,
  createdTo: queryDay,
  closeFrom: queryDay,
  closeTo: queryDay,
  /** Days on which it was won or lost. */
  closedFrom: queryDay,
  closedTo: queryDay,
  /** `=text`, whatever its accents and capitals, or `-` for none. */
  lostReason: z.string('errors:fields.text').max(300, 'errors:fields.tooLong').optional(),
  /** `no`: without an expected closing date. */
  hasClose: oneOf(['no']).optional(),
  /** `none`: without an open task. */
  nextStep: oneOf(['none']).optional(),
  /** Reached this stage: the rows behind a conversion figure. */
  reached: stage.optional(),
  /** Left this stage between `leftFrom` and `leftTo`: the rows behind a time in stage. */
  left: stage.optional(),
  leftFrom: queryDay,
  leftTo: queryDay,
});

/** The filters of the list; pipeline and stage are the board's own. */
export const boardQuerySchema = opportunityQuerySchema.omit({
  sort: true,
  cursor: true,
  limit: true,
  count: true,
  pipelineId: true,
  stage: true,
  group: true,
  inGroup: true,
});

export type CreateOpportunity = z.infer<typeof newOpportunitySchema>;
export type UpdateOpportunity = z.infer<typeof updateOpportunitySchema>;
export type MoveOpportunity = z.infer<typeof moveOpportunitySchema>;
export type OpportunityQuery = z.infer<typeof opportunityQuerySchema>;
export type BoardQuery = z.infer<typeof boardQuerySchema>;

export const stageSchema = record('Stage', {
  key: z.string(),
  /** Null: a default stage, named in the reader's language. */
  name: z.string().nullable(),
  kind: z.enum(STAGE_KINDS),
  probability: z.int(),
  position: z.int(),
  /** Null: by its kind and place. */
  color: z.enum(STAGE_COLOURS).nullable(),
  /** Days in which nothing happens before an opportunity counts as stale; null: 30. */
  staleDays: z.int().nullable(),
  /** Asked of an opportunity that is to come here: `amountCents`, or `customFields.key`. */
  requiredFields: z.array(z.string()),
  /** Opportunities in it, with `count=true`. */
  total: count.exactOptional(),
});
export type Stage = z.infer<typeof stageSchema>;
export const pipelineSchema = record('Pipeline', {
  id: rowId,
  /** Null: the one that a workspace begins with, named in the reader's language. */
  name: z.string().nullable(),
  /** Offered where an opportunity is lost; any other text is taken too. */
  lostReasons: z.array(z.string()),
  stages: z.array(stageSchema),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Pipeline = z.infer<typeof pipelineSchema>;
export const namedSchema = record('Named', {
  id: rowId,
  name: z.string(),
});
export type Named = z.infer<typeof namedSchema>;

/** An opportunity as a card, a line of the table and a page show it. */
export const opportunitySchema = record('Opportunity', {
  id: rowId,
  userId: rowId,
  ownerId: rowId.nullable(),
  ...shownFields(OPPORTUNITY_FIELDS),
  contactId: rowId.nullable(),
  companyId: rowId.nullable(),
  pipelineId: rowId,
  stage: z.string(),
  amountCents: count,
  currency: z.string(),
  probability: z.int(),
  source: z.enum(LEAD_SOURCES),
  customFields: shownCustomFields,
  linked: linkedRecords,
  stageChangedAt: timestamp,
  closedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  contact: namedSchema.nullable(),
  company: namedSchema.nullable(),
  /** Of the contact that the list is narrowed to, where it has one; nowhere else. */
  part: z.enum(CONTACT_PARTS).exactOptional(),
  /** Days in which nothing has happened, of a card of the board that counts as stale; nowhere else. */
  quietDays: count.exactOptional(),
});
export type Opportunity = z.infer<typeof opportunitySchema>;
export const stageChangeSchema = record('StageChange', {
  fromStage: z.string().nullable(),
  toStage: z.string(),
  createdAt: timestamp,
});
export const opportunityDetailSchema = opportunitySchema
  .extend({
    history: z.array(stageChangeSchema),
    /** With their parts; the main contact is among them where it has one. */
    contacts: z.array(opportunityContactSchema),
  })
  .meta({ id: 'OpportunityDetail' });
export type OpportunityDetail = z.infer<typeof opportunityDetailSchema>;
export const currencyTotalSchema = record('CurrencyTotal', {
  currency: z.string(),
  amountCents: count,
  weightedCents: count,
});
export type CurrencyTotal = z.infer<typeof currencyTotalSchema>;
export const boardColumnSchema = record('BoardColumn', {
  stage: stageSchema,
  count,
  totals: z.array(currencyTotalSchema),
  cards: pageOf(opportunitySchema),
});
export type BoardColumn = z.infer<typeof boardColumnSchema>;
export const boardSchema = record('Board', {
  pipeline: pipelineSchema,
  columns: z.array(boardColumnSchema),
});
export type Board = z.infer<typeof boardSchema>;

export const pipelinePageSchema = z.strictObject({ items: z.array(pipelineSchema), nextCursor: z.null() });
