import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';
import { chooseEncoding } from '#kernel/front/files/static-answer.ts';

/** Smaller responses are not compressed: overhead and time outweigh the gain. */
const MIN_BYTES = 1_024;
const COMPRESSED = /^(?:text\/html|application\/json)\b/;

/** Quality 3 costs half of what 4 costs, for 2 per cent more bytes; 11 is for files, which are compressed once (compress.ts). */
const BROTLI_QUALITY = 3;
/** 256 KB: what a page has, and a sixteenth of the memory that each encoder would take. */
const BROTLI_WINDOW = 18;
const brotli: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  },
};

type Compression = 'br' | 'gzip';

/** Chooses how an answer is compressed, and says so in its headers; undefined for one that is sent as it is. */
export function chooseCompression(
  req: IncomingMessage,
  status: number,
  headers: Record<string, string>,
): Compression | undefined {
  if (status === 204 || status === 304 || headers['content-encoding'] !== undefined) return undefined;
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return undefined;
  // A response of unknown length is longer.
  if (Number(headers['content-length'] ?? MIN_BYTES) < MIN_BYTES) return undefined;
  headers['vary'] = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`;
  const encoding = chooseEncoding(req.headers['accept-encoding'], ['br', 'gzip', 'identity']);
  if (encoding === 'identity') return undefined;
  headers['content-encoding'] = encoding;
  delete headers['content-length'];
  return encoding;
}

/** At once: to hand the bytes to another thread takes as long as to compress them. */
export const compress = (bytes: Uint8Array, encoding: Compression): Buffer =>
  encoding === 'br' ? brotliCompressSync(bytes, brotli) : gzipSync(bytes);

/** For an answer that is compressed while it is sent. */
export const createCompressor = (encoding: Compression): Transform =>
  encoding === 'br' ? createBrotliCompress(brotli) : createGzip();
