import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { byId, type PlaceColumns } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { marketingAssets, marketingCampaigns, marketingProducts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { LIST_LIMIT, type Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import {
  AD_FORMATS,
  AD_TEXT_MAX,
  FORMATS_OF_CAMPAIGN,
  GROUNDS_OF_CAMPAIGN,
  type AdFormat,
} from './ad-formats.values.ts';
import { adWords } from './ad-words.server.ts';
import { requireDrawable } from './drawable.server.ts';
import type { Asset, AssetQuery, AssetSummary, CreateAsset, UpdateAsset } from './asset.schema.ts';
import { CAMPAIGN_TYPES } from '#features/marketing/marketing.values.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { asCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { listPhotographs } from '#features/marketing/media/photograph.server.ts';
import {
  changeRow,
  insertRow,
  insertRows,
  requireFresh,
  requireMarketingCompany,
  requireRow,
  type Row,
} from '#features/marketing/marketing-rows.server.ts';

/** Each image that is added begins with other words. */
const anyTake = (): number => randomInt(2 ** 31);

/** All images of a product have its pattern, by which it is known; the editor offers others. */
async function patternOf(ctx: ServiceContext, campaign: Campaign): Promise<string> {
  const { name } =
    campaign.productId === null ? campaign : await requireRow(ctx, 'product', campaign.productId);
  return name.slice(0, AD_TEXT_MAX.brand);
}

/** Designs that were stored before photographs name none. */
const asAsset = (row: Row<'asset'>): Asset => {
  const asset = row as Asset;
  return { ...asset, design: { ...asset.design, photographId: asset.design.photographId ?? null } };
};

/** The photographs of the campaign's product, oldest first. */
async function photographsOf(ctx: ServiceContext, { productId }: Campaign): Promise<number[]> {
  if (productId === null) return [];
  const { items } = await listPhotographs(ctx, { productId, sort: 'createdAt', limit: LIST_LIMIT.max });
  return items.map(({ id }) => id);
}

/** Errors: `invalid` for a photograph that is not of the campaign's product. */
function requirePhotograph(photographs: readonly number[], id: number | null | undefined): void {
  if (id === null || id === undefined || photographs.includes(id)) return;
  throw new AppError('invalid', { fields: { 'design.photographId': 'errors:fields.choice' } });
}

const sizeOf = (format: AdFormat) => ({
  format,
  widthPx: AD_FORMATS[format].width,
  heightPx: AD_FORMATS[format].height,
});

/** Creates the first three images of a campaign by its type (product.md section 7, step 3). */
export async function makeAssets(ctx: ServiceContext, campaignId: number): Promise<{ items: Asset[] }> {
  const campaign = asCampaign(await requireRow(ctx, 'campaign', campaignId));
  const { name, brandColors } = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const photographs = await photographsOf(ctx, campaign);
  const pattern = await patternOf(ctx, campaign);
  const grounds = GROUNDS_OF_CAMPAIGN[campaign.type];
  // Campaigns begin with different photographs.
  const first = CAMPAIGN_TYPES.indexOf(campaign.type);
  const designs = await Promise.all(
    FORMATS_OF_CAMPAIGN[campaign.type].map(async (format, at) => ({
      format,
      design: {
        ...(await adWords(ctx, campaign, { format, take: at, hasPhotograph: photographs.length > 0 })),
        brand: name,
        colours: brandColors ?? [],
        ground: grounds[at] ?? grounds[0],
        pattern,
        photographId: photographs[(first + at) % photographs.length] ?? null,
      },
    })),
  );
  for (const { design } of designs) requireDrawable(design);
  const values = designs.map(({ format, design }) => ({
    ...sizeOf(format),
    design,
    campaignId,
    marketingCompanyId: campaign.marketingCompanyId,
  }));
  return { items: (await insertRows(ctx, 'asset', values)).map(asAsset) };
}

/** Creates one more image of any size; missing parts of the design come from the campaign. */
export async function createAsset(ctx: ServiceContext, input: CreateAsset): Promise<Asset> {
  const campaign = asCampaign(await requireRow(ctx, 'campaign', input.campaignId));
  const { name, brandColors } = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const photographs = await photographsOf(ctx, campaign);
  requirePhotograph(photographs, input.design?.photographId);
  const { photographId = photographs[0] ?? null } = input.design ?? {};
  const design = {
    ...(await adWords(ctx, campaign, {
      format: input.format,
      take: anyTake(),
      hasPhotograph: photographId !== null,
    })),
    brand: name,
    colours: brandColors ?? [],
    ground: GROUNDS_OF_CAMPAIGN[campaign.type][0],
    pattern: await patternOf(ctx, campaign),
    ...input.design,
    photographId,
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
  // One that is deleted may stay named: it may come back.
  const isOther = design?.photographId !== asAsset(current).design.photographId;
  if (typeof design?.photographId === 'number' && isOther && current.campaignId !== null)
    requirePhotograph(
      await photographsOf(ctx, asCampaign(await requireRow(ctx, 'campaign', current.campaignId))),
      design.photographId,
    );
  const updated = await changeRow(ctx, 'asset', current, {
    ...(format && sizeOf(format)),
    ...(design && { design: { ...current.design, ...design } }),
  });
  return asAsset(updated);
}

const selectAssets = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(marketingAssets)
    .select({
      asset: marketingAssets,
      campaignName: marketingCampaigns.name,
      productId: marketingCampaigns.productId,
      productName: marketingProducts.name,
      place,
    })
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingAssets.campaignId))
    .leftJoin(marketingProducts, eq(marketingProducts.id, marketingCampaigns.productId))
    .$dynamic();

type Selected = Pick<AssetSummary, 'campaignName' | 'productId' | 'productName'> & { asset: Row<'asset'> };
const toSummary = ({ asset, campaignName, productId, productName }: Selected): AssetSummary => ({
  ...asAsset(asset),
  campaignName,
  productId,
  productName,
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
