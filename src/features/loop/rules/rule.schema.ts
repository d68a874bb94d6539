// One long file: every occasion and action of a rule, as the calls take and answer them.
import { z } from 'zod';
import { count, pageOf, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import { listQuery } from '#shared/list.ts';
import { tagName } from '#features/leads/fields/fields.schema.ts';
import { viewFilterSchema } from '#features/leads/views/view.schema.ts';
import {
  MAX_ACTIONS,
  MAX_RULE_DAYS,
  READY_RULES,
  RULE_FAULTS,
  RULE_OFF_REASONS,
  RULE_RECORDS,
  RULE_SUBJECTS,
  RUN_REASONS,
  RUN_STATUSES,
} from './rule.values.ts';

const CHOICE = 'errors:fields.choice';
const aRecord = z.enum(RULE_RECORDS, CHOICE);
const field = z
  .string('errors:fields.text')
  .min(1, 'errors:fields.required')
  .max(120, 'errors:fields.tooLong');
const stage = z
  .string('errors:fields.text')
  .min(1, 'errors:fields.required')
  .max(60, 'errors:fields.tooLong');
const line = z
  .string('errors:fields.text')
  .min(1, 'errors:fields.required')
  .max(MAX_LINE, 'errors:fields.tooLong');
const text = z.string().max(MAX_PARAGRAPH, 'errors:fields.tooLong');
const value = z.union([text, z.number(), z.boolean(), z.null()], 'errors:fields.invalid');
const someDays = (from: number) =>
  z.int('rules:errors.days').min(from, 'rules:errors.days').max(MAX_RULE_DAYS, 'rules:errors.days');

const whenSchema = z
  .discriminatedUnion(
    'on',
    [
      z.strictObject({ on: z.literal('created'), record: aRecord }),
      z.strictObject({
        on: z.literal('changed'),
        record: aRecord,
        field,
        /** The values before and after; without them any. */
        from: value.optional(),
        to: value.optional(),
      }),
      z.strictObject({
        on: z.literal('stage'),
        stage,
        /** Default: any pipeline with such a stage. */
        pipelineId: rowId.nullish(),
      }),
      /** Nothing has happened for so many days. */
      z.strictObject({ on: z.literal('quiet'), record: aRecord, days: someDays(1) }),
      /** Days after the day in the field; a negative number runs the rule before it. */
      z.strictObject({ on: z.literal('date'), record: aRecord, field, days: someDays(-MAX_RULE_DAYS) }),
      z.strictObject({ on: z.literal('enquiry') }),
      z.strictObject({ on: z.literal('lead') }),
    ],
    'rules:errors.when',
  )
  .meta({ examples: [{ on: 'created', record: 'contact' }] });

/** The member that answers for the record, else the rule's author; or a member by id. */
const person = z.union([z.literal('owner'), rowId], CHOICE);

const actionSchema = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      do: z.literal('task'),
      title: requiredLine('rules:errors.title'),
      /** Null: without a day. */
      dueInDays: someDays(0).nullable().default(null),
      /** `by_load`: whoever has the fewest open tasks. */
      assignee: z.union([person, z.literal('by_load')], CHOICE).default('owner'),
    }),
    /** `by_load`: whoever answers for the fewest such records; of opportunities, the open ones. */
    z.strictObject({ do: z.literal('assign'), to: z.union([z.literal('by_load'), rowId], CHOICE) }),
    z.strictObject({
      do: z.literal('set'),
      field,
      /** Null empties the field. */
      value: z.union(
        [value, z.array(z.string().max(MAX_LINE, 'errors:fields.tooLong'))],
        'errors:fields.invalid',
      ),
    }),
    z.strictObject({ do: z.literal('add_tag'), tag: tagName }),
    z.strictObject({ do: z.literal('remove_tag'), tag: tagName }),
    z.strictObject({ do: z.literal('move'), stage, lostReason: line.nullable().default(null) }),
    z.strictObject({ do: z.literal('send'), templateId: rowId }),
    z.strictObject({ do: z.literal('webhook'), webhookId: rowId }),
    z.strictObject({ do: z.literal('notify'), to: person }),
  ],
  'rules:errors.action',
);

