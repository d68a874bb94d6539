import { foldText } from '#shared/texts/text.ts';
import { anyWord, PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';

/** Numbers as words up to twenty, and the articles that count one. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...PROBLEM_WORDS.flatMap(({ numbers }) => numbers.split(' ').map((word, value) => [word, value] as const)),
  ...PROBLEM_WORDS.flatMap(({ articles }) => articles.split('|').map((word) => [word, 1] as const)),
]);

/** "Once" is left out, an English adverb as well as eleven. */
const WORD_SOURCE = [...WORDS.keys()]
  .filter((word) => !PROBLEM_WORDS.some(({ once }) => once === word))
  .sort((one, other) => other.length - one.length)
  .join('|');

/** Whether an article counts, which may mean anybody. */
export const isArticle = (typed: string): boolean =>
  PROBLEM_WORDS.some(({ articles }) => articles.split('|').includes(typed));

/** Source of one number, as digits with either decimal sign and either style of thousands, or as a word. */
export const NUMBER = `(?:(?<![\\d.,])(?:\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?)(?![\\d%]|[.,]\\d| ?%)|(?<![a-z])(?:${WORD_SOURCE})(?![a-z]))`;

/** Value of what `NUMBER` matched. Three digits behind a single sign are thousands: nobody types thousandths of an hour. */
export function numberValue(typed: string): number {
  const word = WORDS.get(typed);
  if (word !== undefined) return word;
  const plain = typed.replace(/[\u00a0\u202f ]/g, '');
  const [, whole = plain, , decimals = ''] = /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

const RANGE = new RegExp(
  `(?:\\d|(?<![a-z])(?:${WORD_SOURCE}))(?:\\s?[-–—/]\\s?|\\s(?:${anyWord(({ rangeWords }) => rangeWords)})\\s)$`,
);
const BOUND = new RegExp(
  `(?:${anyWord(({ bounds }) => bounds)})\\s(?:${anyWord(({ beforeBounded }) => beforeBounded)})?$`,
);
const LOOK_BACK = 24;

/** A range, a bound or an interval ("dos o tres", "up to 3", "every 2") is no value. */
export function isInexact(folded: string, start: number): boolean {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  return RANGE.test(before) || BOUND.test(before);
}

/** Folds character by character, so that a place in the folded text is the same place in the typed one. */
export const foldInPlace = (typed: string): string =>
  typed.replace(/[^\0-\x7f]|[A-Z]/g, (character) => {
    const folded = foldText(character);
    return folded.length === 1 ? folded : character;
  });
