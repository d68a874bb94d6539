import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { giveWay } from '#db/writer/give-way.ts';
import { accountUsage, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ActiveSession, Standing } from '#kernel/session.ts';
import { AppError } from '#shared/errors.ts';
import { OWNED_TABLES, type OwnedTable } from '#features/accounts/privacy/owned-tables.server.ts';

const DEMO_SHARE = 10;
const DEMO_MOST_BYTES = 50 * 1_048_576;
const PAGE_ROWS = 500;

/** Returns the bytes an account may store, from STORAGE_QUOTA_MB; 0 means no limit. */
export const quotaOf = (storageQuotaBytes: number, isDemo: boolean): number =>
  isDemo ? Math.min(Math.floor(storageQuotaBytes / DEMO_SHARE), DEMO_MOST_BYTES) : storageQuotaBytes;

/** Returns the recorded usage of an account in bytes; 0 before the first measurement. */
export async function usageOf(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ storedBytes: accountUsage.storedBytes })
    .from(accountUsage)
    .where(eq(accountUsage.userId, userId));
  return found?.storedBytes ?? 0;
}

type Storing = Pick<ActiveSession, 'storedBytes'> & { standing: Pick<Standing, 'demoExpiresAt'> };

/** Throws `quota_exceeded` if the account is full (STORAGE_QUOTA_MB). */
export function requireRoom(
  { storageQuotaBytes }: Pick<Config, 'storageQuotaBytes'>,
  { standing, storedBytes }: Storing,
): void {
  const quotaBytes = quotaOf(storageQuotaBytes, standing.demoExpiresAt !== null);
  if (quotaBytes !== 0 && storedBytes >= quotaBytes) throw new AppError('quota_exceeded');
}

/** Adds an upload to the usage at once; negative when the upload is discarded. */
export async function addUsage(db: Database, userId: number, bytes: number): Promise<void> {
  await db
    .insert(accountUsage)
    .values({ userId, storedBytes: Math.max(0, bytes) })
    .onConflictDoUpdate({
      target: accountUsage.userId,
      set: { storedBytes: sql`max(0, ${accountUsage.storedBytes} + ${bytes})` },
    });
}

/** Sums the bytes of a row's texts and files; `octet_length` reads the row header, not the text. */
function bytesOfRow(table: SQLiteTable): SQL | undefined {
  const lengths = getTableConfig(table)
    .columns.filter((column) => /^(text|blob)/i.test(column.getSQLType()))
    .map((column) => sql`coalesce(octet_length(${column}), 0)`);
  return lengths.length > 0 ? sql.join(lengths, sql` + `) : undefined;
}

const MEASURED_TABLES = OWNED_TABLES.filter(({ table }) => table !== accountUsage);

type OwnerSum = { userId: number | null; bytes: number };

async function addTable(
  db: Database,
  { table, ownerId }: OwnedTable,
  totals: Map<number, number>,
  signal?: AbortSignal,
): Promise<void> {
  const bytes = bytesOfRow(table);
  if (!bytes) return;
  // Never `rowid`: a column of the table may be called that.
  const rowid = sql`${table}._rowid_`;
  for (let after = 0; !signal?.aborted;) {
    const startedAt = performance.now();
    const [page] = await db.all<{ last: number | null }>(
      sql`select max(id) as last from
        (select ${rowid} as id from ${table} where ${rowid} > ${after} order by ${rowid} limit ${PAGE_ROWS})`,
    );
    if (!page || page.last === null) return;
    const sums = await db.all<OwnerSum>(
      sql`select ${ownerId} as userId, sum(${bytes}) as bytes from ${table}
        where ${rowid} > ${after} and ${rowid} <= ${page.last} group by 1`,
    );
    for (const { userId, bytes: added } of sums)
      if (userId !== null) totals.set(userId, (totals.get(userId) ?? 0) + added);
    after = page.last;
    await giveWay(startedAt);
  }
}

/**
 * Measures all accounts in one pass over the owned tables, one page of rows per statement: the cost does not depend on
 * the number of accounts. May miss an upload that arrives meanwhile until the next run.
 */
export async function measureUsage(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const totals = new Map<number, number>();
  for (const owned of MEASURED_TABLES) await addTable(db, owned, totals, signal);
  if (signal?.aborted) return;
  const measuredAt = now.toISOString();
  for (const [userId, storedBytes] of totals)
    // An account erased meanwhile gets no row.
    await db.run(
      sql`insert into ${accountUsage} ("userId", "storedBytes", "measuredAt")
        select ${users.id}, ${storedBytes}, ${measuredAt} from ${users} where ${users.id} = ${userId}
        on conflict ("userId") do update set "storedBytes" = excluded."storedBytes", "measuredAt" = excluded."measuredAt"`,
    );
}

/** Measures again while an account is over its quota, so that deleting lets it continue soon. */
export async function measureFullAccounts(db: Database, now: Date, storageQuotaBytes: number): Promise<void> {
  if (storageQuotaBytes === 0) return;
  const isBeyond = (isDemo: boolean) =>
    sql`${accountUsage.storedBytes} >= ${quotaOf(storageQuotaBytes, isDemo)}`;
  const [full] = await db
    .select({ userId: accountUsage.userId })
    .from(accountUsage)
    .innerJoin(users, eq(users.id, accountUsage.userId))
    .where(
      or(
        and(isNull(users.demoExpiresAt), isBeyond(false)),
        and(isNotNull(users.demoExpiresAt), isBeyond(true)),
      ),
    )
    .limit(1);
  if (full) await measureUsage(db, now);
}
