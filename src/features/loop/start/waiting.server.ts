import { and, asc, eq, inArray, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmTasks,
  inboxEntries,
  marketingCampaigns,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import { listWaiting } from '#features/consulting/companies/company-waiting.server.ts';
import { isIn, isOwnEntry, placesOf } from '#features/leads/inbox/inbox-places.server.ts';
import { originalOf, selectEntries, toSummary } from '#features/leads/inbox/inbox-rows.server.ts';
import { opportunityFilters } from '#features/leads/opportunities/opportunity-filters.server.ts';
import { ofOwner } from '#features/leads/owners/owner.server.ts';
import { inState } from '#features/leads/tasks/task-list.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { addDays, dayBounds, wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import {
  companyWaiting,
  enquiryWaiting,
  leadWaiting,
  opportunityWaiting,
  taskWaiting,
  type Clock,
} from './start-items.rules.ts';
import type { Waiting } from './start-rows.rules.ts';
import { DAYS_AHEAD, MOST_COUNTED } from './start.values.ts';

/** Of each kind the most urgent: more are not counted. */
const limit = MOST_COUNTED;

const { firstName, lastName, email, phone, emails, phones } = crmContacts;
const contact = { firstName, lastName, email, phone, emails, phones };

/** The oldest unread entries of each place, along the index of the inbox. */
async function unreadEnquiries(ctx: ServiceContext): Promise<Waiting[]> {
  const { status, id } = inboxEntries;
  const found = await Promise.all(
    placesOf(ctx).map((place) =>
      selectEntries(ctx.db)
        .where(and(isIn(place), eq(status, 'unread')))
        .orderBy(asc(id))
        .limit(limit),
    ),
  );
  return found.flat().map((row) => {
    const { createdAt, marketingLeadId, contactId, opportunityId } = row.entry;
    const { excerpt } = toSummary(ctx, row);
    const { name, email: address, phone: number, company } = originalOf(row);
    const ids = { id: row.entry.id, marketingLeadId, contactId, opportunityId };
    return enquiryWaiting({ ...ids, createdAt, excerpt, name, email: address, phone: number, company });
  });
}

/** New leads, but for those whose enquiry has been read: it is one event. */
async function newLeads(ctx: ServiceContext): Promise<Waiting[]> {
  const each = alias(marketingLeads, 'each_company');
  const read = ctx.db
    .select({ one: sql`1` })
    .from(inboxEntries)
    .where(
      and(eq(inboxEntries.marketingLeadId, each.id), ne(inboxEntries.status, 'unread'), isOwnEntry(ctx)),
    );
  // The first of each company, which are in order in its index: all leads of several companies would have to be sorted.
  const first = ctx.db
    .select({ id: each.id })
    .from(each)
    .where(and(eq(each.marketingCompanyId, marketingCompanies.id), eq(each.status, 'new'), notExists(read)))
    .orderBy(asc(each.id))
    .limit(limit);
  const rows = await ctx
    .rows(marketingCompanies)
    .select({
      id: marketingLeads.id,
      createdAt: marketingLeads.createdAt,
      name: sql<string>`coalesce(${marketingLeads.contactName}, '')`,
      email: marketingLeads.contactEmail,
      phone: marketingLeads.contactPhone,
      company: marketingLeads.companyName,
      contactId: marketingLeads.contactId,
      campaign: marketingCampaigns.name,
    })
    .innerJoin(marketingLeads, inArray(marketingLeads.id, first))
    .leftJoin(marketingCampaigns, eq(marketingCampaigns.id, marketingLeads.campaignId))
    .orderBy(asc(marketingLeads.id))
    .limit(limit);
  return rows.map(leadWaiting);
}

/** The reader's own records, and those that nobody answers for: a teammate's wait on the teammate's page. */
const ownOrNobodys = (ctx: ServiceContext, column: SQLiteColumn): SQL | undefined =>
  or(ofOwner(ctx, column, 'mine'), ofOwner(ctx, column, 'nobody'));

/** Open tasks that are overdue, today's, or due within a week. */
async function dueTasks(ctx: ServiceContext, clock: Clock, before: string): Promise<Waiting[]> {
  const { id, title, dueAt, remindAt, doneAt, opportunityId } = crmTasks;
  const contactId = sql<number | null>`coalesce(${crmTasks.contactId}, ${crmOpportunities.contactId})`;
  const rows = await ctx
    .rows(crmTasks)
    .select({
      ...{ id, title, dueAt, remindAt, opportunityId, contactId, contact },
      opportunity: crmOpportunities.title,
      company: crmCompanies.name,
    })
    .leftJoin(crmOpportunities, eq(crmOpportunities.id, opportunityId))
    .leftJoin(crmContacts, eq(crmContacts.id, contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmTasks.companyId))
    .where(
      and(
        or(inState('today', clock), and(isNull(doneAt), lt(dueAt, before))),
        ownOrNobodys(ctx, crmTasks.assigneeId),
      ),
    )
    .orderBy(sql`coalesce(${dueAt}, '9999')`, id)
    .limit(limit);
  return rows.map((row) => taskWaiting(row, clock));
}

async function stalledOpportunities(ctx: ServiceContext, clock: Clock): Promise<Waiting[]> {
  const { id, title, amountCents, currency, expectedClose, contactId } = crmOpportunities;
  const rows = await ctx
    .rows(crmOpportunities)
    .select({
      ...{ id, title, amountCents, currency, expectedClose, contactId, contact },
      company: crmCompanies.name,
    })
    .leftJoin(crmContacts, eq(crmContacts.id, contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmOpportunities.companyId))
    .where(
      and(
        opportunityFilters(ctx, { kind: 'open', nextStep: 'none' }),
        ownOrNobodys(ctx, crmOpportunities.ownerId),
      ),
    )
    // As the index has it.
    .orderBy(sql`coalesce(${expectedClose}, '9999-99-99')`, id)
    .limit(limit);
  return rows.map((row) => opportunityWaiting(row, clock));
}

async function companiesInHand(ctx: ServiceContext, clock: Clock, before: string): Promise<Waiting[]> {
  const rows = await listWaiting(ctx, before, limit);
  return rows.flatMap((row) => companyWaiting(row, clock, before));
}

/** Everything that waits for the caller in all portals, in one round of queries; of each kind the first hundred. */
export async function findWaiting(ctx: ServiceContext): Promise<Waiting[]> {
  const timeZone = timeZoneOf(ctx.timeZone);
  const { day } = wallTime(ctx.now, timeZone);
  const clock = { now: ctx.now.toISOString(), day, end: dayBounds(day, timeZone).end };
  const last = addDays(day, DAYS_AHEAD);
  const found = await Promise.all([
    unreadEnquiries(ctx),
    newLeads(ctx),
    dueTasks(ctx, clock, dayBounds(last, timeZone).end),
    stalledOpportunities(ctx, clock),
    companiesInHand(ctx, clock, addDays(last, 1)),
  ]);
  return found.flat();
}
