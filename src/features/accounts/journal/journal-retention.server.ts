import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { causes } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';

/** Deletes causes with their changes after JOURNAL_DAYS: former values are personal data. Called by the hourly job. */
export const forgetJournal = (db: Database, now: Date, days: number): Promise<void> =>
  deleteInPieces(db, causes, isOlderThan(causes.at, now, days * 86_400_000));
