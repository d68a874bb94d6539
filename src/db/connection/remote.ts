import { type Client, createClient } from '@libsql/client';
import { busy } from '#db/writer/mutex.ts';
import { RemoteClient, type RemoteOptions } from './remote-client.ts';

/** Longest wait for an answer; a server lets a transaction hold the lock for about half of it. */
const TIMEOUT_MS = 10_000;
const RETRY_FOR_MS = 3_000;

type ConnectOptions = RemoteOptions & { intMode: 'number' | 'bigint' };

/**
 * Connects to a database server (`libsql://`, `https://`, `http://`, `wss://`, `ws://`). Adds a timeout, because the
 * client waits for ever.
 */
export function connectRemote(
  url: string,
  authToken: string | undefined,
  { timeoutMs = TIMEOUT_MS, retryForMs = RETRY_FOR_MS, intMode = 'number' }: Partial<ConnectOptions> = {},
): Client {
  const boundedFetch = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      // The write may have happened; a retry is safe only with an Idempotency-Key.
      throw busy(error);
    }
  };
  const client = createClient({
    url,
    intMode,
    fetch: boundedFetch,
    ...(authToken !== undefined && { authToken }),
  });
  return new RemoteClient(client, { timeoutMs, retryForMs });
}
