import { z } from 'zod';
import { cents, nullIsAbsent, oneOf, orDefault, readUpdatedAt, requiredLine, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { campaignContentChanges, campaignContentSchema } from './campaign-content.schema.ts';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  MAX_COST_CENTS,
  NAMED_SORTS,
  TONES,
  WRITERS,
} from '#features/marketing/marketing.values.ts';
import { count, record, timestamp } from '#shared/answer.ts';
import {
  emailContentSchema,
  helpShape,
  landingContentSchema,
  socialContentSchema,
  textWarningSchema,
} from '#features/marketing/writer/checks/writer.schema.ts';

const name = requiredLine('marketing:campaign.nameRequired');
const status = oneOf(CAMPAIGN_STATUSES);
const language = oneOf(LOCALES);
/** Metrics of API clients, which the portal does not interpret. */
const metrics = z.record(z.string().max(100), z.union([z.number(), z.string().max(200)])).nullable();

/** Cost of the campaign, for its return; 0 is a cost too, and null one that nobody entered. */
const costCents = cents(MAX_COST_CENTS, 'marketing:campaign.costInvalid').nullable();

export const createCampaignSchema = z.strictObject({
  marketingCompanyId: rowId,
  productId: rowId.nullable().default(null),
  name,
  type: oneOf(CAMPAIGN_TYPES),
  status: orDefault(status, 'draft'),
  language: orDefault(language, 'es'),
  content: campaignContentSchema,
  metrics: metrics.default(null),
  costCents: costCents.default(null),
});
export const updateCampaignSchema = z
  .strictObject({
    name: nullIsAbsent(name),
    status: nullIsAbsent(status),
    content: nullIsAbsent(campaignContentChanges),
    metrics,
    costCents,
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

const campaignFields = {
  id: rowId,
  marketingCompanyId: rowId,
  productId: rowId.nullable(),
  name: z.string(),
  status,
  metrics: z.record(z.string(), z.unknown()).nullable(),
  costCents: count.nullable(),
  language,
  tone: z.enum(TONES),
  seed: z.int(),
  writer: z.string(),
  warnings: z.array(textWarningSchema).nullable().exactOptional(),
  createdAt: timestamp,
  updatedAt: timestamp,
};
/** A campaign whose type says which parts its content has, with what a call answers besides. */
const campaignWith = <Besides extends z.ZodRawShape>(name: string, besides: Besides) =>
  z
    .discriminatedUnion('type', [
      z.strictObject({
        ...campaignFields,
        type: z.literal('email'),
        content: emailContentSchema,
        ...besides,
      }),
      z.strictObject({
        ...campaignFields,
        type: z.literal('social_media'),
        content: socialContentSchema,
        ...besides,
      }),
      z.strictObject({
        ...campaignFields,
        type: z.literal('landing_page'),
        content: landingContentSchema,
        ...besides,
      }),
    ])
    .meta({ id: name });

export const campaignSchema = campaignWith('Campaign', {});
export type Campaign = z.infer<typeof campaignSchema>;

export const campaignSummarySchema = campaignWith('CampaignSummary', {
  companyName: z.string(),
  productName: z.string().nullable(),
  assets: count,
  /** Address of its page; null where it has none that is live. */
  slug: z.string().nullable(),
  /** Visits of its page. */
  visits: count,
  leads: count,
  /** Revenue of the won opportunities of its leads, in cents of a euro. */
  earnedCents: count,
});
export type CampaignSummary = z.infer<typeof campaignSummarySchema>;

/** A campaign with its editing help. A model's refusal is reported here once; the row keeps its writer. */
export const writtenCampaignSchema = campaignWith('WrittenCampaign', helpShape);
export type WrittenCampaign = z.infer<typeof writtenCampaignSchema>;

export const keptTextSchema = record('KeptText', {
  id: rowId,
  name: z.string(),
  content: z.union([emailContentSchema, socialContentSchema, landingContentSchema]),
  language,
  tone: z.enum(TONES),
  seed: z.int(),
  writer: z.string(),
  createdAt: timestamp,
});
export type KeptText = z.infer<typeof keptTextSchema>;
