import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Compressed = { br: Buffer; gzip: Buffer };

/** A page needs no window of 4 MB: with one of its own size it is up to 50 bytes shorter. */
const WINDOW_BITS = 18;

/** Both modes are tried: which one is smaller, by up to 30 bytes, shows only afterwards. */
const MODES = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

async function brotli(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(body.length < 2 ** WINDOW_BITS && { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS }),
  };
  const found = await Promise.all(
    MODES.map((mode) => brotliAsync(body, { params: { ...params, [constants.BROTLI_PARAM_MODE]: mode } })),
  );
  return found.reduce((shortest, other) => (other.length < shortest.length ? other : shortest));
}

/** Both at their strongest: done once per build and address, sent many times. */
export async function compress(body: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(body), gzipAsync(body, { level: 9 })]);
  return { br, gzip: gz };
}
