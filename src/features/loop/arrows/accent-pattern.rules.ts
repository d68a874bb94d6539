/** Accented forms of a folded letter, to search columns that have no folded copy. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áàâäãå',
  e: 'éèêë',
  i: 'íìîï',
  o: 'óòôöõ',
  u: 'úùûü',
  n: 'ñ',
  c: 'ç',
  y: 'ýÿ',
};

/** Returns a GLOB pattern that finds a folded word anywhere, in any case and with any accents. */
export function accentPattern(word: string): string {
  const letters = [...word].map((letter) => {
    // GLOB matches its own wildcards literally only inside a class.
    if (/[*?[]/.test(letter)) return `[${letter}]`;
    const all = letter + (ACCENTED[letter] ?? '');
    return /\p{L}/u.test(letter) ? `[${all}${all.toUpperCase()}]` : letter;
  });
  return `*${letters.join('')}*`;
}
