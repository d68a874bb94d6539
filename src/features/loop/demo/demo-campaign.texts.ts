import type { LandingPage } from '#features/marketing/landing/landing-page.schema.ts';
import {
  sampleBrief,
  sampleCampaigns,
  sampleWords,
  sampleWriting,
} from '#features/marketing/sample/sample.texts.ts';
import { SAMPLE_BRAND } from '#features/marketing/sample/sample.values.ts';
import { analyseProduct } from '#features/marketing/writer/formulas/analysis.rules.ts';
import type { Locale } from '#shared/languages.ts';

/** Any day will do: no text names it. */
const DAY = new Date('2026-01-05T09:00:00.000Z');

/** Returns the texts of the demo's product: the pottery's brief, and its campaigns as the demo has them. */
export function demoCampaign(locale: Locale) {
  const { ads, company, products } = sampleWords(locale);
  const { email, social_media: social, landing_page: landing } = sampleCampaigns(locale);
  const page: Pick<LandingPage, 'content' | 'identity' | 'language' | 'slug'> = {
    language: locale,
    slug: 'albero',
    content: {
      ...landing.content,
      companyName: company.name,
      productName: products.tableware.name,
      audienceType: 'both',
      colours: SAMPLE_BRAND.colours,
      website: SAMPLE_BRAND.website,
      href: null,
      isInformal: false,
      proofsAt: [],
      detailsAt: [],
      includedAt: [],
      phone: null,
    },
    identity: { name: company.name, taxId: null, address: null, email: 'hola@lasrojas.example', phone: null },
  };
  return {
    product: products.tableware,
    brief: sampleBrief(locale),
    analysis: analyseProduct(sampleWriting(locale, DAY)),
    email: email.content,
    social: social.content,
    ads,
    page,
  };
}