const thenSchema = z
  .array(actionSchema, 'rules:errors.thenRequired')
  .min(1, 'rules:errors.thenRequired')
  .max(MAX_ACTIONS, 'rules:errors.thenTooMany')
  .meta({ examples: [[{ do: 'task', title: 'Call', dueInDays: 1, assignee: 'owner' }]] });

const name = requiredLine('rules:errors.nameRequired');
const isOn = z.boolean('errors:fields.boolean');
const conditions = viewFilterSchema.nullable();

export const createRuleSchema = z.strictObject({
  name,
  isOn: isOn.default(false),
  when: whenSchema,
  if: conditions.default(null),
  then: thenSchema,
});
export const updateRuleSchema = z
  .strictObject({
    name: nullIsAbsent(name),
    isOn: nullIsAbsent(isOn),
    when: nullIsAbsent(whenSchema),
    if: conditions,
    then: nullIsAbsent(thenSchema),
    updatedAt: readUpdatedAt,
  })
  .partial();
/** As a rule; its name and its actions may be missing. */
export const dryRunSchema = createRuleSchema.partial({ name: true, isOn: true, then: true });
export type CreateRule = z.infer<typeof createRuleSchema>;
export type UpdateRule = z.infer<typeof updateRuleSchema>;
export type RuleBody = Pick<CreateRule, 'when' | 'if' | 'then'>;

export const ruleSchema = record('Rule', {
  id: rowId,
  /** Acts in whose name: whoever last said what it does or switched it on. Null: the account is gone. */
  authorId: rowId.nullable(),
  name: z.string(),
  isOn,
  /**
   * Why it was switched off by itself: `author`: its author may not write any more; `failed`: it went wrong on our side;
   * `broken`: it names what is gone (`faults`).
   */
  offReason: z.enum(RULE_OFF_REASONS).nullable(),
  when: whenSchema,
  if: conditions,
  then: thenSchema,
  /** Parts that name what is gone: with any of them it does not run. */
  faults: z.array(
    z.strictObject({
      /** `when`, `if`, or `then.0` for the first action. */
      part: z.string(),
      reason: z.enum(RULE_FAULTS),
      /** Field of the condition or of the action; null where it is about none. */
      field: z.string().nullable(),
    }),
  ),
  lastRunAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Rule = z.infer<typeof ruleSchema>;
export type RuleFault = Rule['faults'][number];
export const ruleListSchema = z.strictObject({ items: z.array(ruleSchema), nextCursor: z.null() });

const { cursor, limit } = listQuery(['-createdAt']).shape;
export const runQuerySchema = z.strictObject({ cursor, limit });
export type RunQuery = z.infer<typeof runQuerySchema>;

const about = {
  record: z.enum(RULE_SUBJECTS),
  recordId: rowId,
  /** Null: the record is gone. */
  name: z.string().nullable(),
};
export const ruleRunSchema = record('RuleRun', {
  id: rowId,
  ...about,
  status: z.enum(RUN_STATUSES),
  /** Why it waits, was stopped or failed. */
  reason: z.enum(RUN_REASONS).nullable(),
  /** Cause of what it has changed, which `POST /api/causes/{id}/undo` takes back. */
  causeId: rowId.nullable(),
  /** Rules that have followed from each other until here, this one counted. */
  depth: count,
  createdAt: timestamp,
  ranAt: timestamp.nullable(),
});
export type RuleRun = z.infer<typeof ruleRunSchema>;
export const runPageSchema = pageOf(ruleRunSchema);

/** For which records a rule would have run within the last seven days. */
export const dryRunAnswerSchema = record('RuleDryRun', {
  total: count,
  /** The week has more changes than were looked at: the newest 5,000, or so many records for what comes with time. */
  isPartial: z.boolean(),
  /** At most 50 of them, the newest first. */
  items: z.array(
    z.strictObject({
      ...about,
      /** When it happened; of a date field, its day. */
      at: z.string(),
    }),
  ),
});
export type DryRun = z.infer<typeof dryRunAnswerSchema>;

export const addReadySchema = z.strictObject({ key: z.enum(READY_RULES, CHOICE) });
export const readyListSchema = z.strictObject({
  items: z.array(
    record('ReadyRule', { key: z.enum(READY_RULES), name: z.string(), description: z.string() }),
  ),
});
export type ReadyRule = z.infer<typeof readyListSchema>['items'][number];
