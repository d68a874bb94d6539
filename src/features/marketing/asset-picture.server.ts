import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import type { ServiceContext } from '#server/context.ts';
import { download, type Download } from '#server/download.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { drawAd } from './ad-drawing.rules.ts';
import type { Asset, AssetFilters } from './asset.schema.ts';
import { getAsset, latestAssets } from './asset.server.ts';
import { slugOf } from './slug.rules.ts';

/** Of images in one archive: as many as any list of the API holds. */
const MAX_ARCHIVED = LIST_LIMIT.max;
/** Drawn at the same time: more would only wait for the cores. */
const TOGETHER = 4;

const nameOf = ({ id, design, widthPx, heightPx }: Asset, ending: string): string =>
  `${slugOf(design.brand, design.headline)}-${widthPx}x${heightPx}-${id}.${ending}`;

/** Flat colours: a palette halves the file, and nothing of it can be seen. */
async function pngOf({ format, design }: Asset): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(drawAd(format, design));
  const png = await sharp(svg).png({ palette: true, colours: 256, dither: 0, effort: 3 }).toBuffer();
  return new Uint8Array(png);
}

export async function assetAsSvg(ctx: ServiceContext, id: number): Promise<Download> {
  const asset = await getAsset(ctx, id);
  const body = new Uint8Array(Buffer.from(drawAd(asset.format, asset.design)));
  return download({ body, type: 'image/svg+xml', fileName: nameOf(asset, 'svg') });
}

export async function assetAsPng(ctx: ServiceContext, id: number): Promise<Download> {
  const asset = await getAsset(ctx, id);
  return download({ body: await pngOf(asset), type: 'image/png', fileName: nameOf(asset, 'png') });
}

/** The latest images that the filters name, each as SVG and PNG. Errors: `not_found` where there is none. */
export async function assetArchive(ctx: ServiceContext, filters: AssetFilters): Promise<Download> {
  const assets = await latestAssets(ctx, filters, MAX_ARCHIVED);
  if (assets.length === 0) throw new AppError('not_found');
  const files: Zippable = {};
  for (let from = 0; from < assets.length; from += TOGETHER) {
    const some = assets.slice(from, from + TOGETHER);
    const drawn = await Promise.all(some.map(async (asset) => ({ asset, png: await pngOf(asset) })));
    for (const { asset, png } of drawn) {
      files[nameOf(asset, 'svg')] = strToU8(drawAd(asset.format, asset.design));
      // Compressed already.
      files[nameOf(asset, 'png')] = [png, { level: 0 }];
    }
  }
  return download({
    body: new Uint8Array(zipSync(files)),
    type: 'application/zip',
    fileName: `${slugOf(assets[0]?.design.brand ?? 'assets')}.zip`,
  });
}
