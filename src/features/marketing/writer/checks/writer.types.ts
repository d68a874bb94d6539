import type { Locale } from '#shared/languages.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { AUDIENCE_TYPES } from '#features/marketing/marketing.values.ts';
import type { CONTENT_TYPES, FACT_FIELDS, LENGTHS, NETWORKS, TEXT_PROBLEMS, TONES } from './writer.values.ts';
import type { EmailContent, LandingContent, SocialContent } from './writer.schema.ts';

export type {
  EmailContent,
  LandingContent,
  ModelRefusal,
  ProductAnalysis,
  SocialContent,
  SocialPost,
  Source,
  Sourced,
  TextWarning,
} from './writer.schema.ts';

export type AudienceType = (typeof AUDIENCE_TYPES)[number];
export type Tone = (typeof TONES)[number];
export type Length = (typeof LENGTHS)[number];
export type ContentType = (typeof CONTENT_TYPES)[number];
export type Network = (typeof NETWORKS)[number];

/** Input of the writer: rows of marketing_companies and marketing_products, as typed. */
export type MarketingFacts = {
  company: {
    name: string;
    sector: string;
    commercialObjectives: string;
    targetAudience: string;
    targetAudienceType: AudienceType;
    website?: string | null;
  };
  product: { name: string; characteristics: string; advantages: string; price: string };
};

export type FactField = (typeof FACT_FIELDS)[number];

export type CampaignSet = {
  email: { name: string; content: EmailContent };
  socialMedia: { name: string; content: SocialContent };
  landingPage: { name: string; content: LandingContent };
};

export type Content = { parts: { name: ContentPart; text: string }[] };
export type ContentPart =
  | 'headline'
  | 'subject'
  | 'preheader'
  | 'greeting'
  | 'body'
  | 'line'
  | 'callToAction'
  | 'signature'
  | 'hashtags'
  | 'image'
  | 'altText';

export type AdTexts = { headline: string; line: string; callToAction: string };

/** `fragment` is the problematic part of the text; the messages are in i18n `writer:problems`. */
export type TextProblem = { code: (typeof TEXT_PROBLEMS)[number]; fragment: string };

/** Everything a text may be based on: the facts, and the brief of its language. */
export type CheckedInput = MarketingFacts & { brief?: Brief | null };

/** Implemented by `checks.rules.ts`; `limit` in characters. */
export type CheckText = (
  text: string,
  facts: CheckedInput,
  language: Locale,
  limit?: number,
) => TextProblem[];
