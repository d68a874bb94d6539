import { inArray, sql } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { serviceContext, workContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import { download, type Download } from '#kernel/api/download.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import { AppError } from '#shared/errors.ts';
import { requireCurrentPassword } from '#features/accounts/sessions/credentials.server.ts';
import {
  ATTACHED_TABLES,
  NOTED_TABLES,
  OWNED_TABLES,
  readableColumns,
  type OwnedTable,
} from './owned-tables.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { currentUser } from '#features/accounts/users/user.server.ts';

/** Rows of the first page, whose size is unknown; later pages are sized to this many characters. */
const FIRST_PAGE = 4;
const PAGE_CHARACTERS = 1_048_576;
const MOST_ROWS = 1_000;

/** A sign-in this recent counts as a given password. */
const FRESH_MINUTES = 15;

/**
 * Requires the password for an export (product.md D8). A GET can send it only in a header, so a recent sign-in counts
 * as well. `given` is percent-encoded, because headers are limited to ASCII.
 */
export async function requireRecentPassword(
  ctx: ServiceContext,
  since: string,
  given: string | null,
  attempt: Attempt,
): Promise<void> {
  const minutes = (ctx.now.getTime() - Date.parse(since)) / 60_000;
  if (given === null) {
    if (minutes <= FRESH_MINUTES) return;
    throw new AppError('invalid', { fields: { currentPassword: 'accounts:currentPasswordRequired' } });
  }
  await requireCurrentPassword(ctx, decode(given), attempt);
}

function decode(given: string): string {
  try {
    return decodeURIComponent(given);
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}

/**
 * Exports the account as one JSON, `{ exportedAt, profile, data }` (product.md section 4). `data` has every row that
 * the account owns, by table; new tables are included through their references, and secrets are omitted, in whatever
 * form they are stored.
 */
export const exportAccount = (ctx: ServiceContext): Download =>
  download({
    work: { task: 'accountExport', input: workContext(ctx) },
    type: 'application/json',
    fileName: `${ctx.user.username}-${ctx.now.toISOString().slice(0, 10)}.json`,
  });

/** Writes one row per line, so that only one page of a table is in memory. Run it in a work process. */
export async function* accountExport(
  context: WorkContext,
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  const profile = await currentUser(ctx);
  yield Buffer.from(
    `{"exportedAt":${JSON.stringify(ctx.now)},\n"profile":${JSON.stringify(profile)},\n"data":{`,
  );
  let separator = '';
  for (const table of [...OWNED_TABLES, ...ATTACHED_TABLES, ...NOTED_TABLES]) {
    if (table.table === users) continue;
    yield Buffer.from(`${separator}\n${JSON.stringify(table.name)}:[`);
    yield* rowsOf(ctx, table);
    yield Buffer.from(']');
    separator = ',';
  }
  yield Buffer.from('}}\n');
}

async function* rowsOf(
  { db, user }: ServiceContext,
  { table, isOf }: Pick<OwnedTable, 'table' | 'isOf'>,
): AsyncGenerator<Uint8Array> {
  // Never `rowid`: a column of the table's own may be called that, in any case of letters.
  const rowId = sql<number>`_rowid_`;
  // All ids at once: with keyset paging SQLite would find and sort all rows again for every page.
  const ids = (await db.select({ rowId }).from(table).where(isOf(user.id)).orderBy(rowId)).map(
    (row) => row.rowId,
  );
  let separator = '';
  for (let at = 0, limit = FIRST_PAGE; at < ids.length;) {
    const page = ids.slice(at, at + limit);
    const rows = await db
      .select(readableColumns(table))
      .from(table)
      .where(inArray(rowId, page))
      .orderBy(rowId);
    at += page.length;
    // Rows that were deleted since their ids were read.
    if (rows.length === 0) continue;
    const text = rows.map((row) => JSON.stringify(row, bytesAsBase64)).join(',\n');
    yield Buffer.from(`${separator}\n${text}`);
    separator = ',';
    limit = Math.max(1, Math.min(MOST_ROWS, Math.floor((rows.length * PAGE_CHARACTERS) / text.length)));
  }
}

/** Of a file that waits for its import. A buffer's own `toJSON` has been called by then. */
export function bytesAsBase64(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  return own instanceof Uint8Array ? Buffer.from(own).toString('base64') : value;
}
