import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { byId, type PlaceColumns } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { marketingAssets, marketingCampaigns } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { AD_FORMATS, FORMATS_OF_CAMPAIGN, GROUNDS_OF_CAMPAIGN, type AdFormat } from './ad-formats.values.ts';
import { adWords } from './ad-words.server.ts';
import { requireDrawable } from './drawable.server.ts';
import type { Asset, AssetQuery, AssetSummary, CreateAsset, UpdateAsset } from './asset.schema.ts';
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
  const [found] = await selectAssets(ctx).where(eq(marketingAssets.id, id));
  if (!found) throw new AppError('not_found');
  return toSummary(found);
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

const selectAssets = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(marketingAssets)
    .select({ asset: marketingAssets, campaignName: marketingCampaigns.name, place })
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingAssets.campaignId))
    .$dynamic();

const toSummary = ({ asset, campaignName }: { asset: Row<'asset'>; campaignName: string | null }) => ({
  ...asAsset(asset),
  campaignName,
});

export const listAssets = (
  ctx: ServiceContext,
  { sort, cursor, limit, ...filters }: AssetQuery,
): Promise<Page<AssetSummary>> =>
  listRows(
    { cursor, limit },
    {
      order: byId(marketingAssets.id, sort),
      where: whereGiven(
        [marketingAssets.marketingCompanyId, filters.marketingCompanyId],
        [marketingAssets.campaignId, filters.campaignId],
        [marketingCampaigns.productId, filters.productId],
        [marketingAssets.format, filters.format],
      ),
      select: (place) => selectAssets(ctx, place),
      items: (rows) => rows.map(toSummary),
    },
  );
