import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { giveWay } from '#db/writer/give-way.ts';
import { accountUsage, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import { OWNED_TABLES, type OwnedTable } from '#features/accounts/privacy/owned-tables.server.ts';

const DEMO_SHARE = 10;
const DEMO_MOST_BYTES = 50 * 1_048_576;
/** Rows of one statement: some milliseconds. */
const PAGE_ROWS = 500;

/** What an account may store, of the setting STORAGE_QUOTA_MB in bytes; 0 means that there is no limit. */
export const quotaOf = (storageQuotaBytes: number, isDemo: boolean): number =>
  isDemo ? Math.min(Math.floor(storageQuotaBytes / DEMO_SHARE), DEMO_MOST_BYTES) : storageQuotaBytes;

/** Bytes that are kept as the account's usage; 0 before anything was stored or measured. */
export async function usageOf(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ storedBytes: accountUsage.storedBytes })
    .from(accountUsage)
    .where(eq(accountUsage.userId, userId));
  return found?.storedBytes ?? 0;
}

/** Errors: `quota_exceeded` where the account has used up `quotaBytes`. */
export async function requireRoom(db: Database, userId: number, quotaBytes: number): Promise<void> {
  if (quotaBytes > 0 && (await usageOf(db, userId)) >= quotaBytes) throw new AppError('quota_exceeded');
}

/** Counts an upload at once, and takes it back (less than 0) where the upload is thrown away. */
export async function addUsage(db: Database, userId: number, bytes: number): Promise<void> {
  await db
    .insert(accountUsage)
    .values({ userId, storedBytes: Math.max(0, bytes) })
    .onConflictDoUpdate({
      target: accountUsage.userId,
      set: { storedBytes: sql`max(0, ${accountUsage.storedBytes} + ${bytes})` },
    });
}

/** Bytes of the texts and files of a row: `octet_length` reads the header of a row, not the text itself. */
function bytesOfRow(table: SQLiteTable): SQL | undefined {
  const lengths = getTableConfig(table)
    .columns.filter((column) => /^(text|blob)/i.test(column.getSQLType()))
    .map((column) => sql`coalesce(octet_length(${column}), 0)`);
  return lengths.length > 0 ? sql.join(lengths, sql` + `) : undefined;
}

/** All but the measure itself. */
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
  const rowid = sql`${table}.rowid`;
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
 * Measures what every account stores, in one walk through all tables that belong to accounts, a page of rows in each
 * statement: it costs the same for one account as for thousands. An upload that arrives meanwhile may be missed until
 * the next time.
 */
export async function measureUsage(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const totals = new Map<number, number>();
  for (const owned of MEASURED_TABLES) await addTable(db, owned, totals, signal);
  if (signal?.aborted) return;
  const measuredAt = now.toISOString();
  for (const [userId, storedBytes] of totals)
    // An account that was erased in the meantime gets no row.
    await db.run(
      sql`insert into ${accountUsage} ("userId", "storedBytes", "measuredAt")
        select ${users.id}, ${storedBytes}, ${measuredAt} from ${users} where ${users.id} = ${userId}
        on conflict ("userId") do update set "storedBytes" = excluded."storedBytes", "measuredAt" = excluded."measuredAt"`,
    );
}

/** Measures again while somebody is beyond the quota, so that what they delete lets them go on soon. */
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
