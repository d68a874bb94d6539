import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Compressed = { br: Buffer; gzip: Buffer };

/** Both at their strongest: done once per build and address, sent many times. */
export async function compress(body: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body, { level: 9 })]);
  return { br, gzip: gz };
}
