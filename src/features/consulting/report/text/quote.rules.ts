import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import { LANGUAGE_PACKS, packOf } from '#features/language/language-pack.rules.ts';

const LONGEST_CITATION = 140;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const [OPEN_ISOLATE, CLOSE_ISOLATE] = ['\u2068', '\u2069'];

const BREAKS = /[\r\n\t\v\f\u0085\u2028\u2029]+/;

const joined = (text: string): string =>
  text
    .split(BREAKS)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** Puts a row on one line: breaks and tabs become a space, every other character stays. */
export const onOneLine = (text: string): string => (BREAKS.test(text) ? joined(text) : text.trim());

/**
 * Wraps right-to-left text and text with direction marks in isolates, plus as many more as its unbalanced marks need,
 * so that it cannot reverse the sentence around it (Unicode UAX #9, section 2.7).
 */
function isolate(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  let open = 0;
  let unopened = 0;
  for (const character of text) {
    if (character >= '\u2066' && character <= OPEN_ISOLATE) open += 1;
    else if (character === CLOSE_ISOLATE && open > 0) open -= 1;
    else if (character === CLOSE_ISOLATE) unopened += 1;
  }
  return OPEN_ISOLATE.repeat(1 + unopened) + text + CLOSE_ISOLATE.repeat(1 + open);
}

export const label = (text: string): string => isolate(onOneLine(text));

function enclose(text: string, locale: Locale): string {
  const { quotationMarks: marks } = packOf(locale);
  const [open, close] = marks.find((pair) => !pair.some((mark) => text.includes(mark))) ??
    marks[0] ?? ['"', '"'];
  return `${open}${isolate(text)}${close}`;
}

/** Quotes a row verbatim in the marks of the language; uses the second pair if the text contains the first. */
export const quote = (text: string, locale: Locale): string => enclose(onOneLine(text), locale);

/** Words after a figure without which it counts nothing: "53.000 euros nuestros". */
const AFTER_FIGURE = 2;
/** A clause of fewer words names nothing. */
const LEAST_CLAUSE = 6;
/** Words more for a sum of money, so that nothing is cut before it. */
const MORE_FOR_MONEY = 6;
const MONEY = /^[€£$]\d|^\d[\d.,]*[€£$]/u;
const CURRENCY = /^(?:euros?|eur|pounds?|libras?|dollars?|dolares|francs?|francos?)$/u;
/** A last word of so few letters belongs to what follows it. */
const SHORT_WORD = 2;
const BINDING = new Set(LANGUAGE_PACKS.flatMap(({ bindingWords }) => [...bindingWords]));
const JOINING = new Set(LANGUAGE_PACKS.flatMap(({ joiningWords }) => [...joiningWords]));
const bare = (word: string): string => /\p{L}[\p{L}'’-]*/u.exec(foldText(word))?.[0] ?? '';
const isWhole = (word: string): boolean =>
  /\d/u.test(word) || (bare(word).length > SHORT_WORD && !BINDING.has(bare(word)));

/** The number of first words that end with the last whole one. */
const wholeEnd = (words: readonly string[]): number => Math.max(1, words.findLastIndex(isWhole) + 1);

/** The first words of a text that are whole: up to a clause's end, with the figure that it tells, and on no binding word. */
function endOf(all: readonly string[], most: number): number {
  const money = all
    .slice(0, most + MORE_FOR_MONEY)
    .findIndex(
      (word, at) => MONEY.test(word) || (/\d/u.test(word) && CURRENCY.test(bare(all[at + 1] ?? ''))),
    );
  if (money >= most - AFTER_FIGURE) return money + 1 + Number(CURRENCY.test(bare(all[money + 1] ?? '')));
  const few = all.slice(0, most);
  const ends = few.flatMap((word, at) => (/[,;:.!?…]$/u.test(word) && at + 1 >= LEAST_CLAUSE ? at + 1 : []));
  const figure = Math.max(
    money,
    few.findLastIndex((word) => /\d/u.test(word)),
  );
  const clause = ends.findLast((end) => end > figure);
  if (clause !== undefined) return clause;
  if (figure !== -1 && figure + 1 >= LEAST_CLAUSE) return wholeEnd(all.slice(0, figure + 1 + AFTER_FIGURE));
  const joint = few.findLastIndex((word, at) => at > most / 2 && JOINING.has(bare(word)));
  return wholeEnd(joint > figure + AFTER_FIGURE ? few.slice(0, joint) : few);
}

/** The beginning of a text that stands for it: "La caldera de vapor tenía que haber pasado la inspección…"; a short one whole. */
export function opening(text: string, most: number): string {
  const all = onOneLine(text).split(' ');
  if (all.length <= most) return all.join(' ').replace(/(?<![.\s])[.!]$/u, '');
  const few = all.slice(0, endOf(all, most)).join(' ');
  return `${few.replace(/(?<![\s,;:.…])[\s,;:.…]+$/u, '')}…`;
}

/**
 * Quotes a row inside a sentence: without its full stop, and cut between words if it is long. The lists of the report
 * have the complete row.
 */
export function cite(text: string, locale: Locale): string {
  const line = onOneLine(text).replace(/(?<![.\s])\.$/u, '');
  if (line.length <= LONGEST_CITATION) return enclose(line, locale);
  const cut = line.slice(0, LONGEST_CITATION).replace(/[\ud800-\udbff]$/, '');
  const words = cut.replace(/(?<![\s,;:.])[\s,;:.]+(?![\s,;:.])\S*$/u, '');
  return enclose(`${words === '' ? cut : words}…`, locale);
}
