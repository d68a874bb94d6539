import { desc, eq, sql } from 'drizzle-orm';
import { marketingCampaigns, marketingCompanies, marketingLeads } from '#db/schema/index.ts';
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import type { Waiting } from '#features/consulting/companies/company.values.ts';
import { listInbox } from '#features/leads/inbox/inbox.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listTasks } from '#features/leads/tasks/task-list.server.ts';
import { listLeads } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { countWaiting } from './start-counts.server.ts';
import type { Start, StartRow } from './start.schema.ts';
import { MOST_COUNTED, START_LISTS, START_ROWS, START_SECTIONS, type StartSection } from './start.values.ts';

const limit = START_ROWS;
const row = (given: Pick<StartRow, 'id' | 'title' | 'href'> & Partial<StartRow>): StartRow => ({
  detail: null,
  at: null,
  amountCents: null,
  currency: 'EUR',
  ...given,
});

async function companyRows(ctx: ServiceContext, waiting: Waiting): Promise<StartRow[]> {
  const tab = waiting === 'report' || waiting === 'actions' ? '?tab=report' : '';
  const { items } = await listCompanies(ctx, { waiting, limit });
  return items.map(({ id, name, sector }) =>
    row({ id, title: name, detail: sector, href: `/empresa/${id}${tab}` }),
  );
}

/** Campaigns by what their leads' won opportunities brought in. */
async function earningCampaigns(ctx: ServiceContext): Promise<StartRow[]> {
  const { id, name } = marketingCampaigns;
  const earned = sql<number>`sum(${marketingLeads.revenueCents})`;
  const rows = await ctx
    .rows(marketingCompanies)
    .select({ id, name, company: marketingCompanies.name, earned })
    .innerJoin(marketingLeads, eq(marketingLeads.marketingCompanyId, marketingCompanies.id))
    .innerJoin(marketingCampaigns, eq(id, marketingLeads.campaignId))
    // Spelled out as in the partial index, which is not used for a bound value.
    .where(sql`${marketingLeads.revenueCents} > 0`)
    .groupBy(id)
    .orderBy(desc(earned), desc(id))
    .limit(limit);
  return rows.map((each) =>
    row({
      id: each.id,
      title: each.name,
      detail: each.company,
      amountCents: each.earned,
      href: `/comercia/campaigns/${each.id}`,
    }),
  );
}

/** The first rows of each section: those of the list that it leads to, in that list's order. */
const ROWS: Record<StartSection, (ctx: ServiceContext) => Promise<StartRow[]>> = {
  inbox: async (ctx) =>
    (await listInbox(ctx, { status: 'unread', limit })).items.map(
      ({ id, name, company, excerpt, createdAt }) =>
        row({ id, title: name, detail: company ?? excerpt, at: createdAt, href: `/leadmanager/inbox/${id}` }),
    ),
  leads: async (ctx) =>
    (await listLeads(ctx, { status: 'new', limit })).items.map((lead) =>
      row({
        id: lead.id,
        title: lead.contactName ?? lead.companyName,
        detail: lead.campaignName ?? lead.companyName,
        at: lead.createdAt,
        href: `/comercia/leads/${lead.id}`,
      }),
    ),
  tasks: async (ctx) =>
    (await listTasks(ctx, { state: 'today', limit })).items.map(({ id, title, dueAt, ...task }) =>
      row({
        id,
        title,
        detail: (task.opportunity ?? task.contact ?? task.company)?.name ?? null,
        at: dueAt,
        href: `/leadmanager/tasks/${id}`,
      }),
    ),
  opportunities: async (ctx) =>
    (await listOpportunities(ctx, { kind: 'open', nextStep: 'none', limit: MOST_COUNTED })).items.map(
      (deal) =>
        row({
          id: deal.id,
          title: deal.title,
          detail: (deal.company ?? deal.contact)?.name ?? null,
          amountCents: deal.amountCents,
          currency: deal.currency,
          href: `/leadmanager/opportunities/${deal.id}`,
        }),
    ),
  report: (ctx) => companyRows(ctx, 'report'),
  proposals: (ctx) => companyRows(ctx, 'proposals'),
  questionnaire: (ctx) => companyRows(ctx, 'questionnaire'),
  actions: (ctx) => companyRows(ctx, 'actions'),
  campaigns: earningCampaigns,
};

/** Counted by their rows: where next to none waits, all opportunities are looked through, and once is enough. */
const BY_ROWS = ['opportunities', 'campaigns'] as const;
type ByRows = (typeof BY_ROWS)[number];
const isCounted = (section: StartSection): section is Exclude<StartSection, ByRows> =>
  !BY_ROWS.some((one) => one === section);
const COUNTED = START_SECTIONS.filter(isCounted);

/** Returns what waits for the caller in all portals, in one round of queries. */
export async function loadStart(ctx: ServiceContext): Promise<Start> {
  const [{ overdue, firms, contacts, sellers, ...counts }, ...found] = await Promise.all([
    countWaiting(ctx, [...COUNTED, 'overdue', 'firms', 'contacts', 'sellers']),
    ...START_SECTIONS.map((section) => ROWS[section](ctx)),
  ]);
  return {
    sections: START_SECTIONS.map((section, index) => {
      const rows = found[index] ?? [];
      const count = isCounted(section) ? counts[section] : rows.length;
      return { section, count, list: START_LISTS[section], rows: rows.slice(0, START_ROWS) };
    }),
    overdueTasks: overdue,
    begun: { consulting: firms > 0, leads: contacts > 0, marketing: sellers > 0 },
  };
}
