import type { Word } from '#features/consulting/profile/reading/word-families.rules.ts';
import places from './activities/places.json' with { type: 'json' };

/** Whom the company serves: "suppliers of hotels" and "software for clinics" are neither. */
const SERVED = new Set(['para', 'for', 'serving', 'sobre', 'about']);
/** Before places in the plural they say the same: "knives of butchers and restaurants", "classes in schools". */
const OF = new Set(['de', 'del', 'a', 'en', 'por', 'of', 'to', 'in', 'at', 'from', 'by']);
/** "A chain of restaurants" has them. */
const HAS = new Set(
  'cadena grupo red gestion explotacion direccion propietario propietaria franquicia chain group operator operation management owner owners franchise'.split(
    ' ',
  ),
);
const JOINS = new Set(['y', 'e', 'o', 'u', 'and', 'or', 'los', 'las', 'the']);
const PLACES = new Set(places.plural.split(', '));

const CLAUSE = /[;:.()/]/;

/**
 * Says whether the words between `start` and `end` are the trade of a customer. A comma ends that, save in a list of places
 * ("de carnicerías, obradores y restaurantes").
 */
export function isOfServed(
  text: string,
  words: readonly Word[],
  { start, end }: { start: number; end: number },
): boolean {
  const isPlace = words.some((word) => word.start >= start && word.end <= end && PLACES.has(word.text));
  const before = words.filter((word) => word.end <= start);
  let isList = isPlace;
  let next = start;
  let isBesidePlace = isPlace;
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at];
    if (word === undefined) return false;
    const between = text.slice(word.end, next);
    const isListed = PLACES.has(word.text);
    if (CLAUSE.test(between) || (between.includes(',') && !isListed)) return false;
    if (SERVED.has(word.text)) return true;
    if (isList && OF.has(word.text)) return !HAS.has(before[at - 1]?.text ?? '');
    if (!isListed && !JOINS.has(word.text) && !isBesidePlace) isList = false;
    isBesidePlace = isListed;
    next = word.start;
  }
  return false;
}
