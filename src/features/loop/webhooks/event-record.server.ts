import { and, asc, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { journalledKind, storedColumns } from '#db/journal/journalled.ts';
import { changes, inboxEntries, workspaceMembers } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ReadRecord } from '#features/accounts/webhooks/webhook-run.server.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import { requireCommunication } from '#features/leads/communications/communication-rows.server.ts';
import { communicationSchema } from '#features/leads/communications/communication.schema.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import { companySchema } from '#features/leads/companies/company.schema.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { contactSchema } from '#features/leads/contacts/contact.schema.ts';
import { findEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import { requireOpportunity } from '#features/leads/opportunities/opportunity-rows.server.ts';
import { opportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { requireTask } from '#features/leads/tasks/task-rows.server.ts';
import { taskSchema } from '#features/leads/tasks/task.schema.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';

type Reader = (ctx: ServiceContext, id: number) => Promise<Record<string, unknown>>;

/** An answer to a landing page is its owner's to see; whoever made the webhook has the workspace's in any case. */
const requireEnquiry: Reader = async (ctx, id) => {
  const [entry] = await ctx.db
    .select({ userId: inboxEntries.userId })
    .from(inboxEntries)
    .where(eq(inboxEntries.id, id));
  return findEntry({ ...ctx, user: { ...ctx.user, role: 'user', id: entry?.userId ?? ctx.user.id } }, id);
};

const READERS: Readonly<Record<string, Reader>> = {
  contact: requireContact,
  company: requireCompany,
  opportunity: requireOpportunity,
  task: requireTask,
  communication: requireCommunication,
  enquiry: requireEnquiry,
  lead: getLead,
};

const SHOWN: Readonly<Record<string, { shape: object }>> = {
  contact: contactSchema,
  company: companySchema,
  opportunity: opportunitySchema,
  task: taskSchema,
  communication: communicationSchema,
};

/** Returns a deleted record's own fields, of those that the API answers; null once the journal has forgotten it. */
async function formerRecord(db: Database, record: string, id: number, changeId: number) {
  const kind = journalledKind(record);
  const fields = SHOWN[record];
  const [deletion] = await db
    .select({ was: changes.was })
    .from(changes)
    .where(
      and(
        eq(changes.record, record),
        eq(changes.recordId, id),
        eq(changes.act, '-'),
        gte(changes.id, changeId),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(1);
  if (!kind || !fields || !deletion?.was) return null;
  const was = z.record(z.string(), z.unknown()).parse(JSON.parse(deletion.was));
  return Object.fromEntries(
    storedColumns(kind)
      .filter(({ name }) => name in was && name in fields.shape)
      .map((column) => {
        const value = was[column.name];
        return [column.name, value === null ? null : column.mapFromDriverValue(value)];
      }),
  );
}

/** Returns the context of an owner of the workspace, who sees all of its records; undefined where none is left. */
async function ownerContext(
  db: Database,
  workspaceId: number,
  now: Date,
): Promise<ServiceContext | undefined> {
  const { userId, role, createdAt } = workspaceMembers;
  const [owner] = await db
    .select({ userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(role, 'owner')))
    .orderBy(asc(createdAt), asc(userId))
    .limit(1);
  return owner && jobContext(db, { userId: owner.userId, workspaceId }, now);
}

/** Reads what an event tells of: the record as it is now, or as it was before its deletion. */
export const readEventRecord: ReadRecord = async (db, { event, recordId, changeId, workspaceId }, now) => {
  const [kind = '', act] = event.split('.');
  if (recordId === null) return null;
  if (act === 'deleted') return formerRecord(db, kind, recordId, changeId ?? 0);
  const ctx = await ownerContext(db, workspaceId, now);
  const read = READERS[kind];
  if (!ctx || !read) return null;
  try {
    return await read(ctx, recordId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
};
