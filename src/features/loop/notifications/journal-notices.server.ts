import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmRules,
  crmStageChanges,
  crmStages,
  crmTasks,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
  users,
  workspaceMembers,
  workspaces,
} from '#db/schema/index.ts';
import type { Notice } from '#features/accounts/notifications/notice.server.ts';
import type {
  NotificationKind,
  NotifiedRecord,
} from '#features/accounts/notifications/notification.values.ts';

/** Changes of the journal, after the first number and up to the last. */
export type Stretch = { after: number; upTo: number };

const rowOf = z.object({
  causeId: z.number(),
  actorId: z.number().nullable(),
  ruleId: z.number().nullable(),
  at: z.string(),
  userId: z.number(),
  workspaceId: z.number(),
  recordId: z.number(),
});
type Row = z.infer<typeof rowOf>;

const isByRule = sql`k."kind" = 'rule'`;

/** A rule acts in the name of whoever switched it on, who does not know what it does. */
const MEMBER_COLUMNS = sql`c."causeId" as "causeId", case when ${isByRule} then null else k."actorId" end as "actorId",
  case when ${isByRule} then (select q."id" from ${crmRules} q where k."label" = 'rule:' || q."id") end as "ruleId",
  k."at" as "at", m."userId" as "userId", m."workspaceId" as "workspaceId"`;

/**
 * Changes that stand, with their causes; nobody is told of what an undo brings back. By their numbers: an index would
 * lead to all changes of the kind.
 */
const changesOf = (kind: string, { after, upTo }: Stretch): SQL =>
  sql`"changes" c not indexed join "causes" k on k."id" = c."causeId" and k."kind" <> 'undo' and k."undoneBy" is null
    and c."record" = ${kind} and c."id" > ${after} and c."id" <= ${upTo} and c."undoneBy" is null`;

const isChanged = (column: string, change = sql`c`): SQL =>
  sql`json_type(${change}."was", ${`$.${column}`}) is not null`;

async function read(tx: Database, query: SQL): Promise<Row[]> {
  return z.array(rowOf).parse(await tx.all(query));
}

const noticeOf = (
  kind: NotificationKind,
  record: NotifiedRecord,
  { causeId: _, ...row }: Row,
  key: string,
): Notice => ({ ...row, kind, record, key });

const ASSIGNED = [
  { record: 'contact', table: crmContacts, column: 'ownerId' },
  { record: 'company', table: crmCompanies, column: 'ownerId' },
  { record: 'opportunity', table: crmOpportunities, column: 'ownerId' },
  { record: 'task', table: crmTasks, column: 'assigneeId' },
] as const;

/** Records that somebody has been given: of several changes the last one counts. One act tells each member once. */
export async function assignments(tx: Database, stretch: Stretch): Promise<Notice[]> {
  const found: Notice[] = [];
  for (const { record, table, column } of ASSIGNED) {
    const rows = await read(
      tx,
      sql`select ${MEMBER_COLUMNS}, c."recordId" as "recordId" from ${changesOf(record, stretch)}
        join ${table} r on r."id" = c."recordId"
        join ${workspaceMembers} m on m."workspaceId" = r."workspaceId" and m."userId" = r.${sql.identifier(column)}
        where (c."act" = '+' or (c."act" = '~' and ${isChanged(column)})) and (${isByRule} or m."userId" is not k."actorId")
          and not exists (select 1 from "changes" l where l."record" = c."record" and l."recordId" = c."recordId"
            and l."id" > c."id" and ${isChanged(column, sql`l`)})
        order by c."id"`,
    );
    found.push(
      ...rows.map((row) => noticeOf('assignment', record, row, `assignment:${row.causeId}:${record}`)),
    );
  }
  return found;
}

/** Members whom a note names. */
export async function mentions(tx: Database, stretch: Stretch): Promise<Notice[]> {
  const rows = await read(
    tx,
    sql`select ${MEMBER_COLUMNS}, c."recordId" as "recordId" from ${changesOf('communication', stretch)}
      join ${crmCommunications} r on r."id" = c."recordId" and r."mentions" <> '[]'
      join json_each(r."mentions") e
      join ${workspaceMembers} m on m."workspaceId" = r."workspaceId" and m."userId" = e."value"
      where c."act" = '+' or (c."act" = '~' and ${isChanged('mentions')})
      order by c."id"`,
  );
  return rows.map((row) => noticeOf('mention', 'communication', row, `mention:${row.recordId}`));
}

