import type { Locale } from '#shared/languages.ts';
import { packOf } from '#features/language/language-pack.rules.ts';
import { sentencesOf } from '#features/marketing/writer/checks/sentences-of.rules.ts';

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

/** By the scale of the language; 0 to 100 for ordinary texts, higher is easier. */
export function readability(text: string, language: Locale): number | undefined {
  const words = wordsIn(text);
  const sentences = sentencesOf(text).filter((sentence) => wordsIn(sentence).length > 0);
  if (words.length === 0 || sentences.length === 0) return undefined;
  const pack = packOf(language);
  const syllables = words.reduce((sum, word) => sum + pack.syllables(word), 0);
  return pack.readability(syllables / words.length, words.length / sentences.length);
}

/** A sentence of fewer words is judged by its length alone: one long word does not make it hard. */
const FEWEST_WORDS = 12;

export function isHardToRead(sentence: string, language: Locale): boolean {
  if (wordsIn(sentence).length < FEWEST_WORDS) return false;
  const score = readability(sentence, language);
  return score !== undefined && score < packOf(language).hardBelow;
}
