import { dictionary, type Locale } from '#i18n/index.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';

export const sampleWords = (locale: Locale) => dictionary(locale, 'demo').tables.demo.marketing;

/** The pottery's answers about its tableware. */
export function sampleBrief(locale: Locale): Brief {
  const { proofs, quote, ...answers } = sampleWords(locale).brief;
  return {
    ...emptyBrief(),
    ...answers,
    proofs: [
      { text: proofs.case, kind: 'case', isStrongest: true },
      { text: proofs.figure, kind: 'figure', isStrongest: false },
    ],
    quote: { ...quote, isPermitted: true },
    action: { kind: 'form', target: '' },
  };
}

/** Of the demo's product, for an account that has none yet. */
export function sampleWriting(language: Locale, now: Date): ComposerInput {
  const { company, products } = sampleWords(language);
  return {
    facts: { company: { ...company, targetAudienceType: 'both' }, product: products.tableware },
    brief: sampleBrief(language),
    language,
    now,
    tone: 'friendly',
    words: composerWords(language),
    trade: tradeWords(language, guessTrade(company.sector)),
  };
}
