import { AppError } from '#shared/errors.ts';

/** Wide enough for the cover of a printed report. */
const MAX_SIDE = 600;
/** A picture of a few kilobytes may claim any size. */
const MAX_PIXELS = 40_000_000;
/** Dots per inch at which a drawing has its own size. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 2_400;

/** Draws a logo anew as PNG, without whatever else the file held. Runs in a worker process. */
export async function* logoPng(data: Uint8Array): AsyncGenerator<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    const { width, height, format } = await sharp(data, options).metadata();
    const scale = MAX_SIDE / Math.max(width, height, 1);
    const density = Math.min(MAX_DENSITY, Math.max(1, SVG_DENSITY * scale));
    yield await sharp(data, format === 'svg' ? { ...options, density } : options)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (cause) {
    throw new AppError('invalid', { fields: { file: 'consulting:company.logoBroken' }, cause });
  }
}
