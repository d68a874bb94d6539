import { and, asc, eq, gt } from 'drizzle-orm';
import { crmImportRows } from '#db/schema/index.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import { delimiterOf } from '#kernel/api/csv-cells.ts';
import { csvPieces } from '#kernel/api/csv-out.ts';
import { serviceContext, workContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import type { Page } from '#shared/api.ts';
import { cutPage, readCursor } from '#shared/list.ts';
import { requireImport } from '#features/leads/import-export/import.server.ts';
import type { ImportLine, ImportLinesQuery } from '#features/leads/import-export/import.schema.ts';
import { fieldKeys } from '#features/leads/import-export/reading/field-key.rules.ts';
import { IMPORT_FIELDS } from '#features/leads/import-export/reading/fields.values.ts';
import { isWhole } from '#features/leads/import-export/cells/notes.rules.ts';
import { wordedLine } from '#features/leads/import-export/reading/worded-lines.server.ts';
import { IMPORT_OUTCOMES, type ImportOutcome } from '#features/leads/leads.values.ts';

type Import = Awaited<ReturnType<typeof requireImport>>;

const FILE_LINES = 1_000;

/** The next lines of these outcomes. Each outcome has a query of its own, since only then the index has them in order. */
async function linesAfter(
  ctx: ServiceContext,
  row: Import,
  outcomes: readonly ImportOutcome[],
  { after, limit }: { after: number; limit: number },
): Promise<ImportLine[]> {
  const { importId, outcome, line } = crmImportRows;
  const found = await Promise.all(
    outcomes.map((wanted) =>
      ctx
        .rows(crmImportRows)
        .select()
        .where(and(eq(importId, row.id), eq(outcome, wanted), gt(line, after)))
        .orderBy(asc(line))
        .limit(limit),
    ),
  );
  return found
    .flat()
    .toSorted((a, b) => a.line - b.line)
    .slice(0, limit)
    .map((each) => ({ each, said: wordedLine(ctx, row, each) }))
    .map(({ each, said: { errors, values } }) => ({
      line: each.line,
      outcome: each.outcome ?? 'failed',
      recordId: each.recordId,
      name: each.about?.name ?? '',
      details: each.about?.details ?? (each.cells ?? []).filter((cell) => cell.trim() !== '').slice(0, 4),
      into: each.about?.into ?? null,
      added: each.about?.added ?? {},
      lost: each.about?.lost ?? {},
      errors,
      values,
    }));
}

/** Returns what became of each line, in the order of the file. */
export async function listImportLines(
  ctx: ServiceContext,
  id: number,
  { outcome, cursor, limit }: ImportLinesQuery,
): Promise<Page<ImportLine>> {
  const row = await requireImport(ctx, id);
  const outcomes = outcome === undefined ? IMPORT_OUTCOMES : [outcome];
  const after = cursor === undefined ? 0 : Number(readCursor(cursor, ['number'])[0]);
  const lines = await linesAfter(ctx, row, outcomes, { after, limit: limit + 1 });
  const { rows: items, nextCursor } = cutPage(lines, limit, ({ line }) => [line]);
  return { items, nextCursor };
}

/** A file that says of each line what became of it. */
export async function linesFile(ctx: ServiceContext, id: number): Promise<Download> {
  const row = await requireImport(ctx, id);
  return download({
    work: { task: 'importLinesCsv', input: { context: workContext(ctx), id } },
    type: 'text/csv; charset=utf-8',
    fileName: `${row.fileName.replace(/\.\w+$/, '')}-lines.csv`,
  });
}

const COLUMNS = ['line', 'outcome', 'name', 'details', 'into', 'added', 'lost', 'why'] as const;

async function* tableOf(ctx: ServiceContext, id: number): AsyncGenerator<string[]> {
  const row = await requireImport(ctx, id);
  const keys = (names: readonly string[], group: string) =>
    wordsOf(Object.fromEntries(names.map((name) => [name, `leads:imports.${group}.${name}`])), ctx.locale);
  const columns = keys(COLUMNS, 'lineColumns');
  const outcomes = keys(IMPORT_OUTCOMES, row.isDryRun ? 'outcomesCheck' : 'outcomes');
  const labels = wordsOf(fieldKeys(row.kind, IMPORT_FIELDS[row.kind]), ctx.locale);
  const named = (field: string, text: string): string => `${labels[field] ?? field}: ${text}`;
  yield COLUMNS.map((name) => columns[name] ?? name);
  for (let after = 0; ;) {
    const lines = await linesAfter(ctx, row, IMPORT_OUTCOMES, { after, limit: FILE_LINES });
    for (const { line, outcome, name, details, into, added, lost, errors, values } of lines)
      yield [
        String(line),
        outcomes[outcome] ?? outcome,
        name,
        details.join(' · '),
        into ?? '',
        Object.entries(added)
          .map(([field, text]) => named(field, text))
          .join('; '),
        Object.entries(lost)
          .map(([field, { written, kept }]) => named(field, kept === '' ? written : `${written} (${kept})`))
          .join('; '),
        values
          .map(({ field, written, made }) => {
            const words = errors[field] ?? '';
            const said = made === null ? words : `${words} (${written} → ${made})`;
            return isWhole(field) ? said : named(field, said);
          })
          .join('; '),
      ];
    const last = lines.at(-1);
    if (!last || lines.length < FILE_LINES) return;
    after = last.line;
  }
}

/** Runs in a work process. */
export async function* importLinesCsv(
  { context, id }: { context: WorkContext; id: number },
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  yield* csvPieces(tableOf(ctx, id), delimiterOf(ctx.locale));
}
