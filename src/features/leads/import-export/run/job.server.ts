import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { crmImports, users } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { hasCome } from '#db/stored-times.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { forgetFiles } from './cleanup.server.ts';
import { companyImport } from '#features/leads/import-export/records/company.server.ts';
import { contactImport } from '#features/leads/import-export/records/contact.server.ts';
import { readDateOrders } from '#features/leads/import-export/reading/date-orders.server.ts';
import { readLines, type Line } from '#features/leads/import-export/reading/file.server.ts';
import {
  columnsOf,
  stagesOf,
  Unusable,
  type Layout,
} from '#features/leads/import-export/reading/layout.server.ts';
import { opportunityImport } from '#features/leads/import-export/records/opportunity.server.ts';
import { runBatch } from './run.server.ts';

/** Lines per transaction: other writers wait some tens of milliseconds, and a crash repeats at most this many. */
const BATCH_LINES = 25;
/** Limits a batch of huge cells, so that memory does not grow with the file. */
const BATCH_CHARACTERS = 4 * 1_048_576;
/** Longer than a batch takes; after a crash another run takes the import over when this expires. */
const LEASE_MS = 60_000;

const ADAPTERS = { contacts: contactImport, companies: companyImport, opportunities: opportunityImport };

type Import = typeof crmImports.$inferSelect;

const isDue = (now: Date) =>
  and(
    eq(crmImports.status, 'running'),
    or(isNull(crmImports.leaseUntil), hasCome(crmImports.leaseUntil, now, LEASE_MS)),
  );

/** Claims one import for this process, in a single statement so that only one of two processes gets it. */
async function claim(db: Database, now: Date): Promise<Import | undefined> {
  const next = () =>
    db.select({ id: crmImports.id }).from(crmImports).where(isDue(now)).orderBy(asc(crmImports.id)).limit(1);
  if ((await next()).length === 0) return undefined;
  const [row] = await db
    .update(crmImports)
    .set({ leaseToken: randomUUID(), leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where(and(eq(crmImports.id, sql`(${next()})`), isDue(now)))
    .returning();
  return row;
}

const isMine = ({ id, leaseToken }: Import) =>
  and(eq(crmImports.id, id), eq(crmImports.leaseToken, leaseToken ?? ''), eq(crmImports.status, 'running'));

type Work = { db: Database; row: Import; ctx: ServiceContext; clock: () => Date };

/** Writes a batch and the import's progress in one transaction. */
async function commitBatch(
  { db, row, ctx, clock }: Work,
  { columns, orders }: Layout,
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
    const kept = await tx
      .update(crmImports)
      .set({
        created: sql`${created} + ${counts.created}`,
        updated: sql`${updated} + ${counts.updated}`,
        skipped: sql`${skipped} + ${counts.skipped}`,
        failed: sql`${failed} + ${counts.failed}`,
        line: lines.at(-1)?.line ?? 0,
        readBytes,
        leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
        updatedAt: now.toISOString(),
      })
      .where(isMine(row))
      .returning({ id: crmImports.id });
    // The lease expired and another process took over: it will import these lines.
    if (kept.length === 0) throw new Error('the lease of the import was lost');
  });
}

async function work(job: Work, signal: AbortSignal): Promise<'done' | 'stopped'> {
  const { db, row } = job;
  let readBytes = 0;
  let layout: Layout | undefined;
  let batch: Line[] = [];
  let characters = 0;
  const commit = async () => {
    const startedAt = performance.now();
    if (layout && batch.length > 0) await commitBatch(job, layout, batch, readBytes);
    batch = [];
    characters = 0;
    await giveWay(startedAt);
  };
  const file = { importId: row.id, encoding: row.encoding, onRead: (bytes: number) => (readBytes = bytes) };
  for await (const line of readLines(db, file)) {
    if (!layout) {
      const headings = line.cells.map((cell) => cell.trim().slice(0, MAX_LINE));
      const { columns, mapping } = columnsOf(row, headings);
      const { orders, dates } = await readDateOrders(db, { ...file, onRead: () => {} }, row, {
        headings,
        columns,
      });
      layout = { columns, orders };
      await db.update(crmImports).set({ headings, mapping, dates }).where(isMine(row));
    } else if (line.line > row.line && line.cells.some((cell) => cell.trim() !== '')) {
      batch.push(line);
      characters += line.cells.reduce((sum, { length }) => sum + length, 0);
    }
    if (batch.length < BATCH_LINES && characters < BATCH_CHARACTERS) continue;
    if (signal.aborted) return 'stopped';
    await commit();
  }
  if (!layout) throw new Unusable('leads:imports.empty');
  await commit();
  return 'done';
}

async function finish(
  { db, row, clock }: Work,
  outcome: Partial<typeof crmImports.$inferInsert>,
): Promise<void> {
  const ended = await db
    .update(crmImports)
    .set({ ...outcome, leaseUntil: null, leaseToken: null, updatedAt: clock().toISOString() })
    .where(isMine(row))
    .returning({ id: crmImports.id });
  // The next clean-up deletes what a crash leaves here.
  if (ended.length > 0 && outcome.status !== undefined) await forgetFiles(db, eq(crmImports.id, row.id));
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
  const row = await claim(db, clock());
  if (!row) return false;
  const ctx = await contextOf(db, row, clock());
  const job = { db, row, ctx, clock };
  try {
    if ((await ownWorkspaceId(ctx)) !== row.workspaceId) throw new Unusable('errors:not_found');
    const outcome = await work(job, signal);
    // If the process ends halfway, the next one resumes after the last line.
    await finish(job, outcome === 'done' ? { status: 'done', readBytes: row.sizeBytes } : {});
  } catch (error) {
    const reason = reasonOf(error);
    // The database is busy or closing: the lease expires and another run resumes the import.
    if (reason === undefined && appErrorIn(error)) throw error;
    if (reason === undefined) log.error({ err: error, importId: row.id }, 'import failed');
    await finish(job, { status: 'failed', error: reason ?? 'errors:internal' });
  }
  return true;
}
