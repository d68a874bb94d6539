import { MODEL_FAULTS } from '#shared/model-faults.ts';

/** Kinds, tones and lengths of content (api.md). */
export const CONTENT_TYPES = ['advertising_text', 'email_template', 'social_post', 'ad_design'] as const;
export const TONES = ['professional', 'friendly', 'direct', 'inspiring'] as const;
export const LENGTHS = ['short', 'medium', 'long'] as const;

export const NETWORKS = ['linkedin', 'facebook', 'instagram', 'x'] as const;

/** Maximum characters that an inbox, a search result, a button or an advertisement shows in full. */
export const TEXT_LIMITS = {
  campaignName: 80,
  subject: 60,
  preheader: 100,
  callToAction: 32,
  headline: 80,
  subheadline: 180,
  benefitTitle: 90,
  question: 90,
  metaTitle: 60,
  metaDescription: 155,
  adHeadline: 60,
  adLine: 140,
  adAction: 22,
} as const;

/** Problems that both the editor and the tests check for. */
export const TEXT_PROBLEMS = [
  'unfilled',
  'repeated',
  'tooLong',
  'nameMisspelt',
  'foreignWord',
  'untraceable',
] as const;

export const MISSING_FACTS = [
  'price',
  'characteristics',
  'advantages',
  'figures',
  'audience',
  'pain',
  'change',
  'quote',
  'offer',
  'guarantee',
] as const;

/** Failed checks of a model's text, for the owner to decide. Texts: i18n `writer:hints`. */
export const MODEL_WARNINGS = [
  'model_unfilled',
  'model_repeated',
  'model_too_long',
  'model_name_misspelt',
  'model_foreign_word',
  'model_other_language',
  'model_untraceable',
  'model_markup',
] as const;

/** Why a model's answer was not used: none came, it was invalid, or the month's budget is spent. */
export const MODEL_REFUSALS = [...MODEL_FAULTS, 'cap_reached'] as const;

/** Typed facts that may be quoted. */
export const FACT_FIELDS = [
  'company.name',
  'company.sector',
  'company.targetAudience',
  'company.targetAudienceType',
  'product.name',
  'product.characteristics',
  'product.advantages',
  'product.price',
  'brief.buyer',
  'brief.pain',
  'brief.change',
  'brief.proofs',
  'brief.quote',
  'brief.offer',
  'brief.guarantee',
  'brief.doubts',
] as const;
