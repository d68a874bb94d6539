import { eq } from 'drizzle-orm';
import { crmImports } from '#db/schema/index.ts';
import { serviceContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import { ADAPTERS, scopeOf } from '#features/leads/import-export/records/adapters.server.ts';
import { ImportRecords } from '#features/leads/import-export/records/records.server.ts';
import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { joinReadValues } from '#features/leads/import-export/cells/read-values.rules.ts';
import type { ReadValue } from '#features/leads/import-export/cells/read-values.values.ts';
import { piecesOf, reasonOf, type FileFacts } from './pieces.server.ts';
import { rowText } from './rows.server.ts';
import { countOf, runBatch, type LineCounts } from './run.server.ts';

/** Lines tried together: the records that they may match are read at once. */
const LINES = 500;

/** The last line of a dry run's output: what is stored of the whole. */
export type DryRunSummary = Partial<FileFacts> &
  Partial<LineCounts> & { blank?: number; line?: number; error?: string; readValues?: ReadValue[] };

type Import = typeof crmImports.$inferSelect;

/**
 * Yields a row for each line of the file and a summary behind them, each as JSON; writes nothing. What the lines would
 * create is kept in memory, so that later lines meet it.
 */
async function* tried(
  ctx: ServiceContext,
  row: Import,
  onProgress: (readBytes: number) => void,
): AsyncGenerator<string> {
  const adapter = ADAPTERS[row.kind];
  const { overwrite } = row;
  const decisions = row.decisions ?? {};
  let facts: Partial<FileFacts> = {};
  let counts: LineCounts | undefined;
  let [blank, line] = [0, 0];
  let records: ImportRecords | undefined;
  const known: Partial<Pick<ImportScope, 'met' | 'companies' | 'values'>> = {};
  const said = () => ({ readValues: joinReadValues([], known.values ?? new Map()) });
  try {
    const options = {
      most: () => LINES,
      onFacts: async (found: FileFacts) => void (facts = found),
      own: await definedFields(ctx, adapter.record),
    };
    for await (const piece of piecesOf(ctx.db, row, options)) {
      const scope = { ...scopeOf(ctx, ctx.db, row, piece.layout), ...known };
      Object.assign(known, { met: scope.met, companies: scope.companies, values: scope.values });
      records ??= new ImportRecords({ scope, adapter, isDryRun: true });
      const { columns } = piece.layout;
      const { lines } = piece;
      const rows = await runBatch({
        scope,
        adapter,
        records,
        isDryRun: true,
        overwrite,
        decisions,
        columns,
        lines,
      });
      counts = countOf(rows, counts);
      blank += piece.blank;
      ({ line } = piece);
      for (const each of rows) yield rowText(each);
      onProgress(piece.readBytes);
    }
    yield JSON.stringify({ ...facts, ...counts, ...said(), blank, line } satisfies DryRunSummary);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    yield JSON.stringify({
      ...facts,
      ...counts,
      ...said(),
      blank,
      line,
      error: reason,
    } satisfies DryRunSummary);
  }
}

/** Runs in a work process (docs/decisions/011). */
export async function* importDryRun(
  { context, id }: { context: WorkContext; id: number },
  { openDatabase, onProgress }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  const [row] = await ctx.rows(crmImports).select().where(eq(crmImports.id, id));
  if (!row) return;
  for await (const text of tried(ctx, row, onProgress)) yield Buffer.from(`${text}\n`);
}
