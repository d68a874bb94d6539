/** Marks of direction and presentation, soft hyphens and other signs of no width; a joiner that joins nothing. */
const INVISIBLE =
  /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\ufeff]|^\u200d+|(?<!\u200d)\u200d+$/gu;

/** Returns what of a letter is seen. */
export const visibleOf = (letter: string): string => letter.replace(INVISIBLE, '');

/** Sequences of code points that are drawn as one letter. */
const IS_JOINED = /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what a reader takes for letters: `e` with an accent of its own is `é`, a flag is one. */
export function lettersOf(text: string): string[] {
  const composed = text.normalize('NFC');
  if (!IS_JOINED.test(composed)) return [...composed];
  return Array.from(graphemes.segment(composed), ({ segment }) => segment);
}
