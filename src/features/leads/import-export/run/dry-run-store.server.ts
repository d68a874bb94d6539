import { and, eq } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { crmImportRows, crmImports } from '#db/schema/index.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { keepLease } from '#kernel/jobs/lease.ts';
import { workContext } from '#kernel/context.ts';
import type { WorkResult } from '#kernel/work/work.ts';
import type { DryRunSummary } from './dry-run.server.ts';
import { Cancelled, isRunning, type ImportWork } from './import-job.server.ts';
import { storeRows } from './rows.server.ts';

/** Rows stored at once: some milliseconds. */
const ROWS = 500;

/** Progress is stored this often; it also keeps the lease, and notices that the import was cancelled. */
const SEEN_EVERY_MS = 1_000;

/** The part of the time that trying the lines takes; the rest is storing what came of them. */
const TRIED_SHARE = 0.9;

/** Throws `Cancelled` where the import no longer runs. */
async function note({ db, ctx, row, lease, clock }: ImportWork, readBytes: number): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await { ...ctx, db: tx }
      .rows(crmImports)
      .update({ readBytes, updatedAt: clock().toISOString() })
      .where(and(eq(crmImports.id, row.id), isRunning))
      .returning({ id: crmImports.id });
    if (kept.length === 0) throw new Cancelled();
    await keepLease(tx, lease, clock());
  });
}

/** Tries the file in a work process. Errors: those of the pool; `Cancelled`; `LeaseLost`. */
async function tryFile(work: ImportWork): Promise<WorkResult> {
  const { row, ctx, pool, signal } = work;
  const ending = new AbortController();
  let readBytes = 0;
  let failure: unknown;
  // One after the other: a slow write must not meet the next one.
  let noting = Promise.resolve();
  const timer = setInterval(() => {
    noting = noting
      .then(() => note(work, Math.round(readBytes * TRIED_SHARE)))
      .catch((error: unknown) => {
        failure ??= error;
        ending.abort();
      });
  }, SEEN_EVERY_MS);
  try {
    const order = { task: 'importDryRun', input: { context: workContext(ctx), id: row.id } } as const;
    return await pool.run(
      order,
      `import ${row.workspaceId}`,
      AbortSignal.any([signal, ending.signal]),
      (bytes) => {
        readBytes = bytes;
      },
    );
  } catch (error) {
    throw failure ?? error;
  } finally {
    clearInterval(timer);
    await noting;
  }
}

/** `node:readline` would end a line at U+2028, which JSON has as it is. */
async function* linesIn(result: WorkResult): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const pieces = result instanceof Uint8Array ? [result] : result.stream;
  for await (const piece of pieces) {
    const [first = '', ...more] = decoder.decode(piece, { stream: true }).split('\n');
    rest += first;
    for (const next of more) {
      yield rest;
      rest = next;
    }
  }
}

/** Carries out a dry run and stores what would become of each line; returns what is to be stored of the whole. */
export async function storeDryRun(work: ImportWork): Promise<Partial<typeof crmImports.$inferInsert>> {
  const { db, row } = work;
  // Rows left by a process that was killed while it stored them.
  await deleteInPieces(db, crmImportRows, eq(crmImportRows.importId, row.id));
  const result = await tryFile(work);
  let rows: string[] = [];
  let last: string | undefined;
  for await (const text of linesIn(result)) {
    if (last !== undefined) rows.push(last);
    last = text;
    if (rows.length < ROWS) continue;
    const startedAt = performance.now();
    await storeRows(db, row.id, rows);
    await note(work, Math.round(row.sizeBytes * TRIED_SHARE));
    rows = [];
    await giveWay(startedAt);
  }
  await storeRows(db, row.id, rows);
  if (last === undefined) throw new Error('the dry run said nothing');
  const summary = JSON.parse(last) as DryRunSummary;
  return { ...summary, status: summary.error === undefined ? 'done' : 'failed', readBytes: row.sizeBytes };
}
