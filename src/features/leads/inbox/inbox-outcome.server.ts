import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmEvents,
  crmOpportunities,
  inboxEntries,
  outbox,
  users,
} from '#db/schema/index.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { InboxReply } from './inbox.schema.ts';

/** A column of an entry, asked for by the entry and so beside it. */
const ofEntry = (entryId: number, column: SQLiteColumn) =>
  sql`(select ${column} from ${inboxEntries} where ${inboxEntries.id} = ${entryId})`;

/** Returns replies by members of this workspace, with their writers; of a colleague's elsewhere only the time is known. */
export async function repliesTo(ctx: ServiceContext, id: number): Promise<InboxReply[]> {
  const table = crmCommunications;
  return ctx
    .rows(table)
    .select({
      id: table.id,
      subject: table.subject,
      body: table.body,
      occurredAt: table.occurredAt,
      status: table.status,
      error: outbox.lastError,
      by: users.name,
    })
    .innerJoin(users, eq(users.id, table.userId))
    .leftJoin(outbox, eq(outbox.id, table.outboxId))
    .where(eq(table.inboxEntryId, id))
    .orderBy(table.id);
}

/** Returns the converted records if they are in the caller's workspace. */
export async function recordsMadeOf(ctx: ServiceContext, entryId: number) {
  const company = { id: crmCompanies.id, name: crmCompanies.name };
  const [[ofContact], [ofOpportunity]] = await Promise.all([
    ctx
      .rows(crmContacts)
      .select({ contact: crmContacts, company })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(eq(crmContacts.id, ofEntry(entryId, inboxEntries.contactId))),
    ctx
      .rows(crmOpportunities)
      .select({ opportunity: crmOpportunities, company })
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
      .where(eq(crmOpportunities.id, ofEntry(entryId, inboxEntries.opportunityId))),
  ]);
  const contact = ofContact?.contact;
  const opportunity = ofOpportunity?.opportunity;
  // The opportunity's company where it has one, even if that is gone from this workspace.
  const linkedCompany = opportunity?.companyId ? ofOpportunity?.company : ofContact?.company;
  return {
    contact: contact ? { id: contact.id, name: contactName(contact) } : null,
    linkedCompany: linkedCompany ?? null,
    opportunity: opportunity ? { id: opportunity.id, name: opportunity.title } : null,
  };
}

/** Returns who converted the entry in this workspace. */
export async function converterOf(ctx: ServiceContext, entryId: number): Promise<string | null> {
  const { kind, data, userId, contactId, id } = crmEvents;
  const [found] = await ctx
    .rows(crmEvents)
    .select({ name: users.name })
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(contactId, ofEntry(entryId, inboxEntries.contactId)),
        eq(kind, 'converted'),
        eq(sql`json_extract(${data}, '$.inboxEntryId')`, entryId),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return found?.name ?? null;
}
