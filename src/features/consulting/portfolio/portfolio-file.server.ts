import { noteAudit } from '#features/accounts/audit/audit.server.ts';
import { serviceContext, workContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import { csvStyle, delimiterOf, numberCell, type CsvStyle } from '#kernel/api/csv-cells.ts';
import { csvPieces } from '#kernel/api/csv-out.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import { listPortfolio } from './portfolio.server.ts';
import type { PortfolioCompany, PortfolioFileQuery } from './portfolio.schema.ts';
import { STAGES } from './portfolio.values.ts';

const PAGE = 1_000;

const COLUMNS = [
  'name',
  'sector',
  'stage',
  'changed',
  'actions',
  'done',
  'overdue',
  'nextReview',
  'currency',
  'hoursPerYear',
  'costPerYear',
  'savedHoursLow',
  'savedHoursHigh',
  'savingLow',
  'savingHigh',
] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

/** The words of the file in the caller's language. */
function fileWords(locale: ServiceContext['locale']) {
  const wordsAt = (names: readonly string[], path: string) =>
    wordsOf(Object.fromEntries(names.map((name) => [name, `consulting:portfolio.${path}.${name}`])), locale);
  return {
    headings: wordsAt(COLUMNS, 'file'),
    stages: wordsAt(STAGES, 'stages'),
    answers: wordsAt(['yes', 'no'], 'file.answers'),
  };
}

function cellsOf(row: PortfolioCompany, words: ReturnType<typeof fileWords>, style: CsvStyle): Cells {
  const hours = (value: number | undefined | null) => (value == null ? '' : numberCell(value, style));
  const euros = (cents: number | undefined | null) => (cents == null ? '' : numberCell(cents / 100, style));
  return {
    name: row.name,
    sector: row.sector,
    stage: words.stages[row.stage] ?? row.stage,
    changed: words.answers[row.isChangedSinceReport ? 'yes' : 'no'] ?? '',
    actions: String(row.actions),
    done: String(row.done),
    overdue: String(row.overdue),
    nextReview: row.nextReview ?? '',
    currency: row.currency,
    hoursPerYear: hours(row.hoursPerYear),
    costPerYear: euros(row.costPerYearCents),
    savedHoursLow: hours(row.savedHoursPerYear?.low),
    savedHoursHigh: hours(row.savedHoursPerYear?.high),
    savingLow: euros(row.savingPerYear?.low),
    savingHigh: euros(row.savingPerYear?.high),
  };
}

async function* lines(
  ctx: ServiceContext,
  query: Omit<PortfolioFileQuery, 'delimiter'>,
  style: CsvStyle,
): AsyncGenerator<string[]> {
  const words = fileWords(ctx.locale);
  yield COLUMNS.map((column) => words.headings[column] ?? column);
  for (let cursor: string | undefined; ;) {
    const page = await listPortfolio(ctx, { ...query, cursor, limit: PAGE });
    for (const row of page.items) {
      const cells = cellsOf(row, words, style);
      yield COLUMNS.map((column) => cells[column]);
    }
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

/** All rows that match the list's filters, in the list's order, as a file. */
export async function portfolioFile(ctx: ServiceContext, query: PortfolioFileQuery): Promise<Download> {
  await noteAudit(ctx, 'records_exported', { detail: 'portfolio', workspaceId: ctx.workspace.id });
  return download({
    work: { task: 'portfolioCsv', input: { context: workContext(ctx), query } },
    type: 'text/csv; charset=utf-8',
    fileName: `portfolio-${ctx.now.toISOString().slice(0, 10)}.csv`,
  });
}

/** Streams the file page by page. Runs in a worker process. */
export async function* portfolioCsv(
  { context, query }: { context: WorkContext; query: PortfolioFileQuery },
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const { delimiter = delimiterOf(context.locale), ...filters } = query;
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  yield* csvPieces(lines(ctx, filters, csvStyle(delimiter)), delimiter);
}
