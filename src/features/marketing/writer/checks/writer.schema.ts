import { z } from 'zod';
import { AUDIENCE_TYPES } from '#features/marketing/marketing.values.ts';
import { HINT_CODES, VARIANT_FORMULAS } from '#features/marketing/writer/formulas/composer.values.ts';
import { locale, record, texts } from '#shared/answer.ts';
import { FACT_FIELDS, MISSING_FACTS, MODEL_REFUSALS, MODEL_WARNINGS, NETWORKS } from './writer.values.ts';

// Response schemas of the writer; the types, which the browser needs too, are in writer.types.ts.

export const modelRefusalSchema = z.enum(MODEL_REFUSALS);
export const textWarningSchema = record('TextWarning', {
  code: z.enum(MODEL_WARNINGS),
  field: z.string(),
  facts: texts,
});
const hint = record('Hint', { code: z.enum(HINT_CODES), field: z.string(), facts: texts.exactOptional() });
const variant = record('Variant', { formula: z.enum(VARIANT_FORMULAS), text: z.string() });

/** Editing help beside a text. */
export const helpShape = {
  variants: z.record(z.string(), z.array(variant)),
  hints: z.array(z.union([hint, textWarningSchema])),
  modelRefusal: modelRefusalSchema.exactOptional(),
};

const source = record('FactSource', { field: z.enum(FACT_FIELDS), quote: z.string() });
const sources = z.array(source);
const sourced = record('SourcedText', { text: z.string(), sources });

export const analysisShape = {
  language: locale,
  valueProposition: sourced,
  proofPoints: z.array(sourced),
  objections: z.array(
    z.strictObject({
      objection: z.string(),
      answer: z.string(),
      question: z.string().exactOptional(),
      sources,
    }),
  ),
  keywords: z.array(z.strictObject({ keyword: z.string(), source })),
  audienceFit: z.strictObject({ text: z.string(), sources, type: z.enum(AUDIENCE_TYPES) }),
  missing: z.array(z.enum(MISSING_FACTS)),
};

const aida = { attention: z.string(), interest: z.string(), desire: z.string(), action: z.string() };

export const emailContentSchema = record('EmailContent', {
  ...aida,
  subject: z.string(),
  preheader: z.string(),
  greeting: z.string(),
  callToAction: z.string(),
  signature: z.string(),
});
export const socialContentSchema = record('SocialContent', {
  ...aida,
  posts: z.array(z.strictObject({ network: z.enum(NETWORKS), text: z.string(), hashtags: texts })),
});
export const landingContentSchema = record('LandingContent', {
  ...aida,
  headline: z.string(),
  subheadline: z.string(),
  benefits: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  callToAction: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  questions: texts.exactOptional(),
});
