// One long file: every figure is held against rows that are counted by hand.
import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { landingPages, marketingLeads } from '#db/schema/index.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { deleteWithLeads, restoreWithLeads } from '#features/loop/arrows/lead-deletion.server.ts';
import { contactFromLead } from '#features/loop/arrows/contact-from-lead.server.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anInboxEntry, anOpportunity } from '#tests/builders/crm-flow.ts';
import { aBrand, aCampaignOf, aDealOf, aLeadOn, anAnswerOn, at, converted } from '#tests/builders/funnel.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { analyseLoop } from './analytics.server.ts';
import type { LoopFigures } from './analytics.schema.ts';

let database: TestDatabase;
let owner: ServiceContext;
let brand: number;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  brand = await aBrand(owner);
});
afterEach(() => database.close());

const priced = (id: number, amountCents: number, currency = 'EUR') =>
  updateOpportunity(owner, id, { amountCents, currency });
const campaignOf = async (id: number, period = {}) => {
  const found = (await analyseLoop(owner, period)).campaigns.find((campaign) => campaign.id === id);
  if (!found) throw new Error('the campaign is not there');
  return found;
};
const totalOf = async (ctx = owner, period = {}): Promise<LoopFigures> =>
  (await analyseLoop(ctx, period)).total;
const EUR = (amountCents: number) => [{ currency: 'EUR', amountCents }];
const NOTHING: LoopFigures = {
  enquiries: { count: 0, leads: 0, opportunities: 0 },
  leads: { count: 0, opportunities: 0 },
  opportunities: { count: 0, begun: 0, medianDays: null },
  open: { count: 0, totals: [] },
  won: { count: 0, totals: [], medianDays: null },
  lost: { count: 0 },
};

test('a campaign is followed from its answers to what it won, with its times and its return', async () => {
  const campaign = await aCampaignOf(owner, brand, { costCents: 100_000 });
  const [first, second, third] = [
    await anAnswerOn(owner, brand, '2026-03-01', campaign),
    await anAnswerOn(owner, brand, '2026-03-02', campaign),
    await anAnswerOn(owner, brand, '2026-03-03', campaign),
  ];
  await anAnswerOn(owner, brand, '2026-03-04', campaign);
  const won = await aDealOf(owner, first.leadId, '2026-03-03', { '2026-03-13': 'won' });
  const other = await aDealOf(owner, second.leadId, '2026-03-06', { '2026-03-26': 'won' });
  await aDealOf(owner, third.leadId, '2026-03-13', { '2026-03-14': 'lost' });
  await priced(won, 250_000);
  await priced(other, 50_000);
  expect(await campaignOf(campaign)).toMatchObject({
    costCents: 100_000,
    revenueCents: 300_000,
    returnShare: 2,
    figures: {
      enquiries: { count: 4, leads: 4, opportunities: 3 },
      leads: { count: 4, opportunities: 3 },
      opportunities: { count: 3, begun: 3, medianDays: 4 },
      open: { count: 0, totals: [] },
      won: { count: 2, totals: EUR(300_000), medianDays: 15 },
      lost: { count: 1 },
    },
  });
});

test('without a cost, or with a cost of nothing, there is no return', async () => {
  const [without, free] = [
    await aCampaignOf(owner, brand),
    await aCampaignOf(owner, brand, { name: 'Free', costCents: 0 }),
  ];
  for (const campaign of [without, free])
    await aDealOf(owner, await aLeadOn(owner, brand, '2026-03-01', { campaignId: campaign }), '2026-03-02');
  expect(await campaignOf(without)).toMatchObject({ costCents: null, returnShare: null });
  expect(await campaignOf(free)).toMatchObject({ costCents: 0, returnShare: null });
});

test('a campaign that cost and brought nothing has lost all of it', async () => {
  const campaign = await aCampaignOf(owner, brand, { costCents: 5_000 });
  expect(await campaignOf(campaign)).toMatchObject({ revenueCents: 0, returnShare: -1, figures: NOTHING });
});

test('one opportunity of two enquiries counts once, and began with the first of them', async () => {
  const campaign = await aCampaignOf(owner, brand);
  const first = await anAnswerOn(owner, brand, '2026-03-01', campaign);
  const second = await anAnswerOn(owner, brand, '2026-03-03', campaign);
  const { opportunity } = await converted(owner, first.entryId, '2026-03-05');
  await converted(owner, second.entryId, '2026-03-07', opportunity?.id);
  const { enquiries, leads, opportunities, open } = (await campaignOf(campaign)).figures;
  expect(enquiries).toEqual({ count: 2, leads: 2, opportunities: 2 });
  expect(leads).toEqual({ count: 2, opportunities: 2 });
  expect(opportunities).toEqual({ count: 1, begun: 1, medianDays: 4 });
  expect(open.count).toBe(1);
});

