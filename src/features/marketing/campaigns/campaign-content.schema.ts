import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { AppError } from '#shared/errors.ts';
import { FORM_QUESTIONS } from '#features/marketing/landing/form-questions.values.ts';
import type { CampaignType } from '#features/marketing/marketing.values.ts';
import { NETWORKS } from '#features/marketing/writer/checks/writer.values.ts';

/** Stored as typed: a draft may have empty parts and be too long for now. */
const text = z.string('errors:fields.text').max(MAX_PARAGRAPH, 'errors:fields.tooLong');
const MAX_PARTS = 30;
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MAX_PARTS, 'errors:fields.tooLong');

const aida = { attention: text, interest: text, desire: text, action: text };
const extras = {
  subject: text,
  preheader: text,
  greeting: text,
  signature: text,
  callToAction: text,
  headline: text,
  subheadline: text,
  metaTitle: text,
  metaDescription: text,
  posts: list(z.strictObject({ network: oneOf(NETWORKS), text, hashtags: list(text) })),
  benefits: list(z.strictObject({ title: text, text })),
  faq: list(z.strictObject({ question: text, answer: text })),
  questions: z
    .array(z.string('errors:fields.text').max(FORM_QUESTIONS.question, 'errors:fields.tooLong'))
    .max(FORM_QUESTIONS.most, 'errors:fields.tooLong'),
};

/** The AIDA parts and those of the campaign's type (api.md). */
export const campaignContentSchema = z.strictObject({ ...aida, ...z.strictObject(extras).partial().shape });
export const campaignContentChanges = campaignContentSchema.partial();

type AnyContent = z.infer<typeof campaignContentSchema>;
export type ContentChanges = z.infer<typeof campaignContentChanges>;

const EMPTY = {
  email: { subject: '', preheader: '', greeting: '', callToAction: '', signature: '' },
  social_media: { posts: [] },
  landing_page: {
    headline: '',
    subheadline: '',
    benefits: [],
    faq: [],
    callToAction: '',
    metaTitle: '',
    metaDescription: '',
    questions: [],
  },
} satisfies Record<CampaignType, Partial<AnyContent>>;

/** Rejects a part of another type, which would be stored but never shown. */
export function requirePartsOf(type: CampaignType, given: ContentChanges): void {
  const own = new Set([...Object.keys(aida), ...Object.keys(EMPTY[type])]);
  const foreign = Object.keys(given).filter((part) => !own.has(part));
  if (foreign.length === 0) return;
  const fields = Object.fromEntries(foreign.map((part) => [`content.${part}`, 'errors:fields.unknown']));
  throw new AppError('invalid', { fields });
}

export function completeContent(type: CampaignType, given: AnyContent): Record<string, unknown> {
  requirePartsOf(type, given);
  return { ...EMPTY[type], ...given };
}
