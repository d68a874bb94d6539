import { dictionary, type Locale } from '#i18n/index.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';

export const sampleWords = (locale: Locale) => dictionary(locale, 'demo').tables.demo.marketing;

/** Of the demo's product, for an account that has none yet. */
export function sampleWriting(language: Locale, now: Date): ComposerInput {
  const { company, products } = sampleWords(language);
  return {
    facts: { company: { ...company, targetAudienceType: 'both' }, product: products.tableware },
    brief: null,
    language,
    now,
    tone: 'friendly',
    words: composerWords(language),
    trade: tradeWords(language, guessTrade(company.sector)),
  };
}
