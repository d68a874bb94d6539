import { z } from 'zod';
import type { LeadSource } from '#features/marketing/marketing.values.ts';
import {
  nullIsAbsent,
  oneOf,
  optionalLine,
  orDefault,
  readUpdatedAt,
  requiredLine,
  rowId,
} from '#shared/fields.ts';
import type { Page } from '#shared/api.ts';
import { countAsked, listQuery } from '#shared/list.ts';
import { optionalDay, queryDay, queryId } from '#features/leads/fields/days.schema.ts';
import { companyName, leadSource as source, notes } from '#features/leads/fields/fields.schema.ts';
import { STAGE_KINDS, type StageKind } from '#features/leads/leads.values.ts';
import { MAX_AMOUNT_CENTS, OPPORTUNITY_SORTS } from './opportunity.values.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const amountCents = z
  .int('leads:opportunities.amountInvalid')
  .min(0, 'leads:opportunities.amountInvalid')
  .max(MAX_AMOUNT_CENTS, 'leads:opportunities.amountTooLarge');
const currency = z
  .string('errors:fields.text')
  .refine((code) => CURRENCIES.has(code), 'leads:opportunities.currencyInvalid');
const probability = z
  .int('leads:opportunities.probabilityInvalid')
  .min(0, 'leads:opportunities.probabilityInvalid')
  .max(100, 'leads:opportunities.probabilityInvalid');
/** The service rejects stages that the pipeline does not have. */
const stage = z.string('errors:fields.text').max(60, 'errors:fields.tooLong');
const title = requiredLine('leads:opportunities.titleRequired');

export const createOpportunitySchema = z.strictObject({
  title,
  contactId: rowId.nullish(),
  companyId: rowId.nullish(),
  pipelineId: rowId.nullish(),
  stage: stage.nullish(),
  amountCents: orDefault(amountCents, 0),
  currency: orDefault(currency, 'EUR'),
  probability: probability.nullish(),
  expectedClose: optionalDay.default(null),
  lostReason: optionalLine.default(null),
  notes: notes.default(null),
  source: orDefault(source, 'other'),
});

export const newOpportunitySchema = createOpportunitySchema.extend({ companyName });

export const updateOpportunitySchema = z
  .strictObject({
    title: nullIsAbsent(title),
    contactId: rowId.nullable(),
    companyId: rowId.nullable(),
    companyName,
    stage: nullIsAbsent(stage),
    amountCents: nullIsAbsent(amountCents),
    currency: nullIsAbsent(currency),
    /** Null: reset to the stage's. */
    probability: probability.nullable(),
    expectedClose: optionalDay,
    lostReason: optionalLine,
    notes,
    source: nullIsAbsent(source),
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
  pipelineId: queryId,
  contactId: queryId,
  companyId: queryId,
  stage: stage.optional(),
  kind: oneOf(STAGE_KINDS).optional(),
  source: source.optional(),
  createdFrom: queryDay,
  createdTo: queryDay,
  closeFrom: queryDay,
  closeTo: queryDay,
  /** `no`: without an expected closing date. */
  hasClose: oneOf(['no']).optional(),
  /** Reached this stage: the rows behind a conversion figure. */
  reached: stage.optional(),
  /** Left this stage between `leftFrom` and `leftTo`: the rows behind a time in stage. */
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

export type Opportunity = {
  id: number;
  userId: number;
  title: string;
  contactId: number | null;
  companyId: number | null;
  pipelineId: number;
  stage: string;
  amountCents: number;
  currency: string;
  probability: number;
  expectedClose: string | null;
  lostReason: string | null;
  notes: string | null;
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
