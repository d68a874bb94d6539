import { slugOf } from '#features/marketing/landing/slug.rules.ts';
import { storedPhotograph, type StoredPhotograph } from '#features/marketing/media/photograph.server.ts';
import { download, type Download } from '#kernel/api/download.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { saysBenefit } from './ad-benefit.rules.ts';
import { assetFileName, previewSvg, type DrawnAsset } from './asset-file.server.ts';
import type { AssetFilters, AssetPictureQuery, AssetSummary } from './asset.schema.ts';
import { getAssetSummary, listAssets } from './asset.server.ts';
import { requireDrawable } from './drawable.server.ts';

/** Images per archive: the maximum page size of the API. */
const MAX_ARCHIVED = LIST_LIMIT.max;

const isForUse = ({ design, productName }: AssetSummary): boolean => saysBenefit(design, productName);

/** Images that were stored before a sign was missed are refused here. Errors: `headline_missing`, unless it is shown. */
async function drawableAsset(ctx: ServiceContext, id: number, isShown: boolean): Promise<DrawnAsset> {
  const asset = await getAssetSummary(ctx, id);
  requireDrawable(asset.design);
  if (!isShown && !isForUse(asset)) throw new AppError('headline_missing');
  return { asset, photograph: await storedPhotograph(ctx, asset.design.photographId, isShown) };
}

const asFile = (drawn: DrawnAsset, ending: 'svg' | 'png') => ({
  work: { task: 'assetPicture' as const, input: { ...drawn, ending } },
  fileName: assetFileName(drawn.asset, ending),
});

/** A gallery shows many at once, which no process of the pool could draw in time: the server does. */
export async function assetAsSvg(
  ctx: ServiceContext,
  id: number,
  { preview }: AssetPictureQuery = {},
): Promise<Download> {
  const isShown = preview !== undefined;
  const drawn = await drawableAsset(ctx, id, isShown);
  const type = 'image/svg+xml';
  if (!isShown) return download({ ...asFile(drawn, 'svg'), type });
  return download({ body: new Uint8Array(Buffer.from(previewSvg(drawn))), type });
}

export async function assetAsPng(ctx: ServiceContext, id: number): Promise<Download> {
  return download({ ...asFile(await drawableAsset(ctx, id, false), 'png'), type: 'image/png' });
}

/**
 * Archives the latest images that match the filters as SVG and PNG, without those that do not say why to buy. Errors:
 * `not_found` if there are none, `headline_missing` if none is left.
 */
export async function assetArchive(ctx: ServiceContext, filters: AssetFilters): Promise<Download> {
  const { items } = await listAssets(ctx, { ...filters, limit: MAX_ARCHIVED });
  if (items.length === 0) throw new AppError('not_found');
  const assets = items.filter(isForUse);
  if (assets.length === 0) throw new AppError('headline_missing');
  const photographs = new Map<number, StoredPhotograph>();
  for (const { design } of assets) {
    requireDrawable(design);
    const { photographId } = design;
    if (photographId === null || photographs.has(photographId)) continue;
    const photograph = await storedPhotograph(ctx, photographId);
    if (photograph) photographs.set(photographId, photograph);
  }
  return download({
    work: { task: 'assetArchive', input: { assets, photographs } },
    type: 'application/zip',
    fileName: `${slugOf(assets[0]?.design.brand ?? 'assets')}.zip`,
  });
}
