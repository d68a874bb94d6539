import type { Locale } from '#shared/languages.ts';
import { packOf } from '#features/language/language-pack.rules.ts';

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
