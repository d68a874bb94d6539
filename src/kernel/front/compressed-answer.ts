import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { chooseEncoding } from '#kernel/front/files/static-answer.ts';

/** Smaller responses are not compressed: overhead and time outweigh the gain. */
const MIN_BYTES = 1_024;
const COMPRESSED = /^(?:text\/html|application\/json)\b/;

/** Longer answers are compressed while they are sent. */
const MAX_WHOLE_BYTES = 1_048_576;
/** Quality 4 costs what gzip costs and is smaller; 11 is for files, which are compressed once (compress.ts). */
const BROTLI_QUALITY = 4;
/** 256 KB: what a page has, and a sixteenth of the memory that each encoder would take. */
const BROTLI_WINDOW = 18;
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  },
};

const ENCODERS = { br: () => createBrotliCompress(brotli), gzip: () => createGzip() };
const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

/** The same streams by their types in the browser and in Node. */
type Body = Response['body'];
type NodeStream = Parameters<typeof Readable.fromWeb>[0];

function isWorthIt(status: number, headers: Headers): boolean {
  if (status === 204 || status === 304 || headers.has('content-encoding')) return false;
  if (!COMPRESSED.test(headers.get('content-type') ?? '')) return false;
  // A page does not know its length before it is rendered, and none is that short.
  return Number(headers.get('content-length') ?? MIN_BYTES) >= MIN_BYTES;
}

/** Pages are rendered whole and say their length (middleware.ts); what says none may have no end. */
const isWhole = (headers: Headers): boolean =>
  Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= MAX_WHOLE_BYTES;

/** The body as it is sent, its headers told. HEAD gets the headers that GET gets, and no encoder, since nothing follows. */
export async function compressAnswer(
  req: IncomingMessage,
  status: number,
  headers: Headers,
  body: Body,
): Promise<Body | Uint8Array<ArrayBuffer>> {
  if (!isWorthIt(status, headers)) return body;
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(req.headers['accept-encoding'], ['br', 'gzip', 'identity']);
  if (encoding === 'identity') return body;
  const isCompressedWhole = isWhole(headers);
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  if (req.method === 'HEAD' || !body) return body;
  if (isCompressedWhole) {
    const bytes = await new Response(body).arrayBuffer();
    return encoding === 'br' ? brotliWhole(bytes, brotli) : gzipWhole(bytes);
  }
  // The pipeline ends both sides if the client disconnects or the body fails half-way.
  const streamed = Readable.fromWeb(body as NodeStream);
  return Readable.toWeb(pipeline(streamed, ENCODERS[encoding](), () => undefined)) as Body;
}
