import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { crmImportKeys, crmImportRows } from '#db/schema/index.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import {
  isSame,
  mergeValues,
  type Cells,
  type ImportAdapter,
  type ImportScope,
  type Known,
  type Values,
} from './import-adapter.server.ts';
import type { Line } from './import-file.server.ts';
import type { ImportField } from './import-fields.values.ts';
import type { ImportCounts } from './import.schema.ts';

/** Readers get a turn of the process after so many lines, also within a transaction. */
const LINES_PER_TURN = 20;
/**
 * Longer cells are cut in the error file, by so much that they are too long still: no record takes the shortened text
 * for the whole when the file comes back corrected.
 */
const MAX_KEPT_CELL = MAX_PARAGRAPH + 1;

export type Column = { index: number; field: ImportField };
export type Batch = {
  scope: ImportScope;
  adapter: ImportAdapter;
  importId: number;
  isDryRun: boolean;
  columns: readonly Column[];
  lines: readonly Line[];
};

type Row = typeof crmImportRows.$inferInsert;
type ReadLine = Line & { values: Values } & ReturnType<ImportAdapter['keysOf']>;

export const storedValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
);
const storedRecord = z.object({
  id: z.number().nullable(),
  updatedAt: z.string(),
  keys: z.array(z.string()),
  values: storedValues,
});

/** What our own export puts before a cell that a spreadsheet would run as a formula. */
const withoutApostrophe = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

function cellsOf({ cells }: Line, columns: readonly Column[]): { cells: Cells; errors: FieldErrors } {
  const found: Cells = {};
  const errors: FieldErrors = {};
  for (const { index, field } of columns) {
    const text = withoutApostrophe(cells[index]?.trim() ?? '');
    if (text.includes('\0') || !text.isWellFormed()) errors[field] = 'errors:fields.characters';
    else if (text !== '' && found[field] === undefined) found[field] = text;
  }
  return { cells: found, errors };
}

const failed = ({ importId }: Batch, { line, cells }: Line, errors: FieldErrors): Row => ({
  importId,
  line,
  action: 'failed',
  errors: Object.fromEntries(Object.entries(errors).map(([path, key]) => [path.split('.')[0] ?? path, key])),
  cells: cells.map((cell) => cell.replaceAll('\0', '').toWellFormed().slice(0, MAX_KEPT_CELL)),
});

/** The records that the lines of a batch may mean, by their keys; what a dry run has changed goes before what is stored. */
class Records {
  readonly #batch: Batch;
  readonly #byKey = new Map<string, Known>();
  readonly #changed = new Set<Known>();

  constructor(batch: Batch) {
    this.#batch = batch;
  }

  async load(keys: readonly string[]): Promise<void> {
    const { scope, adapter, isDryRun, importId } = this.#batch;
    if (keys.length === 0) return;
    for (const known of await adapter.find(scope, keys)) this.#add(known);
    if (!isDryRun) return;
    const drafts = await scope.db
      .select({ data: crmImportKeys.data })
      .from(crmImportKeys)
      .where(and(eq(crmImportKeys.importId, importId), inArray(crmImportKeys.key, [...keys])));
    for (const { data } of drafts) this.#add(storedRecord.parse(data));
  }

