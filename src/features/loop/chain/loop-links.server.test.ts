// One long file: the links of one chain are told from end to end.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxEntries } from '#db/schema/index.ts';
import { deleteCompany, restoreCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { requireOwnRow } from '#features/consulting/companies/company-rows.server.ts';
import { updateCompanySchema } from '#features/consulting/companies/company.schema.ts';
import { readCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import { deleteProblem, restoreProblem } from '#features/consulting/profile/problem.server.ts';
import { requireOwnReport } from '#features/consulting/report/report.server.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords, restoreRecord } from '#features/leads/delete.server.ts';
import { findEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import { convertSchema } from '#features/leads/inbox/inbox.schema.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { findOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { campaignFromProblem } from '#features/loop/arrows/campaign-from-problem.server.ts';
import { companyFromOpportunity } from '#features/loop/arrows/company-from-opportunity.server.ts';
import { contactFromLead } from '#features/loop/arrows/contact-from-lead.server.ts';
import { makeRecordsOf } from '#features/loop/arrows/inbox-release.server.ts';
import { deleteWithLeads, restoreWithLeads } from '#features/loop/arrows/lead-deletion.server.ts';
import { opportunityFromReport } from '#features/loop/arrows/opportunity-from-report.server.ts';
import { createCampaignSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { createCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { getLead } from '#features/marketing/leads/lead.server.ts';
import { deleteMarketing, restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import { requireMarketingCompany, requireRow } from '#features/marketing/marketing-rows.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aPage, fillProfile, freezeProfile, LOOP_SETTINGS } from '#tests/builders/loop.ts';
import { aCampaign } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { linksOf } from './chain.server.ts';
import { STEP_KINDS, type StepKind } from './links.values.ts';

let database: TestDatabase;
let owner: ServiceContext;
let ids: Record<keyof typeof RECORDS, number>;

/** The records of one walk round the loop, and a second person who came as a lead alone. */
const RECORDS = {
  seller: 'marketing_company',
  product: 'marketing_product',
  campaign: 'marketing_campaign',
  entry: 'inbox_entry',
  lead: 'marketing_lead',
  contact: 'crm_contact',
  firm: 'crm_company',
  deal: 'crm_opportunity',
  otherLead: 'marketing_lead',
  otherContact: 'crm_contact',
  otherDeal: 'crm_opportunity',
  profile: 'company',
  otherProfile: 'company',
  problem: 'problem',
  report: 'report',
  actionDeal: 'crm_opportunity',
  problemProduct: 'marketing_product',
  actionProduct: 'marketing_product',
  nextCampaign: 'marketing_campaign',
  review: 'company',
} as const satisfies Record<string, StepKind>;
type Name = keyof typeof RECORDS;

async function walk(ctx: ServiceContext): Promise<Record<Name, number>> {
  const { campaign, answer } = await aPage(ctx);
  const { entryId, leadId } = await answer();
  const named = convertSchema.parse({ company: { name: 'Talleres Prado' } });
  const converted = await makeRecordsOf(ctx, entryId, named, LOOP_SETTINGS);
  const deal = converted.opportunity?.id ?? 0;
  const { leadId: otherLead } = await answer('luis@test.example');
  const other = await contactFromLead(ctx, otherLead, { withOpportunity: true });
  const { id: otherProfile } = await companyFromOpportunity(ctx, { contactId: other.contactId });
  const { id: profile } = await companyFromOpportunity(ctx, { opportunityId: deal });
  const known = { sector: 'Metal', size: 'small', structure: 'simple' };
  await updateCompany(ctx, profile, updateCompanySchema.parse(known));
  const { problemId: problem } = await fillProfile(ctx, profile);
  const { id: report, model } = await freezeProfile(ctx, profile);
  const actionId = model.figures?.actions[0]?.id ?? '';
  const ofAction = { reportId: report, actionIds: [actionId], isJoint: false };
  const { items } = await opportunityFromReport(ctx, ofAction);
  const marketingCompanyId = campaign.marketingCompanyId;
  const ofProblem = await campaignFromProblem(ctx, { problemId: problem, marketingCompanyId });
  const { productId } = await campaignFromProblem(ctx, { reportId: report, actionId, marketingCompanyId });
  const next = createCampaignSchema.parse(aCampaign(marketingCompanyId, ofProblem.productId));
  return {
    seller: marketingCompanyId,
    product: campaign.productId ?? 0,
    campaign: campaign.id,
    entry: entryId,
    lead: leadId,
    contact: converted.contact.id,
    firm: converted.company?.id ?? 0,
    deal,
    otherLead,
    otherContact: other.contactId,
    otherDeal: other.opportunityId ?? 0,
    profile,
    otherProfile,
    problem,
    report,
    actionDeal: items[0]?.id ?? 0,
    problemProduct: ofProblem.productId,
    actionProduct: productId,
    nextCampaign: (await createCampaign(ctx, next)).id,
    review: (await startFollowUp(ctx, profile)).id,
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
  ids = await walk(owner);
});
afterAll(() => database.close());

type Act = (ctx: ServiceContext, id: number) => Promise<unknown>;
/** A record's own page reads it so. */
const READ: Record<StepKind, Act> = {
  inbox_entry: findEntry,
  marketing_lead: getLead,
  crm_contact: requireContact,
  crm_company: requireCompany,
  crm_opportunity: findOpportunity,
  company: readCompany,
  problem: (ctx, id) => requireOwnRow(ctx, 'problem', id),
  report: requireOwnReport,
  marketing_company: requireMarketingCompany,
  marketing_product: (ctx, id) => requireRow(ctx, 'product', id),
  marketing_campaign: (ctx, id) => requireRow(ctx, 'campaign', id),
};

type Deletion = { remove: Act; restore?: Act };
const DELETE: Record<StepKind, Deletion> = {
  // By retention and erasure alone, which nothing undoes.
  inbox_entry: { remove: ({ db }, id) => db.delete(inboxEntries).where(eq(inboxEntries.id, id)) },
  marketing_lead: {
    remove: (ctx, id) => deleteWithLeads(ctx, 'lead', id),
    restore: (ctx, id) => restoreWithLeads(ctx, 'lead', id),
  },
  crm_contact: {
    remove: (ctx, id) => deleteRecords(ctx, 'contact', [id]),
    restore: (ctx, id) => restoreRecord(ctx, 'contact', id),
  },
  crm_company: {
    remove: (ctx, id) => deleteRecords(ctx, 'company', [id]),
    restore: (ctx, id) => restoreRecord(ctx, 'company', id),
  },
  crm_opportunity: { remove: deleteOpportunity, restore: restoreOpportunity },
  company: { remove: deleteCompany, restore: restoreCompany },
  problem: { remove: deleteProblem, restore: restoreProblem },
  // With its company alone.
  report: {
    remove: (ctx) => deleteCompany(ctx, ids.profile),
    restore: (ctx) => restoreCompany(ctx, ids.profile),
  },
  marketing_company: {
    remove: (ctx, id) => deleteWithLeads(ctx, 'company', id),
    restore: (ctx, id) => restoreWithLeads(ctx, 'company', id),
  },
  marketing_product: {
    remove: (ctx, id) => deleteMarketing(ctx, 'product', id),
    restore: (ctx, id) => restoreMarketing(ctx, 'product', id),
  },
  marketing_campaign: {
    remove: (ctx, id) => deleteMarketing(ctx, 'campaign', id),
    restore: (ctx, id) => restoreMarketing(ctx, 'campaign', id),
  },
};

type Pair = { from: Name; to: Name; isOnlyBack?: true; goesWith?: true };
const LINKS: Pair[] = [
  { from: 'product', to: 'campaign' },
  { from: 'campaign', to: 'lead' },
  { from: 'entry', to: 'lead' },
  { from: 'entry', to: 'contact' },
  { from: 'entry', to: 'deal' },
  { from: 'lead', to: 'contact' },
  { from: 'otherLead', to: 'otherContact' },
  { from: 'otherLead', to: 'otherDeal' },
  { from: 'firm', to: 'contact', isOnlyBack: true },
  { from: 'contact', to: 'deal' },
  { from: 'firm', to: 'deal' },
  { from: 'deal', to: 'profile' },
  { from: 'firm', to: 'profile' },
  { from: 'otherContact', to: 'otherProfile' },
  { from: 'profile', to: 'review' },
  { from: 'report', to: 'actionDeal' },
  { from: 'report', to: 'actionProduct' },
  { from: 'problem', to: 'problemProduct' },
  { from: 'profile', to: 'problemProduct' },
  { from: 'problemProduct', to: 'nextCampaign' },
  // A record deleted with the first has no page left to read.
  { from: 'seller', to: 'product', goesWith: true },
  { from: 'profile', to: 'report', goesWith: true },
];

const CASES = LINKS.flatMap(({ from, to, isOnlyBack = false, goesWith = false }) => [
  { gone: to, left: from, isShown: !isOnlyBack },
  ...(goesWith ? [] : [{ gone: from, left: to, isShown: true }]),
]).filter(({ gone, left }) => !(gone === 'report' && left === 'profile'));

class RolledBack extends Error {}
/** Leaves the walk as it was. */
async function tried(act: (ctx: ServiceContext) => Promise<void>): Promise<void> {
  const attempt = database.db.transaction(async (tx) => {
    await act({ ...owner, db: tx });
    throw new RolledBack();
  });
  await expect(attempt).rejects.toThrow(RolledBack);
}

test.each(CASES)('$gone deleted: $left stays readable without it', async ({ gone, left, isShown }) => {
  const [kind, id] = [RECORDS[gone], ids[gone]];
  const [leftKind, leftId] = [RECORDS[left], ids[left]];
  const { remove, restore } = DELETE[kind];
  await tried(async (ctx) => {
    const isLinked = async () =>
      (await linksOf(ctx, leftKind, leftId)).steps.some((step) => step.kind === kind && step.id === id);
    expect(await isLinked()).toBe(isShown);
    await remove(ctx, id);
    await expect(linksOf(ctx, kind, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await isLinked()).toBe(false);
    await READ[leftKind](ctx, leftId);
    await restore?.(ctx, id);
    if (restore) await READ[kind](ctx, id);
    expect(await isLinked()).toBe(restore !== undefined && isShown);
  });
});

test('every kind of record that the loop links is an end in this file', () => {
  const ends = new Set(LINKS.flatMap(({ from, to }) => [RECORDS[from], RECORDS[to]]));
  expect(STEP_KINDS.filter((kind) => !ends.has(kind))).toEqual([]);
});
