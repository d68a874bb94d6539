import type { LandingPage } from '#features/marketing/landing/landing-page.schema.ts';
import { sampleWords, sampleWriting } from '#features/marketing/sample/sample.texts.ts';
import { SAMPLE_BRAND } from '#features/marketing/sample/sample.values.ts';
import { composeAdTexts } from '#features/marketing/writer/formulas/ad.rules.ts';
import { analyseProduct } from '#features/marketing/writer/formulas/analysis.rules.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import type { Locale } from '#shared/languages.ts';

/** Any day will do: no text names it. */
const DAY = new Date('2026-01-05T09:00:00.000Z');

/** Returns the texts that the marketing portal would write for the demo's product. */
export function demoCampaign(locale: Locale) {
  const { company, products } = sampleWords(locale);
  const input = sampleWriting(locale, DAY);
  const { email, socialMedia, landingPage } = composeCampaigns(input);
  const page: Pick<LandingPage, 'content' | 'identity' | 'language' | 'slug'> = {
    language: locale,
    slug: 'albero',
    content: {
      ...landingPage.content,
      companyName: company.name,
      productName: products.tableware.name,
      audienceType: 'both',
      colours: SAMPLE_BRAND.colours,
      website: SAMPLE_BRAND.website,
      href: null,
      isInformal: false,
      proofsAt: [],
    },
    identity: { name: company.name, taxId: null, address: null, email: 'hola@lasrojas.example', phone: null },
  };
  return {
    product: products.tableware,
    analysis: analyseProduct(input),
    email: email.content,
    posts: socialMedia.content.posts,
    ad: composeAdTexts(input),
    page,
  };
}
