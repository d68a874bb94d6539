/** Accented forms of a folded letter, to search columns that have no folded copy (folded-column.ts). */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áàâäãåāăą',
  c: 'çćĉċč',
  d: 'ď',
  e: 'éèêëēĕėęě',
  g: 'ĝğġģ',
  h: 'ĥ',
  i: 'íìîïĩīĭį',
  j: 'ĵ',
  k: 'ķ',
  l: 'ĺļľ',
  n: 'ñńņň',
  o: 'óòôöõōŏő',
  r: 'ŕŗř',
  s: 'śŝşšș',
  t: 'ţťț',
  u: 'úùûüũūŭůűų',
  w: 'ŵ',
  y: 'ýÿŷ',
  z: 'źżž',
};

/** Returns a GLOB pattern that matches a folded text alone, in any case and with any accents. */
export function wholePattern(text: string): string {
  const letters = [...text].map((letter) => {
    // GLOB matches its own wildcards literally only inside a class.
    if (/[*?[]/.test(letter)) return `[${letter}]`;
    const all = letter + (ACCENTED[letter] ?? '');
    return /\p{L}/u.test(letter) ? `[${all}${all.toUpperCase()}]` : letter;
  });
  return letters.join('');
}

/** The same for a word that stands anywhere. */
export const accentPattern = (word: string): string => `*${wholePattern(word)}*`;
