import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, type InStatement, LibsqlBatchError } from '@libsql/client';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export type Migration = { tag: string; when: number; hash: string; statements: string[] };

const TABLE = '__drizzle_migrations';

/** Aborts a batch if the condition holds, with an insert that NOT NULL rejects: SQLite has no other way. */
const failWhere = (condition: string) =>
  `INSERT INTO ${TABLE} (hash, created_at) SELECT NULL, 0 WHERE ${condition}`;

export function readMigrations(folder: string): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder: folder }).map((file, index) => ({
    tag: journal.entries[index]?.tag ?? String(index),
    when: file.folderMillis,
    hash: file.hash,
    statements: file.sql.filter((statement) => statement.trim() !== ''),
  }));
}

/**
 * Returns the migrations still to be applied, including one that another branch dated earlier than an applied one,
 * which drizzle would skip.
 */
export async function findPending(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await readApplied(client);
  const known = new Set(migrations.map((migration) => migration.when));
  if ([...applied].some((when) => !known.has(when))) {
    throw new Error('The database was written by a newer version of this program: start that version.');
  }
  return migrations.filter((migration) => !applied.has(migration.when));
}

/**
 * Applies migrations in one transaction. Checks the state they were chosen for at its start and the foreign keys at its
 * end: either all are applied, or the database is unchanged. Uses drizzle's own table, so that drizzle-kit knows them
 * too, but not its migrator, which creates the table outside the transaction and checks neither.
 */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  const appliedCount = (await readApplied(client)).size;
  const steps: { what: string; statement: InStatement }[] = [
    {
      what: 'the list of migrations',
      statement: `CREATE TABLE IF NOT EXISTS ${TABLE} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
    },
    {
      what: 'another process that migrates at the same time',
      statement: failWhere(`(SELECT count(*) FROM ${TABLE}) <> ${appliedCount}`),
    },
  ];
  for (const { tag, when, hash, statements } of migrations) {
    for (const statement of statements) steps.push({ what: `migration ${tag}`, statement });
    const sql = `INSERT INTO ${TABLE} (hash, created_at) VALUES (?, ?)`;
    steps.push({ what: `migration ${tag}`, statement: { sql, args: [hash, when] } });
  }
  steps.push({
    what: 'a row that refers to one that is not there',
    statement: failWhere('EXISTS (SELECT 1 FROM pragma_foreign_key_check)'),
  });
  try {
    await client.migrate(steps.map((step) => step.statement));
  } catch (error) {
    const step = error instanceof LibsqlBatchError ? steps[error.statementIndex] : undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database could not be migrated and is unchanged. It failed at ${step?.what ?? 'the transaction'}: ${reason}`,
      { cause: error },
    );
  }
}

async function readApplied(client: Client): Promise<Set<number>> {
  const table = await client.execute({ sql: 'SELECT 1 FROM sqlite_master WHERE name = ?', args: [TABLE] });
  if (table.rows.length === 0) return new Set();
  const { rows } = await client.execute(`SELECT created_at FROM ${TABLE}`);
  return new Set(rows.map((row) => Number(row['created_at'])));
}