  /** One record, none, or two that the line cannot both be. */
  find({ sure, weak }: Pick<ReadLine, 'sure' | 'weak'>): Known | 'several' | undefined {
    const found = new Set(sure.flatMap((key) => this.#byKey.get(key) ?? []));
    if (found.size > 1) return 'several';
    const [first] = found;
    return first ?? weak.flatMap((key) => this.#byKey.get(key) ?? [])[0];
  }

  change(known: Known): void {
    this.#add(known);
    this.#changed.add(known);
  }

  /** A later batch of the dry run meets what this one would have made. */
  async keepDrafts(): Promise<void> {
    const { scope, importId } = this.#batch;
    const rows = [...this.#changed].flatMap((data) => data.keys.map((key) => ({ importId, key, data })));
    if (rows.length === 0) return;
    const { importId: id, key } = crmImportKeys;
    await scope.db
      .insert(crmImportKeys)
      .values(rows)
      .onConflictDoUpdate({ target: [id, key], set: { data: sql`excluded.data` } });
  }

  #add(known: Known): void {
    const before = known.keys.map((key) => this.#byKey.get(key)).find((each) => each?.id === known.id);
    for (const key of before?.keys ?? []) if (this.#byKey.get(key) === before) this.#byKey.delete(key);
    for (const key of known.keys) this.#byKey.set(key, known);
  }
}

async function apply(batch: Batch, records: Records, line: ReadLine): Promise<Row[]> {
  const { scope, adapter, importId, isDryRun } = batch;
  const own = { importId, line: line.line };
  const known = records.find(line);
  if (known === 'several') return [failed(batch, line, { file: 'leads:imports.severalRecords' })];
  if (!known) {
    const values = Object.fromEntries(Object.entries(line.values));
    const made = isDryRun ? { id: null, also: [] } : await adapter.create(scope, values);
    records.change({ id: made.id, updatedAt: scope.at, keys: line.answers, values });
    return [
      { ...own, action: 'created', recordId: made.id, stamp: scope.at },
      ...alsoMade(own, scope.at, made.also),
    ];
  }
  const values = mergeValues(adapter, known.values, line.values);
  if (isSame(known.values, values)) return [{ ...own, action: 'skipped', recordId: known.id }];
  const stamp = nextUpdatedAt(known.updatedAt, new Date(scope.at));
  const made =
    isDryRun || known.id === null ? { also: [] } : await adapter.update(scope, known.id, values, stamp);
  records.change({ ...known, updatedAt: stamp, keys: adapter.keysOf(values).answers, values });
  const updated: Row = { ...own, action: 'updated', recordId: known.id, before: known.values, stamp };
  return [updated, ...alsoMade(own, scope.at, made.also)];
}

const alsoMade = (
  own: Pick<Row, 'importId' | 'line'>,
  stamp: string,
  also: { kind: 'company'; id: number }[],
) => also.map(({ kind, id }): Row => ({ ...own, action: 'created', recordId: id, recordKind: kind, stamp }));

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Carries out one batch within the transaction of its scope, and answers what became of its lines. */
export async function runBatch(batch: Batch): Promise<ImportCounts> {
  const { scope, adapter, columns, isDryRun } = batch;
  const rows: Row[] = [];
  const read: ReadLine[] = [];
  for (const line of batch.lines) {
    const { cells, errors } = cellsOf(line, columns);
    const result = Object.keys(errors).length > 0 ? { errors } : await adapter.read(scope, cells);
    if ('errors' in result) rows.push(failed(batch, line, result.errors));
    else read.push({ ...line, values: result.values, ...adapter.keysOf(result.values) });
  }
  const records = new Records(batch);
  await records.load([...new Set(read.flatMap(({ sure, weak }) => [...sure, ...weak]))]);
  for (const [index, line] of read.entries()) {
    if (index % LINES_PER_TURN === LINES_PER_TURN - 1) await turn();
    rows.push(...(await apply(batch, records, line)));
  }
  if (isDryRun) await records.keepDrafts();
  // A dry run is there to be read once: what would have become of good lines is counted and not kept.
  const kept = isDryRun ? rows.filter(({ action }) => action === 'failed') : rows.filter(isWorthKeeping);
  if (kept.length > 0) await scope.db.insert(crmImportRows).values(kept);
  return countOf(rows);
}

const isWorthKeeping = ({ action }: Row): boolean => action !== 'skipped';

function countOf(rows: readonly Row[]): ImportCounts {
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 };
  for (const { action, recordKind } of rows) if (!recordKind) counts[action] += 1;
  return counts;
}
