import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { chooseCompression, compress, createCompressor } from './compressed-answer.ts';
import { withPreloads } from './island-preloads.ts';
import { API_POLICY, type RenderedPolicy } from './policy.ts';
import { afterBody, hasUnreadBody } from './problem-answer.ts';
import type { ScriptsOf } from './script-graph.ts';

/** A longer answer is compressed while it is sent: so many bytes take a millisecond or two. Pages are whole. */
const MAX_WHOLE_BYTES = 262_144;

type NodeStream = Parameters<typeof Readable.fromWeb>[0];

/**
 * Astro answers with a bare error where a page throws or says "not there". A page or an endpoint that means its 404 says
 * so with a body of its own.
 */
export function isBareError({ status, headers }: Response, isApi: boolean): boolean {
  if (status !== 404 && status !== 500) return false;
  const type = headers.get('content-type') ?? '';
  // A page, which also answers a form that an API address refuses.
  if (headers.has('content-security-policy')) return false;
  return isApi ? !type.includes('json') : type === '' || type.startsWith('text/html');
}

/**
 * Returns all headers but those of cookies. `cross-origin-opener-policy` stands on every page rendered on demand, since it
 * may depend on a session. Prerendered pages and landing pages go without: they hold no user's data, and the header makes
 * the browser start another process for a first page.
 */
function completeHeaders(rendered: Headers, policyOf: RenderedPolicy): Record<string, string> {
  const { 'set-cookie': _, ...headers }: Record<string, string> = Object.fromEntries(rendered);
  const type = headers['content-type'] ?? '';
  const own = headers['content-security-policy'];
  const isWhole = own?.includes('default-src') === true;
  if (!isWhole)
    headers['content-security-policy'] = type.startsWith('text/html') ? policyOf(own) : API_POLICY;
  // Astro leaves the charset to a meta element, which a browser has to look for.
  if (type === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
  headers['cache-control'] ??= 'no-store';
  headers['cross-origin-opener-policy'] ??= 'same-origin';
  return headers;
}

type Build = { policyOf: RenderedPolicy; scriptsOf?: ScriptsOf | undefined };

async function pageOf(rendered: Response, { scriptsOf }: Build): Promise<Buffer> {
  const html = await rendered.text();
  return Buffer.from(scriptsOf ? withPreloads(html, scriptsOf) : html);
}

/** Sends Astro's response with every header, compressed if that is worth it. HEAD gets the headers alone. */
export async function sendRendered(
  req: IncomingMessage,
  res: ServerResponse,
  rendered: Response,
  build: Build,
): Promise<void> {
  const { status, body } = rendered;
  const headers = completeHeaders(rendered.headers, build.policyOf);
  const cookies = rendered.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  // Refused before its body was read, which is then discarded.
  const isRefused = hasUnreadBody(req);
  if (isRefused) res.setHeader('connection', 'close');
  // Astro renders a page whole and tells its length; a body without one may have no end.
  const size = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const isPage = headers['content-type']?.startsWith('text/html') === true && Number.isFinite(size);
  // A page gets longer by its preloads, which HEAD does not compute.
  if (isPage) delete headers['content-length'];
  const encoding = chooseCompression(req, status, headers);
  if (req.method === 'HEAD' || !body) {
    await body?.cancel();
    res.writeHead(status, headers);
    return afterBody(req, () => res.end());
  }
  if (isPage || size <= MAX_WHOLE_BYTES) {
    const bytes = isPage ? await pageOf(rendered, build) : Buffer.from(await rendered.arrayBuffer());
    const sent = encoding ? compress(bytes, encoding) : bytes;
    res.writeHead(status, headers);
    if (!isRefused) return void res.end(sent);
    res.write(sent);
    return afterBody(req, () => res.end());
  }
  res.writeHead(status, headers);
  // A pipeline ends all of its streams where the client goes away or the body fails half-way.
  const source = Readable.fromWeb(body as NodeStream);
  if (encoding) pipeline(source, createCompressor(encoding), res, () => undefined);
  else pipeline(source, res, () => undefined);
}
