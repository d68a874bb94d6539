import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../db/migrations/', import.meta.url);
const QUEUE = '0044_job_queue';
const AT = '2026-01-01T00:00:00.000Z';

/** The migrations before the queue, in their order. */
function earlierOnes(): string[] {
  const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', FOLDER), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tags = journal.entries.map(({ tag }) => tag);
  return tags.slice(0, tags.indexOf(QUEUE));
}

function migrate(database: DatabaseSync, tag: string): void {
  const statements = readFileSync(new URL(`${tag}.sql`, FOLDER), 'utf8').split('--> statement-breakpoint');
  for (const statement of statements) database.exec(statement);
}

/** Inserts a row with something in each column that must not be empty. */
function add(database: DatabaseSync, table: string, values: Record<string, string | number>): void {
  const columns = database.prepare(`select name, type, "notnull" as isNeeded, dflt_value as preset
    from pragma_table_info('${table}') where pk = 0`);
  const row: Record<string, string | number> = { ...values };
  for (const { name, type, isNeeded, preset } of columns.all())
    if (isNeeded === 1 && preset === null) row[String(name)] ??= type === 'integer' ? 1 : AT;
  const names = Object.keys(row);
  database
    .prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...Object.values(row));
}

test('every open email, import and change gets one job, and nothing that is over gets one', () => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  for (const tag of earlierOnes()) migrate(database, tag);
  const mails = [
    ['queued', 'account_passwordReset'],
    ['sending', 'enquiry_notice'],
    ['sent', 'enquiry_notice'],
    ['held', 'enquiry_notice'],
  ] as const;
  for (const [index, [status, kind]] of mails.entries())
    add(database, 'outbox', {
      status,
      kind,
      dedupeKey: `${index}`,
      messageId: `${index}`,
      nextAttemptAt: AT,
      createdAt: AT,
    });
  for (const [status, isDryRun, sizeBytes] of [
    ['running', 0, 100],
    ['running', 1, 400_000],
    ['done', 0, 100],
  ] as const)
    add(database, 'crm_imports', {
      status,
      isDryRun,
      sizeBytes,
      kind: 'contacts',
      mapping: '{}',
      workspaceId: 1,
    });
  for (const status of ['queued', 'running', 'failed'])
    add(database, 'crm_jobs', { status, kind: 'contact', change: '{}' });
  database.exec(`insert into jobs (name, leaseUntil, leaseToken, lastRunAt) values
    ('mail:2', '${AT}', 'gone', null), ('company-keys-3', null, null, '${AT}'), ('undo', null, null, '${AT}')`);
  migrate(database, QUEUE);
  const rows = database
    .prepare('select uniqueKey, lane, priority, series, payload from jobs order by id')
    .all();
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'mail:1 urgent 0  {"id":1}',
    'mail:2 mail 0  {"id":2}',
    'import:1 import 0 import:1 {"id":1}',
    'import:2 import 2 import:1 {"id":2}',
    'change:1 bulk 0  {"id":1}',
    'change:2 bulk 0  {"id":2}',
    'company-keys-3 upkeep 1  {}',
  ]);
});