test('what joins an opportunity that was there already did not begin it', async () => {
  const { id } = await createOpportunity(at(owner, '2026-02-01'), anOpportunity());
  const lead = await aLeadOn(owner, brand, '2026-03-01');
  await contactFromLead(at(owner, '2026-03-02'), lead, { opportunityId: id });
  expect(await totalOf()).toMatchObject({
    leads: { count: 1, opportunities: 1 },
    opportunities: { count: 1, begun: 0, medianDays: null },
  });
});

test('a reopened opportunity is open again, and is won on the day it was won last', async () => {
  const lead = await aLeadOn(owner, brand, '2026-03-01');
  const deal = await aDealOf(owner, lead, '2026-03-01', { '2026-03-05': 'won', '2026-03-08': 'proposal' });
  await priced(deal, 10_000);
  expect(await totalOf()).toMatchObject({ open: { count: 1, totals: EUR(10_000) }, won: { count: 0 } });
  await moveOpportunity(at(owner, '2026-03-11'), deal, { stage: 'won', lostReason: null });
  expect(await totalOf()).toMatchObject({
    open: { count: 0 },
    won: { count: 1, totals: EUR(10_000), medianDays: 10 },
  });
});

test('what is deleted counts nowhere, and counts again when it is restored', async () => {
  const campaign = await aCampaignOf(owner, brand);
  const { leadId } = await anAnswerOn(owner, brand, '2026-03-01', campaign);
  const deal = await aDealOf(owner, leadId, '2026-03-02', { '2026-03-03': 'won' });
  const whole = await totalOf();
  const ofCampaign = await campaignOf(campaign);
  await called(owner, deleteOpportunity, deal);
  expect(await totalOf()).toMatchObject({
    enquiries: { count: 1, opportunities: 0 },
    leads: { count: 1, opportunities: 0 },
    opportunities: { count: 0 },
    won: { count: 0, totals: [] },
  });
  await called(owner, restoreOpportunity, deal);
  expect(await totalOf()).toEqual(whole);
  await called(owner, deleteWithLeads, 'lead', leadId);
  // The deal stays; that it came of the campaign went with the lead.
  expect(await totalOf()).toMatchObject({ leads: { count: 0 }, won: { count: 1 } });
  expect((await analyseLoop(owner, {})).withoutCampaign.won.count).toBe(1);
  await called(owner, restoreWithLeads, 'lead', leadId);
  expect(await campaignOf(campaign)).toEqual(ofCampaign);
});

test('merged contacts keep their opportunities in the campaign of the newest lead', async () => {
  const [spring, autumn] = [
    await aCampaignOf(owner, brand, { name: 'Spring' }),
    await aCampaignOf(owner, brand, { name: 'Autumn' }),
  ];
  const older = await aLeadOn(owner, brand, '2026-03-01', { campaignId: spring });
  const newer = await aLeadOn(owner, brand, '2026-03-02', { campaignId: autumn });
  await priced(await aDealOf(owner, older, '2026-03-03', { '2026-03-04': 'won' }), 30_000);
  await priced(await aDealOf(owner, newer, '2026-03-03', { '2026-03-04': 'won' }), 20_000);
  const [keep, drop] = [await getLead(owner, older), await getLead(owner, newer)];
  await mergeContacts(owner, { keepId: keep.contactId ?? 0, dropId: drop.contactId ?? 0, fields: {} });
  expect((await campaignOf(spring)).figures.won).toEqual({ count: 0, totals: [], medianDays: null });
  expect((await campaignOf(autumn)).figures.won).toMatchObject({ count: 2, totals: EUR(50_000) });
});

test('what a campaign earned is the sum that the leads say', async () => {
  const campaign = await aCampaignOf(owner, brand, { costCents: 1_000 });
  const leads = [];
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    const lead = await aLeadOn(owner, brand, day, { campaignId: campaign });
    await priced(await aDealOf(owner, lead, day, { '2026-03-09': 'won' }), 10_000);
    leads.push(lead);
  }
  const { contactId } = await getLead(owner, leads[0] ?? 0);
  await createOpportunity(
    owner,
    anOpportunity({ contactId, stage: 'won', amountCents: 7_000, currency: 'USD' }),
  );
  const earned = await owner.db
    .select({ revenueCents: marketingLeads.revenueCents })
    .from(marketingLeads)
    .where(eq(marketingLeads.campaignId, campaign));
  const sum = earned.reduce((total, { revenueCents }) => total + revenueCents, 0);
  expect(sum).toBe(30_000);
  const found = await campaignOf(campaign);
  expect(found.revenueCents).toBe(sum);
  expect(found.figures.won.totals).toEqual([...EUR(30_000), { currency: 'USD', amountCents: 7_000 }]);
});

