import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endWithParent } from '#shared/end-with-parent.ts';
import { loadStaticTable, type StaticOptions } from './static-table.ts';

/**
 * Compresses every page of a new address in a child process, because the memory that it takes would stay with the
 * server's. What the child fails to do, the server does when it loads its table.
 */
export async function fillCache(options: StaticOptions): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [], { stdio: 'ignore', env: {} });
  const closed = once(child, 'close').catch(() => undefined);
  child.on('error', () => undefined).send(options);
  await closed;
}

if (import.meta.main) {
  endWithParent();
  process.once(
    'message',
    (options: StaticOptions) => void loadStaticTable(options).then(() => process.exit()),
  );
}
