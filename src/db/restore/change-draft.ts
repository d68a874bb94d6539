import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { DatabaseSync } from 'node:sqlite';
import { applyMigrations, findPending, type Migration } from '../migrate.ts';

/** Brings a restored state to the version of this program, where a failure costs nothing yet. */
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
 * Holds the mail that the backup had not sent yet: most of it went out after the backup was made. Ends every session where that
 * is asked for; tokens of the API are not sessions, and stay.
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
