import { LOCALES, type Locale } from '#shared/languages.ts';
import { ENGLISH_STAKES, type StakeWords } from './en/stakes.rules.ts';
import { SPANISH_STAKES } from './es/stakes.rules.ts';

export type { StakeWords };

const WORDS: Record<Locale, StakeWords> = { en: ENGLISH_STAKES, es: SPANISH_STAKES };

/** The words of all languages: a company writes in whichever it likes. */
export const STAKE_WORDS: readonly StakeWords[] = LOCALES.map((locale) => WORDS[locale]);
