import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { crmImportChunks, crmImportKeys, crmImportRows, crmImports } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';

const HOUR_MS = 3_600_000;

/** The imports' own ids, for what hangs from them. */
const idsOf = (db: Database, condition: SQL | undefined) =>
  db.select({ id: crmImports.id }).from(crmImports).where(condition);

/** The files of the imports and what was noted of them while they were read, in pieces. */
export async function forgetFiles(db: Database, condition: SQL | undefined): Promise<void> {
  const ids = idsOf(db, condition);
  await deleteInPieces(db, crmImportChunks, inArray(crmImportChunks.importId, ids));
  await deleteInPieces(db, crmImportKeys, inArray(crmImportKeys.importId, ids));
}

/**
 * For the hourly job: files that never arrived whole, what was kept to answer about dry runs of yesterday, and files
 * that a crash has left behind.
 */
export async function forgetImports(db: Database, now: Date): Promise<void> {
  const before = (hours: number) => isOlderThan(crmImports.updatedAt, now, hours * HOUR_MS);
  const isOver = or(
    and(eq(crmImports.status, 'receiving'), before(1)),
    and(eq(crmImports.isDryRun, true), ne(crmImports.status, 'running'), before(24)),
  );
  await forgetFiles(db, or(isOver, inArray(crmImports.status, ['done', 'failed', 'reverted'])));
  await deleteInPieces(db, crmImportRows, inArray(crmImportRows.importId, idsOf(db, isOver)));
  await deleteInPieces(db, crmImports, isOver);
}
