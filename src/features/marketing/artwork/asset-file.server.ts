import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { drawAd } from './ad-drawing.rules.ts';
import type { Asset } from './asset.schema.ts';
import { slugOf } from '#features/marketing/landing/slug.rules.ts';

export const assetFileName = ({ id, design, widthPx, heightPx }: Asset, ending: string): string =>
  `${slugOf(design.brand, design.headline)}-${widthPx}x${heightPx}-${id}.${ending}`;

/** Flat colours: a palette halves the file without visible loss. */
async function pngOf({ format, design }: Asset): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // Leaves the other cores to the server.
  sharp.concurrency(1);
  const svg = Buffer.from(drawAd(format, design));
  return sharp(svg).png({ palette: true, colours: 256, dither: 0, effort: 3 }).toBuffer();
}

/** Runs in a worker process. */
export async function* assetPng(asset: Asset): AsyncGenerator<Uint8Array> {
  yield await pngOf(asset);
}

/** Streams an archive with each image as SVG and PNG. Runs in a worker process. */
export async function* assetArchive(assets: readonly Asset[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    made.push(data);
  });
  const taken = function* (): Generator<Uint8Array> {
    const pieces = made;
    made = [];
    yield* pieces;
  };
  for (const asset of assets) {
    const svg = new ZipDeflate(assetFileName(asset, 'svg'));
    zip.add(svg);
    svg.push(strToU8(drawAd(asset.format, asset.design)), true);
    // Compressed already.
    const png = new ZipPassThrough(assetFileName(asset, 'png'));
    zip.add(png);
    png.push(await pngOf(asset), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
