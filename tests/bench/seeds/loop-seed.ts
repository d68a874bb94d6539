import type { Client } from '@libsql/client';
import { seedLeads } from './marketing-seed.ts';

const CAMPAIGNS = 40;
const LEADS = 40_000;
const AT = '2025-01-05T08:00:00.000Z';

/**
 * Adds to a seeded workspace what the analytics of the loop look through: leads of many campaigns, every fourth of them
 * sent on as a contact, an entry of the inbox for every third, and a share of the opportunities with an entry.
 */
export async function seedLoop(client: Client, userId: number): Promise<void> {
  const [brand] = (
    await client.execute({
      sql: `insert into marketing_companies (name, sector, commercialObjectives, targetAudience, targetAudienceType, createdAt, updatedAt, workspaceId, userId)
            select 'Talleres Mar', 'Metal', 'Vender', 'Carpinteros', 'B2B', ?, ?, workspaceId, userId from workspace_members where userId = ? returning id`,
      args: [AT, AT, userId],
    })
  ).rows.map(({ id }) => Number(id));
  if (brand === undefined) throw new Error('no company');
  const campaigns = await client.batch(
    Array.from({ length: CAMPAIGNS }, (_, n) => ({
      sql: `insert into marketing_campaigns (name, type, content, costCents, createdAt, updatedAt, marketingCompanyId)
            values (?, 'landing_page', '{}', ?, ?, ?, ?) returning id`,
      args: [`Campaña ${n}`, n % 3 === 0 ? null : 50_000 * n, AT, AT, brand],
    })),
    'write',
  );
  const ids = campaigns.flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
  await seedLeads(client, brand, ids, LEADS);
  await client.batch(
    [
      `update marketing_leads set contactId = 1 + id * 7 % (select max(id) from crm_contacts) where id % 4 = 0`,
      {
        sql: `insert into inbox_entries (kind, status, source, language, marketingLeadId, userId, createdAt, updatedAt)
              select 'landing_page', 'read', 'pagina', 'es', id, ?, createdAt, createdAt from marketing_leads where id % 3 = 0`,
        args: [userId],
      },
      {
        sql: `insert into loop_links (workspaceId, userId, fromKind, fromId, toKind, toId, createdAt)
              select (select id from workspaces where createdBy = ?1), ?1, 'marketing_lead', l.id, 'crm_opportunity', o.id, l.createdAt from marketing_leads l
              cross join crm_opportunities o on o.contactId = l.contactId`,
        args: [userId],
      },
      {
        sql: `insert into loop_links (workspaceId, userId, fromKind, fromId, toKind, toId, createdAt)
              select (select id from workspaces where createdBy = ?1), ?1, 'marketing_lead', id, 'crm_contact', contactId, createdAt from marketing_leads where contactId is not null`,
        args: [userId],
      },
      `update inbox_entries set opportunityId = 1 + id % (select max(id) from crm_opportunities) where marketingLeadId % 12 = 0`,
    ],
    'write',
  );
}
