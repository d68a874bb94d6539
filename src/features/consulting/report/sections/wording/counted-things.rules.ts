import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { foldText } from '#shared/texts/text.ts';

const BINDING = new Set(LANGUAGE_PACKS.flatMap(({ bindingWords }) => [...bindingWords]));
const LEAST_LETTERS = 3;
/** Letters in which forms of a word agree: "documents" and "document", "facturas" and "factura". */
const STEM = 5;

const stemOf = (folded: string): string => folded.replace(/(?<=\p{L}{3})s$/u, '').slice(0, STEM);

/** Stems of the words that name something. */
const stemsOf = (text: string): string[] =>
  (foldText(text).match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS && !BINDING.has(word))
    .map(stemOf);

/** Whether a text names the thing at the head of a phrase: "documents" of "documents wrong or lost". */
export function namesThing(text: string, phrase: string): boolean {
  const [head] = stemsOf(phrase);
  return head !== undefined && stemsOf(text).includes(head);
}

/** "14 payslips": a number and the noun that it counts. */
const COUNT = /^\d+(?:[.,]\d+)*\s+(?<noun>\p{L}+)/u;

/**
 * Whether a figure of a text counts what an indicator counts: the same noun, and everything that the indicator says of it
 * stands in the text too. A share ("out of every 100") is no count.
 */
export function countsFor(indicator: string, text: string, figure: string): boolean {
  const noun = COUNT.exec(figure)?.groups?.['noun'];
  if (noun === undefined || /\d/u.test(indicator)) return false;
  const wanted = stemsOf(indicator);
  const said = new Set(stemsOf(text));
  return wanted[0] === stemOf(foldText(noun)) && wanted.every((stem) => said.has(stem));
}
