import type { Locale } from '#shared/languages.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { AUDIENCE_TYPES } from '#features/marketing/marketing.values.ts';
import type {
  CONTENT_TYPES,
  FACT_FIELDS,
  LENGTHS,
  MISSING_FACTS,
  MODEL_REFUSALS,
  MODEL_WARNINGS,
  NETWORKS,
  TEXT_PROBLEMS,
  TONES,
} from './writer.values.ts';

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

/** Source of a statement: the field and the words typed there. */
export type Source = { field: FactField; quote: string };
export type Sourced = { text: string; sources: Source[] };

/** Result of product.md section 7, step 1. */
export type ProductAnalysis = {
  language: Locale;
  valueProposition: Sourced;
  proofPoints: Sourced[];
  /** `question` would answer an objection without an answer, whose `answer` is ''. */
  objections: { objection: string; answer: string; question?: string; sources: Source[] }[];
  keywords: { keyword: string; source: Source }[];
  audienceFit: Sourced & { type: AudienceType };
  /** Facts missing in the input; their texts are in i18n `writer:missing`. */
  missing: (typeof MISSING_FACTS)[number][];
};

export type Aida = { attention: string; interest: string; desire: string; action: string };

export type EmailContent = Aida & {
  subject: string;
  preheader: string;
  greeting: string;
  callToAction: string;
  signature: string;
};

/** `text` is without the hashtags; both with a blank line between stay within the network's limit. */
export type SocialPost = { network: Network; text: string; hashtags: string[] };
export type SocialContent = Aida & { posts: SocialPost[] };

export type LandingContent = Aida & {
  headline: string;
  subheadline: string;
  benefits: { title: string; text: string }[];
  faq: { question: string; answer: string }[];
  callToAction: string;
  metaTitle: string;
  metaDescription: string;
  /** Further questions of the form, chosen by the owner. */
  questions?: string[];
};

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

/** A problem of a model's text at a field; `facts` are the words it is about. */
export type TextWarning = { code: (typeof MODEL_WARNINGS)[number]; field: string; facts: string[] };

export type ModelRefusal = (typeof MODEL_REFUSALS)[number];

/** Everything a text may be based on: the facts, and the brief of its language. */
export type CheckedInput = MarketingFacts & { brief?: Brief | null };

/** Implemented by `checks.rules.ts`; `limit` in characters. */
export type CheckText = (
  text: string,
  facts: CheckedInput,
  language: Locale,
  limit?: number,
) => TextProblem[];
