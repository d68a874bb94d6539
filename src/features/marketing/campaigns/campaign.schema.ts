import { z } from 'zod';
import { nullIsAbsent, oneOf, orDefault, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import {
  campaignContentChanges,
  campaignContentSchema,
  type CampaignContent,
} from './campaign-content.schema.ts';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  NAMED_SORTS,
  TONES,
  WRITERS,
  type CampaignStatus,
  type CampaignType,
  type Tone,
} from '#features/marketing/marketing.values.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';

const name = requiredLine('marketing:campaign.nameRequired');
const status = oneOf(CAMPAIGN_STATUSES);
const language = oneOf(LOCALES);
/** Metrics of API clients, which the portal does not interpret. */
const metrics = z.record(z.string().max(100), z.union([z.number(), z.string().max(200)])).nullable();

export const createCampaignSchema = z.strictObject({
  marketingCompanyId: rowId,
  productId: rowId.nullable().default(null),
  name,
  type: oneOf(CAMPAIGN_TYPES),
  status: orDefault(status, 'draft'),
  language: orDefault(language, 'es'),
  content: campaignContentSchema,
  metrics: metrics.default(null),
});
export const updateCampaignSchema = z
  .strictObject({
    name: nullIsAbsent(name),
    status: nullIsAbsent(status),
    content: nullIsAbsent(campaignContentChanges),
    metrics,
    updatedAt: readUpdatedAt,
  })
  .partial();
/** The body is `{ language }` (api.md); the tone defaults to the company's. */
export const writeCampaignsSchema = z.strictObject({
  language,
  tone: nullIsAbsent(oneOf(TONES)),
  writer: nullIsAbsent(oneOf(WRITERS)),
});
/**
 * Rewrites in the same or another language, or restores an earlier text. With `field` only that part, in the campaign's
 * own language and tone; a post is `posts.` and its network.
 */
export const rewriteCampaignSchema = z.strictObject({
  language: nullIsAbsent(language),
  tone: nullIsAbsent(oneOf(TONES)),
  textId: nullIsAbsent(rowId),
  field: nullIsAbsent(z.string('errors:fields.text').max(60, 'errors:fields.tooLong')),
  writer: nullIsAbsent(oneOf(WRITERS)),
});
export const campaignQuery = listQuery(NAMED_SORTS).extend({
  marketingCompanyId: queryId,
  productId: queryId,
  type: oneOf(CAMPAIGN_TYPES).optional(),
  status: status.optional(),
});

export type CreateCampaign = z.infer<typeof createCampaignSchema>;
export type UpdateCampaign = z.infer<typeof updateCampaignSchema>;
export type WriteCampaignsInput = z.infer<typeof writeCampaignsSchema>;
export type RewriteCampaign = z.infer<typeof rewriteCampaignSchema>;
export type CampaignQuery = z.infer<typeof campaignQuery>;

/** The type determines the parts of `content`. */
export type Campaign = {
  [T in CampaignType]: {
    id: number;
    marketingCompanyId: number;
    productId: number | null;
    name: string;
    type: T;
    status: CampaignStatus;
    content: CampaignContent<T>;
    metrics: Record<string, unknown> | null;
    language: Locale;
    tone: Tone;
    seed: number;
    writer: string;
    warnings?: TextWarning[] | null;
    createdAt: string;
    updatedAt: string;
  };
}[CampaignType];

export type CampaignSummary = Campaign & {
  companyName: string;
  productName: string | null;
  assets: number;
  /** Slug of its page; null without a live one. */
  slug: string | null;
};
export type KeptText = Pick<Campaign, 'name' | 'content' | 'language' | 'tone' | 'seed' | 'writer'> & {
  id: number;
  createdAt: string;
};
