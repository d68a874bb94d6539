import type { Aspect } from './aspects.rules.ts';
import type { Form } from './forms.rules.ts';
import type { Theme } from './themes.rules.ts';
import type { AudienceType, ContentType, Tone } from './writer.types.ts';

/** Lines for everybody, and lines that only suit one of the two audiences. Their places: sentence.rules.ts. */
export type ByAudience = { any: readonly string[]; B2C: readonly string[]; B2B: readonly string[] };
export type ByTone = { any: readonly string[] } & Readonly<Partial<Record<Tone, readonly string[]>>>;

/**
 * What can be said around a fact of one kind. Nothing here may claim what the fact does not: a line must hold for a
 * delivery in an hour and for one in six weeks.
 */
export type AspectCopy = {
  label: string;
  /** What a buyer looks at, inside a sentence: "el plazo de entrega". */
  need: string;
  titles: readonly string[];
  questions: readonly string[];
  /** What keeps a buyer from buying, in their own words. */
  doubt: string;
  /** What follows from the fact, as the second half of a sentence: "…, así que {so}". */
  so: readonly string[];
  /** What the fact means to them. */
  means: ByAudience;
};

export type ThemeCopy = {
  /** How the reader's day looks before the product comes into it. */
  hooks: ByAudience;
  /** Hashtags that fit every product of the kind. */
  tags: readonly string[];
  /** For the person who designs an image. */
  scene: string;
};

export type AspectTable = Readonly<Record<Aspect, AspectCopy>>;
export type ThemeTable = Readonly<Record<Theme, ThemeCopy>>;

/** The parts that a text is put together from; each line stands once in a set of texts. */
export const MOVES = [
  'turn',
  'practical',
  'define',
  'defineAgain',
  'introduce',
  'introduceAgain',
  'name',
  'weigh',
  'lead',
  'plain',
  'audience',
  'quote',
  'close',
  'ask',
] as const;
export type MoveTable = Readonly<Record<(typeof MOVES)[number], ByTone>>;

/** What the reader is asked to do: to order, to book, or to talk first. */
export type Goal = 'order' | 'book' | 'talk';
export type Channel = 'email' | 'social' | 'landing';
export type PriceKind = 'amount' | 'from' | 'free' | 'ask' | 'cited';

/** How facts, prices and requests become sentences. */
export type SentenceFrames = {
  facts: {
    /** A fact by itself, and with what it means. */
    alone: string;
    explained: string;
    /** A fact and what follows from it in one sentence, by the fact's form. */
    so: Readonly<Record<Form, readonly string[]>>;
    /** Where the fact by itself has been used already and nothing stands before it. */
    open: Readonly<Record<Form, readonly string[]>>;
    /** After another sentence, by the fact's form. */
    next: Readonly<Record<Form, readonly string[]>>;
  };
  /** Frames that a kind of fact takes besides, where its form is a noun or a phrase. */
  aspects: Partial<Record<Aspect, { noun?: readonly string[]; phrase?: readonly string[] }>>;
  /** Two or three facts in one sentence. */
  joins: Readonly<Record<'clauses' | 'verbs' | 'adjectives' | 'predicates' | 'nouns', readonly string[]>>;
  /** Ties a feature, and a size or a container, to what the product is. */
  with: string;
  within: string;
  prices: Readonly<Record<PriceKind, readonly string[]>>;
};

/** What the reader is asked to do, and what stands on the button. */
export type RequestFrames = {
  asks: Readonly<Record<Channel, Readonly<Record<Goal, readonly string[]>>>>;
  buttons: Readonly<Record<Goal, readonly string[]>>;
};

/** Subjects, titles, headlines and what stands around a text. */
export type ShortFrames = {
  subjects: readonly string[];
  preheaders: readonly string[];
  greetings: ByTone;
  signatures: ByTone;
  headlines: readonly string[];
  subheadlines: readonly string[];
  metaTitles: readonly string[];
  metaDescriptions: readonly string[];
  answers: readonly string[];
  priceAnswers: Readonly<Record<PriceKind, readonly string[]>>;
  priceQuestions: readonly string[];
  contactQuestions: readonly string[];
  contactAnswers: readonly string[];
  campaignNames: Readonly<Record<Channel, string>>;
  contentTitles: Readonly<Record<ContentType, string>>;
  /** Of the analysis: the fullest line that can be filled is taken. */
  proposition: readonly string[];
  priceDoubts: readonly string[];
  audienceFit: {
    named: Readonly<Record<AudienceType, string>>;
    unnamed: Readonly<Record<AudienceType, string>>;
    reasons: string;
  };
  /** For whoever designs or describes an image. */
  scenes: readonly string[];
  altTexts: readonly string[];
};

export type FrameTable = SentenceFrames & RequestFrames & ShortFrames;
