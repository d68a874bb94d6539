import type { Voice } from '#features/marketing/writer/formulas/composer.types.ts';

/** Alternatives of an expression, joined by `|`; '' where a language has none. */
type Source = string;

/** A language of the portals: what the rules that write, check and quote texts ask of it. */
export type LanguagePack = {
  /** As instructions to models call it. */
  name: string;
  /** A heading that begins a phase of the report. */
  phase: string;
  /** Outer marks first: the next pair encloses what contains these. */
  quotationMarks: readonly (readonly [open: string, close: string])[];
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
  /** Those of them that join two sentences. */
  joiningWords: ReadonlySet<string>;
  /** Folded words that show no language: here they are everyday words, names or abbreviations. */
  sharedWords: ReadonlySet<string>;
  /** Capitalised words that are allowed although no input has them. */
  capitals: RegExp;
  /** Abbreviations whose full stop belongs to them. */
  abbreviations: Source;
  /** Numbers of one word, each with its value behind it. */
  numbers: string;
  /** Quantities in words, folded. "One" and "first" are omitted, because any sentence may need them. */
  quantities: Source;
  /** Quantities of other languages that are ordinary words here. */
  noQuantities: ReadonlySet<string>;
  /** Ratings of the report in all their forms, folded. */
  levels: Readonly<Record<'high' | 'medium' | 'low' | 'critical', string>>;

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
  /** Verbs of the third person, which is also that of "usted", at the beginning; none that reads as a request. */
  bareVerb?: RegExp;
  /** An object at the end that only the product's name explains: "can ride him". */
  endsUnnamed?: RegExp;
  /** A problem that speaks of a thing nobody has named. */
  ofUnnamed?: RegExp;
  /** The end of the first clause of a sentence of two, each with its own subject. */
  clauseEnd: RegExp;
  /** Words before the places that buyers live in. */
  placeWords: Source;
  /** Capitalised words that follow those and are no place. */
  noPlaces: RegExp;
  /** Words before a noun that open no sentence which stands alone: "on slopes where no tractor gets". */
  prepositions: RegExp;
  /** A change at a place that only the problem names: "dejan de criar ahí". */
  pointsBack?: RegExp;
  /** A problem that such words can mean; without it, any. */
  pointedAt?: RegExp;
  /** A change of somebody whom only the problem names. */
  ofSomebody: RegExp;
  namesSomebody: RegExp;

  /** An answer that is none. */
  nothing: RegExp;
  free: RegExp;
  /** Words after a semicolon that take back or limit what stands before it. */
  limits: RegExp;
  /** Says that a price does not hold something: "the bees are not included". */
  excludes: RegExp;
  /** Says of a characteristic that it limits, costs or asks for something: it stands last in a list. */
  drawback: RegExp;
  condition: RegExp;
  guarantee: RegExp;
  /** Lines of a brief that promise, offer. */
  promises: RegExp;
  offers: RegExp;
  /** Whether a quotation that is signed ends with its full stop inside its marks. */
  stopInsideQuotes: boolean;
  /** Names of registers and standards. */
  register: RegExp;
  /** A target that says itself what to do, or what it is: "ring Pete after six", "tfno. 611…". */
  saysItself: RegExp;
  /** Words that follow "Te esperamos" without "en". */
  saysWhere: RegExp;
  /** Words of a first step that holds for the week of the text, and what they become where it is taken later. */
  sooner: readonly (readonly [now: RegExp, later: string])[];
  /** Months and seasons that come every year, in folded words. */
  seasons: {
    /** The months of a season, counted from 1, and its name. */
    names: readonly (readonly [name: Source, first: number, last: number])[];
    /** Words before a month or a season that comes every year. */
    every: Source;
    /** Words before a season alone: "the summer". */
    the: Source;
    /** Between two months, and before the first of them. */
    from: Source;
    to: Source;
    /** Words after a season of one year: "last summer" is none that comes again. */
    notOnce: Source;
  };
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
