import { z } from 'zod';
import { locale, record, timestamp } from '#shared/answer.ts';
import { oneOf, readUpdatedAt, rowId } from '#shared/fields.ts';
import { byLocale, LOCALES } from '#shared/languages.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { COMPANY_SIZES } from '#features/consulting/companies/company.values.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import { ARCHITECTURE_MODULES } from '#features/consulting/report/report.values.ts';
import {
  interventionSchema,
  interventionWordsSchema,
} from '#features/consulting/report/catalogue/catalogue.schema.ts';
import { OWN_INTERVENTION, SECTORS } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { given } from '#features/consulting/report/catalogue/override.schema.ts';

/** Entries of one workspace, and of one file. */
export const MOST_OWN = 400;
const MOST_NEEDS = 10;

const HOW_TOOL =
  '`tool` is a kind of tool, and `toolMust` two to five things that it must be able to do. Reports print “Tool. Requirements: first; second.”: nouns, infinitives and sentences all fit.';
const HOW_KPI =
  '`kpi` is the figure, and `kpiHow` how it is read. Reports print “Figure; how.”, or two sentences where `kpiHow` begins with a capital letter.';
const MUST = ['change the measures of a model', 'list the material of a drawing'];
const MATCH = { process: 'quotes', symptoms: ['slow'], sectors: [], sizes: [], about: ['staircase draw'] };

const { shape } = interventionSchema;
const figures = {
  effort: shape.effort,
  weeks: shape.weeks,
  setupEuros: shape.setupEuros,
  runningEurosPerYear: shape.runningEurosPerYear,
  savedShare: shape.savedShare,
  avoidedShare: shape.avoidedShare,
};

/**
 * Figures of an own intervention, the same as of a shipped one. It always has `match.about`: without a phrase it answers
 * a problem only where a person chooses it.
 */
export const ownFiguresSchema = interventionSchema
  .omit({ id: true, version: true, settles: true })
  .extend({ match: shape.match.required({ about: true }).meta({ examples: [MATCH] }) });
export type OwnFigures = z.infer<typeof ownFiguresSchema>;

const text = (min: number, max: number) =>
  z
    .string('errors:fields.text')
    .trim()
    .min(min, 'consulting:interventions.tooShort')
    .max(max, 'errors:fields.tooLong');
/** An empty one is none. */
const absent = <Text extends z.ZodType>(schema: Text) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** As `interventionWordsSchema`, with messages for those who type. */
const written = {
  title: text(8, 80),
  problem: absent(text(8, 60)),
  cases: z.array(text(4, 40), 'errors:fields.list').length(2, 'errors:fields.list').optional(),
  first: text(20, 420),
  lasting: text(20, 420),
  owner: text(3, 60),
  ownerSmall: absent(text(3, 60)),
  kpi: text(5, 90).meta({ description: HOW_KPI }),
  kpiHow: text(15, 220).meta({ description: HOW_KPI }),
  tool: text(5, 90).meta({ description: HOW_TOOL }),
  toolMust: z
    .array(text(8, 140), 'errors:fields.list')
    .min(2, 'consulting:interventions.toolMust')
    .max(5, 'consulting:interventions.toolMust')
    .meta({ examples: [MUST], description: HOW_TOOL }),
  before: z.string('errors:fields.text').trim().max(220, 'errors:fields.tooLong'),
  risk: text(20, 420),
};
const words = z.strictObject({ ...written, before: written.before.default('') });
/** In one language at least. */
const sentWords = z.union(
  LOCALES.map((locale) => z.strictObject({ ...byLocale(() => words.nullish()), [locale]: words })),
);

const some = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(oneOf(values), 'errors:fields.list');
const ids = z
  .array(z.string('errors:fields.text').max(60, 'errors:fields.tooLong'), 'errors:fields.list')
  .max(MOST_NEEDS, 'errors:fields.tooMany');

const match = {
  process: oneOf(PROCESSES),
  symptoms: some(SYMPTOMS),
  sectors: some(SECTORS),
  sizes: some(COMPANY_SIZES),
  about: given(shape.match.shape.about.unwrap()),
  anywhere: given(shape.match.shape.about.unwrap()).optional(),
};
const sentFigures = {
  effort: given(figures.effort),
  weeks: given(figures.weeks),
  setupEuros: given(figures.setupEuros),
  runningEurosPerYear: given(figures.runningEurosPerYear),
  savedShare: given(figures.savedShare),
  avoidedShare: given(figures.avoidedShare),
  figuresSource: z
    .string('errors:fields.text')
    .trim()
    .min(1, 'consulting:catalogue.sourceRequired')
    .max(MAX_LINE, 'errors:fields.tooLong'),
  module: oneOf(ARCHITECTURE_MODULES).nullable(),
  needs: ids,
  after: ids.optional(),
};

const sent = z.strictObject({
  ...sentFigures,
  match: z.strictObject({
    ...match,
    symptoms: match.symptoms.default([]),
    sectors: match.sectors.default([]),
    sizes: match.sizes.default([]),
    about: match.about.default([]),
  }),
  savedShare: sentFigures.savedShare.default(null),
  avoidedShare: sentFigures.avoidedShare.default(null),
  module: sentFigures.module.default(null),
  needs: sentFigures.needs.default([]),
  words: sentWords,
});
export const createOwnSchema = sent;
export type CreateOwn = z.infer<typeof createOwnSchema>;
/** Any part of an entry: members that are not sent stay, inside `match` and inside the words of a language too. */
export const updateOwnSchema = z
  .strictObject({
    ...sentFigures,
    match: z.strictObject(match).partial(),
    words: z.strictObject(byLocale(() => z.strictObject(written).partial().nullable())).partial(),
  })
  .partial()
  .extend({ updatedAt: readUpdatedAt });
export type UpdateOwn = z.infer<typeof updateOwnSchema>;

const shownText = interventionWordsSchema.extend({
  toolMust: interventionWordsSchema.shape.toolMust.meta({ examples: [MUST] }),
});
/** Words in each language in which somebody wrote them; a report in the other one takes these. */
const shownWords = z.strictObject(byLocale(() => shownText.nullable()));
export const ownSchema = record('OwnIntervention', {
  id: rowId,
  /** Names it in readings, reports and files: `ours-…`. */
  key: z.string(),
  /** 1, and one more with every change. */
  version: z.int(),
  figures: ownFiguresSchema,
  words: shownWords,
  /** Languages without words of their own. */
  lacks: z.array(locale),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type OwnIntervention = z.infer<typeof ownSchema>;

/** One entry of a file, as the export writes it. */
const filed = sent.extend({
  key: z
    .string('errors:fields.text')
    .regex(new RegExp(`^${OWN_INTERVENTION}[a-z0-9]{4,20}$`), 'errors:fields.invalid')
    .meta({ examples: ['ours-3f9a2c51d0'] }),
  version: z.int('errors:fields.integer').positive('errors:fields.integer').optional(),
});
export const ownFileSchema = z.strictObject({
  interventions: z
    .array(filed, 'errors:fields.list')
    .min(1, 'errors:fields.required')
    .max(MOST_OWN, 'errors:fields.tooMany')
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'errors:fields.repeated'),
});
export type OwnFile = z.infer<typeof ownFileSchema>;

export const ownImportedSchema = record('ImportedInterventions', {
  added: z.int(),
  /** Those whose key was there already. */
  changed: z.int(),
});
