import { and, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  contactMessages,
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmRules,
  crmTasks,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
  notifications,
  users,
  workspaces,
} from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { PlaceColumns } from '#db/list/keyset.ts';
import { notificationHref } from './notification-href.rules.ts';
import type { Notification } from './notification.schema.ts';

const actors = alias(users, 'actors');

const fullName = (table: Record<'firstName' | 'lastName', SQLiteColumn>): SQL<string> =>
  sql`trim(${table.firstName} || ' ' || coalesce(${table.lastName}, ''))`;

const noteContacts = alias(crmContacts, 'note_contacts');
const noteCompanies = alias(crmCompanies, 'note_companies');
const noteDeals = alias(crmOpportunities, 'note_deals');

const name = sql<string | null>`case ${notifications.record}
  when 'contact' then ${fullName(crmContacts)}
  when 'company' then ${crmCompanies.name}
  when 'opportunity' then ${crmOpportunities.title}
  when 'task' then ${crmTasks.title}
  when 'communication' then coalesce(${fullName(noteContacts)}, ${noteCompanies.name}, ${noteDeals.title}, ${crmCommunications.subject})
  when 'enquiry' then ${contactMessages.name}
  when 'rule' then ${crmRules.name}
  when 'workspace' then ${workspaces.name}
  else coalesce(${marketingLeads.contactName}, ${marketingLeads.companyName}) end`;

const recordId = sql<number | null>`coalesce(${notifications.contactId}, ${notifications.companyId},
  ${notifications.opportunityId}, ${notifications.taskId}, ${notifications.communicationId},
  ${notifications.enquiryId}, ${notifications.leadId},
  case ${notifications.record} when 'rule' then ${notifications.ruleId} end)`;

/** Behind what it tells, where it tells of another record. */
const rule = { id: crmRules.id, name: crmRules.name };

/** Rows with the names of what they are about; membership and records are there as long as they are. */
export const selectNotifications = (db: Database, place: PlaceColumns = {}) =>
  db
    .select({
      row: notifications,
      actor: actors.name,
      workspace: workspaces.name,
      name,
      recordId,
      rule,
      place,
    })
    .from(notifications)
    .innerJoin(workspaces, eq(workspaces.id, notifications.workspaceId))
    .leftJoin(actors, eq(actors.id, notifications.actorId))
    .leftJoin(crmContacts, eq(crmContacts.id, notifications.contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, notifications.companyId))
    .leftJoin(crmOpportunities, eq(crmOpportunities.id, notifications.opportunityId))
    .leftJoin(crmTasks, eq(crmTasks.id, notifications.taskId))
    .leftJoin(crmCommunications, eq(crmCommunications.id, notifications.communicationId))
    .leftJoin(noteContacts, eq(noteContacts.id, crmCommunications.contactId))
    .leftJoin(noteCompanies, eq(noteCompanies.id, crmCommunications.companyId))
    .leftJoin(noteDeals, eq(noteDeals.id, crmCommunications.opportunityId))
    .leftJoin(inboxEntries, eq(inboxEntries.id, notifications.enquiryId))
    .leftJoin(contactMessages, eq(contactMessages.id, inboxEntries.contactMessageId))
    .leftJoin(marketingLeads, eq(marketingLeads.id, notifications.leadId))
    .leftJoin(crmRules, eq(crmRules.id, notifications.ruleId))
    .$dynamic();

type Selected = Omit<Awaited<ReturnType<typeof selectNotifications>>[number], 'place'>;

export function toNotification({ row, actor, workspace, ...found }: Selected): Notification {
  const { id, kind, record, count, actorId, workspaceId, readAt, createdAt } = row;
  return {
    id,
    kind,
    record,
    recordId: found.recordId,
    name: found.name,
    count,
    rule: record === 'rule' ? null : found.rule,
    actor: actorId === null || actor === null ? null : { id: actorId, name: actor },
    workspace: { id: workspaceId, name: workspace },
    href: notificationHref(record, found.recordId),
    readAt,
    createdAt,
  };
}

type Reader = { id: number; role: 'user' | 'admin' };

/**
 * Condition of the notifications of an account of which it may read the record: an enquiry and a marketing company may
 * have moved to another workspace since.
 */
export function isReadableBy(db: Database, { id, role }: Reader): SQL | undefined {
  const one = { one: sql`1` };
  const isOfSite = and(isNull(inboxEntries.userId), isNull(inboxEntries.workspaceId));
  const isOfWorkspace = eq(inboxEntries.workspaceId, notifications.workspaceId);
  const entry = db
    .select(one)
    .from(inboxEntries)
    .where(
      and(
        eq(inboxEntries.id, notifications.enquiryId),
        role === 'admin' ? or(isOfWorkspace, isOfSite) : isOfWorkspace,
      ),
    );
  const lead = sql`exists (select 1 from ${marketingLeads} join ${marketingCompanies}
    on ${marketingCompanies.id} = ${marketingLeads.marketingCompanyId}
    where ${marketingLeads.id} = ${notifications.leadId} and ${marketingCompanies.workspaceId} = ${notifications.workspaceId})`;
  return and(
    eq(notifications.userId, id),
    or(isNull(notifications.enquiryId), exists(entry)),
    or(isNull(notifications.leadId), lead),
  );
}
