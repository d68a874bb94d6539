import type { Process, Symptom } from '#features/consulting/profile/reading/reading.values.ts';
import type { Voice } from '#features/marketing/writer/formulas/composer.types.ts';

/** Alternatives of an expression, joined by `|`; '' where a language has none. */
export type Source = string;
export type Each<Name extends string> = Readonly<Record<Name, Source>>;

/** A language of the portals: what the rules that write, check and quote texts ask of it. */
export type LanguagePack = {
  /** As instructions to models call it. */
  name: string;
  /** A heading that begins a phase of the report. */
  phase: string;
  /** Outer marks first: the next pair encloses what contains these. */
  quotationMarks: readonly (readonly [open: string, close: string])[];
  listMark: string;
  /** Forms of address, where the language tells them apart. */
  address?: {
    readers: Readonly<Record<Voice, string>>;
    tu: RegExp;
    vosotros: RegExp;
    /** A verb of "tú" that begins a sentence, before its object. */
    openingVerb: RegExp;
    usted: RegExp;
    /** Said of usted, and of others: beside tú they are a doubt, alone a sign. */
    perhapsUsted: RegExp;
  };
  /** Whether a text asks after a problem ("¿Le suena?"): one of other people is then left out. */
  asksAfterProblems: boolean;

  /** Function words, folded. */
  bindingWords: ReadonlySet<string>;
  /** Folded words that show no language: here they are everyday words, names or abbreviations. */
  sharedWords: ReadonlySet<string>;
  /** Capitalised words that are allowed although no input has them. */
  capitals: RegExp;
  /** Abbreviations whose full stop belongs to them. */
  abbreviations: Source;
  /** Numbers as words. */
  numbers: ReadonlyMap<string, number>;
  /** Quantities in words, folded. "One" and "first" are omitted, because any sentence may need them. */
  quantities: Source;
  /** Quantities of other languages that are ordinary words here. */
  noQuantities: ReadonlySet<string>;
  /** Ratings of the report in all their forms, folded. */
  levels: Each<'high' | 'medium' | 'low' | 'critical'>;

  syllables: (word: string) => number;
  /** Higher is easier; 0 to 100 for ordinary texts. */
  readability: (syllablesPerWord: number, wordsPerSentence: number) => number;
  hardBelow: number;

  /** Words found beside a conjugated verb, or verbs themselves; never nouns. */
  verb: RegExp;
  /** Signs of a possible verb: a problem is left out only if it surely has none. */
  perhapsVerb: RegExp;
  perfect?: RegExp;
  /** "Perder la mañana…": said of anybody, and so of the reader. */
  infinitive?: RegExp;
  i: RegExp;
  /** Past tenses of "I". */
  iDid?: RegExp;
  we: readonly RegExp[];
  you: RegExp;
  /** A problem of third persons. */
  ofOthers: RegExp;
  /** Words that mean the product and cannot open a text without its name. */
  needsName: RegExp;
  /** A change of somebody whom only the problem names. */
  ofSomebody: RegExp;
  namesSomebody: RegExp;

  /** An answer that is none. */
  nothing: RegExp;
  free: RegExp;
  /** Words after a semicolon that take back or limit what stands before it. */
  limits: RegExp;
  condition: RegExp;
  guarantee: RegExp;
  /** Lines of a brief that promise, offer. */
  promises: RegExp;
  offers: RegExp;
  /** Names of registers and standards. */
  register: RegExp;
  /** A target that says itself what to do, or what it is: "ring Pete after six", "tfno. 611…". */
  saysItself: RegExp;
  /** Words that follow "Te esperamos" without "en". */
  saysWhere: RegExp;
  dates: {
    until: Source;
    /** Words between "until" and the day. */
    beforeDay: Source;
    names: Source;
    /** An offer that breaks off where its day would stand. */
    breaksOff: RegExp;
    withDay: (offer: string, day: string) => string;
  };
};

type Period = 'day' | 'week' | 'month' | 'year';

/**
 * What the problems of a company are read with, folded (`quantity-patterns.rules.ts` puts the expressions together).
 * Apart from the pack, because the browser reads problems too and needs nothing else.
 */
export type ProblemWords = {
  processes: ProcessStems;
  /** Whether the last noun of a compound is the thing. */
  hasCompounds: boolean;
  symptoms: Each<Exclude<Symptom, 'other'>>;
  prepositions: Source;
  determiners: Source;
  /** From zero to twenty, in their order. */
  numbers: string;
  /** Articles that count one. */
  articles: Source;
  bounds: Source;
  beforeBounded: Source;
  rangeWords: Source;
  periods: Each<Period>;
  /** Words that make a period of a day or a week: "a" day. */
  perPeriod: Each<Period>;
  periodAdverbs: Each<Period>;
  /** Behind an amount, before a period: it flows, and does not stand. */
  perTime: Source;
  saysPeriod: Source;
  /** Before a period. */
  every: Source;
  /** Before a thing, which is not one of `noThing`. */
  each: Source;
  noThing: Source;
  partsOfDay: Source;
  eachOne: Source;
  saysEach: Source;
  lengths: Each<'half' | 'quarters' | 'quarter' | 'halfDay' | 'bare'>;
  numberAndHalf: Source;
  hours: Source;
  hoursAndHalf: Source;
  minutes: Source;
  days: Source;
  saysLength: Source;
  /** Units of time and money: what is counted in them is no thing. */
  units: Source;
  incidents: Source;
  fails: Source;
  saysFailing: Source;
  once: Source;
  twice: Source;
  times: Source;
  currencies: Source;
  thousand: Source;
  million: Source;
  costEach: (incident: string) => Source;
  one: Source;
  people: Source;
  /** Before people who do not do the work, and after people who are gone. */
  countsOthers: Source;
  beforeCounted: Source;
  gone: Source;
  /** Words before an amount or a time that make it something else than a loss: a price, a saving, opening hours. */
  noCost: Source;
  noEffort: Source;
  /** A loss is named although an invoice stands before it: "wrong invoices cost us". */
  loss: Source;
  ages: Source;
  owed: (age: string) => Source;
  lying: Source;
  owesUs: Source;
  about: Source;
  /** Before the amount: "unpaid invoices come to €40,000". */
  tiedUp: Source;
  /** What the company owes itself is no money of its own. */
  ownDebt: Source;
  saysOwed: Source;
};

type StemLevel = 'decisive' | 'phrase' | 'noun' | 'hint';
/** Alternatives joined by `|`, each beginning with two literal characters, for texts folded by `foldText`. */
export type ProcessStems = Readonly<Partial<Record<Process, Readonly<Partial<Record<StemLevel, string>>>>>>;
