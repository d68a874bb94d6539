import { and, count, eq, inArray, notExists, sql } from 'drizzle-orm';
import { whereGiven } from '#db/list/where-given.ts';
import {
  landingPages,
  marketingAssets,
  marketingCampaigns,
  marketingCompanies,
  marketingProducts,
  pageTakedowns,
  users,
} from '#db/schema/index.ts';
import { isShownPublicly } from '#features/accounts/public-owner.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { campaignFigures } from './campaign-figures.server.ts';
import { completeContent, requirePartsOf } from './campaign-content.schema.ts';
import type {
  Campaign,
  CampaignQuery,
  CampaignSummary,
  CreateCampaign,
  UpdateCampaign,
} from './campaign.schema.ts';
import {
  changeRow,
  insertRow,
  requireFresh,
  requireMarketingCompany,
  requireRow,
  type Row,
} from '#features/marketing/marketing-rows.server.ts';
import { listNamed } from '#features/marketing/named-list.rules.ts';
import { OWNER, standingIn } from '#features/marketing/text-warnings.rules.ts';
import { modelOf } from '#features/marketing/content/writer-name.rules.ts';

/** The JSON column was validated by the schema of its type when written. */
export const asCampaign = (row: Row<'campaign'>): Campaign => row as Campaign;

export async function listCampaigns(
  ctx: ServiceContext,
  { marketingCompanyId, productId, type, status, ...query }: CampaignQuery,
): Promise<Page<CampaignSummary>> {
  const campaigns = marketingCampaigns;
  const names = await ctx
    .rows(campaigns)
    .select({
      id: campaigns.id,
      name: campaigns.name,
      searched: sql<string>`${marketingCompanies.name} || ' ' || coalesce(${marketingProducts.name}, '')`,
      createdAt: campaigns.createdAt,
    })
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, campaigns.marketingCompanyId))
    .leftJoin(marketingProducts, eq(marketingProducts.id, campaigns.productId))
    .where(
      whereGiven(
        [marketingCompanies.id, marketingCompanyId],
        [campaigns.productId, productId],
        [campaigns.type, type],
        [campaigns.status, status],
      ),
    );
  return listNamed(names, query, '-createdAt', (ids) => summariesOf(ctx, ids));
}

async function summariesOf(ctx: ServiceContext, ids: number[]): Promise<CampaignSummary[]> {
  const campaigns = marketingCampaigns;
  const takenDown = ctx.db
    .select({ id: pageTakedowns.id })
    .from(pageTakedowns)
    .where(eq(pageTakedowns.slug, landingPages.slug));
  const rows = await ctx
    .rows(campaigns)
    .select({
      campaign: campaigns,
      companyName: marketingCompanies.name,
      productName: marketingProducts.name,
      assets: sql<number>`(${ctx
        .rows(marketingAssets)
        .select({ n: count() })
        .where(eq(marketingAssets.campaignId, campaigns.id))})`,
      slug: landingPages.slug,
      ...campaignFigures(ctx),
    })
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, campaigns.marketingCompanyId))
    .leftJoin(marketingProducts, eq(marketingProducts.id, campaigns.productId))
    .innerJoin(users, eq(users.id, marketingCompanies.userId))
    // Slug of the public page.
    .leftJoin(
      landingPages,
      and(
        eq(landingPages.campaignId, campaigns.id),
        eq(landingPages.status, 'published'),
        isShownPublicly(),
        notExists(takenDown),
      ),
    )
    .where(inArray(campaigns.id, ids));
  return rows.map(({ campaign, ...rest }) => ({ ...asCampaign(campaign), ...rest }));
}

export const getCampaign = async (ctx: ServiceContext, id: number): Promise<Campaign> =>
  asCampaign(await requireRow(ctx, 'campaign', id));

export async function createCampaign(ctx: ServiceContext, input: CreateCampaign): Promise<Campaign> {
  await requireMarketingCompany(ctx, input.marketingCompanyId);
  if (input.productId !== null) {
    const product = await requireRow(ctx, 'product', input.productId);
    if (product.marketingCompanyId !== input.marketingCompanyId) throw new AppError('not_found');
  }
  const content = completeContent(input.type, input.content);
  return asCampaign(await insertRow(ctx, 'campaign', { ...input, content }));
}

/** Keeps parts of the content that are not sent, so that two people can edit different parts. */
export async function updateCampaign(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, content, ...changes }: UpdateCampaign,
): Promise<Campaign> {
  const current = await requireRow(ctx, 'campaign', id);
  requireFresh(current, read);
  if (content) requirePartsOf(current.type, content);
  const written = { ...current.content, ...content };
  const isEdited = JSON.stringify(written) !== JSON.stringify(current.content);
  const updated = await changeRow(ctx, 'campaign', current, {
    ...changes,
    ...(isEdited && { content: written, warnings: standingIn(written, current.warnings) }),
    // Text edited by a person no longer counts as the model's.
    ...(isEdited && modelOf(current.writer) !== null && { writer: OWNER }),
  });
  return asCampaign(updated);
}
