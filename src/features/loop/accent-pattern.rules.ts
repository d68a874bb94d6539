/** The letters that a folded one stands for: what no folded copy is kept of is compared as it was typed. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'áàâäãå', e: 'éèêë', i: 'íìîï', o: 'óòôöõ', u: 'úùûü', n: 'ñ', c: 'ç', y: 'ýÿ' },
};

/** A folded word as a pattern of GLOB that any case and any accent of it fits, wherever it stands. */
export function accentPattern(word: string): string {
  const letters = [...word].map((letter) => {
    // A class of one is how GLOB takes its own signs literally.
    if (/[*?[]/.test(letter)) return `[${letter}]`;
    const all = letter + (ACCENTED[letter] ?? '');
    return /\p{L}/u.test(letter) ? `[${all}${all.toUpperCase()}]` : letter;
  });
  return `*${letters.join('')}*`;
}
