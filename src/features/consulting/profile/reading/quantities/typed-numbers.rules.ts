import { foldText } from '#shared/texts/text.ts';
import { anyWord, PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';

/** Numbers as words up to twenty, and the articles that count one. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...PROBLEM_WORDS.flatMap(({ numbers }) => numbers.split(' ').map((word, value) => [word, value] as const)),
  ...PROBLEM_WORDS.flatMap(({ articles }) => articles.split('|').map((word) => [word, 1] as const)),
]);

const longestFirst = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|');
/** "Once" is left out, an English adverb as well as eleven. */
const SINGLE = longestFirst(
  [...WORDS.keys()].filter((word) => !PROBLEM_WORDS.some(({ once }) => once === word)),
);
/** "Thirty-five", "treinta y cinco". */
const TENS = PROBLEM_WORDS.map(({ tens, beforeUnit, numbers, unitOne }) => {
  const units = [unitOne, ...numbers.split(' ').slice(2, 10)].join('|');
  return `(?:${tens.replaceAll(' ', '|')})(?:${beforeUnit}(?:${units})(?![a-z]))?`;
}).join('|');
const DOZENS = `${anyWord(({ halfDozen }) => halfDozen)}|(?:(?:${SINGLE}) )?(?:${anyWord(({ dozen }) => dozen)})`;
/** "Two" of "two hundred" counts nothing, nor does "veinte" of "ciento veinte". */
const LARGER = anyWord(({ larger }) => larger);
const WORD_SOURCE = `(?<!(?:${LARGER})(?: and)? )(?:${DOZENS}|${TENS}|${SINGLE})(?![ -](?:${LARGER})(?![a-z]))`;

/** Whether an article counts, which may mean anybody. */
export const isArticle = (typed: string): boolean =>
  PROBLEM_WORDS.some(({ articles }) => articles.split('|').includes(typed));

/** Source of one number, as digits with either decimal sign and either style of thousands, or as a word. */
export const NUMBER = `(?:(?<![\\d.,])(?:\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?)(?![\\d%]|[.,]\\d| ?%)|(?<![a-z])(?:${WORD_SOURCE})(?![a-z]))`;

const DOZEN = new RegExp(`^(?:(.+) )?(?:${anyWord(({ dozen }) => dozen)})$`);
const HALF_DOZEN = new RegExp(`^(?:${anyWord(({ halfDozen }) => halfDozen)})$`);
const TENS_VALUES: ReadonlyMap<string, number> = new Map(
  PROBLEM_WORDS.flatMap(({ tens }) =>
    tens.split(' ').map((word, place) => [word, 10 * (place + 2)] as const),
  ),
);

/** Value of a number in words; undefined for digits. */
function wordValue(typed: string): number | undefined {
  if (HALF_DOZEN.test(typed)) return 6;
  const dozens = DOZEN.exec(typed);
  if (dozens) return 12 * (WORDS.get(dozens[1] ?? '') ?? 1);
  const [tens = '', ...unit] = typed.split(/[ -]/);
  const ten = TENS_VALUES.get(tens);
  return ten === undefined ? WORDS.get(typed) : ten + (WORDS.get(unit.at(-1) ?? '') ?? 0);
}

/** Value of what `NUMBER` matched. Three digits behind a single sign are thousands: nobody types thousandths of an hour. */
export function numberValue(typed: string): number {
  const word = wordValue(typed);
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
