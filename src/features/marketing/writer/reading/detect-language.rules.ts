import { eld } from 'eld/extrasmall';
import type { Locale } from '#shared/languages.ts';

const detector = eld.newInstance();
detector.setLanguageSubset(['en', 'es']);

const LONGEST_READ = 2_000;
/** Shorter texts and closer scores are uncertain: names, codes and single words are of no language. */
const FEWEST_LETTERS = 8;
const SMALLEST_LEAD = 0.15;

/** The language of a text, or undefined where it is not sure of it. */
export function detectLanguage(text: string): Locale | undefined {
  const read = text.slice(0, LONGEST_READ).replace(/https?:\/\/\S+|\S+@\S+/gu, ' ');
  if ((read.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) return undefined;
  const result = detector.detect(read.toLowerCase());
  const { es = 0, en = 0 } = result.getScores();
  if (!result.isReliable() || Math.abs(es - en) < SMALLEST_LEAD) return undefined;
  return es > en ? 'es' : 'en';
}
