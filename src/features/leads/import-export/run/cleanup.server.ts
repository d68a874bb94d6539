import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { crmImportChunks, crmImportRows, crmImports } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';

const HOUR_MS = 3_600_000;

/** Of all workspaces: files expire wherever they are. */
const idsOf = (db: Database, condition: SQL | undefined) =>
  everyRow(db, crmImports).select({ id: crmImports.id }).where(condition);

/** Deletes the files of the imports, in batches. */
export async function forgetFiles(db: Database, condition: SQL | undefined): Promise<void> {
  const ids = idsOf(db, condition);
  await deleteInPieces(db, crmImportChunks, inArray(crmImportChunks.importId, ids));
}

/** Deletes incomplete uploads, expired dry run data and files left by a crash. Called by the hourly job. */
export async function forgetImports(db: Database, now: Date): Promise<void> {
  const before = (hours: number) => isOlderThan(crmImports.updatedAt, now, hours * HOUR_MS);
  const isOver = or(
    and(eq(crmImports.status, 'receiving'), before(1)),
    and(eq(crmImports.isDryRun, true), ne(crmImports.status, 'running'), before(24)),
  );
  await forgetFiles(db, or(isOver, inArray(crmImports.status, ['done', 'failed', 'cancelled', 'reverted'])));
  await deleteInPieces(db, crmImportRows, inArray(crmImportRows.importId, idsOf(db, isOver)));
  await deleteInPieces(db, crmImports, isOver);
}
