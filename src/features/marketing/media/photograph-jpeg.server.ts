import { AppError } from '#shared/errors.ts';
import { MAX_PHOTOGRAPH_PIXELS } from './photograph.values.ts';

/**
 * Draws a photograph anew as JPEG, upright and without whatever else the file held, such as where it was taken. Runs in
 * a worker process. `side` is the length of the longest one.
 */
export async function* photographJpeg({
  data,
  side,
}: {
  data: Uint8Array;
  side: number;
}): AsyncGenerator<Uint8Array> {
  const { default: sharp } = await import('sharp');
  // Leaves the other cores to the server.
  sharp.concurrency(1);
  try {
    yield await sharp(data, { limitInputPixels: MAX_PHOTOGRAPH_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw new AppError('invalid', { fields: { file: 'marketing:photograph.broken' }, cause });
  }
}
