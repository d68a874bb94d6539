import type { Locale } from '#shared/languages.ts';
import type { ActionKind, Brief, BriefField } from '#features/marketing/brief/brief.types.ts';
import type {
  AudienceType,
  FactField,
  MarketingFacts,
  Tone,
} from '#features/marketing/writer/checks/writer.types.ts';
import type { FORMULAS, HINT_CODES, VARIANT_FORMULAS } from './composer.values.ts';

export type Formula = (typeof FORMULAS)[number];
/** What a variant opens with: the one thing in which it differs from its neighbours. */
export type VariantFormula = (typeof VARIANT_FORMULAS)[number];
export type Variant = { formula: VariantFormula; text: string };
/** By the name of the field that they are picked for, in the order of the tone; the first stands in the text. */
export type Variants = Record<string, Variant[]>;

/**
 * What the owner could do for a better text. `field` is the question of the brief (or the field of the product) that
 * answers it; `facts` are the typed words that are meant, where there are some. The words stand in `writer:hints`.
 */
export type Hint = { code: (typeof HINT_CODES)[number]; field: string; facts?: string[] };
/** A text with what can be picked in its place and what would make it better. */
export type Composed<T> = { content: T; variants: Variants; hints: Hint[] };
export type Address = 'usted' | 'tu';

type ByTone = Record<Tone, string>;
type ByReader = Record<AudienceType, ByTone>;
/** i18n `composer.json`; `[usted|tú]` in a text is chosen by the form of address. */
export type ComposerWords = {
  greeting: ByTone;
  signOff: ByTone;
  /** After a problem in the buyer’s own voice, and after others in a friendly tone. */
  sound: string;
  /** A problem as a question, where it stands alone. */
  ask: string;
  lead: Record<'name' | 'sentence' | 'price' | 'company', string>;
  quote: { text: string; by: string; byAfterStop: string };
  price: string;
  offer: { deadline: string };
  /** What changes, after the problem. */
  with: string;
  /** `look`: a visit to a web address. */
  action: { withTarget: Record<Deed, ByTone> } & Record<Exclude<Channel, 'ad'>, ByReader>;
  button: Record<Deed, string>;
  faq: Record<'price' | 'guarantee', string>;
  audience: Record<AudienceType, string>;
  campaign: Record<'email' | 'social_media' | 'landing_page', string>;
};
/** What the reader is asked to do: a link is looked at, not visited. */
export type Deed = ActionKind | 'look';
export type Channel = 'email' | 'social' | 'landing' | 'ad';

/** i18n `trades/<trade>.json`: what an expert of the trade knows; nothing in it is a claim about anybody. */
export type TradeWords = {
  name: string;
  openings: string[];
  objections: { objection: string; question: string; field: string }[];
  buttons: { action: string; question: string; number: string };
  /** What `buttons.action` asks for (`trade-kinds.values.ts`). */
  kind: ActionKind;
  /** Whether `buttons.action` also asks to follow a link and look. */
  isTried: boolean;
  formQuestions: string[];
  imageIdeas: string[];
  hashtags: string[];
  /** An example answer for each question of the brief. */
  examples: Record<Exclude<BriefField, 'deadline' | 'action' | 'proofs'> | 'proof', string>;
};

export type ComposerInput = {
  facts: MarketingFacts;
  /** Of the language asked for; null: the product's own fields count as one. */
  brief: Brief | null;
  language: Locale;
  tone: Tone;
  now: Date;
  /** Chosen by the owner; else that of their own words, else usted. */
  address?: Address | undefined;
  /** Which of the variants opens the text, counted from 0: a text written again opens with the next one. */
  take?: number | undefined;
  words: ComposerWords;
  trade: TradeWords;
};

/** Words as they were typed, whole, and where. */
export type Fact = {
  text: string;
  field: FactField;
  /** With its final full stop, as it stands between quotation marks. */
  typed?: string;
  /** The facts that are told as one, where `text` joins several short ones. */
  parts?: Fact[];
};

/** All that a text may quote. What is undefined or missing was not answered, or may not be used. */
export type Material = {
  input: ComposerInput;
  address: Address;
  /** Whether a brief answers anything; without one the product's own fields are all there is. */
  isBriefed: boolean;
  /** False where the product's advantages stand in for the proofs that a brief lacks. */
  hasOwnProofs: boolean;
  name: string;
  company: string;
  /** What the product is. */
  what?: Fact | undefined;
  pain?: Fact | undefined;
  change?: Fact | undefined;
  /** The strongest first. */
  proofs: Fact[];
  /** Of the product, where the brief has proofs of its own. */
  advantages: Fact[];
  quote?: { text: Fact; name: string } | undefined;
  offer?: Fact | undefined;
  /** As the language writes dates. */
  deadline?: string | undefined;
  guarantee?: Fact | undefined;
  price?: Fact | undefined;
  /** The characteristics one by one. */
  characteristics: Fact[];
  /** Numbers of registers, which stand at the foot. */
  registrations: Fact[];
  /** Those that neither say what the product is nor are told by a proof. */
  details: Fact[];
  action: Brief['action'];
  /** What was typed and cannot be used, and why. */
  hints: Hint[];
};
