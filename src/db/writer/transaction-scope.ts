import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from '@libsql/client';

type Scope = { isOpen: boolean };

/**
 * Detects code inside the callback of a drizzle transaction. Using the database there instead of the transaction object
 * would wait for the transaction that waits for it, so it throws.
 *
 * The scope is opened around the callback (`databaseOf`), not by `enterWith` in `client.transaction()`: that leaks into
 * the caller, and whatever runs beside the transaction in a `Promise.all` would count as part of it.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<Scope>();

  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope: Scope = { isOpen: true };
    try {
      return await this.#storage.run(scope, work);
    } finally {
      // Work that the callback started without awaiting may use the database after the transaction.
      scope.isOpen = false;
    }
  }

  assertOutside(): void {
    if (this.#storage.getStore()?.isOpen) {
      throw new Error(
        'The database was used inside a transaction callback: use the transaction object that it gets.',
      );
    }
  }
}

/** In the global symbol registry, because the writer and its users may come from two module graphs (decision 005). */
export const TRANSACTION_SCOPE = Symbol.for('ai-capital.transaction-scope');

export type ScopedClient = Client & { readonly [TRANSACTION_SCOPE]: Pick<TransactionScope, 'run'> };

export function isScoped(client: Client): client is ScopedClient {
  return TRANSACTION_SCOPE in client;
}
