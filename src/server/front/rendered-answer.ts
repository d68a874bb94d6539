import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { compressAnswer } from './compressed-answer.ts';
import { afterBody, hasUnreadBody, isApiPath } from './problem-answer.ts';
import { API_POLICY, type RenderedPolicy } from './policy.ts';

type Head = Record<string, OutgoingHttpHeaders[string]>;

/** `writeHead` takes its headers as the last of two or three arguments. */
const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Astro answers with its own error page where a page throws or says "not there": read from disk with the placeholder
 * origin and without a policy, or bare text. A page or an endpoint that means its 404 says so with a body of its own.
 */
function isBareError(status: number, head: Head, isApi: boolean): boolean {
  if (status !== 404 && status !== 500) return false;
  const type = String(head['content-type'] ?? '');
  if (isApi) return !type.includes('json');
  return head['content-security-policy'] === undefined && (type === '' || type.startsWith('text/html'));
}

/**
 * Header of every page rendered on demand, since it may depend on a session. Prerendered pages and landing pages go
 * without: they hold no user's data, and the header makes the browser start another process for a first page.
 */
const OWN_WINDOW = { 'cross-origin-opener-policy': 'same-origin' };

function completeHead(head: Head, policyOf: RenderedPolicy): Head {
  const given = head['content-security-policy'];
  const own = typeof given === 'string' ? given : undefined;
  const isPage = String(head['content-type'] ?? '').startsWith('text/html');
  const isWhole = own?.includes('default-src') === true;
  const policy = isWhole ? own : isPage ? policyOf(own) : API_POLICY;
  // Astro leaves the charset to a meta element, which a browser has to look for.
  const type = head['content-type'] === 'text/html' ? { 'content-type': 'text/html; charset=utf-8' } : {};
  return { 'cache-control': 'no-store', ...OWN_WINDOW, ...head, ...type, 'content-security-policy': policy };
}

export type AnswerError = (status: 404 | 500) => void;

/**
 * Stands between Astro and the connection: completes the headers of what Astro rendered, and puts the front's own
 * answer where Astro has none. Returns what takes it away again.
 */
export function guardRendered(
  req: IncomingMessage,
  res: ServerResponse,
  policyOf: RenderedPolicy,
  answerError: AnswerError,
): () => void {
  const isApi = isApiPath(req.url ?? '');
  const original = { writeHead: res.writeHead, write: res.write, end: res.end };
  const release = (): void => void Object.assign(res, original);
  let isReplaced = false;
  let encoder: Transform | undefined;

  const start = (status: number, given: Head): ServerResponse => {
    const { head, ...answer } = compressAnswer(req, res, status, completeHead(given, policyOf));
    encoder = answer.encoder;
    encoder
      ?.on('data', (chunk: Buffer) => original.write.call(res, chunk, 'utf8'))
      .on('end', () => end('', 'utf8'))
      .on('error', () => res.destroy());
    // The client has disconnected: the rest of the page is discarded.
    res.once('close', () => encoder?.destroy());
    // Refused before its body was read: the rest of the body is discarded.
    const closing = hasUnreadBody(req) ? { connection: 'close' } : {};
    return original.writeHead.call(res, status, { ...head, ...closing });
  };
  const end = (...rest: Parameters<typeof original.end>): void => {
    if (!hasUnreadBody(req)) return void original.end.apply(res, rest);
    const [chunk] = rest;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      original.write.call(res, chunk, 'utf8');
    afterBody(req, () => original.end.call(res, '', 'utf8'));
  };
  const writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    const head = rest.find(isHead) ?? {};
    if (!isBareError(status, head, isApi)) return start(status, head);
    isReplaced = true;
    release();
    if (head['set-cookie'] !== undefined) res.setHeader('set-cookie', head['set-cookie']);
    answerError(status === 404 ? 404 : 500);
    // Further output of Astro is discarded: the response is already complete.
    Object.assign(res, { write: () => true, end: () => res });
    return res;
  };
  const begin = (): void => {
    if (!res.headersSent && !isReplaced) writeHead(res.statusCode);
  };
  Object.assign(res, {
    writeHead,
    write: (...args: Parameters<typeof original.write>) => {
      begin();
      if (encoder) return encoder.write(...args);
      return isReplaced ? true : original.write.apply(res, args);
    },
    end: (...args: Parameters<typeof original.end>) => {
      begin();
      if (encoder) return (encoder.end(...args), res);
      if (!isReplaced) end(...args);
      return res;
    },
  });
  return release;
}
