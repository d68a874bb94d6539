import type { ServiceContext } from '#kernel/context.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { drawAd } from './ad-drawing.rules.ts';
import { assetFileName } from './asset-file.server.ts';
import type { Asset, AssetFilters } from './asset.schema.ts';
import { getAsset, listAssets } from './asset.server.ts';
import { requireDrawable } from './drawable.server.ts';
import { slugOf } from '#features/marketing/landing/slug.rules.ts';

/** Images per archive: the maximum page size of the API. */
const MAX_ARCHIVED = LIST_LIMIT.max;

/** Images that were stored before a sign was missed are refused here. */
async function drawableAsset(ctx: ServiceContext, id: number): Promise<Asset> {
  const asset = await getAsset(ctx, id);
  requireDrawable(asset.design);
  return asset;
}

export async function assetAsSvg(ctx: ServiceContext, id: number): Promise<Download> {
  const asset = await drawableAsset(ctx, id);
  const body = new Uint8Array(Buffer.from(drawAd(asset.format, asset.design)));
  return download({ body, type: 'image/svg+xml', fileName: assetFileName(asset, 'svg') });
}

export async function assetAsPng(ctx: ServiceContext, id: number): Promise<Download> {
  const asset = await drawableAsset(ctx, id);
  return download({
    work: { task: 'assetPng', input: asset },
    type: 'image/png',
    fileName: assetFileName(asset, 'png'),
  });
}

/** Archives the latest images that match the filters as SVG and PNG. Errors: `not_found` if there are none. */
export async function assetArchive(ctx: ServiceContext, filters: AssetFilters): Promise<Download> {
  const { items: assets } = await listAssets(ctx, { ...filters, limit: MAX_ARCHIVED });
  if (assets.length === 0) throw new AppError('not_found');
  for (const { design } of assets) requireDrawable(design);
  return download({
    work: { task: 'assetArchive', input: assets },
    type: 'application/zip',
    fileName: `${slugOf(assets[0]?.design.brand ?? 'assets')}.zip`,
  });
}
