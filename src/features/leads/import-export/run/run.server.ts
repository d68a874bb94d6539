import type { ImportAdapter, ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import type { Line } from '#features/leads/import-export/reading/file.server.ts';
import { cellsOf, type Column } from '#features/leads/import-export/reading/line-cells.rules.ts';
import {
  applyLine,
  failedRow,
  type ImportRow,
  type ReadLine,
} from '#features/leads/import-export/records/line.server.ts';
import type { ImportRecords } from '#features/leads/import-export/records/records.server.ts';
import type { ImportDecision } from '#features/leads/leads.values.ts';

/** Lines between two yields to readers, also within a transaction. */
const LINES_PER_TURN = 4;

export type Batch = {
  scope: ImportScope;
  adapter: ImportAdapter;
  records: ImportRecords;
  isDryRun: boolean;
  overwrite: boolean;
  decisions: Readonly<Record<string, ImportDecision>>;
  columns: readonly Column[];
  lines: readonly Line[];
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Imports one batch in the transaction of its scope, or tries it; returns the rows that say what became of each line. */
export async function runBatch(batch: Batch): Promise<ImportRow[]> {
  const { scope, adapter, columns, records } = batch;
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
  await adapter.meet(
    scope,
    read.map(({ values }) => values),
  );
  await records.load([...new Set(read.flatMap(({ keys }) => keys.asks))]);
  for (const [index, line] of read.entries()) {
    if (index % LINES_PER_TURN === LINES_PER_TURN - 1) await turn();
    rows.push(...(await applyLine(batch, line)));
  }
  return rows.toSorted((a, b) => a.line - b.line);
}

const NOTHING = { created: 0, updated: 0, skipped: 0, failed: 0, asked: 0, later: 0 };
export type LineCounts = typeof NOTHING;

/** `asked` lines are among the created ones, `later` ones among the skipped ones. */
export function countOf(rows: readonly ImportRow[], before: LineCounts = NOTHING): LineCounts {
  const counts = { ...before };
  for (const { outcome } of rows) {
    if (outcome === 'created' || outcome === 'updated' || outcome === 'failed') counts[outcome] += 1;
    else if (outcome === 'unchanged') counts.skipped += 1;
    else if (outcome === 'later') {
      counts.skipped += 1;
      counts.later += 1;
    } else if (outcome === 'asked') {
      counts.created += 1;
      counts.asked += 1;
    }
  }
  return counts;
}
