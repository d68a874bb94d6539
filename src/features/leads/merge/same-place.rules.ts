import { foldText } from '#shared/texts/text.ts';

const COUNTRIES = new Set(['espana', 'spain', 'es']);
/** Kinds of streets and parts of an address, which any two have in common. */
const STREETS = new Set(
  (
    'calle c cl avenida avda av plaza pza pl paseo carretera ctra camino rua ronda travesia poligono pol industrial ' +
    'nave bajo piso local planta puerta km numero num n s street st road rd avenue de del la el los las da do'
  ).split(' '),
);

type Place = { code: string | undefined; town: readonly string[]; words: ReadonlySet<string> };

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !STREETS.has(word));

/** Returns the words of the last part: what follows the number of a street. */
function townOf(folded: string): string[] {
  const parts = folded.split(/[,;\n()]|\s-\s|(?<!\d)\d+(?!\d)(?=\s)/).map((text) => ({
    isStreet: /^\s*(?:calle|c\/|avda|avenida|plaza|paseo|rua|camino|ctra)/.test(text) || /\d/.test(text),
    words: wordsOf(text).filter((word) => !COUNTRIES.has(word) && !/\d/.test(word)),
  }));
  return parts.findLast(({ isStreet, words }) => !isStreet && words.length > 0)?.words ?? [];
}

function placeOf(address: string): Place {
  const folded = foldText(address);
  return {
    code: /\b\d{5}\b/.exec(folded)?.[0],
    town: townOf(folded),
    words: new Set(wordsOf(folded)),
  };
}

/**
 * Compares two addresses, or the towns of two: `same` where one says all that the other says, `other` where the towns
 * or the postcodes differ, else `unknown`.
 */
export function comparePlaces(one: string | null, other: string | null): 'same' | 'other' | 'unknown' {
  if (!one || !other) return 'unknown';
  const [a, b] = [placeOf(one), placeOf(other)];
  if (a.words.size === 0 || b.words.size === 0) return 'unknown';
  const isWithin = (few: Place, many: Place): boolean => [...few.words].every((word) => many.words.has(word));
  if (isWithin(a, b) || isWithin(b, a)) return 'same';
  // The first three digits of a postcode are the province and its part.
  if (a.code !== undefined && b.code !== undefined && a.code.slice(0, 3) !== b.code.slice(0, 3))
    return 'other';
  const isElsewhere = (place: Place, words: ReadonlySet<string>): boolean =>
    place.town.length > 0 && place.town.every((word) => !words.has(word));
  return isElsewhere(a, b.words) && isElsewhere(b, a.words) ? 'other' : 'unknown';
}
