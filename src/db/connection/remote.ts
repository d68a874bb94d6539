import { type Client, createClient } from '@libsql/client';
import { busy } from '#db/writer/mutex.ts';

const TIMEOUT_MS = 10_000;

/** A database on a server (`libsql://`, `https://`, `http://`). The client waits for ever by itself. */
export function connectRemote(url: string, authToken: string | undefined, timeoutMs = TIMEOUT_MS): Client {
  const boundedFetch = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      // Also what was written may have gone unanswered: a repeat is safe with an Idempotency-Key only.
      throw busy(error);
    }
  };
  return createClient({ url, fetch: boundedFetch, ...(authToken !== undefined && { authToken }) });
}
