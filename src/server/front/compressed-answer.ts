import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
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

type Head = Record<string, OutgoingHttpHeaders[string]>;
export type CompressedAnswer = { head: Head; encoder?: Transform };

function isWorthIt(res: ServerResponse, status: number, head: Head): boolean {
  if (status === 204 || status === 304) return false;
  if (head['content-encoding'] !== undefined || res.hasHeader('content-encoding')) return false;
  if (!COMPRESSED.test(String(head['content-type'] ?? ''))) return false;
  // A page does not know its length before it is rendered, and none is that short.
  return Number(head['content-length'] ?? MIN_BYTES) >= MIN_BYTES;
}

/**
 * The head of an answer as it is sent, and what its body goes through first. HEAD gets the head that GET gets, and no
 * encoder, since nothing follows.
 */
export function compressAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  head: Head,
): CompressedAnswer {
  if (!isWorthIt(res, status, head)) return { head };
  const given = head['vary'];
  const vary = given === undefined ? 'Accept-Encoding' : `${String(given)}, Accept-Encoding`;
  const encoding = chooseEncoding(req.headers['accept-encoding'], ['br', 'gzip', 'identity']);
  if (encoding === 'identity') return { head: { ...head, vary } };
  const { 'content-length': _, ...rest } = head;
  const coded = { ...rest, vary, 'content-encoding': encoding };
  return req.method === 'HEAD' ? { head: coded } : { head: coded, encoder: ENCODERS[encoding]() };
}
