import { z } from 'zod';
import { nullIsAbsent, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { asked } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import {
  MAX_LOST_REASONS,
  MAX_NAME,
  MAX_REQUIRED,
  MAX_STAGES,
  MAX_STALE_DAYS,
  STAGE_COLOURS,
} from './pipeline.values.ts';

const stageKey = z.string('errors:fields.text').max(60, 'errors:fields.tooLong');
const name = requiredLine('pipelines:errors.nameRequired').max(MAX_NAME, 'errors:fields.tooLong');
const probability = z
  .int('leads:opportunities.probabilityInvalid')
  .min(0, 'leads:opportunities.probabilityInvalid')
  .max(100, 'leads:opportunities.probabilityInvalid');
const staleDays = z
  .int('pipelines:errors.days')
  .min(1, 'pipelines:errors.days')
  .max(MAX_STALE_DAYS, 'pipelines:errors.days');

const stageSchema = z.strictObject({
  /** Of a stage that is there; a new one gets a key. */
  key: stageKey.nullish(),
  /** A stage that is there keeps its name without one. */
  name: name.nullish(),
  kind: z.enum(STAGE_KINDS, 'errors:fields.choice'),
  /** Per cent; 100 where it is won and 0 where it is lost. Default of an open one: 50. */
  probability: probability.nullish(),
  /** Null: by its kind and place. */
  color: z.enum(STAGE_COLOURS, 'errors:fields.choice').nullish(),
  /** Days in which nothing happens before an opportunity counts as stale; null: 30. */
  staleDays: staleDays.nullish(),
  /** Asked of an opportunity that is to come here: `amountCents`, or `customFields.key`. */
  requiredFields: z
    .array(z.string('errors:fields.text'), 'errors:fields.list')
    .max(MAX_REQUIRED, 'errors:fields.tooMany')
    .nullish(),
});
export type GivenStage = z.infer<typeof stageSchema>;

const stages = z
  .array(stageSchema, 'errors:fields.list')
  .max(MAX_STAGES, 'errors:fields.tooMany')
  .meta({
    examples: [
      [
        { name: 'First call', kind: 'open', probability: 10 },
        { name: 'Signed', kind: 'won' },
        { name: 'Lost', kind: 'lost' },
      ],
    ],
  });
const lostReasons = z
  .array(name, 'errors:fields.list')
  .max(MAX_LOST_REASONS, 'errors:fields.tooMany')
  .meta({ examples: [['Price', 'No answer']] });

export const createPipelineSchema = z.strictObject({
  name,
  /** In their order; without them, those that a workspace begins with. */
  stages: nullIsAbsent(stages),
  lostReasons: nullIsAbsent(lostReasons),
});
export const updatePipelineSchema = z
  .strictObject({
    name: nullIsAbsent(name),
    /** All of them, in their order: one that is left out is deleted. */
    stages: nullIsAbsent(stages),
    /** Keys of the stages that take the opportunities of deleted ones, by the key of those. */
    moves: nullIsAbsent(z.record(stageKey, stageKey).meta({ examples: [{ demo: 'proposal' }] })),
    lostReasons: nullIsAbsent(lostReasons),
    updatedAt: readUpdatedAt,
  })
  .partial();
/** The pipeline that takes the opportunities. */
export const deletePipelineQuery = z.strictObject({ moveTo: queryId });
export const deletePipelineSchema = z.strictObject({
  /** As in the query; open opportunities go to this open stage, and closed ones stay won or lost. */
  moveTo: nullIsAbsent(z.strictObject({ pipelineId: rowId, stage: nullIsAbsent(stageKey) })),
});
export const pipelineQuerySchema = z.strictObject({
  /** With the number of opportunities in each stage. */
  count: asked,
});

export type CreatePipeline = z.infer<typeof createPipelineSchema>;
export type UpdatePipeline = z.infer<typeof updatePipelineSchema>;
export type PipelineQuery = z.infer<typeof pipelineQuerySchema>;
