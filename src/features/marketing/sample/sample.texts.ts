import { dictionary, type Locale } from '#i18n/index.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { ContentPart, ProductAnalysis } from '#features/marketing/writer/checks/writer.types.ts';
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

/** The campaigns of the tableware, each with its name. */
export function sampleCampaigns(locale: Locale) {
  const { email, social_media, landing_page } = sampleWords(locale).campaigns;
  const { name: emailName, ...emailContent } = email;
  const { name: socialName, posts, hashtags, ...idea } = social_media;
  const { name: pageName, benefits, faq, ...pageContent } = landing_page;
  const post = (network: keyof typeof posts) => ({
    network,
    text: posts[network],
    hashtags: network === 'instagram' ? hashtags.split(' ') : [],
  });
  const networks = ['linkedin', 'facebook', 'instagram', 'x'] as const;
  return {
    email: { name: emailName, content: { ...emailContent, callToAction: '' } },
    social_media: { name: socialName, content: { ...idea, posts: networks.map(post) } },
    landing_page: {
      name: pageName,
      content: {
        ...pageContent,
        attention: '',
        benefits: Object.values(benefits),
        faq: Object.values(faq),
        questions: [],
      },
    },
  };
}

/** Two further texts about the tableware, of named parts as the writer stores them. */
export function sampleContents(locale: Locale) {
  const { advertising_text: ad, social_post: post } = sampleWords(locale).contents;
  const part = (name: ContentPart, text: string) => ({ name, text });
  return [
    {
      type: 'advertising_text' as const,
      title: ad.headline,
      parts: [part('headline', ad.headline), part('body', ad.body), part('callToAction', ad.callToAction)],
    },
    { type: 'social_post' as const, title: post.headline, parts: [part('body', post.body)] },
  ];
}

/** Words that people search for, each with the field that says it. */
export function sampleKeywords(locale: Locale): ProductAnalysis['keywords'] {
  const { keywords, products, company } = sampleWords(locale);
  const { characteristics, advantages } = products.tableware;
  const of = (found: string, source: ProductAnalysis['keywords'][number]['source']) =>
    found.split('; ').map((keyword) => ({ keyword, source }));
  return [
    ...of(keywords.characteristics, { field: 'product.characteristics', quote: characteristics }),
    ...of(keywords.advantages, { field: 'product.advantages', quote: advantages }),
    ...of(keywords.targetAudience, { field: 'company.targetAudience', quote: company.targetAudience }),
  ];
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
