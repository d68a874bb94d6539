import { z } from 'zod';
import { COMPANY_SIZES } from '#features/consulting/companies/company.values.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import { ARCHITECTURE_MODULES } from '#features/consulting/report/report.values.ts';
import { SECTORS } from './catalogue.values.ts';

/** The same kind of figure for a small, a medium and a large company. */
const bySize = <Figure extends z.ZodType>(figure: Figure) =>
  z.strictObject({ small: figure, medium: figure, large: figure });

const range = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()])
  .refine(([low, high]) => low <= high, 'The first figure of a range is the lower one.');

const phrases = z.array(z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, 'Folded word beginnings.'));

/**
 * Figures of an intervention and what it applies to. `match.symptoms` empty: any symptom; `match.sectors` empty: any
 * sector; `match.sizes` empty: any size. Money in euros, without tax.
 */
export const interventionSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{2,40}$/, 'Lower-case words joined by hyphens.'),
  version: z.int().positive(),
  /** For a problem that is not understood yet: reports ask what settles it, and plan nothing (D29). */
  settles: z.literal(true).optional(),
  match: z.strictObject({
    process: z.enum(PROCESSES),
    symptoms: z.array(z.enum(SYMPTOMS)),
    sectors: z.array(z.enum(SECTORS)),
    sizes: z.array(z.enum(COMPANY_SIZES)),
    /**
     * Phrases of both languages; with them the intervention answers only problems whose text says one. Each is a list
     * of word beginnings near each other in any order, as `foldText` leaves them: "pocas resen" for "Tenemos muy pocas
     * reseñas".
     */
    about: phrases.optional(),
    /** Phrases so particular that the intervention answers them whatever process the text is read as. */
    anywhere: phrases.optional(),
  }),
  /** 1 little to 5 much. */
  effort: bySize(z.int().min(1).max(5)),
  weeks: bySize(z.int().min(1).max(104)),
  setupEuros: bySize(range),
  runningEurosPerYear: bySize(range),
  /** Share of the hours, 0 to 1, from and to; null where no hours are saved. */
  savedShare: range.refine(([, high]) => high <= 1, 'A share is at most 1.').nullable(),
  /** Share of what incidents cost, 0 to 1, that no longer arises; null where none is prevented. */
  avoidedShare: range.refine(([, high]) => high <= 1, 'A share is at most 1.').nullable(),
  /** `example` until the firm confirms the figures; else where they come from. */
  figuresSource: z.string().min(1),
  /** Module of the AI architecture that carries it; null for a measure without software. */
  module: z.enum(ARCHITECTURE_MODULES).nullable(),
  /** Interventions that must stand before this one begins, by id. */
  needs: z.array(z.string()),
  /** Interventions that come before this one where a plan has both, by id; nothing is added to a plan for them. */
  after: z.array(z.string()).optional(),
});
export type Intervention = z.infer<typeof interventionSchema>;

const sentence = z.string().min(20).max(420);
/** Words of an intervention in one language; plain text. */
export const interventionWordsSchema = z.strictObject({
  /** Title of the action, an infinitive: "Capture supplier invoices where they arrive". */
  title: z.string().min(8).max(80),
  /**
   * Noun phrase of the problem that it answers: "supplier invoices paid twice". Reports say it in place of what the
   * problem was read as, so that label and answer agree; whatever has `match.about` has one.
   */
  problem: z.string().min(8).max(60).optional(),
  /** Cases that are counted, one and several: "missed call", "missed calls". Default: those of its process. */
  cases: z.array(z.string().min(4).max(40)).length(2).optional(),
  /** First week: a step that costs nothing or nearly nothing. One or two sentences. */
  first: sentence,
  /** The lasting solution. One to three sentences. */
  lasting: sentence,
  /** Role of the owner: "finance lead". */
  owner: z.string().min(3).max(60),
  /** The same in a firm of up to 49 people, where that role does not exist. */
  ownerSmall: z.string().min(3).max(60).optional(),
  /** Figure that shows it works, and how it is measured. */
  kpi: z.string().min(5).max(90),
  kpiHow: z.string().min(15).max(220),
  /** Category of tool, never a brand, and what it must be able to do. */
  tool: z.string().min(5).max(90),
  toolMust: z.array(z.string().min(8).max(140)).min(2).max(5),
  /** Precondition besides other interventions; empty for none. */
  before: z.string().max(220),
  /** Main risk, with its mitigation. */
  risk: sentence,
});
export type InterventionWords = z.infer<typeof interventionWordsSchema>;

export const catalogueFileSchema = z.array(interventionSchema);
export const catalogueWordsSchema = z.record(z.string(), interventionWordsSchema);
