import type { crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { addSigns, noSigns, orderOf, type DateSigns } from './dates.rules.ts';
import { DATE_FIELDS } from './fields.values.ts';
import { readLines } from './file.server.ts';
import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import type { Column } from '#features/leads/import-export/run/run.server.ts';

type Import = typeof crmImports.$inferSelect;
type DateOrders = { orders: ImportScope['orders']; dates: Import['dates'] };

/** Lines between two yields to other requests. */
const LINES_PER_TURN = 500;

/**
 * Determines from all values whether the day or the month comes first in each date column. Reads the whole file once
 * before anything is written, only if there is such a column.
 */
export async function readDateOrders(
  db: Database,
  file: Parameters<typeof readLines>[1],
  { dateOrder }: Pick<Import, 'dateOrder'>,
  { headings, columns }: { headings: readonly string[]; columns: readonly Column[] },
): Promise<DateOrders> {
  const found = columns
    .filter(({ field }) => DATE_FIELDS.includes(field))
    .map((column) => ({ ...column, signs: noSigns() }));
  if (found.length === 0) return { orders: {}, dates: null };
  let lines = 0;
  for await (const { cells } of readLines(db, file)) {
    lines += 1;
    if (lines > 1) for (const { index, signs } of found) addSigns(signs, cells[index] ?? '');
    if (lines % LINES_PER_TURN === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  const all: DateSigns[] = found.map(({ signs }) => signs);
  const decided = found.map((column) => ({ ...column, ...orderOf(column.signs, all, dateOrder) }));
  return {
    orders: Object.fromEntries(decided.toReversed().map(({ field, order }) => [field, order])),
    dates: Object.fromEntries(
      decided.map(({ index, order, isSure }) => [headings[index] ?? '', { order, isSure }]),
    ),
  };
}