/** Opportunities that were won or lost, for the owners of their workspace; an import tells of old ones. */
export async function closings(tx: Database, stretch: Stretch): Promise<Notice[]> {
  const found: Notice[] = [];
  for (const outcome of ['won', 'lost'] as const) {
    const rows = await read(
      tx,
      sql`select ${MEMBER_COLUMNS}, r."id" as "recordId" from ${changesOf('stage_change', stretch)}
        join ${crmStageChanges} g on g."id" = c."recordId"
        join ${crmOpportunities} r on r."id" = g."opportunityId" and r."stage" = g."toStage"
        join ${crmStages} s on s."pipelineId" = r."pipelineId" and s."key" = r."stage" and s."kind" = ${outcome}
        join ${workspaceMembers} m on m."workspaceId" = r."workspaceId" and m."role" = 'owner'
        where c."act" = '+' and k."kind" <> 'import'
        order by c."id"`,
    );
    found.push(
      ...rows.map((row) => noticeOf(`deal_${outcome}`, 'opportunity', row, `deal_${outcome}:${row.causeId}`)),
    );
  }
  return found;
}

/** Written to the site, and genuine from the start or by a person's word. */
const arrivedEntries = (stretch: Stretch): SQL =>
  sql`${changesOf('enquiry', stretch)} join ${inboxEntries} r on r."id" = c."recordId" and r."held" is null
    and r."status" not in ('suspected', 'spam')
    and (c."act" = '+' or (c."act" = '~' and json_type(c."was", '$.held') = 'text'))`;

/** Told are those who may answer: members of the workspace that has the site's inbox, but readers, else the administrators. */
export async function enquiries(tx: Database, stretch: Stretch): Promise<Notice[]> {
  const ofMembers = await read(
    tx,
    sql`select ${MEMBER_COLUMNS}, c."recordId" as "recordId" from ${arrivedEntries(stretch)}
      join ${workspaceMembers} m on m."workspaceId" = r."workspaceId" and m."role" <> 'reader'
      where r."userId" is null`,
  );
  const ofAdministrators = await read(
    tx,
    sql`select ${MEMBER_COLUMNS}, c."recordId" as "recordId" from ${arrivedEntries(stretch)}
      join ${users} u on u."role" = 'admin' and u."disabledAt" is null
      join ${workspaces} w on w."createdBy" = u."id" and w."isPersonal"
      join ${workspaceMembers} m on m."workspaceId" = w."id" and m."userId" = u."id"
      where r."userId" is null and r."workspaceId" is null`,
  );
  return [...ofMembers, ...ofAdministrators].map((row) =>
    noticeOf('enquiry', 'enquiry', row, `enquiry:${row.recordId}`),
  );
}

const leadMembers = sql`join ${marketingCompanies} o on o."id" = d."marketingCompanyId"
  join ${workspaceMembers} m on m."workspaceId" = o."workspaceId" and m."role" <> 'reader'`;

/** Answers to a landing page, also those that a person has found genuine; what a member records is no arrival. */
export async function leads(tx: Database, stretch: Stretch): Promise<Notice[]> {
  const received = await read(
    tx,
    sql`select ${MEMBER_COLUMNS}, c."recordId" as "recordId" from ${changesOf('lead', stretch)}
      join ${marketingLeads} d on d."id" = c."recordId" ${leadMembers}
      where c."act" = '+' and k."actorId" is null`,
  );
  const released = await read(
    tx,
    sql`select ${MEMBER_COLUMNS}, d."id" as "recordId" from ${arrivedEntries(stretch)}
      join ${marketingLeads} d on d."id" = r."marketingLeadId" ${leadMembers}
      where c."act" = '~'`,
  );
  return [...received, ...released].map((row) => noticeOf('lead', 'lead', row, `lead:${row.recordId}`));
}
