import type { Locale } from '#shared/languages.ts';
import { LANGUAGE_PACKS, packOf } from '#features/language/language-pack.rules.ts';
import type { LanguagePack } from '#features/language/language-pack.types.ts';
import type { Address, Voice } from '#features/marketing/writer/formulas/composer.types.ts';

type Forms = NonNullable<LanguagePack['address']>;

const formsOf = (language: Locale | undefined): Forms[] =>
  (language === undefined ? LANGUAGE_PACKS : [packOf(language)]).flatMap(({ address }) => address ?? []);

const isTu = (text: string, forms: Forms[]): boolean =>
  forms.some(({ tu, openingVerb }) => tu.test(text) || openingVerb.test(text));
const isInformalText = (text: string, forms: Forms[]): boolean =>
  isTu(text, forms) || forms.some(({ vosotros }) => vosotros.test(text));
const isFormalText = (text: string, forms: Forms[]): boolean => forms.some(({ usted }) => usted.test(text));

/** Returns the form of address of words, in the language or in any; 'mixed' for both, undefined if they show none. */
export function addressOf(text: string, language?: Locale): Address | 'mixed' | undefined {
  const forms = formsOf(language);
  const [isInformal, isFormal] = [isInformalText(text, forms), isFormalText(text, forms)];
  if (isInformal && isFormal) return 'mixed';
  return isInformal ? 'tu' : isFormal ? 'usted' : undefined;
}

/** Returns the form of address for frames around these words: 'none' if they mix tú and usted. */
export function voiceOf(texts: readonly string[], language: Locale): Voice | undefined {
  const forms = formsOf(language);
  const says = (test: (text: string) => boolean) => texts.some(test);
  const isInformal = says((text) => isInformalText(text, forms));
  const isFormal = says(
    (text) => isFormalText(text, forms) || forms.some(({ perhapsUsted }) => perhapsUsted.test(text)),
  );
  if (isInformal && isFormal) return 'none';
  if (isInformal) return says((text) => isTu(text, forms)) ? 'tu' : 'vosotros';
  return isFormal ? 'usted' : undefined;
}

export const sentencesOfOtherAddress = (
  sentences: readonly string[],
  address: Address,
  language: Locale,
): string[] =>
  sentences.filter((sentence) =>
    (address === 'usted' ? isInformalText : isFormalText)(sentence, formsOf(language)),
  );
