import { z } from 'zod';
import { AUDIENCE_TYPES } from '#features/marketing/marketing.values.ts';
import {
  HINT_CODES,
  LEFT_OUT_REASONS,
  VARIANT_FORMULAS,
} from '#features/marketing/writer/formulas/composer.values.ts';
import { locale, record, texts } from '#shared/answer.ts';
import { FACT_FIELDS, MISSING_FACTS, MODEL_REFUSALS, MODEL_WARNINGS, NETWORKS } from './writer.values.ts';

export const modelRefusalSchema = z.enum(MODEL_REFUSALS);
export type ModelRefusal = z.infer<typeof modelRefusalSchema>;

/** A problem of a model's text at a field; `facts` are the words it is about. */
export const textWarningSchema = record('TextWarning', {
  code: z.enum(MODEL_WARNINGS),
  field: z.string(),
  facts: texts,
});
export type TextWarning = z.infer<typeof textWarningSchema>;

/**
 * A proposal to the owner for a better text. `field` is the question of the brief (or the field of the product) that
 * answers it; `facts` are the typed words that are meant, where there are some. The words stand in `writer:hints`.
 */
const hint = record('Hint', {
  code: z.enum(HINT_CODES),
  field: z.string(),
  facts: texts.exactOptional(),
  /** Of `left_out` alone: why the facts are not in the text. */
  reason: z.enum(LEFT_OUT_REASONS).exactOptional(),
});
export type Hint = z.infer<typeof hint>;
const variant = record('Variant', { formula: z.enum(VARIANT_FORMULAS), text: z.string() });
export type Variant = z.infer<typeof variant>;

/** Editing help beside a text. */
export const helpShape = {
  variants: z.record(z.string(), z.array(variant)),
  hints: z.array(z.union([hint, textWarningSchema])),
  modelRefusal: modelRefusalSchema.exactOptional(),
};

/** Source of a statement: the field and the words typed there. */
const source = record('FactSource', { field: z.enum(FACT_FIELDS), quote: z.string() });
export type Source = z.infer<typeof source>;
const sources = z.array(source);
const sourced = record('SourcedText', { text: z.string(), sources });
export type Sourced = z.infer<typeof sourced>;

/** Result of product.md section 7, step 1. */
export const analysisSchema = z.strictObject({
  language: locale,
  valueProposition: sourced,
  proofPoints: z.array(sourced),
  objections: z.array(
    z.strictObject({
      objection: z.string(),
      answer: z.string(),
      /** Would answer an objection without an answer, whose `answer` is ''. */
      question: z.string().exactOptional(),
      sources,
    }),
  ),
  keywords: z.array(z.strictObject({ keyword: z.string(), source })),
  audienceFit: z.strictObject({ text: z.string(), sources, type: z.enum(AUDIENCE_TYPES) }),
  /** Facts missing in the input; their texts are in i18n `writer:missing`. */
  missing: z.array(z.enum(MISSING_FACTS)),
});
export type ProductAnalysis = z.infer<typeof analysisSchema>;

const aida = { attention: z.string(), interest: z.string(), desire: z.string(), action: z.string() };

export const emailContentSchema = record('EmailContent', {
  ...aida,
  subject: z.string(),
  preheader: z.string(),
  greeting: z.string(),
  callToAction: z.string(),
  signature: z.string(),
});
export type EmailContent = z.infer<typeof emailContentSchema>;

/** `text` is without the hashtags; both with a blank line between stay within the network's limit. */
const socialPost = z.strictObject({ network: z.enum(NETWORKS), text: z.string(), hashtags: texts });
export type SocialPost = z.infer<typeof socialPost>;
export const socialContentSchema = record('SocialContent', {
  ...aida,
  posts: z.array(socialPost),
});
export type SocialContent = z.infer<typeof socialContentSchema>;

export const landingContentSchema = record('LandingContent', {
  ...aida,
  headline: z.string(),
  subheadline: z.string(),
  benefits: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  callToAction: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Further questions of the form, chosen by the owner. */
  questions: texts.exactOptional(),
});
export type LandingContent = z.infer<typeof landingContentSchema>;
