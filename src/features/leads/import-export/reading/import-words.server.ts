import type { Locale } from '#shared/languages.ts';
import { wordsOf } from '#kernel/api/problem.ts';

const KEYS = {
  nameMissing: 'leads:imports.nameMissingTag',
  nameExtras: 'leads:imports.nameExtras',
  otherCompanies: 'leads:imports.otherCompanies',
  otherColumns: 'leads:imports.otherColumns',
  nickname: 'leads:imports.fields.nickname',
  owner: 'leads:imports.fields.owner',
  pipeline: 'leads:opportunities.pipeline',
  optOut: 'leads:imports.fields.optOut',
} as const;

type Words = Record<keyof typeof KEYS, string>;

const known = new Map<Locale, Words>();

/** Names of what an import adds by itself, in the language of who imports. */
export function importWords(locale: Locale): Words {
  const before = known.get(locale);
  if (before) return before;
  const words = { ...KEYS, ...wordsOf(KEYS, locale) };
  known.set(locale, words);
  return words;
}
