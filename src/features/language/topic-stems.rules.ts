import { LOCALES, type Locale } from '#shared/languages.ts';
import { ENGLISH_TOPICS, type TopicStems } from './en/topic-stems.rules.ts';
import { SPANISH_TOPICS } from './es/topic-stems.rules.ts';

const STEMS: Record<Locale, TopicStems> = { en: ENGLISH_TOPICS, es: SPANISH_TOPICS };
const ALL = LOCALES.map((locale) => STEMS[locale]);

/** The names of a list, in the order in which rules ask for them. */
export function topicsOf<Name extends string>(
  of: (stems: TopicStems) => Readonly<Record<Name, string>>,
): Name[] {
  const names: Name[] = [];
  for (const name in of(ENGLISH_TOPICS)) names.push(name);
  return names;
}

/** The alternatives of all languages, for an expression: a Spanish profile may have an English report. */
export const anyStem = (of: (stems: TopicStems) => string): string => ALL.map(of).join('|');

/** Tests texts folded by `foldText`, from the start of a word only ("update" does not match "data"). */
export const stemMatcher = (of: (stems: TopicStems) => string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${anyStem(of)})`, 'u');

/** The records of a history are named in one language, and the history perhaps in another. */
export const HISTORY = new RegExp(
  `\\b(?:${anyStem(({ history }) => history(anyStem(({ records }) => records)))})`,
  'u',
);
