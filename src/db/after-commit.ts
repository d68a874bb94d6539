import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.types.ts';

type Act = () => void;
type Pending = { acts: Act[]; isOpen: boolean };

const pending = new AsyncLocalStorage<Pending>();

/** Runs the act once the transaction around it is committed, or at once where there is none. A rollback drops it. */
export function afterCommit(act: Act): void {
  const around = pending.getStore();
  if (around?.isOpen) around.acts.push(act);
  else act();
}

/** Makes a transaction keep the acts of its callback; a savepoint hands its own to the transaction around it. */
export function keepingActs(begin: Database['transaction']): Database['transaction'] {
  return async (work, config) => {
    const own: Pending = { acts: [], isOpen: true };
    const inside = (tx: Parameters<typeof work>[0]) => {
      tx.transaction = keepingActs(tx.transaction.bind(tx) as Database['transaction']);
      return pending.run(own, () => work(tx));
    };
    try {
      const result = await begin(inside, config);
      for (const act of own.acts) afterCommit(act);
      return result;
    } finally {
      own.isOpen = false;
    }
  };
}
