import { anyWord } from '#features/language/problem-words.rules.ts';
import { LONGEST_READ } from '#features/consulting/profile/reading/folded.rules.ts';
import { familyFinder, wordsIn } from '#features/consulting/profile/reading/word-families.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import common from './common-words.json' with { type: 'json' };
import objects from './objects.json' with { type: 'json' };

/** Things that pass through a firm, by their names in the dictionaries. */
export type CauseObject = keyof typeof objects;

/** A thing that a text speaks of: one of the list, or else a word of the trade as it was typed. */
export type Subject = { object: CauseObject } | { word: string; article: string | null; isNamed: boolean };

const LEAST_LETTERS = 4;
const findObjects = familyFinder(objects);
const COMMON = new Set(common.words.split(', ').map(stemOf));
const DETERMINER = new RegExp(`^(?:${anyWord(({ determiners }) => determiners)})$`);
const INDEFINITE = new RegExp(`^(?:${anyWord(({ articles }) => articles)})$`);
const WORD = /\p{L}+/gu;

const isObject = (name: string): name is CauseObject => name in objects;

/** A folded word without its plural: "moldes" and "molde", "castings" and "casting". */
function stemOf(folded: string): string {
  return folded.replace(/s$/, '').replace(/e$/, '');
}

/** The objects of a text; "delivery" of "delivery note" is none. */
function objectsIn(folded: string): CauseObject[] {
  const found = [...findObjects(wordsIn(folded))];
  const isPart = (span: { start: number; end: number }) =>
    found.some(
      ([, other]) =>
        other !== span && other.start <= span.start && other.end >= span.end && isLonger(other, span),
    );
  return found
    .filter(([, span]) => !isPart(span))
    .map(([name]) => name)
    .filter(isObject);
}

const isLonger = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.end - one.start > other.end - other.start;

/** The things that a text speaks of, by a key that two texts of the same thing share. */
export function subjectsOf(text: string): ReadonlyMap<string, Subject> {
  const read = text.slice(0, LONGEST_READ);
  const found = new Map<string, Subject>();
  for (const object of objectsIn(foldText(read))) found.set(`=${object}`, { object });
  let before = '';
  for (const [typed] of read.matchAll(WORD)) {
    const folded = foldText(typed);
    const stem = stemOf(folded);
    const determiner = foldText(before);
    const isNamed = DETERMINER.test(determiner);
    const isOfTheTrade =
      folded.length >= LEAST_LETTERS && !COMMON.has(stem) && findObjects(wordsIn(folded)).size === 0;
    const known = found.get(`~${stem}`);
    if (isOfTheTrade && (known === undefined || (isNamed && 'word' in known && !known.isNamed)))
      found.set(`~${stem}`, {
        word: typed,
        article: isNamed && !INDEFINITE.test(determiner) ? before : null,
        isNamed,
      });
    before = typed;
  }
  return found;
}
