import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { crmImports, users } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import { isOnServer, type Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { dropLease, keepLease, LeaseLost, takeNext, type Lease } from '#server/jobs/lease.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { linesAtFirst, linesNext } from './batch-size.rules.ts';
import { forgetFiles } from './cleanup.server.ts';
import { companyImport } from '#features/leads/import-export/records/company.server.ts';
import { contactImport } from '#features/leads/import-export/records/contact.server.ts';
import { readColumnSigns } from '#features/leads/import-export/reading/column-signs.server.ts';
import { passedOverIn, readLines, type Line } from '#features/leads/import-export/reading/file.server.ts';
import {
  columnsOf,
  stagesOf,
  Unusable,
  type Layout,
} from '#features/leads/import-export/reading/layout.server.ts';
import { opportunityImport } from '#features/leads/import-export/records/opportunity.server.ts';
import { runBatch } from './run.server.ts';

/** Limits a batch of huge cells, so that memory does not grow with the file. */
const BATCH_CHARACTERS = 4 * 1_048_576;

/** A batch lets requests in after every few lines (run.server.ts). */
const REST = 0.2;

const ADAPTERS = { contacts: contactImport, companies: companyImport, opportunities: opportunityImport };

type Import = typeof crmImports.$inferSelect;

const LEASED = { kind: 'import', id: crmImports.id };
const isRunning = eq(crmImports.status, 'running');
const isIt = ({ id }: Import) => and(eq(crmImports.id, id), isRunning);

/** Takes one import for this process. */
const claim = (db: Database, now: Date) =>
  takeNext(db, LEASED, now, async (condition: SQL): Promise<Import | undefined> => {
    const due = db.select().from(crmImports).where(and(isRunning, condition));
    const [row] = await due.orderBy(asc(crmImports.id)).limit(1);
    return row;
  });

type Work = { db: Database; row: Import; lease: Lease; ctx: ServiceContext; clock: () => Date };

/** Writes a batch and the import's progress in one transaction. */
async function commitBatch(
  { db, row, lease, ctx, clock }: Work,
  { columns, orders, signs }: Layout,
  lines: Line[],
  readBytes: number,
) {
  const now = clock();
  await db.transaction(async (tx) => {
    const scope = {
      ctx: { ...ctx, db: tx, now },
      db: tx,
      workspaceId: row.workspaceId,
      importId: row.id,
      at: now.toISOString(),
      met: new Map<string, number>(),
      orders,
      signs,
      stages: stagesOf(row),
    };
    const { kind, isDryRun, overwrite } = row;
    const decisions = row.decisions ?? {};
    const adapter = ADAPTERS[kind];
    const { created, updated, skipped, failed } = crmImports;
    const [before = { created: 0, updated: 0 }] = await tx
      .select({ created, updated })
      .from(crmImports)
      .where(eq(crmImports.id, row.id));
    const batch = { scope, adapter, isDryRun, overwrite, decisions, columns, lines, before };
    const counts = await runBatch(batch);
    await tx
      .update(crmImports)
      .set({
        created: sql`${created} + ${counts.created}`,
        updated: sql`${updated} + ${counts.updated}`,
        skipped: sql`${skipped} + ${counts.skipped}`,
        failed: sql`${failed} + ${counts.failed}`,
        line: lines.at(-1)?.line ?? 0,
        readBytes,
        updatedAt: now.toISOString(),
      })
      .where(isIt(row));
    // Taken for dead, and taken over: the successor does these lines.
    await keepLease(tx, lease, now);
  });
}

async function work(job: Work, signal: AbortSignal): Promise<'done' | 'stopped'> {
  const { db, row } = job;
  let readBytes = 0;
  let layout: Layout | undefined;
  let batch: Line[] = [];
  let characters = 0;
  const isFar = isOnServer(db);
  let most = linesAtFirst(isFar);
  const commit = async () => {
    const startedAt = performance.now();
    if (layout && batch.length > 0) {
      await commitBatch(job, layout, batch, readBytes);
      most = linesNext(most, performance.now() - startedAt, isFar);
    }
    batch = [];
    characters = 0;
    await giveWay(startedAt, REST);
  };
  const file = { importId: row.id, encoding: row.encoding, onRead: (bytes: number) => (readBytes = bytes) };
  for await (const line of readLines(db, file)) {
    if (!layout) {
      const headings = line.cells.map((cell) => cell.trim().slice(0, MAX_LINE));
      const { columns, mapping } = columnsOf(row, headings);
      const { orders, dates, signs } = await readColumnSigns(db, { ...file, onRead: () => {} }, row, {
        headings,
        columns,
      });
      layout = { columns, orders, signs };
      const passedOver = passedOverIn(line);
      await db.update(crmImports).set({ headings, mapping, dates, passedOver }).where(isIt(row));
    } else if (line.line > row.line && line.cells.some((cell) => cell.trim() !== '')) {
      batch.push(line);
      characters += line.cells.reduce((sum, { length }) => sum + length, 0);
    }
    if (batch.length < most && characters < BATCH_CHARACTERS) continue;
    if (signal.aborted) return 'stopped';
    await commit();
  }
  if (!layout) throw new Unusable('leads:imports.empty');
  await commit();
  return 'done';
}

async function finish(
  { db, row, lease, clock }: Work,
  outcome: Partial<typeof crmImports.$inferInsert>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepLease(tx, lease, clock());
    await tx
      .update(crmImports)
      .set({ ...outcome, updatedAt: clock().toISOString() })
      .where(isIt(row));
    await dropLease(tx, lease);
  });
  // What a crash leaves of it goes with the next clean-up.
  if (outcome.status !== undefined) await forgetFiles(db, eq(crmImports.id, row.id));
}

async function contextOf(db: Database, { userId }: Import, now: Date): Promise<ServiceContext> {
  const { id, username, name, email, role, language } = users;
  const [user] = await db
    .select({ id, username, name, email, role, language })
    .from(users)
    .where(eq(id, userId));
  if (!user) throw new Error('the user of the import is gone');
  return { db, now, locale: user.language, user };
}

/** Prefix of csv-parse's error codes; an unclosed quote makes one endless record. */
const CSV_ERROR = /^CSV_/;

function reasonOf(error: unknown): string | undefined {
  if (error instanceof Unusable) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED') return 'leads:imports.quoteOpen';
  return CSV_ERROR.test(code) ? 'leads:imports.noTable' : undefined;
}

export type ImportLog = { error: (about: object, message: string) => void };

/** Runs the next waiting import; returns whether there was one. */
export async function runNextImport(
  db: Database,
  { signal, clock, log }: { signal: AbortSignal; clock: () => Date; log: ImportLog },
): Promise<boolean> {
  const taken = await claim(db, clock());
  if (!taken) return false;
  const { row, lease } = taken;
  const ctx = await contextOf(db, row, clock());
  const job = { db, row, lease, ctx, clock };
  try {
    if ((await ownWorkspaceId(ctx)) !== row.workspaceId) throw new Unusable('errors:not_found');
    const outcome = await work(job, signal);
    // If the process ends halfway, the next one resumes after the last line.
    await finish(job, outcome === 'done' ? { status: 'done', readBytes: row.sizeBytes } : {});
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    const reason = reasonOf(error);
    // The database is busy or closing: the lease expires and another run resumes the import.
    if (reason === undefined && appErrorIn(error)) throw error;
    if (reason === undefined) log.error({ err: error, importId: row.id }, 'import failed');
    await finish(job, { status: 'failed', error: reason ?? 'errors:internal' });
  }
  return true;
}
