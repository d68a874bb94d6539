import { z } from 'zod';
import { count, locale, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import {
  DRAFT_FIELDS,
  DROPPED,
  FALLBACKS,
  LETTER_FAULTS,
  MOST_MONTHLY,
  MOST_PROBLEMS,
  READING_STATES,
  RUN_STATES,
  type DraftField,
} from './analyst.values.ts';

/** `GET /api/workspaces/own/analyst`. Tokens a UTC month; null: no cap. */
export const analystSettingsSchema = record('AnalystSettings', {
  isOn: z.boolean(),
  monthlyTokens: count.nullable(),
  usedTokens: count,
  updatedAt: timestamp.nullable(),
});
export type AnalystSettings = z.infer<typeof analystSettingsSchema>;

export const putAnalystSchema = z.strictObject({
  isOn: z.boolean('errors:fields.boolean'),
  monthlyTokens: nullIsAbsent(
    z.int('errors:fields.integer').min(1, 'errors:fields.integer').max(MOST_MONTHLY, 'errors:fields.integer'),
  ),
});
export type PutAnalyst = z.infer<typeof putAnalystSchema>;

/** Without `problemIds` every problem whose reading nobody has confirmed. `language`: of drafted actions. */
export const startAnalystSchema = z.strictObject({
  problemIds: nullIsAbsent(
    z
      .array(rowId, 'errors:fields.list')
      .min(1, 'errors:fields.list')
      .max(MOST_PROBLEMS, 'errors:fields.tooMany'),
  ),
  language: nullIsAbsent(oneOf(LOCALES)),
});
export type StartAnalyst = z.infer<typeof startAnalystSchema>;

const text = z.string();
const draftedActionSchema = record(
  'DraftedAction',
  Object.fromEntries(Object.keys(DRAFT_FIELDS).map((name) => [name, text])) as Record<
    DraftField,
    typeof text
  >,
);

const checkedReading = record('ModelReading', {
  process: z.enum(PROCESSES),
  symptom: z.enum(SYMPTOMS),
  /** Words of the description; offsets in UTF-16 units. */
  evidence: z.array(record('ModelEvidence', { start: z.int(), end: z.int(), text })),
  /** In the unit of the problem's field of that name. */
  figures: z.array(
    record('ModelFigure', {
      field: z.enum(['hoursPerWeek', 'people', 'incidentsPerMonth', 'incidentCostCents', 'tiedUpCents']),
      value: z.number(),
      quoted: text,
      per: text.optional(),
    }),
  ),
  interventions: z.array(
    record('ModelIntervention', {
      id: text,
      title: text,
      /** Of the workspace's own. */
      isOwn: z.literal(true).exactOptional(),
    }),
  ),
  draft: draftedActionSchema.nullable(),
  /** The rules read the words otherwise. */
  isContrary: z.boolean(),
  /** Parts of the answer that failed a check, or the second pass. */
  dropped: z.array(z.enum(DROPPED)),
});

const analystReadingSchema = record('AnalystReading', {
  problemId: rowId,
  state: z.enum(READING_STATES),
  /** Why the rules' reading stands; null where the model's is proposed. */
  reason: z.enum(FALLBACKS).nullable(),
  reading: checkedReading.nullable(),
  model: z.string().nullable(),
  updatedAt: timestamp,
});
export type AnalystReading = z.infer<typeof analystReadingSchema>;

/** Tokens and millionths of a US dollar; null: unknown price. */
const sums = z.strictObject({ inputTokens: count, outputTokens: count, costMicros: count.nullable() });

const analystRunSchema = record('AnalystRun', {
  id: rowId,
  state: z.enum(RUN_STATES),
  language: locale,
  total: count,
  read: count,
  failed: count,
  used: sums,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const analystSchema = record('Analyst', {
  isOn: z.boolean(),
  /** Null: none is set up. */
  model: z.string().nullable(),
  /** Host that the client's sentences are sent to; null for the installation's model, or none. */
  host: z.string().nullable(),
  isCapReached: z.boolean(),
  /** Problems that a pass would read, and what that would take at most. */
  waiting: z.strictObject({ problems: count, estimate: sums }),
  /** The latest pass; null before the first. */
  run: analystRunSchema.nullable(),
  /** Proposals, or why there is none, for problems that nobody has confirmed. */
  readings: z.array(analystReadingSchema),
});
export type Analyst = z.infer<typeof analystSchema>;

export const analystLetterSchema = record('AnalystLetter', {
  /** Null where none is open. */
  letter: record('ProposedLetter', {
    text,
    language: locale,
    model: text,
    createdAt: timestamp,
  }).nullable(),
  /** Why the model's draft was refused; null where it was not. */
  fault: z.enum(LETTER_FAULTS).nullable(),
});
export type AnalystLetter = z.infer<typeof analystLetterSchema>;

/** False: nothing is drafted for the problem, or it has changed since. */
export const takenActionSchema = record('TakenAction', { isTaken: z.boolean() });