test('a period counts what came in or was begun in it; the return is of all time', async () => {
  const campaign = await aCampaignOf(owner, brand, { costCents: 10_000 });
  const early = await anAnswerOn(owner, brand, '2026-02-10', campaign);
  const late = await anAnswerOn(owner, brand, '2026-03-10', campaign);
  await priced(await aDealOf(owner, early.leadId, '2026-02-12', { '2026-03-20': 'won' }), 40_000);
  await priced(await aDealOf(owner, late.leadId, '2026-03-11', { '2026-03-20': 'won' }), 5_000);
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(await campaignOf(campaign, march)).toMatchObject({
    revenueCents: 45_000,
    returnShare: 3.5,
    figures: {
      enquiries: { count: 1 },
      leads: { count: 1 },
      opportunities: { count: 1 },
      won: { count: 1, totals: EUR(5_000) },
    },
  });
  expect(await totalOf(owner, { from: '2026-03-11' })).toMatchObject({
    enquiries: { count: 0 },
    opportunities: { count: 1 },
  });
  await expect(analyseLoop(owner, { from: '2026-03-02', to: '2026-03-01' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('suspected and marked spam are no enquiries, archived ones are', async () => {
  for (const status of ['unread', 'read', 'archived', 'suspected', 'spam'] as const)
    await anAnswerOn(owner, brand, '2026-03-01', null, { status });
  expect((await totalOf()).enquiries.count).toBe(3);
});

test('each source has its own figures, and together they are the whole', async () => {
  await anAnswerOn(owner, brand, '2026-03-01', null);
  const lead = await aLeadOn(owner, brand, '2026-03-01', { source: 'event' });
  await aDealOf(owner, lead, '2026-03-04', { '2026-03-05': 'won' });
  await createOpportunity(owner, anOpportunity({ source: 'referral' }));
  const { sources, total } = await analyseLoop(owner, {});
  expect(
    sources.map(({ source, figures }) => [
      source,
      figures.enquiries.count,
      figures.leads.count,
      figures.opportunities.count,
      figures.won.count,
    ]),
  ).toEqual([
    ['landing_page', 1, 1, 0, 0],
    ['referral', 0, 0, 1, 0],
    ['event', 0, 1, 1, 1],
  ]);
  expect(sources[2]?.figures.opportunities.medianDays).toBe(3);
  expect(total).toMatchObject({ enquiries: { count: 1 }, leads: { count: 2 }, opportunities: { count: 2 } });
});

test('staff count the enquiries of the site, others those of their own pages', async () => {
  const staff = await aStaffContext(database.db);
  await anInboxEntry(database.db, { entry: { createdAt: '2026-03-01T08:00:00.000Z' } });
  expect((await totalOf(staff)).enquiries.count).toBe(1);
  expect((await totalOf(owner)).enquiries.count).toBe(0);
  expect((await analyseLoop(staff, {})).sources.map(({ source }) => source)).toEqual(['website']);
});

test('another account’s campaigns and rows never count', async () => {
  const campaign = await aCampaignOf(owner, brand, { costCents: 1_000 });
  const { leadId } = await anAnswerOn(owner, brand, '2026-03-01', campaign);
  await aDealOf(owner, leadId, '2026-03-02', { '2026-03-03': 'won' });
  await createContact(owner, aCrmContact());
  await owner.db.insert(landingPages).values({
    slug: 'page',
    status: 'published',
    marketingCompanyId: brand,
    campaignId: campaign,
    language: 'es',
    content: {},
    identity: {},
    views: 12,
    publishedAt: '2026-03-01T08:00:00.000Z',
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-01T08:00:00.000Z',
  });
  const other = await aUserContext(database.db);
  expect(await analyseLoop(other, {})).toEqual({
    period: { from: null, to: null },
    total: NOTHING,
    visits: 0,
    campaigns: [],
    withoutCampaign: NOTHING,
    sources: [],
  });
  expect(await analyseLoop(owner, {})).toMatchObject({
    visits: 12,
    campaigns: [{ id: campaign, visits: 12 }],
  });
});
