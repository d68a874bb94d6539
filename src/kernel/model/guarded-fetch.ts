import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { isPublicAddress, literalAddress } from './address-rules.ts';

export type RefusedAddress = 'private' | 'insecure' | 'redirected' | 'too_large';

export class RefusedAddressError extends Error {
  readonly reason: RefusedAddress;

  constructor(reason: RefusedAddress) {
    super(`The address is refused: ${reason}`);
    this.name = 'RefusedAddressError';
    this.reason = reason;
  }
}

/** Larger than any expected response; an endless one is cut off. */
const MOST_BYTES = 16 * 1_048_576;

type Lookup = NonNullable<RequestOptions['lookup']>;

/**
 * Resolves a name for the connection itself, so that it cannot change between check and call. One non-public address
 * rejects them all: a server that returns both is suspicious.
 */
const lookUpPublic: Lookup = (hostname, options, callback) => {
  const done = callback as (error: Error | null, found: LookupAddress[] | string, family?: number) => void;
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new RefusedAddressError('private'), []);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Checks the peer address of the open connection, however its name was resolved. */
function checkConnection(message: IncomingMessage): void {
  if (!isPublicAddress(message.socket.remoteAddress ?? '')) throw new RefusedAddressError('private');
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  async function* bounded(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of message as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new RefusedAddressError('too_large');
      yield chunk;
    }
  }
  return Readable.toWeb(Readable.from(bounded())) as ReadableStream<Uint8Array>;
}

const headersOf = ({ rawHeaders }: IncomingMessage): [string, string][] =>
  rawHeaders.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
  );

/**
 * `fetch` for a user-supplied address (product.md D23): only https and public addresses, no redirects. Addresses set by
 * the operator or an administrator may be private (`isPrivateAllowed`) and plain http, without redirects too. Rejects
 * with `RefusedAddressError` or the error of the connection.
 */
export const guardedFetch =
  ({ isPrivateAllowed }: { isPrivateAllowed: boolean }): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:'))
      throw new RefusedAddressError('insecure');
    const literal = literalAddress(url.hostname);
    if (!isPrivateAllowed && literal !== undefined && !isPublicAddress(literal))
      throw new RefusedAddressError('private');
    const { method = 'GET', body = null, signal } = init;
    if (body !== null && typeof body !== 'string' && !(body instanceof Uint8Array))
      throw new TypeError('A guarded call sends text or bytes.');
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, {
        method,
        // A reused connection could be one that was checked for another user.
        agent: false,
        headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
        ...(!isPrivateAllowed && { lookup: lookUpPublic }),
        ...(signal && { signal }),
      });
      request.once('response', resolve);
      // An answer of 101 and an end without an answer are no errors of the request.
      request.once('close', () => reject(new TypeError('The connection ended without an answer.')));
      // It may fail again after the response, when nobody handles the promise any more.
      request.on('error', reject);
      request.end(body ?? undefined);
    });
    try {
      if (!isPrivateAllowed) checkConnection(message);
      const status = message.statusCode ?? 502;
      if (status >= 300 && status < 400) throw new RefusedAddressError('redirected');
      const hasNoBody = status === 204 || status === 205 || status < 200;
      return new Response(hasNoBody ? null : bodyOf(message), { status, headers: headersOf(message) });
    } catch (error) {
      message.destroy();
      throw error;
    }
  };
