import { z } from 'zod';
import type { LeadSource } from '#features/marketing/marketing.values.ts';
import type { ValuesOf } from '#shared/field-list.ts';
import { cents, nullIsAbsent, oneOf, optionalLine, orDefault, readUpdatedAt, rowId } from '#shared/fields.ts';
import type { Page } from '#shared/api.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import { queryDay } from '#features/leads/fields/days.schema.ts';
import { companyName, leadSource as source } from '#features/leads/fields/fields.schema.ts';
import { STAGE_KINDS, type StageKind } from '#features/leads/leads.values.ts';
import { MAX_AMOUNT_CENTS, OPPORTUNITY_FIELDS, OPPORTUNITY_SORTS } from './opportunity.values.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const amountCents = cents(
  MAX_AMOUNT_CENTS,
  'leads:opportunities.amountInvalid',
  'leads:opportunities.amountTooLarge',
);
const currency = z
  .string('errors:fields.text')
  .refine((code) => CURRENCIES.has(code), 'leads:opportunities.currencyInvalid');
const probability = z
  .int('leads:opportunities.probabilityInvalid')
  .min(0, 'leads:opportunities.probabilityInvalid')
  .max(100, 'leads:opportunities.probabilityInvalid');
/** Which stages there are is the pipeline's to say: an unknown one is refused by the service. */
const stage = z.string('errors:fields.text').max(60, 'errors:fields.tooLong');

export const createOpportunitySchema = z.strictObject({
  ...postedFields(OPPORTUNITY_FIELDS),
  contactId: rowId.nullish(),
  companyId: rowId.nullish(),
  pipelineId: rowId.nullish(),
  stage: stage.nullish(),
  amountCents: orDefault(amountCents, 0),
  currency: orDefault(currency, 'EUR'),
  probability: probability.nullish(),
  source: orDefault(source, 'other'),
});

/** What a POST takes besides the fields of an opportunity. */
export const newOpportunitySchema = createOpportunitySchema.extend({ companyName });

export const updateOpportunitySchema = z
  .strictObject({
    ...patchedFields(OPPORTUNITY_FIELDS),
    contactId: rowId.nullable(),
    companyId: rowId.nullable(),
    companyName,
    stage: nullIsAbsent(stage),
    amountCents: nullIsAbsent(amountCents),
    currency: nullIsAbsent(currency),
    /** Null: that of the stage again. */
    probability: probability.nullable(),
    source: nullIsAbsent(source),
    updatedAt: readUpdatedAt,
  })
  .partial();

/** `afterId`: the card that it comes to stand below; null puts it on top of the column. */
export const moveOpportunitySchema = z.strictObject({
  stage: stage.nullish(),
  afterId: rowId.nullish(),
  lostReason: optionalLine.default(null),
});

export const opportunityQuerySchema = listQuery(OPPORTUNITY_SORTS).extend({
  ...countAsked,
  pipelineId: queryId,
  contactId: queryId,
  companyId: queryId,
  stage: stage.optional(),
  /** Whether it is open, won or lost. */
  kind: oneOf(STAGE_KINDS).optional(),
  source: source.optional(),
  createdFrom: queryDay,
  createdTo: queryDay,
  closeFrom: queryDay,
  closeTo: queryDay,
  /** `no`: nobody expects it to close on any day. */
  hasClose: oneOf(['no']).optional(),
  /** Came as far as this stage: the rows behind a figure of the conversion. */
  reached: stage.optional(),
  /** Has left this stage between `leftFrom` and `leftTo`: the rows behind a time in stage. */
  left: stage.optional(),
  leftFrom: queryDay,
  leftTo: queryDay,
});

export const boardQuerySchema = opportunityQuerySchema.pick({ q: true, source: true });

export type CreateOpportunity = z.infer<typeof newOpportunitySchema>;
export type UpdateOpportunity = z.infer<typeof updateOpportunitySchema>;
export type MoveOpportunity = z.infer<typeof moveOpportunitySchema>;
export type OpportunityQuery = z.infer<typeof opportunityQuerySchema>;
export type BoardQuery = z.infer<typeof boardQuerySchema>;

export type Stage = {
  key: string;
  /** Null: a default stage, named in the reader's language. */
  name: string | null;
  kind: StageKind;
  probability: number;
  position: number;
};
export type Pipeline = {
  id: number;
  name: string | null;
  stages: Stage[];
  createdAt: string;
  updatedAt: string;
};
export type Named = { id: number; name: string };

/** An opportunity as a card, a line of the table and a page show it. */
export type Opportunity = ValuesOf<typeof OPPORTUNITY_FIELDS> & {
  id: number;
  userId: number;
  contactId: number | null;
  companyId: number | null;
  pipelineId: number;
  stage: string;
  amountCents: number;
  currency: string;
  probability: number;
  source: LeadSource;
  stageChangedAt: string;
  closedAt: string | null;
  createdAt: string;
  updatedAt: string;
  contact: Named | null;
  company: Named | null;
};
export type StageChange = { fromStage: string | null; toStage: string; createdAt: string };
export type OpportunityDetail = Opportunity & { history: StageChange[] };
export type CurrencyTotal = { currency: string; amountCents: number; weightedCents: number };
export type BoardColumn = {
  stage: Stage;
  count: number;
  totals: CurrencyTotal[];
  cards: Page<Opportunity>;
};
export type Board = { pipeline: Pipeline; columns: BoardColumn[] };
