import { foldText } from '#shared/texts/text.ts';

/** Between the parts of a name: they come and go with the program that wrote it. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'i', 'da', 'do', 'dos', 'das', 'e']);

/** Before and behind a name. */
const TITLES = new Set(['sr', 'sra', 'srta', 'dr', 'dra', 'mr', 'mrs', 'ms', 'miss', 'prof', 'phd', 'mba']);

/** Words of a name, ignoring case, accents, order, particles and titles: `Ruiz de la Torre, José` is `jose ruiz torre`. */
export function nameWords(...names: readonly (string | null)[]): readonly string[] {
  const words = foldText(names.filter(Boolean).join(' ').replace(/ß/g, 'ss'))
    .replace(/[’'`´·]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !PARTICLES.has(word) && !TITLES.has(word));
  return (telling.length === 0 ? words : telling).toSorted();
}

export type NameRelation =
  /** The same words. */
  | 'same'
  /** One name holds the other, which has at least two words: `José García` and `José García López`. */
  | 'longer'
  /** A first name alone, initials and short forms: `Ana`, `A. Ruiz`, `Fran Gil`. */
  | 'short'
  | 'other'
  /** One of them has no name. */
  | 'none';

const isWithin = (few: readonly string[], many: readonly string[]): boolean => {
  const left = [...many];
  return few.every((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

/** Each word of one begins a word of the other, or the other way round: `a ruiz` and `ana ruiz`. */
const isAbbreviated = (few: readonly string[], many: readonly string[]): boolean => {
  const left = [...many];
  return few.every((word) => {
    const place = left.findIndex((each) => each.startsWith(word) || word.startsWith(each));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

/** Compares two names by their `nameWords`. */
export function compareNames(one: readonly string[], other: readonly string[]): NameRelation {
  const [few = [], many = []] = [one, other].toSorted((a, b) => a.length - b.length);
  if (few.length === 0) return 'none';
  if (few.join(' ') === many.join(' ')) return 'same';
  if (isWithin(few, many)) return few.length > 1 && few.every(isLong) ? 'longer' : 'short';
  return isAbbreviated(few, many) ? 'short' : 'other';
}

const isLong = (word: string): boolean => word.length > 1;
