import type { IncomingMessage } from 'node:http';
import { compressAnswer } from './compressed-answer.ts';
import { afterBody, hasUnreadBody } from './problem-answer.ts';
import { API_POLICY, type RenderedPolicy } from './policy.ts';

/**
 * Astro answers with a bare error where a page throws or says "not there". A page or an endpoint that means its 404 says
 * so with a body of its own.
 */
export function isBareError({ status, headers }: Response, isApi: boolean): boolean {
  if (status !== 404 && status !== 500) return false;
  const type = headers.get('content-type') ?? '';
  if (isApi) return !type.includes('json');
  return !headers.has('content-security-policy') && (type === '' || type.startsWith('text/html'));
}

/**
 * Completes what Astro rendered. `cross-origin-opener-policy` stands on every page rendered on demand, since it may depend
 * on a session. Prerendered pages and landing pages go without: they hold no user's data, and the header makes the browser
 * start another process for a first page.
 */
function completeHeaders(headers: Headers, policyOf: RenderedPolicy): void {
  const type = headers.get('content-type') ?? '';
  const own = headers.get('content-security-policy') ?? undefined;
  const isWhole = own?.includes('default-src') === true;
  if (!isWhole)
    headers.set('content-security-policy', type.startsWith('text/html') ? policyOf(own) : API_POLICY);
  // Astro leaves the charset to a meta element, which a browser has to look for.
  if (type === 'text/html') headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('cross-origin-opener-policy')) headers.set('cross-origin-opener-policy', 'same-origin');
}

/** The same bytes, ending only once the client has sent its own: closing earlier would lose the answer (afterBody). */
function untilBodyIsRead(
  req: IncomingMessage,
  body: ReadableStream | Uint8Array<ArrayBuffer> | null,
): ReadableStream {
  const waiting = new TransformStream({
    flush: () => new Promise<void>((resolve) => afterBody(req, resolve)),
  });
  return (new Response(body).body ?? new Blob().stream()).pipeThrough(waiting);
}

/** Completes Astro's response with every header, and compresses it if that is worth it. */
export async function finishAnswer(
  req: IncomingMessage,
  rendered: Response,
  policyOf: RenderedPolicy,
): Promise<Response> {
  const { status } = rendered;
  const headers = new Headers(rendered.headers);
  completeHeaders(headers, policyOf);
  const body = await compressAnswer(req, status, headers, rendered.body);
  if (!hasUnreadBody(req)) return new Response(body, { status, headers });
  // Refused before its body was read: the rest of the body is discarded.
  headers.set('connection', 'close');
  return new Response(untilBodyIsRead(req, body), { status, headers });
}
