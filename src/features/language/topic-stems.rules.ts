import { LOCALES, type Locale } from '#shared/languages.ts';
import { ENGLISH_TOPICS } from './en/topic-stems.rules.ts';
import { SPANISH_TOPICS } from './es/topic-stems.rules.ts';
import type { TopicStems } from './topics.values.ts';

const STEMS: Record<Locale, TopicStems> = { en: ENGLISH_TOPICS, es: SPANISH_TOPICS };
const ALL = LOCALES.map((locale) => STEMS[locale]);

/** The alternatives of all languages, for an expression: a Spanish profile may have an English report. */
export const anyStem = (of: (stems: TopicStems) => string): string => ALL.map(of).join('|');

/** Tests texts folded by `foldText`, from the start of a word only ("update" does not match "data"). */
export const stemMatcher = (of: (stems: TopicStems) => string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${anyStem(of)})`, 'u');

/** What records a history is made of are named in one language, and the history perhaps in another. */
export const HISTORY = new RegExp(
  `\\b(?:${anyStem(({ history }) => history(anyStem(({ records }) => records)))})`,
  'u',
);
