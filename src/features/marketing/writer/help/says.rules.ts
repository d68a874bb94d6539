import { foldText } from '#shared/texts/text.ts';
import { sentencesOf } from '#features/marketing/writer/checks/sentences-of.rules.ts';
import { figuresIn, unexplainedFigures, valuesIn } from '#features/marketing/writer/checks/numbers.rules.ts';

/** Words of four letters and more that carry nothing of their own. */
const EMPTY = new Set(
  (
    'after also been before both each every from have into just only over than that their them then there these they ' +
    'this those under until upon when which while will with would your yours ' +
    'ante antes cada como cuando desde despues donde durante entre esta este esto estos hasta nuestra nuestro para ' +
    'pero porque sobre sera solo tiene todo todos usted ustedes'
  ).split(' '),
);

const LEAST_LETTERS = 4;
const LONGEST_ENDING = 3;
const LEAST_SHARE = 0.6;

/** Numbers count as numbers, in digits and in words, and not as words. */
function wordsOf(text: string): string[] {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => valuesIn(word).size === 0);
  return words
    .map(([word]) => foldText(word))
    .filter((word) => word.length >= LEAST_LETTERS && !EMPTY.has(word));
}

/** "plate" and "plates", "prestamos" and "préstamo": the same letters but for their endings. */
function isSameWord(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= LEAST_LETTERS && Math.max(one.length, other.length) - shared <= LONGEST_ENDING;
}

const isNumber = (value: number): boolean => value > 1;

/** The number words of a text; its digits are compared by `unexplainedFigures`, which knows their readings. */
const spelledIn = (text: string): number[] =>
  [...valuesIn(figuresIn(text).reduce((rest, figure) => rest.replace(figure, ' '), text))].filter(isNumber);

/** Whether one or two sentences say what was typed, in its main words and all its numbers. */
export function says(whole: string, typed: string): boolean {
  const words = [...new Set(wordsOf(typed))];
  const spelled = spelledIn(typed);
  const hasNumbers = spelled.length + figuresIn(typed).length > 0;
  if (words.length < (hasNumbers ? 1 : 2)) return false;
  const sentences = sentencesOf(whole);
  return sentences.some((sentence, at) => {
    const text = `${sentence} ${sentences[at + 1] ?? ''}`;
    const known = valuesIn(text);
    if (!spelled.every((value) => known.has(value)) || unexplainedFigures(typed, known).length > 0)
      return false;
    const there = wordsOf(text);
    const found = words.filter((word) => there.some((other) => isSameWord(word, other)));
    return found.length / words.length >= LEAST_SHARE;
  });
}

const MONEY = /[€$£]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?(?:[€$£]|euros?|pounds?|libras?)/giu;

/** Whether a text gives a figure that is neither a price nor one of the offer's. */
export function provesByFigure(text: string, offer: string): boolean {
  const offered = valuesIn(offer);
  return [...valuesIn(text.replace(MONEY, ' '))].some((value) => isNumber(value) && !offered.has(value));
}

const TIME =
  /(?:\d|\p{L})\s+(?:hours?|days?|weeks?|months?|years?|fortnight|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})/iu;

/** Whether a sentence gives a time: "within five days", "en cinco días". */
export const hasTime = (sentence: string): boolean => TIME.test(sentence);
