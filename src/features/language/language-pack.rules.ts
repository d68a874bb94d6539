import { LOCALES, type Locale } from '#shared/languages.ts';
import type { Voice } from '#features/marketing/writer/formulas/composer.types.ts';
import { ENGLISH } from './en/english.rules.ts';
import { SPANISH } from './es/spanish.rules.ts';
import type { LanguagePack } from './language-pack.types.ts';

const PACKS: Record<Locale, LanguagePack> = { en: ENGLISH, es: SPANISH };

export const packOf = (locale: Locale): LanguagePack => PACKS[locale];

/** For texts that may be in any language, or in two. */
export const LANGUAGE_PACKS: readonly LanguagePack[] = LOCALES.map(packOf);

/** The alternatives of all languages, for an expression. */
export const inAnyLanguage = (of: (pack: LanguagePack) => string): string => LANGUAGE_PACKS.map(of).join('|');

/** A language as instructions to a model ask for it. */
export function languageForModel(language: Locale, voice: Voice): string {
  const { name, address } = packOf(language);
  return address ? `${name}, addressing the reader as "${address.readers[voice]}"` : name;
}
