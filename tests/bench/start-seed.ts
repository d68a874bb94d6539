import type { Client } from '@libsql/client';

const AT = '2026-01-05T08:00:00.000Z';

/**
 * Adds to a seeded workspace what the start page looks through: every opportunity has an open task that is due in years,
 * which is the dearest case of "without a next step", and thousands of enquiries are unread.
 */
export async function seedStart(client: Client, userId: number): Promise<void> {
  await client.batch(
    [
      {
        sql: `insert into crm_tasks (workspaceId, userId, title, dueAt, opportunityId, createdAt, updatedAt)
              select workspaceId, userId, 'Llamar', '2999-01-05T08:00:00.000Z', id, ?, ? from crm_opportunities where userId = ?`,
        args: [AT, AT, userId],
      },
      {
        sql: `insert into crm_tasks (workspaceId, userId, title, dueAt, createdAt, updatedAt)
              select workspaceId, userId, 'Atrasada', ?, ?, ? from crm_companies where userId = ? limit 2000`,
        args: [AT, AT, AT, userId],
      },
      {
        sql: `insert into inbox_entries (kind, source, language, userId, createdAt, updatedAt)
              select 'enquiry', 'website', 'es', userId, ?, ? from crm_companies where userId = ? limit 5000`,
        args: [AT, AT, userId],
      },
      {
        sql: `insert into companies (name, sector, size, structure, searchText, userId, createdAt, updatedAt)
              select name, 'Metal', 'small', 'simple', nameKey, userId, ?, ? from crm_companies where userId = ? limit 2000`,
        args: [AT, AT, userId],
      },
    ],
    'write',
  );
}
