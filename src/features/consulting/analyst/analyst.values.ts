import { MODEL_FAULTS } from '#shared/model-faults.ts';

export const RUN_STATES = ['running', 'done', 'cancelled'] as const;

/** `failed`: the rules' reading stands, with a reason. */
export const READING_STATES = ['waiting', 'read', 'failed'] as const;

/** An accepted letter is a text of the draft, and no longer here. */
export const LETTER_STATES = ['open'] as const;

/** Faults of an answer that is refused as a whole. */
const ANSWER_FAULTS = ['not_json', 'evidence', 'intervention', 'figure', 'leak'] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** Why a problem stays as the rules read it. */
export const FALLBACKS = [
  ...MODEL_FAULTS,
  ...ANSWER_FAULTS,
  /** The text speaks to a machine, and was not sent. */
  'instructions',
  'cap_reached',
  'model_gone',
  /** The description has changed since. */
  'text_changed',
  'internal',
] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** Faults of a text that a model wrote; it is dropped, and the reading stays. */
export const TEXT_FAULTS = [
  'length',
  'markup',
  'address',
  'figure',
  'language',
  'catalogue',
  'leak',
] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Parts of an answer that were left out, and why. */
export const DROPPED = ['figure', 'action', 'draft', 'unchecked'] as const;
export type Dropped = (typeof DROPPED)[number];

/** Characters of a description that are sent; a problem has said by then what it is about. */
export const LONGEST_SENT = 2000;
export const MOST_INTERVENTIONS = 2;
export const MOST_OFFERED = 8;
export const MOST_EVIDENCE = 4;
export const LONGEST_EVIDENCE = 160;
export const MOST_FIGURES = 6;
/** A billion tokens; more is a typo. */
export const MOST_MONTHLY = 1_000_000_000;
/** Problems of a pass. */
export const MOST_PROBLEMS = 500;

/** Fields of a drafted action, as the catalogue has them, and how long each may be. */
export const DRAFT_FIELDS = {
  title: { min: 8, max: 80 },
  first: { min: 20, max: 420 },
  lasting: { min: 20, max: 420 },
  tool: { min: 5, max: 140 },
  kpi: { min: 5, max: 140 },
  risk: { min: 20, max: 420 },
  before: { min: 0, max: 220 },
} as const;
export type DraftField = keyof typeof DRAFT_FIELDS;

/** Why a model's letter was refused. */
export const LETTER_FAULTS = [...MODEL_FAULTS, ...TEXT_FAULTS, 'not_json', 'cap_reached'] as const;
export type LetterFault = (typeof LETTER_FAULTS)[number];
