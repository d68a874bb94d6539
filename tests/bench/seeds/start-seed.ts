import type { Client } from '@libsql/client';
import { seedLeads } from './marketing-seed.ts';

const AT = '2026-01-05T08:00:00.000Z';
const IN_YEARS = '2999-01-05';
const LEADS = 50_000;
const CAMPAIGNS = 200;
/** Of each company: a row of each list, a report with six actions, a returned questionnaire with ten proposals. */
const COMPANIES = 2_000;
const LISTS = {
  products: `(name, description, companyId, createdAt, updatedAt) select 'Nave', 'De acero.', id`,
  departments: `(name, function, digitalizationLevel, companyId, createdAt, updatedAt) select 'Ventas', 'Vende.', 3, id`,
  problems: `(description, priority, companyId, createdAt, updatedAt) select 'Falta sitio.', 3, id`,
  strengths: `(description, impact, companyId, createdAt, updatedAt) select 'Buen equipo.', 3, id`,
};
const upTo = (count: number) =>
  `(with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count}) select n from n)`;

/** Companies with reports, actions and proposals, of which next to none waits, so that all of them are looked through. */
async function seedConsulting(client: Client, userId: number): Promise<void> {
  const all = 'from companies where userId = ?';
  const most = `${all} and id < (select max(id) - 2 from companies)`;
  const statements = [
    {
      sql: `insert into companies (name, sector, size, structure, searchText, workspaceId, userId, createdAt, updatedAt)
            select name, 'Metal', 'small', 'simple', nameKey, workspaceId, userId, ?, ? from crm_companies where userId = ? limit ${COMPANIES}`,
      args: [AT, AT, userId],
    },
    ...Object.entries(LISTS).map(([table, columns]) => ({
      sql: `insert into ${table} ${columns}, ?, ? ${all}`,
      args: [AT, AT, userId],
    })),
    {
      sql: `insert into reports (analysis, recommendations, aiArchitecture, language, snapshot, rulesVersion, contentHash, createdAt, companyId)
            select 'a', 'b', 'c', 'es', '{}', 2, 'hash ' || id, ?, id ${most}`,
      args: [AT, userId],
    },
    {
      sql: `insert into report_actions (reportId, actionId, interventionId, proposedDue, costLowCents, costHighCents, createdAt, updatedAt)
            select r.id, 'A' || n, 'none', case when n = 1 and r.id % 700 = 0 then '2026-01-05' else '${IN_YEARS}' end, 1000, 2000, ?, ?
            from reports r cross join ${upTo(6)} where r.companyId in (select id ${all})`,
      args: [AT, AT, userId],
    },
    {
      sql: `insert into questionnaires (companyId, tokenHash, language, template, expiresAt, submittedAt, createdAt, updatedAt)
            select id, 'hash ' || id, 'es', 'metal', '${IN_YEARS}', ?, ?, ? ${all}`,
      args: [AT, AT, AT, userId],
    },
    {
      sql: `insert into profile_proposals (companyId, origin, questionnaireId, kind, fields, state, createdAt, updatedAt)
            select q.companyId, 'questionnaire', q.id, 'problem', '{}', case when n = 1 and q.id % 700 = 0 then 'open' else 'accepted' end, ?, ?
            from questionnaires q cross join ${upTo(10)} where q.companyId in (select id ${all})`,
      args: [AT, AT, userId],
    },
  ];
  await client.batch(statements, 'write');
}

/** One company that sells, with leads of many campaigns, of which one in ten earned. */
async function seedMarketing(client: Client, userId: number): Promise<void> {
  const { rows } = await client.execute({
    sql: `insert into marketing_companies (name, sector, commercialObjectives, targetAudience, targetAudienceType, createdAt, updatedAt, workspaceId, userId)
          select 'Talleres Mar', 'Metal', 'Vender más.', 'Talleres', 'B2B', ?, ?, workspaceId, userId
          from workspace_members where userId = ? returning id`,
    args: [AT, AT, userId],
  });
  const companyId = Number(rows[0]?.['id']);
  const campaigns = await client.execute({
    sql: `insert into marketing_campaigns (name, type, content, createdAt, updatedAt, marketingCompanyId)
          select 'Campaña ' || n, 'landing_page', '{}', ?, ?, ? from ${upTo(CAMPAIGNS)} returning id`,
    args: [AT, AT, companyId],
  });
  const campaignIds = campaigns.rows.map((row) => Number(row['id']));
  await seedLeads(client, companyId, campaignIds, LEADS);
  await client.execute("update marketing_leads set status = 'won', revenueCents = 250000 where id % 10 = 0");
}

/**
 * Adds to a seeded workspace what the start page looks through: every opportunity has an open task that is due in years,
 * which is the dearest case of "without a next step", and thousands of enquiries are unread.
 */
export async function seedStart(client: Client, userId: number): Promise<void> {
  await client.batch(
    [
      {
        sql: `insert into crm_tasks (workspaceId, userId, title, dueAt, opportunityId, createdAt, updatedAt)
              select workspaceId, userId, 'Llamar', '${IN_YEARS}T08:00:00.000Z', id, ?, ? from crm_opportunities where userId = ?`,
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
    ],
    'write',
  );
  await seedConsulting(client, userId);
  await seedMarketing(client, userId);
}
