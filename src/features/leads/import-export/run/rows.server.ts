import { sql } from 'drizzle-orm';
import { crmImportRows } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ImportRow } from '#features/leads/import-export/records/line.server.ts';

/** Columns of a row in the order of the statement; the last ones hold JSON. */
const PLAIN = ['line', 'action', 'recordId', 'recordKind', 'outcome'] as const;
const JSONS = ['question', 'errors', 'cells', 'about'] as const;

export const rowText = (row: ImportRow): string => JSON.stringify({ ...row, importId: undefined });

/** Stores rows of an import, each as `rowText` made it: one statement for all, since drizzle builds one for each value. */
export async function storeRows(db: Database, importId: number, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...PLAIN, ...JSONS].map((name) => sql.identifier(crmImportRows[name].name));
  const values = [
    ...PLAIN.map((name) => sql.raw(`value ->> '${name}'`)),
    ...JSONS.map((name) => sql.raw(`nullif(value -> '${name}', 'null')`)),
  ];
  await db.run(sql`
    insert into ${crmImportRows} ("importId", ${sql.join(columns, sql`, `)})
    select ${importId}, ${sql.join(values, sql`, `)} from json_each(${`[${rows.join(',')}]`})`);
}
