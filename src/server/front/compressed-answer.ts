import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from '#server/front/files/static-answer.ts';

/** Smaller responses are not compressed: overhead and time outweigh the gain. */
const MIN_BYTES = 1_024;
const COMPRESSED = /^(?:text\/html|application\/json)\b/;

const ENCODERS = {
  // Quality 4 costs what gzip costs and is smaller; 11 is for files, which are compressed once (compress.ts).
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** The same streams by their types in the browser and in Node. */
type Body = Response['body'];
type NodeStream = Parameters<typeof Readable.fromWeb>[0];

function isWorthIt(status: number, headers: Headers): boolean {
  if (status === 204 || status === 304 || headers.has('content-encoding')) return false;
  if (!COMPRESSED.test(headers.get('content-type') ?? '')) return false;
  // A page does not know its length before it is rendered, and none is that short.
  return Number(headers.get('content-length') ?? MIN_BYTES) >= MIN_BYTES;
}

/** The body as it is sent, its headers told. HEAD gets the headers that GET gets, and no encoder, since nothing follows. */
export function compressAnswer(req: IncomingMessage, status: number, headers: Headers, body: Body): Body {
  if (!isWorthIt(status, headers)) return body;
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(req.headers['accept-encoding'], ['br', 'gzip', 'identity']);
  if (encoding === 'identity') return body;
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  if (req.method === 'HEAD' || !body) return body;
  // The pipeline ends both sides if the client disconnects or the page fails half-way.
  const page = Readable.fromWeb(body as NodeStream);
  return Readable.toWeb(pipeline(page, ENCODERS[encoding](), () => undefined)) as Body;
}
