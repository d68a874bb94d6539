import { z } from 'zod';
import { nullIsAbsent, oneOf } from '#shared/fields.ts';
import { record } from '#shared/answer.ts';
import { shownFields } from '#shared/record-schema.ts';
import { PROCESSES, SYMPTOMS, type Reading } from './reading/reading.values.ts';
import { SECTORS } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { rememberedSchema } from './memory/memory.schema.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { PROPOSED_STAKES } from './stake/stake.values.ts';
import { rowSchemas, type NewRow } from '#features/consulting/profile/rows/row.schema.ts';
import { batchOf, profileRow } from '#features/consulting/profile/rows/row-list.schema.ts';

const readingSchema = record('ProblemReading', {
  process: z.enum(PROCESSES),
  symptom: z.enum(SYMPTOMS),
  /**
   * Whether a person chose or confirmed it; else the rules read it. Confirmed as `other` without an intervention: it was
   * looked at and stays open, so the report asks what settles it and plans nothing.
   */
  isConfirmed: z.boolean(),
  /** Intervention of the catalogue that a person chose; null or missing where the rules choose. */
  interventionId: z.string().nullish(),
  /** Words of the description that it rests on, in their order; offsets in UTF-16 units. */
  evidence: z.array(record('ReadingEvidence', { start: z.int(), end: z.int(), text: z.string() })).optional(),
  /** The next best readings, the likelier first: two, and three where it is open. */
  alternatives: z
    .array(record('ReadingAlternative', { process: z.enum(PROCESSES), symptom: z.enum(SYMPTOMS) }))
    .optional(),
});
/** Sent by a person who confirms or changes it; left out, the rules read the description. */
const given = {
  reading: nullIsAbsent(
    z.strictObject({
      process: oneOf(PROCESSES),
      symptom: oneOf(SYMPTOMS),
      isConfirmed: z.boolean('errors:fields.boolean').default(true),
      interventionId: z.string('errors:fields.choice').max(60, 'errors:fields.choice').nullish(),
    }),
  ),
};

const schemas = rowSchemas(ROW_FIELDS.problem);
export const createProblemSchema = schemas.create.extend(given);
export const createProblemsSchema = batchOf(schemas.item.extend(given));
export const updateProblemSchema = schemas.update.extend(given);

/** The words of each, as a person leaves them. */
export const splitProblemSchema = z.strictObject({
  first: schemas.item.shape.description,
  second: schemas.item.shape.description,
  updatedAt: schemas.update.shape.updatedAt,
});
export type SplitProblem = z.infer<typeof splitProblemSchema>;

type GivenReading = { reading?: Reading | undefined };
export type CreateProblem = NewRow<typeof ROW_FIELDS.problem> & GivenReading;
export type CreateProblems = { items: Omit<CreateProblem, 'companyId'>[] };
export type UpdateProblem = z.infer<typeof updateProblemSchema>;

export const problemSchema = profileRow('ProfileProblem', {
  ...shownFields(ROW_FIELDS.problem),
  reading: readingSchema,
  /** Its name in a report in the caller's language, where its answer has a name of its own for it. */
  label: z.string().nullish(),
  /** At stake by its words, where nobody has said what is: a person confirms it as `stake`. */
  proposedStake: z.enum(PROPOSED_STAKES).exactOptional(),
  /** In lists, of a problem that nobody has confirmed: a confirmed one of the workspace that says nearly the same. */
  remembered: rememberedSchema.optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** A reading that is not stored yet; what is left out is the stored one's. */
export const interventionsQuery = z.strictObject({
  process: oneOf(PROCESSES).optional(),
  symptom: oneOf(SYMPTOMS).optional(),
  /** Its sheet is answered; else that of the one of the rules. */
  chosen: z.string().max(60, 'errors:fields.choice').optional(),
  /** Words to look for in the whole catalogue, whatever the process. */
  q: z.string().max(120, 'errors:fields.tooLong').optional(),
});
export type InterventionsQuery = z.infer<typeof interventionsQuery>;

const interventionTitle = record('InterventionTitle', {
  id: z.string(),
  title: z.string(),
  /** Trades that it was written for, none of them the company's. */
  otherTrades: z.array(z.enum(SECTORS)).exactOptional(),
  /** Of the workspace's own. */
  isOwn: z.literal(true).exactOptional(),
});
const interventionSheet = interventionTitle.extend({
  /** Trades that it was written for; none for any. */
  trades: z.array(z.enum(SECTORS)),
  /** Nouns of another trade on which its title or its first step hangs: nothing in the record names them. */
  foreignNouns: z.array(z.string()),
  /** Words of the description for which it is offered; none where the process alone speaks for it, or a person. */
  because: z.array(z.string()),
  first: z.string(),
  lasting: z.string(),
  owner: z.string(),
  kpi: z.string(),
  kpiHow: z.string(),
  tool: z.string(),
  toolMust: z.array(z.string()),
  /** Precondition besides other interventions; empty for none. */
  before: z.string(),
  risk: z.string(),
  /** For a company of this size. Money in cents, shares 0 to 1. */
  weeks: z.int(),
  effort: z.int(),
  setupLowCents: z.int(),
  setupHighCents: z.int(),
  runningLowCents: z.int(),
  runningHighCents: z.int(),
  savedShare: z.array(z.number()).nullable(),
  avoidedShare: z.array(z.number()).nullable(),
  /** `example` until the firm has confirmed its figures. */
  figuresSource: z.string(),
});
export type InterventionSheet = z.infer<typeof interventionSheet>;
export const problemInterventionsSchema = record('ProblemInterventions', {
  /** The intervention that the rules choose for this row, its own choice left aside. */
  suggested: interventionTitle,
  /** Interventions of the process that were not written for another trade, by title, each with its first step; with `q` those found. */
  items: z.array(interventionTitle.extend({ first: z.string() }).meta({ id: 'OfferedIntervention' })),
  sheet: interventionSheet.meta({ id: 'InterventionSheet' }),
});
export type ProblemInterventions = z.infer<typeof problemInterventionsSchema>;
