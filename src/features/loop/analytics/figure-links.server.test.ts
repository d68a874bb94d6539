import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { opportunityQuerySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { contactFromLead } from '#features/loop/arrows/contact-from-lead.server.ts';
import { inboxQuerySchema } from '#features/leads/inbox/inbox.schema.ts';
import { openInbox } from '#features/leads/inbox/inbox.server.ts';
import { getLead, listLeads } from '#features/marketing/leads/lead.server.ts';
import { leadQuery } from '#features/marketing/leads/lead.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { dayBounds } from '#shared/dates/days.ts';
import { knownFilters } from '#shared/list.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { anInboxEntry, anOpportunity } from '#tests/builders/crm-flow.ts';
import { aBrand, aCampaignOf, aDealOf, aLeadOn, anAnswerOn, converted } from '#tests/builders/funnel.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { analyseLoop } from './analytics.server.ts';
import type { LoopAnalytics, LoopFigures } from './analytics.schema.ts';
import {
  enquiriesHref,
  leadsHref,
  opportunitiesHref,
  revenueHref,
  type Scope,
} from './figure-links.rules.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aStaffContext(database.db);
});
afterEach(() => database.close());

const MOST = 200;

const page = <Schema extends z.ZodObject, Row>(
  schema: Schema,
  list: (ctx: ServiceContext, query: z.output<Schema>) => Promise<Page<Row>>,
) => ({
  names: Object.keys(schema.shape),
  rows: async (reader: ServiceContext, given: URLSearchParams): Promise<readonly Row[]> =>
    (await list(reader, z.parse(schema, { ...knownFilters(schema, given), limit: String(MOST) }))).items,
});
const PAGES: Record<
  string,
  { names: string[]; rows: (ctx: ServiceContext, given: URLSearchParams) => Promise<readonly object[]> }
> = {
  '/leadmanager/inbox': page(inboxQuerySchema, openInbox),
  '/comercia/leads': page(leadQuery, listLeads),
  '/leadmanager/opportunities': page(opportunityQuerySchema, listOpportunities),
};

/** Opens a figure's link as its page does; a parameter that the list does not know would be ignored there. */
async function rowsBehind(reader: ServiceContext, href: string): Promise<readonly object[]> {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const opened = PAGES[pathname];
  if (!opened) throw new Error(`no list is at ${pathname}`);
  expect(opened.names).toEqual(expect.arrayContaining([...searchParams.keys()]));
  return opened.rows(reader, searchParams);
}

type Figure = { href: string; count?: number; amountCents?: number };

function figuresIn(scope: Scope, figures: LoopFigures): Figure[] {
  const { enquiries, leads, opportunities, open, won, lost } = figures;
  const amounts = (['open', 'won'] as const).flatMap((kind) =>
    figures[kind].totals.map(({ currency, amountCents }) => ({
      href: opportunitiesHref(scope, { kind, currency }),
      amountCents,
    })),
  );
  return [
    { href: enquiriesHref(scope), count: enquiries.count },
    { href: enquiriesHref(scope, 'hasLead'), count: enquiries.leads },
    { href: enquiriesHref(scope, 'hasOpportunity'), count: enquiries.opportunities },
    { href: leadsHref(scope), count: leads.count },
    { href: leadsHref(scope, 'hasOpportunity'), count: leads.opportunities },
    { href: opportunitiesHref(scope), count: opportunities.count },
    { href: opportunitiesHref(scope, { origin: 'known' }), count: opportunities.begun },
    { href: opportunitiesHref(scope, { kind: 'open' }), count: open.count },
    { href: opportunitiesHref(scope, { kind: 'won' }), count: won.count },
    { href: opportunitiesHref(scope, { kind: 'lost' }), count: lost.count },
    ...amounts,
  ];
}

const everyFigure = ({ period, total, campaigns, withoutCampaign, sources }: LoopAnalytics): Figure[] => [
  ...figuresIn(period, total),
  ...figuresIn({ ...period, campaignId: null }, withoutCampaign),
  ...campaigns.flatMap(({ id, figures }) => figuresIn({ ...period, campaignId: id }, figures)),
  ...sources.flatMap(({ source, figures }) => figuresIn({ ...period, source }, figures)),
  ...campaigns.map(({ id, revenueCents }) => ({ href: revenueHref(id), amountCents: revenueCents })),
];

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles'];
const DAYS = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-20', '2026-04-01'];

