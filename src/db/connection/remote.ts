import { type Client, createClient } from '@libsql/client';
import { busy } from '#db/writer/mutex.ts';

const TIMEOUT_MS = 10_000;

/**
 * Connects to a database server (`libsql://`, `https://`, `http://`). Adds a timeout, because the client waits for
 * ever.
 */
export function connectRemote(url: string, authToken: string | undefined, timeoutMs = TIMEOUT_MS): Client {
  const boundedFetch = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      // The write may have happened; a retry is safe only with an Idempotency-Key.
      throw busy(error);
    }
  };
  return createClient({ url, fetch: boundedFetch, ...(authToken !== undefined && { authToken }) });
}
