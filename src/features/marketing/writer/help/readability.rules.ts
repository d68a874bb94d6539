import type { Locale } from '#shared/languages.ts';
import { sentencesOf } from '#features/marketing/writer/checks/sentences-of.rules.ts';

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

const STRONG = 'aeoáéó';
const ACCENTED_WEAK = 'íú';

/** Two vowels are one syllable unless both are strong, the weak one carries the accent, or they are the same. */
function isHiatus(first: string, second: string): boolean {
  if (ACCENTED_WEAK.includes(first) || ACCENTED_WEAK.includes(second)) return true;
  if (STRONG.includes(first) && STRONG.includes(second)) return true;
  return first === second;
}

/**
 * Syllables of a Spanish word. "h" between vowels separates nothing, the "u" of que, qui, gue and gui is silent, "ü" is
 * not, and a final "y" is a vowel.
 */
export function spanishSyllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=q)u(?=[eiéí])|(?<=g)u(?=[eiéí])/gu, '')
    .replace(/ü/gu, 'u')
    .replace(/y$/u, 'i')
    .replace(/(?<=[aeiouáéíóú])h(?=[aeiouáéíóú])/gu, '')
    .match(/[aeiouáéíóú]+/gu);
  const count = (vowels ?? []).reduce((sum, run) => {
    const letters = [...run];
    const breaks = letters.slice(1).filter((letter, at) => isHiatus(letters[at] ?? '', letter)).length;
    return sum + 1 + breaks;
  }, 0);
  return Math.max(1, count);
}

export function englishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
  const spoken = plain
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e|le(?=ss|ly$))$/u, (end) =>
      end.startsWith('le') ? 'l' : end.charAt(0),
    )
    .replace(/^y/u, '');
  const groups = spoken.match(/[aeiouy]+/gu)?.length ?? 0;
  const apart =
    spoken.match(/i[ao](?!u)(?<!tia|tio|cia|cio|sio|gio)|eo(?!u)|ua(?!r)|[iu]um|ying/gu)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** INFLESZ in Spanish (legible.es), Flesch in English; 0 to 100 for ordinary texts, higher is easier. */
export function readability(text: string, language: Locale): number | undefined {
  const words = wordsIn(text);
  const sentences = sentencesOf(text).filter((sentence) => wordsIn(sentence).length > 0);
  if (words.length === 0 || sentences.length === 0) return undefined;
  const count = language === 'es' ? spanishSyllables : englishSyllables;
  const syllables = words.reduce((sum, word) => sum + count(word), 0);
  const perWord = syllables / words.length;
  const perSentence = words.length / sentences.length;
  return language === 'es'
    ? 206.835 - 62.3 * perWord - perSentence
    : 206.835 - 84.6 * perWord - 1.015 * perSentence;
}

/** INFLESZ bands: below 40 very hard, below 55 somewhat hard, below 65 normal, below 80 quite easy. */
const INFLESZ_BANDS = [40, 55, 65, 80] as const;
/** Flesch: below 50 is hard for a general reader. */
const HARD: Record<Locale, number> = { es: INFLESZ_BANDS[0], en: 50 };
/** A sentence of fewer words is judged by its length alone: one long word does not make it hard. */
const FEWEST_WORDS = 12;

export function isHardToRead(sentence: string, language: Locale): boolean {
  if (wordsIn(sentence).length < FEWEST_WORDS) return false;
  const score = readability(sentence, language);
  return score !== undefined && score < HARD[language];
}
