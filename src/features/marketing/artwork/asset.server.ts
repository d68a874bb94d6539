import { randomInt } from 'node:crypto';
import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { marketingAssets, marketingCampaigns } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { AD_FORMATS, FORMATS_OF_CAMPAIGN, GROUNDS_OF_CAMPAIGN, type AdFormat } from './ad-formats.values.ts';
import { adWords } from './ad-words.server.ts';
import { requireDrawable } from './drawable.server.ts';
import type {
  Asset,
  AssetFilters,
  AssetQuery,
  AssetSummary,
  CreateAsset,
  UpdateAsset,
} from './asset.schema.ts';
import { asCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import {
  changeRow,
  insertRow,
  insertRows,
  requireFresh,
  requireMarketingCompany,
  requireRow,
  type Row,
} from '#features/marketing/marketing-rows.server.ts';

/** Seed of a pattern, so that each set of images has its own. */
const newSeed = (): number => randomInt(2 ** 31);

const asAsset = (row: Row<'asset'>): Asset => row as Asset;

const sizeOf = (format: AdFormat) => ({
  format,
  widthPx: AD_FORMATS[format].width,
  heightPx: AD_FORMATS[format].height,
});

/** Creates the first three images of a campaign by its type (product.md section 7, step 3). */
export async function makeAssets(ctx: ServiceContext, campaignId: number): Promise<{ items: Asset[] }> {
  const campaign = asCampaign(await requireRow(ctx, 'campaign', campaignId));
  const { name, brandColors } = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const seed = newSeed();
  const grounds = GROUNDS_OF_CAMPAIGN[campaign.type];
  const designs = await Promise.all(
    FORMATS_OF_CAMPAIGN[campaign.type].map(async (format, at) => ({
      format,
      design: {
        ...(await adWords(ctx, campaign, format, at)),
        brand: name,
        colours: brandColors ?? [],
        ground: grounds[at] ?? grounds[0],
        pattern: `${campaign.name} ${seed}`,
      },
    })),
  );
  for (const { design } of designs) requireDrawable(design);
  const { marketingCompanyId } = campaign;
  const values = designs.map(({ format, design }) => ({
    ...sizeOf(format),
    design,
    campaignId,
    marketingCompanyId,
  }));
  return { items: (await insertRows(ctx, 'asset', values)).map(asAsset) };
}

/** Creates one more image of any size; missing parts of the design come from the campaign. */
export async function createAsset(ctx: ServiceContext, input: CreateAsset): Promise<Asset> {
  const campaign = asCampaign(await requireRow(ctx, 'campaign', input.campaignId));
  const { name, brandColors } = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const seed = newSeed();
  const design = {
    ...(await adWords(ctx, campaign, input.format, seed)),
    brand: name,
    colours: brandColors ?? [],
    ground: GROUNDS_OF_CAMPAIGN[campaign.type][0],
    pattern: `${campaign.name} ${seed}`,
    ...input.design,
  };
  requireDrawable(design);
  const { id: campaignId, marketingCompanyId } = campaign;
  return asAsset(
    await insertRow(ctx, 'asset', { ...sizeOf(input.format), design, campaignId, marketingCompanyId }),
  );
}

export const getAsset = async (ctx: ServiceContext, id: number): Promise<Asset> =>
  asAsset(await requireRow(ctx, 'asset', id));

/** Returns the asset with the name of its campaign, for the gallery. Errors: `not_found`. */
export async function getAssetSummary(ctx: ServiceContext, id: number): Promise<AssetSummary> {
  const [asset] = await selectAssets(ctx, {}, eq(marketingAssets.id, id), desc, 1);
  if (!asset) throw new AppError('not_found');
  return asset;
}

/** Keeps parts of the design that are not sent. */
export async function updateAsset(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, format, design }: UpdateAsset,
): Promise<Asset> {
  const current = await requireRow(ctx, 'asset', id);
  requireFresh(current, read);
  if (design) requireDrawable({ ...current.design, ...design });
  const updated = await changeRow(ctx, 'asset', current, {
    ...(format && sizeOf(format)),
    ...(design && { design: { ...current.design, ...design } }),
  });
  return asAsset(updated);
}

async function selectAssets(
  ctx: ServiceContext,
  filters: AssetFilters,
  more: SQL | undefined,
  order: typeof asc,
  limit: number,
): Promise<AssetSummary[]> {
  const wanted = [
    [filters.marketingCompanyId, marketingAssets.marketingCompanyId],
    [filters.campaignId, marketingAssets.campaignId],
    [filters.productId, marketingCampaigns.productId],
    [filters.format, marketingAssets.format],
  ] as const;
  const rows = await ctx
    .rows(marketingAssets)
    .select({ asset: marketingAssets, campaignName: marketingCampaigns.name })
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingAssets.campaignId))
    .where(
      and(...wanted.map(([value, column]) => (value === undefined ? undefined : eq(column, value))), more),
    )
    .orderBy(order(marketingAssets.id))
    .limit(limit);
  return rows.map(({ asset, campaignName }) => ({ ...asAsset(asset), campaignName }));
}

export async function listAssets(
  ctx: ServiceContext,
  { sort = '-createdAt', cursor, limit, ...filters }: AssetQuery,
): Promise<Page<AssetSummary>> {
  const [after, order] = sort === 'createdAt' ? [gt, asc] : [lt, desc];
  const from = cursor === undefined ? undefined : after(marketingAssets.id, decodeCursor(cursor).id);
  const rows = await selectAssets(ctx, filters, from, order, limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.createdAt, id: last.id }) : null,
  };
}

export const latestAssets = (ctx: ServiceContext, filters: AssetFilters, limit: number) =>
  selectAssets(ctx, filters, undefined, desc, limit);
