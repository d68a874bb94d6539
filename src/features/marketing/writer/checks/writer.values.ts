import { MODEL_FAULTS } from '#features/accounts/settings/writer.values.ts';

/** api.md: what content can be asked for, in which tone and length. */
export const CONTENT_TYPES = ['advertising_text', 'email_template', 'social_post', 'ad_design'] as const;
export const TONES = ['professional', 'friendly', 'direct', 'inspiring'] as const;
export const LENGTHS = ['short', 'medium', 'long'] as const;

export const NETWORKS = ['linkedin', 'facebook', 'instagram', 'x'] as const;

/** Characters that an inbox, a search result, a button or an advertisement shows whole. */
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
  adHeadline: 40,
  adLine: 90,
  adAction: 22,
} as const;

/** What a text is held to, by the person who edits it and by the tests alike. */
export const TEXT_PROBLEMS = [
  'unfilled',
  'repeated',
  'tooLong',
  'nameMisspelt',
  'foreignWord',
  'untraceable',
] as const;

/** What would make the texts better if the input said it. */
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

/** What a model's text is marked with where a check fails: the owner decides. Words: i18n `writer:hints`. */
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

/** Why a model's answer was not used: it did not come, was no answer, or may cost no more this month. */
export const MODEL_REFUSALS = [...MODEL_FAULTS, 'cap_reached'] as const;

/** What was typed and may be quoted. */
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
] as const;
