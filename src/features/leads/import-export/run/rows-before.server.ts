import { and, desc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { crmImportRows, type crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';

type Row = typeof crmImportRows.$inferSelect;
type Import = typeof crmImports.$inferSelect;

/** Rows that a walk through the results of an import passes, from the last line to the first. */
export type Pass = {
  actions: readonly Row['action'][];
  /** Selects the companies created along with other records. */
  isAside: boolean;
};

export type Place = Pick<Row, 'line' | 'id'>;

export const AT_END: Place = { line: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

export type Part = { before: Place; most: number };

/** One action at a time, since only then the index has the rows in this order. */
export const rowsQuery = (
  db: Database,
  { id: wanted }: Pick<Import, 'id'>,
  { isAside, action: said }: { isAside: boolean; action: Row['action'] },
  { before, most }: Part,
) => {
  const { importId, action, recordKind, line, id } = crmImportRows;
  return db
    .select()
    .from(crmImportRows)
    .where(
      and(
        eq(importId, wanted),
        eq(action, said),
        isAside ? isNotNull(recordKind) : isNull(recordKind),
        lte(line, before.line),
        lt(id, before.id),
      ),
    )
    .orderBy(desc(line), desc(id))
    .limit(most);
};

/** Returns the next rows before a place, newest first. */
export async function rowsBefore(
  db: Database,
  row: Import,
  { actions, isAside }: Pass,
  part: Part,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const action of actions) found.push(...(await rowsQuery(db, row, { isAside, action }, part)));
  return found.toSorted((a, b) => b.id - a.id).slice(0, part.most);
}
