/**
 * Accented forms of a folded letter in both cases, as ranges of a GLOB class, to search columns that have no folded copy
 * (folded-column.ts). GLOB reads a class anew for each letter of a text: ranges are read in half the time.
 */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'à-åÀ-ÅĀ-ą',
  c: 'çÇĆ-č',
  d: 'Ďď',
  e: 'è-ëÈ-ËĒ-ě',
  g: 'Ĝ-ģ',
  h: 'Ĥĥ',
  i: 'ì-ïÌ-ÏĨ-į',
  j: 'Ĵĵ',
  k: 'Ķķ',
  l: 'Ĺ-ľ',
  n: 'ñÑŃ-ň',
  o: 'ò-öÒ-ÖŌ-ő',
  r: 'Ŕ-ř',
  s: 'Ś-šȘș',
  t: 'Ţ-ťȚț',
  u: 'ù-üÙ-ÜŨ-ų',
  w: 'Ŵŵ',
  y: 'ýÝÿŶ-Ÿ',
  z: 'Ź-ž',
};

/** Returns a GLOB pattern that matches a folded text alone, in any case and with any accents. */
export function wholePattern(text: string): string {
  const letters = [...text].map((letter) => {
    // GLOB matches its own wildcards literally only inside a class.
    if (/[*?[]/.test(letter)) return `[${letter}]`;
    return /\p{L}/u.test(letter) ? `[${letter}${letter.toUpperCase()}${ACCENTED[letter] ?? ''}]` : letter;
  });
  return letters.join('');
}

/** The same for a word that stands anywhere. */
export const accentPattern = (word: string): string => `*${wholePattern(word)}*`;
