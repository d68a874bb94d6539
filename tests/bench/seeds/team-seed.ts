import type { SeedClient } from '../bulk-client.ts';

const MEMBERS = 14;
const TASKS = 300_000;
const COMMUNICATIONS = 300_000;
const AT = '2026-01-05T08:00:00.000Z';

const upTo = (count: number) =>
  `(with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count}) select n from n)`;
/** A day of the last two years, by a number. */
const day = (n: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || (${n} % 730) || ' days')`;

/**
 * Makes the workspace of a user a team of fifteen: owners of its records, assignees of its tasks, what was said, and a
 * field of its own (`plan`, a choice) that a third of the contacts have.
 */
export async function seedTeam(client: SeedClient, userId: number, part = 1): Promise<void> {
  const contacts = 1_000_000 / part;
  const own = '(select min(workspaceId) from workspace_members where userId = ?)';
  const run = (sql: string, args: (string | number)[] = []) => client.execute({ sql, args });
  await run(
    `insert into users (username, usernameKey, password, name, email, emailKey, role, createdAt, updatedAt)
     select 'm' || n, 'm' || n, '-', 'Member ' || n, 'm' || n || '@test.example', 'm' || n || '@test.example', 'user', ?, ? from ${upTo(MEMBERS)}`,
    [AT, AT],
  );
  await run(
    `insert into workspace_members (workspaceId, userId, role, createdAt)
     select ${own}, id, 'member', ? from users where username glob 'm[0-9]*'`,
    [userId, AT],
  );
  // A tenth of the records is nobody's.
  const owner = `case when id % 10 = 0 then null else ? + id % ${MEMBERS + 1} end`;
  for (const table of ['crm_contacts', 'crm_companies', 'crm_opportunities'])
    await run(`update ${table} set ownerId = ${owner}`, [userId]);
  await run(
    `insert into crm_tasks (workspaceId, userId, title, dueAt, doneAt, contactId, assigneeId, createdAt, updatedAt)
     select ${own}, ?, 'Llamar ' || n, ${day('n')}, case when n % 3 = 0 then null else ${day('n')} end, 1 + (n * 7) % ${contacts}, ? + n % ${MEMBERS + 1}, ?, ? from ${upTo(TASKS / part)}`,
    [userId, userId, userId, AT, AT],
  );
  await run(
    `insert into crm_communications (workspaceId, userId, type, direction, subject, occurredAt, contactId, createdAt, updatedAt)
     select ${own}, ?, 'call', 'out', 'Llamada ' || n, ${day('n')}, 1 + (n * 11) % ${contacts}, ?, ? from ${upTo(COMMUNICATIONS / part)}`,
    [userId, userId, AT, AT],
  );
  await run(
    `insert into crm_fields (workspaceId, kind, key, label, type, options, createdAt, updatedAt)
     values (${own}, 'contact', 'plan', 'Plan', 'choice', '[{"key":"basic","label":"Basic"},{"key":"pro","label":"Pro"}]', ?, ?)`,
    [userId, AT, AT],
  );
  await run(
    `update crm_contacts set customFields = json_set(coalesce(customFields, '{}'), '$.plan', iif(id % 2, 'basic', 'pro')) where id % 3 = 0`,
  );
  await run('delete from crm_field_values');
  await run(
    `insert into crm_field_values (fieldId, recordId, text)
     select f.id, c.id, iif(c.id % 2, 'basic', 'pro') from crm_contacts c, crm_fields f where c.id % 3 = 0`,
  );
}
