import { foldText, formatText, type TextValues } from '#shared/texts/text.ts';
import { inAnyLanguage } from '#features/language/language-pack.rules.ts';
import type { Voice } from '#features/marketing/writer/formulas/composer.types.ts';

const LETTER_WORD = /\p{L}{3,}/gu;

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

export const lengthOf = (text: string): number => [...text].length;

/** A capital at the beginning, unless the first word has its own ("iPad"); nothing is ever lowered. */
export function raised(text: string): string {
  const [, before = '', first = ''] =
    /^([¿¡«“"‘'(]*)(\p{L}+)(?!\p{L}|:\/\/|\.\S+\.|\.\p{L}{2,}\/)/u.exec(text) ?? [];
  if (!/^\p{Ll}+$/u.test(first)) return text;
  const rest = text.slice(before.length + 1);
  return before + first.charAt(0).toLocaleUpperCase() + rest;
}

const FULL_STOP = new RegExp(
  `(?<![.…])(?<!\\.\\p{L}{1,3})(?<!\\b(?:${inAnyLanguage(({ abbreviations }) => abbreviations)}))\\.$`,
  'iu',
);

/** Without its final full stop; that of an abbreviation ("S.L.", "etc.") or of an ellipsis belongs to the words. */
export const withoutStop = (text: string): string => {
  const trimmed = text.trim();
  return FULL_STOP.test(trimmed) ? trimmed.slice(0, -1) : trimmed;
};

const LAST_WORD = /(?<!\S)\S+$/u;
const ADDRESS_IN = /(?:https?:\/\/|www\.)\S/u;
const SITE_IN = /(?<![\p{L}\d.-])(?:[\p{Ll}\d-]+\.)+\p{Ll}{2,}(?=[/?#]|$)/u;

/** Tells whether a text ends with a link or an e-mail address. Each pattern reads the last word once, whatever its length. */
function endsWithLink(text: string): boolean {
  const word = LAST_WORD.exec(text)?.[0] ?? '';
  const at = word.indexOf('@', 1);
  return (at !== -1 && at < word.length - 1) || ADDRESS_IN.test(word) || SITE_IN.test(word);
}

/** A sentence: with a full stop where it has no end of its own; a link takes none, "(IVA incl.)" does. */
export const ended = (text: string): string =>
  (/[.!?…:][”"»)]*$/u.test(text) && !/^[^(].*\)$/su.test(text)) || endsWithLink(text) ? text : `${text}.`;

/** Facts of fewer words are no sentence, headline or paragraph: they join a list. */
const FEWEST_WORDS = 3;
export const isTiny = (text: string): boolean => countWords(text) < FEWEST_WORDS;

/** Three words at least, two of which say something: no figure, code or price stands alone as a headline. */
export const canStandAlone = (text: string): boolean =>
  !isTiny(text) && (text.match(LETTER_WORD) ?? []).length >= 2 && !/\n/.test(text);

/** The forms of a frame by their number: `[usted|tú|vosotros]`, or `[usted|tú]` where the last two are alike. */
const FORM: Record<Voice, number> = { usted: 0, tu: 1, vosotros: 2, none: 0 };

/** `[usted|tú|vosotros]` by the form of address, then the places. What is filled in is never read as a frame. */
export const fill = (frame: string, address: Voice, values: TextValues = {}): string =>
  formatText(
    frame.replace(/\[([^[\]|]*(?:\|[^[\]|]*)+)\]/gu, (_, forms: string) => {
      const given = forms.split('|');
      return given[Math.min(FORM[address], given.length - 1)] ?? '';
    }),
    values,
  );

export const paragraph = (...sentences: (string | undefined)[]): string =>
  sentences.filter((text) => text !== undefined && text !== '').join(' ');
export const paragraphs = (...parts: (string | undefined)[]): string =>
  parts.filter((text) => text !== undefined && text !== '').join('\n\n');

/** Folded, and with a mark on both sides of every word, so that a part of a longer word is not found in it. */
const markedWords = (text: string): string => foldText(text).replace(/[\p{L}\p{N}]+/gu, '\u0001$&\u0001');

/** Facts are looked up hundreds of times while one text is written. */
const MOST_KNOWN = 200;
const known = new Map<string, string>();

function wordsOfFact(fact: string): string {
  const found = known.get(fact);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = markedWords(fact);
  known.set(fact, words);
  return words;
}

/** The text so far, in which facts are looked up as whole words, whatever their capitals. */
export class Said {
  #words: string;
  constructor(text: string) {
    this.#words = markedWords(text);
  }

  add(text: string): void {
    this.#words += `\n${markedWords(text)}`;
  }

  says(fact: string): boolean {
    const words = wordsOfFact(fact);
    return words !== '' && this.#words.includes(words);
  }
}

export const saysFact = (text: string, fact: string): boolean => new Said(text).says(fact);

const stems = (words: string): string[] =>
  (foldText(words).match(/\p{L}{4,}|\d+/gu) ?? []).map((one) => one.slice(0, 5));

/** Whether a text has one of its longer words from another, whatever its ending. */
export function sharesAny(text: string, other: string): boolean {
  const others = new Set(stems(other));
  return stems(text).some((stem) => others.has(stem));
}

/** Whether a text has most of its longer words from another, whatever their endings. */
export function sharesWords(text: string, other: string): boolean {
  const [own, others] = [stems(text), stems(other)];
  return own.length > 1 && own.filter((stem) => others.includes(stem)).length > own.length / 2;
}
