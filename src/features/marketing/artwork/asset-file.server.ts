import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Sharp } from 'sharp';
import { slugOf } from '#features/marketing/landing/slug.rules.ts';
import type { StoredPhotograph } from '#features/marketing/media/photograph.server.ts';
import { drawAd } from './ad-drawing.rules.ts';
import { AD_FORMATS, type AdFormat } from './ad-formats.values.ts';
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

/** The largest part of the photograph in the shape of the box that keeps the focal point in sight, as CSS places it. */
async function cropped({ data, focalX, focalY }: StoredPhotograph, box: Box): Promise<string> {
  const image = await sharpOf(data);
  const { width, height } = await image.metadata();
  const scale = Math.min(width / box.width, height / box.height);
  const part = { width: Math.floor(box.width * scale), height: Math.floor(box.height * scale) };
  const jpeg = await image
    .extract({
      ...part,
      left: Math.round(((width - part.width) * focalX) / 100),
      top: Math.round(((height - part.height) * focalY) / 100),
    })
    .resize({ width: Math.round(box.width), height: Math.round(box.height), fit: 'fill' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const photographBox = (format: AdFormat): Box | undefined => {
  const { width, height } = AD_FORMATS[format];
  return adLayout(width, height, true).photograph;
};

async function svgOf({ asset: { format, design }, photograph }: DrawnAsset): Promise<string> {
  const box = photograph && photographBox(format);
  return drawAd(format, design, box && (await cropped(photograph, box)));
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
