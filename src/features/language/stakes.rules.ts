import { LOCALES, type Locale } from '#shared/languages.ts';
import { ENGLISH_DANGERS } from './en/stake-dangers.rules.ts';
import { ENGLISH_STAKES, type StakeWords } from './en/stakes.rules.ts';
import { SPANISH_DANGERS } from './es/stake-dangers.rules.ts';
import { SPANISH_STAKES } from './es/stakes.rules.ts';

export type { StakeWords };

const WORDS: Record<Locale, readonly StakeWords[]> = {
  en: [ENGLISH_STAKES, ENGLISH_DANGERS],
  es: [SPANISH_STAKES, SPANISH_DANGERS],
};

/** The words of all languages: a company writes in whichever it likes. */
export const STAKE_WORDS: readonly StakeWords[] = LOCALES.flatMap((locale) => WORDS[locale]);
