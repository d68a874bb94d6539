import { eld } from 'eld/extrasmall';
import { LOCALES, type Locale } from '#shared/languages.ts';

const detector = eld.newInstance();
detector.setLanguageSubset([...LOCALES]);

/** Of every language that it knows: a model may answer in any. */
const polyglot = eld.newInstance();

const LONGEST_READ = 2_000;
/** Shorter texts and closer scores are uncertain: names, codes and single words are of no language. */
const FEWEST_LETTERS = 8;
const SMALLEST_LEAD = 0.15;
/** Of text that nobody typed: a wrong doubt costs more than a missed line. */
const FEWEST_LETTERS_JUDGED = 40;

/** From the beginning of the word, so that no word is read twice. */
const LINK = /https?:\/\/\S+|(?<!\S)\S+@\S+/gu;

const readable = (text: string): string => text.slice(0, LONGEST_READ).replace(LINK, ' ');

const lettersOf = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

/** Whether a text is surely in a language other than the one that was asked for. */
export function isOtherLanguage(text: string, language: Locale): boolean {
  const read = readable(text);
  if (lettersOf(read) < FEWEST_LETTERS_JUDGED) return false;
  const result = polyglot.detect(read.toLowerCase());
  const scores = result.getScores();
  const lead = (scores[result.language] ?? 0) - (scores[language] ?? 0);
  return result.language !== language && result.isReliable() && lead >= SMALLEST_LEAD;
}

export function detectLanguage(text: string): Locale | undefined {
  const read = readable(text);
  if (lettersOf(read) < FEWEST_LETTERS) return undefined;
  const result = detector.detect(read.toLowerCase());
  const scores = result.getScores();
  const scoreOf = (language: Locale) => scores[language] ?? 0;
  const [best, next] = LOCALES.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const lead = (best ? scoreOf(best) : 0) - (next ? scoreOf(next) : 0);
  return result.isReliable() && lead >= SMALLEST_LEAD ? best : undefined;
}
