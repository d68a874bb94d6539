import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientErrors } from './client-errors.ts';
import type { HeaderTable } from './security-headers.ts';

export type ServerLimits = {
  headersTimeoutMs: number;
  /** For a whole request; request-body.ts answers slow bodies earlier and better. */
  requestTimeoutMs: number;
  checkEveryMs: number;
};

export const SERVER_LIMITS: ServerLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 150_000,
  checkEveryMs: 1_000,
};

/** Longer than the 60 s after which common proxies drop an idle connection, so that they never meet a closed one. */
const KEEP_ALIVE_MS = 72_000;
const MAX_HEADER_BYTES = 16_384;

/** `headers` go with what the parser refuses, before there is a request that the listener could answer. */
export function createHttpServer(
  listener: RequestListener,
  headers: HeaderTable,
  limits: ServerLimits = SERVER_LIMITS,
): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  // The body reader says `100 Continue` itself, once the announced length is acceptable.
  server.on('checkContinue', listener);
  answerClientErrors(server, headers);
  return server;
}
