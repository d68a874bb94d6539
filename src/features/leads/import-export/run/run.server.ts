import { crmImportRows } from '#db/schema/index.ts';
import type { ImportAdapter, ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import type { Line } from '#features/leads/import-export/reading/file.server.ts';
import { cellsOf, type Column } from '#features/leads/import-export/reading/line-cells.rules.ts';
import {
  applyLine,
  failedRow,
  type ImportRow,
  type ReadLine,
} from '#features/leads/import-export/records/line.server.ts';
import { ImportRecords } from '#features/leads/import-export/records/records.server.ts';
import type { ImportCounts } from '#features/leads/import-export/import.schema.ts';
import type { ImportDecision } from '#features/leads/leads.values.ts';

/** Sample lines of a dry run, for creations and for updates each. */
const SAMPLE_LINES = 20;
type Sampled = 'created' | 'updated';

/** Lines between two yields to readers, also within a transaction. */
const LINES_PER_TURN = 4;

export type Batch = {
  scope: ImportScope;
  adapter: ImportAdapter;
  isDryRun: boolean;
  overwrite: boolean;
  decisions: Readonly<Record<string, ImportDecision>>;
  columns: readonly Column[];
  lines: readonly Line[];
  before: Pick<ImportCounts, Sampled>;
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Imports one batch in the transaction of its scope, and returns the counts of its lines. */
export async function runBatch(batch: Batch): Promise<ImportCounts> {
  const { scope, adapter, columns, isDryRun } = batch;
  const rows: ImportRow[] = [];
  const read: ReadLine[] = [];
  for (const line of batch.lines) {
    const { cells, errors, notes: ofCells } = cellsOf(line, columns);
    const result = Object.keys(errors).length > 0 ? { errors } : await adapter.read(scope, cells);
    if ('errors' in result) rows.push(failedRow(scope, line, { ...ofCells, ...result.errors }));
    else {
      const { values, notes = {} } = result;
      read.push({ ...line, values, keys: adapter.keysOf(values), notes: { ...ofCells, ...notes } });
    }
  }
  const records = new ImportRecords(batch);
  await records.load([...new Set(read.flatMap(({ keys }) => keys.asks))]);
  for (const [index, line] of read.entries()) {
    if (index % LINES_PER_TURN === LINES_PER_TURN - 1) await turn();
    const [first, ...more] = await applyLine({ ...batch, records }, line);
    if (first) rows.push(isDryRun ? withSample(first, line) : first, ...more);
  }
  if (isDryRun) await records.keepDrafts();
  const left = { ...batch.before };
  const isSample = ({ action, recordKind }: ImportRow): boolean =>
    (action === 'created' || action === 'updated') && !recordKind && left[action]++ < SAMPLE_LINES;
  const kept = rows.filter((row) => isWorthKeeping(row, isDryRun) || isSample(row));
  if (kept.length > 0) await scope.db.insert(crmImportRows).values(kept);
  return countOf(rows);
}

const withSample = (row: ImportRow, { values }: ReadLine): ImportRow => ({
  ...row,
  before: { line: values, known: row.before ?? {} },
});

/** A dry run stores only errors and samples; other good lines are only counted. */
const isWorthKeeping = ({ action, errors }: ImportRow, isDryRun: boolean): boolean =>
  Boolean(errors) || (!isDryRun && action !== 'skipped');

function countOf(rows: readonly ImportRow[]): ImportCounts {
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 };
  for (const { action, recordKind } of rows)
    if (!recordKind && action !== 'asked' && action !== 'kept') counts[action] += 1;
  return counts;
}
