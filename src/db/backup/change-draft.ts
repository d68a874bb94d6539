import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { DatabaseSync } from 'node:sqlite';
import { applyMigrations, findPending, type Migration } from '#db/connection/migrate.ts';

export async function migrateDraft(draft: string, migrations: readonly Migration[]): Promise<void> {
  const client = createClient({ url: pathToFileURL(draft).href, concurrency: 1 });
  try {
    const pending = await findPending(client, migrations);
    if (pending.length > 0) await applyMigrations(client, pending);
  } finally {
    client.close();
  }
}

export type DraftChanges = {
  isMailReleased: boolean;
  isSignedOut: boolean;
};

/**
 * Holds mail that was unsent in the backup: most of it was sent after the backup was made. Ends every session if
 * requested; API tokens are not sessions and stay.
 */
export function changeDraft(draft: string, { isMailReleased, isSignedOut }: DraftChanges): void {
  const connection = new DatabaseSync(draft);
  try {
    connection.exec('BEGIN IMMEDIATE');
    if (!isMailReleased) {
      connection.exec("UPDATE outbox SET status = 'held' WHERE status IN ('queued', 'sending')");
      // A trigger has copied `held` to the communication; whoever reads it there sees a message that waits.
      connection.exec("UPDATE crm_communications SET status = 'queued' WHERE status = 'held'");
    }
    if (isSignedOut) connection.exec('DELETE FROM sessions');
    connection.exec('COMMIT');
  } finally {
    connection.close();
  }
}
