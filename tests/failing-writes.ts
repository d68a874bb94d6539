import type { Client, InStatement } from '@libsql/client';
import { tablesOf } from './builders/every-table.ts';

const LOG = 'test_writes';
const LIMIT = 'test_writes_limit';
const REFUSED = 'write refused';

/**
 * Lets the database refuse the write with this number and every later one, whichever table it goes to: a trigger on
 * each table counts inserts, updates and deletions. Null: none is refused.
 */
export async function refuseWritesFrom(client: Client, number: number | null): Promise<void> {
  const { rows } = await client.execute(`select 1 from sqlite_master where name = '${LIMIT}'`);
  if (rows.length === 0) await addTriggers(client);
  await client.batch([`delete from ${LOG}`, { sql: `update ${LIMIT} set at = ?`, args: [number] }], 'write');
}

async function addTriggers(client: Client): Promise<void> {
  const tables = await tablesOf(client);
  const triggers = tables.flatMap((table) =>
    (['insert', 'update', 'delete'] as const).map(
      (act): InStatement => `create trigger "${LOG}_${table}_${act}" after ${act} on "${table}" begin
        insert into ${LOG} (what) values ('${act} ${table}');
        select raise(abort, '${REFUSED}') where (select count(*) from ${LOG}) >= (select at from ${LIMIT});
      end`,
    ),
  );
  await client.batch(
    [
      `create table ${LOG} (what text)`,
      `create table ${LIMIT} (at integer)`,
      `insert into ${LIMIT} (at) values (null)`,
      ...triggers,
    ],
    'write',
  );
}

/** The writes that were carried out since `refuseWritesFrom`, as `insert crm_contacts`. */
export async function writesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(`select what from ${LOG}`);
  return rows.map(({ what }) => String(what));
}

/** Runs the act; returns whether a write was refused. Other errors are thrown. */
export async function isRefused(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return false;
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      if (cause.message.includes(REFUSED)) return true;
    throw error;
  }
}

/** Every row of every table, those of the search indexes too. */
export async function wholeDatabase(client: Client): Promise<Map<string, string>> {
  // Quoted by the database, because the indexes hold blobs and integers too large for a number.
  const { rows } = await client.execute(`select t.name, group_concat('quote("' || c.name || '")') as columns
    from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like '${LOG}%' and t.sql not like 'create virtual%' group by t.name`);
  const found = new Map<string, string>();
  for (const { name, columns } of rows) {
    const table = await client.execute(`select ${String(columns)} from "${String(name)}"`);
    found.set(String(name), JSON.stringify(table.rows.map((row) => Object.values(row))));
  }
  return found;
}
