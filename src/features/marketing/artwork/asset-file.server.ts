import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Sharp } from 'sharp';
import { slugOf } from '#features/marketing/landing/slug.rules.ts';
import type { StoredPhotograph } from '#features/marketing/media/photograph.server.ts';
import { cropOf } from './ad-crop.rules.ts';
import { drawAd } from './ad-drawing.rules.ts';
import type { AdFormat } from './ad-formats.values.ts';
import { adLayout } from './ad-layout.rules.ts';
import type { Box } from './ad-pattern.rules.ts';
import type { Asset } from './asset.schema.ts';

/** An image with the photograph that it shows, if it shows one. */
export type DrawnAsset = { asset: Asset; photograph?: StoredPhotograph | undefined };

export const assetFileName = ({ id, design, widthPx, heightPx }: Asset, ending: string): string =>
  `${slugOf(design.brand, design.headline)}-${widthPx}x${heightPx}-${id}.${ending}`;

async function sharpOf(data: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Leaves the other cores to the server.
  sharp.concurrency(1);
  return sharp(data);
}

const photographBox = (format: AdFormat): Box | undefined => adLayout(format, true).photograph;

const hrefOf = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;

/** For a screen: cropped by the drawing, out of the small copy. */
export function previewSvg({ asset: { format, design }, photograph }: DrawnAsset): string {
  const box = photograph && photographBox(format);
  if (!box) return drawAd(format, design);
  const { data, widthPx, heightPx } = photograph;
  return drawAd(format, design, { href: hrefOf(data), widthPx, heightPx, part: cropOf(photograph, box) });
}

/** For use: with no more of the photograph than is seen, in the size in which it is. */
async function svgOf({ asset: { format, design }, photograph }: DrawnAsset): Promise<string> {
  const box = photograph && photographBox(format);
  if (!box) return drawAd(format, design);
  const { x: left, y: top, ...part } = cropOf(photograph, box);
  const size = { width: Math.round(box.width), height: Math.round(box.height) };
  const jpeg = await (
    await sharpOf(photograph.data)
  )
    .extract({ left, top, ...part })
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  const whole = { widthPx: size.width, heightPx: size.height, part: { x: 0, y: 0, ...size } };
  return drawAd(format, design, { href: hrefOf(jpeg), ...whole });
}

/** Flat colours: a palette halves the file without visible loss. A photograph would show steps. */
const pngOf = async (svg: string, hasPhotograph: boolean): Promise<Uint8Array> =>
  (await sharpOf(Buffer.from(svg)))
    .png(hasPhotograph ? { compressionLevel: 8 } : { palette: true, colours: 256, dither: 0, effort: 3 })
    .toBuffer();

/** Runs in a worker process. */
export async function* assetPicture({
  ending,
  ...drawn
}: DrawnAsset & { ending: 'svg' | 'png' }): AsyncGenerator<Uint8Array> {
  const svg = await svgOf(drawn);
  yield ending === 'svg' ? strToU8(svg) : await pngOf(svg, drawn.photograph !== undefined);
}

/** Streams an archive with each image as SVG and PNG. Runs in a worker process. */
export async function* assetArchive({
  assets,
  photographs,
}: {
  assets: readonly Asset[];
  photographs: ReadonlyMap<number, StoredPhotograph>;
}): AsyncGenerator<Uint8Array> {
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
    const photograph = photographs.get(asset.design.photographId ?? 0);
    const drawing = await svgOf({ asset, photograph });
    const svg = new ZipDeflate(assetFileName(asset, 'svg'));
    zip.add(svg);
    svg.push(strToU8(drawing), true);
    // Compressed already.
    const png = new ZipPassThrough(assetFileName(asset, 'png'));
    zip.add(png);
    png.push(await pngOf(drawing, photograph !== undefined), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
