import { LOCALES, type Locale } from '#shared/languages.ts';
import { ENGLISH_PROBLEMS, type ProblemWords } from './en/problem-words.rules.ts';
import { SPANISH_PROBLEMS } from './es/problem-words.rules.ts';

const WORDS: Record<Locale, ProblemWords> = { en: ENGLISH_PROBLEMS, es: SPANISH_PROBLEMS };

/** Words with which problems are read, whatever language they are typed in. */
export const PROBLEM_WORDS: readonly ProblemWords[] = LOCALES.map((locale) => WORDS[locale]);

/** The alternatives of all languages, for an expression. */
export const anyWord = (of: (words: ProblemWords) => string): string =>
  PROBLEM_WORDS.map(of)
    .filter((source) => source !== '')
    .join('|');
