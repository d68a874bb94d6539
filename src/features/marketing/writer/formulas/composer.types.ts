import type { Locale } from '#shared/languages.ts';
import type { Brief, BriefField } from '#features/marketing/brief/brief.types.ts';
import type { ActionKind } from '#features/marketing/brief/brief.values.ts';
import type {
  AudienceType,
  FactField,
  MarketingFacts,
  Tone,
} from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint, Variant } from '#features/marketing/writer/checks/writer.schema.ts';
import type { FORMULAS, LEFT_OUT_REASONS, VARIANT_FORMULAS } from './composer.values.ts';

export type { Hint, Variant };

export type Formula = (typeof FORMULAS)[number];
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
/** Opening of a variant: the one thing in which it differs from its neighbours. */
export type VariantFormula = (typeof VARIANT_FORMULAS)[number];
/** By the name of the field that they are picked for, in the order of the tone; the first stands in the text. */
export type Variants = Record<string, Variant[]>;

/** A text with what can be picked in its place and what would make it better. */
export type Composed<T> = { content: T; variants: Variants; hints: Hint[] };
export type Address = 'usted' | 'tu';

/** Form of address of the frames: the owner's; 'none', without a person, if the owner mixes tú and usted. */
export type Voice = Address | 'vosotros' | 'none';

/** Kinds of request to the reader; `look`: a link to follow, `mail`: an address to write to. */
export type Deed = Exclude<ActionKind, 'reply'> | 'look' | 'mail';
export type Channel = 'email' | 'social' | 'landing' | 'ad';
/** i18n `composer.json`; `[usted|tú|vosotros]` in a text is chosen by the form of address. */
export type ComposerWords = {
  greeting: string;
  signOff: Record<Tone, string>;
  /** After a problem that the reader may have; English texts leave it out. */
  sound: string;
  company: string;
  /** After the product, before a verb of the reader's. */
  so: string;
  quote: Record<'text' | 'by', string>;
  price: string;
  guarantee: string;
  /** Names of customers that were typed and no more. */
  customers: string;
  deadline: string;
  /** `plain`: without a person, for an owner who speaks as one or in two ways. */
  action: Record<'asked' | 'plain', Record<Deed | 'reply' | 'message', string>> & {
    /** For targets with more than a number or an address. */
    labelled: Record<'call' | 'whatsapp' | 'visit', string>;
  };
  button: Record<Deed | 'reply' | 'ask' | 'offer', string>;
  faq: Record<'price' | 'guarantee', string>;
  audience: Record<AudienceType, string>;
  campaign: Record<'email' | 'social_media' | 'landing_page', string>;
};

/** i18n `trades/<trade>.json`: what an expert of the trade knows; nothing in it is a claim about anybody. */
export type TradeWords = {
  name: string;
  objections: { objection: string; question: string; field: string }[];
  buttons: { question: string; number: string };
  formQuestions: string[];
  imageIdeas: string[];
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
  /** Names of customers alone, which open no text. */
  isOfNames?: boolean;
  /** A proof that says who somebody is: it opens nothing. */
  isCertificate?: boolean;
  /** The proof that the owner starred. */
  isStrongest?: boolean;
};

/** All that a text may quote. What is undefined or missing was not answered, or may not be used. */
export type Material = {
  input: ComposerInput;
  address: Voice;
  /** Whether the owner says "I": then the composer says neither "us" nor "nos". */
  isOne: boolean;
  /** Whether a brief answers anything; without one the product's own fields are all there is. */
  isBriefed: boolean;
  name: string;
  company: string;
  /** The places that its buyers live in. */
  places?: string | undefined;
  /** Its trade, typed in the language of the text. */
  sector?: string | undefined;
  /** The buyers: they decide what is said, and are quoted by no text by itself. */
  buyer?: Fact | undefined;
  what?: Fact | undefined;
  pain?: Fact | undefined;
  change?: Fact | undefined;
  proofs: Fact[];
  /** Of the product, as far as no other answer says them. */
  advantages: Fact[];
  /** All that the product's own field says for it: a headline may say what stands below again. */
  praised: Fact[];
  quote?: { text: Fact; name: string } | undefined;
  offer?: Fact | undefined;
  deadline?: string | undefined;
  guarantee?: Fact | undefined;
  /** Questions of buyers that the owner has answered. */
  doubts: { question: string; answer: Fact }[];
  price?: Fact | undefined;
  /** Characteristics that the price does not hold, which stand beside it. */
  excluded: Fact[];
  characteristics: Fact[];
  /** Numbers of registers, which stand at the foot. */
  registrations: Fact[];
  /** Characteristics beside `what`; short ones are joined. */
  details: Fact[];
  action: Brief['action'];
  /** Typed words that cannot be used, and why. */
  hints: Hint[];
};