/** Records of every kind and way at the last moment of a day and the first of the next, in each time zone. */
async function fill(timeZone: string): Promise<void> {
  const brand = await aBrand(owner);
  const campaigns = [await aCampaignOf(owner, brand), await aCampaignOf(owner, brand, { costCents: 900 })];
  for (const [index, day] of DAYS.entries()) {
    const { start } = dayBounds(day, timeZone);
    for (const moment of [new Date(Date.parse(start) - 1), new Date(start)]) {
      const then: ServiceContext = { ...owner, now: moment };
      const createdAt = moment.toISOString();
      const campaignId = [...campaigns, null][index % 3] ?? null;
      await anInboxEntry(owner.db, { entry: { createdAt, kind: 'enquiry' } });
      const answer = await anAnswerOn(owner, brand, day, campaignId);
      const spam = await anAnswerOn(owner, brand, day, campaignId, { status: 'spam' });
      await contactFromLead(then, spam.leadId);
      const source = (['event', 'referral', 'landing_page'] as const)[index % 3] ?? 'event';
      const lead = await aLeadOn(owner, brand, day, { campaignId, source });
      const stages = [{}, { '2026-05-01': 'won' }, { '2026-05-01': 'lost' }][index % 3] ?? {};
      const deal = await aDealOf(owner, lead, day, stages);
      if (index % 3 === 0) await converted(owner, answer.entryId, day, deal);
      if (index % 3 === 1) await converted(owner, answer.entryId, day);
      const { contactId } = await getLead(owner, lead);
      await createOpportunity(then, anOpportunity({ contactId, amountCents: 100 + index, stage: 'won' }));
      await createOpportunity(
        then,
        anOpportunity({ amountCents: 70, currency: 'USD', source, ...(index > 2 && { contactId }) }),
      );
    }
  }
}

test.each(ZONES)('every figure leads to exactly the rows that it counts, in %s', async (timeZone) => {
  await fill(timeZone);
  const reader: ServiceContext = { ...owner, timeZone };
  const periods = [
    {},
    { from: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-20' },
    { to: '2026-03-01' },
  ];
  for (const period of periods) {
    const figures = everyFigure(await analyseLoop(reader, period));
    expect(figures.filter(({ count = 0 }) => count > 0).length).toBeGreaterThan(30);
    for (const { href, count, amountCents } of figures) {
      const rows = await rowsBehind(reader, href);
      if (count !== undefined) expect([href, rows.length]).toEqual([href, count]);
      if (amountCents === undefined) continue;
      const sum = rows.reduce(
        (total, row) => total + ('amountCents' in row ? Number(row.amountCents) : 0),
        0,
      );
      expect([href, sum]).toEqual([href, amountCents]);
    }
  }
});

test('a link to another account’s campaign shows none of its rows', async () => {
  const brand = await aBrand(owner);
  const campaign = await aCampaignOf(owner, brand);
  const { leadId } = await anAnswerOn(owner, brand, '2026-03-01', campaign);
  await aDealOf(owner, leadId, '2026-03-02', { '2026-03-03': 'won' });
  const other = await aUserContext(database.db);
  const scope = { from: null, to: null, campaignId: campaign };
  for (const href of [enquiriesHref(scope), leadsHref(scope), opportunitiesHref(scope)]) {
    expect(await rowsBehind(owner, href)).toHaveLength(1);
    expect(await rowsBehind(other, href)).toEqual([]);
  }
});

test('the inbox counts its folders under the filters of the list', async () => {
  const brand = await aBrand(owner);
  const campaign = await aCampaignOf(owner, brand);
  await anAnswerOn(owner, brand, '2026-03-01', campaign, { status: 'archived' });
  await anAnswerOn(owner, brand, '2026-03-01', null);
  const { counts, total } = await openInbox(
    owner,
    inboxQuerySchema.parse({ status: 'all', campaignId: String(campaign), count: 'true' }),
  );
  expect(counts).toMatchObject({ archived: 1, unread: 0 });
  expect(total).toBe(1);
});
