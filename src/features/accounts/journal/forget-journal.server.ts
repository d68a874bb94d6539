import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { causes } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';

/** Former values are personal data: what was done, and can be undone, is known for 30 days. */
const JOURNAL_DAYS = 30;

/** Deletes causes with their changes; called by the hourly job. */
export const forgetJournal = (db: Database, now: Date): Promise<void> =>
  deleteInPieces(db, causes, isOlderThan(causes.at, now, JOURNAL_DAYS * 86_400_000));
