// One long file: every arrow is tried with the same faults.
import { called } from '#tests/builders/call.ts';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { marketingLeads } from '#db/schema/index.ts';
import { convertSchema } from '#features/leads/inbox/inbox.schema.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { erasePerson } from '#features/loop/person/person.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext, inOneCall } from '#tests/builders/context.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { aDeal, aFrozenReport, aPage, LOOP_SETTINGS } from '#tests/builders/loop.ts';
import { aMarketingCompany } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { isRefused, refuseWritesFrom, wholeDatabase, writesOf } from '#tests/failing-writes.ts';
import { campaignFromProblem } from './campaign-from-problem.server.ts';
import { companyFromOpportunity } from './company-from-opportunity.server.ts';
import { contactFromLead } from './contact-from-lead.server.ts';
import { makeRecordsOf } from './inbox-release.server.ts';
import { deleteWithLeads, restoreWithLeads } from './lead-deletion.server.ts';
import { opportunityFromReport } from './opportunity-from-report.server.ts';
import { undoArrow } from './undo-arrow.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
});
afterEach(() => database.close());

type Act = () => Promise<unknown>;
type Arrow = {
  arrow: string;
  /** Tables that it writes, of both of its ends. */
  writes: string[];
  prepare: () => Promise<Act>;
};

const anAnswer = async () => (await aPage(owner)).answer();

/** A lead that was sent on, with an opportunity of 1,000 euros in this stage. */
async function aSentLead(stage: string) {
  const { leadId } = await anAnswer();
  const { contactId } = await called(owner, contactFromLead, leadId);
  const { id } = await createOpportunity(owner, anOpportunity({ contactId, amountCents: 100_000, stage }));
  return { leadId, contactId, opportunityId: id };
}

const ARROWS: Arrow[] = [
  {
    arrow: 'a visitor answers a landing page',
    writes: ['marketing_leads', 'inbox_entries', 'outbox'],
    prepare: async () => {
      const { answer } = await aPage(owner);
      return answer;
    },
  },
  {
    arrow: 'an enquiry becomes contact, company and opportunity',
    writes: ['crm_contacts', 'crm_opportunities', 'inbox_entries', 'marketing_leads', 'crm_events'],
    prepare: async () => {
      const { entryId } = await anAnswer();
      const input = convertSchema.parse({ company: { name: 'Talleres Prado' } });
      return () => called(owner, makeRecordsOf, entryId, input, LOOP_SETTINGS);
    },
  },
  {
    arrow: 'an enquiry joins an opportunity',
    writes: ['crm_contacts', 'crm_opportunities', 'inbox_entries', 'marketing_leads'],
    prepare: async () => {
      const { entryId } = await anAnswer();
      const { id } = await createOpportunity(owner, anOpportunity());
      const input = convertSchema.parse({ opportunityId: id });
      return () => called(owner, makeRecordsOf, entryId, input, LOOP_SETTINGS);
    },
  },
  {
    arrow: 'contact-from-lead: with a new opportunity',
    writes: ['crm_contacts', 'crm_opportunities', 'marketing_leads', 'loop_links', 'crm_events'],
    prepare: async () => {
      const { leadId } = await anAnswer();
      return () => called(owner, contactFromLead, leadId, { withOpportunity: true });
    },
  },
  {
    arrow: 'contact-from-lead: joining an opportunity',
    writes: ['crm_contacts', 'crm_opportunities', 'marketing_leads', 'loop_links'],
    prepare: async () => {
      const { leadId } = await anAnswer();
      const { id } = await createOpportunity(owner, anOpportunity());
      return () => called(owner, contactFromLead, leadId, { opportunityId: id });
    },
  },
  {
    arrow: 'company-from-opportunity',
    writes: ['companies', 'company_contacts', 'loop_links', 'crm_events'],
    prepare: async () => {
      const { id } = await aDeal(owner);
      return () => called(owner, companyFromOpportunity, { opportunityId: id });
    },
  },
  {
    arrow: 'company-from-opportunity: of a contact',
    writes: ['companies', 'company_contacts', 'loop_links', 'crm_events'],
    prepare: async () => {
      const { leadId } = await anAnswer();
      const { contactId } = await called(owner, contactFromLead, leadId);
      return () => called(owner, companyFromOpportunity, { contactId });
    },
  },
  {
    arrow: 'opportunity-from-report: one an action, of a client whom the lead manager does not know',
    writes: ['crm_companies', 'crm_opportunities', 'loop_links', 'crm_events'],
    prepare: async () => {
      const { reportId, actionIds } = await aFrozenReport(owner);
      return () => called(owner, opportunityFromReport, { reportId, actionIds, isJoint: false });
    },
  },
  {
    arrow: 'opportunity-from-report: one of all',
    writes: ['crm_companies', 'crm_opportunities', 'loop_links', 'crm_events'],
    prepare: async () => {
      const { reportId, actionIds } = await aFrozenReport(owner);
      return () => called(owner, opportunityFromReport, { reportId, actionIds, isJoint: true });
    },
  },
  {
    arrow: 'campaign-from-problem: with a draft company',
    writes: ['marketing_companies', 'marketing_products', 'marketing_briefs', 'loop_links'],
    prepare: async () => {
      const { problemId } = await aFrozenReport(owner);
      return () => called(owner, campaignFromProblem, { problemId });
    },
  },
  {
    arrow: 'campaign-from-problem: of an action, for a company that is there',
    writes: ['marketing_products', 'marketing_briefs', 'loop_links'],
    prepare: async () => {
      const { reportId, report } = await aFrozenReport(owner);
      const { id } = await createCompany(owner, aMarketingCompany());
      const action = report.model.figures?.actions.find(({ rowIds }) => rowIds.length > 0);
      return () =>
        called(owner, campaignFromProblem, { reportId, actionId: action?.id ?? '', marketingCompanyId: id });
    },
  },
  ...(['won', 'lost'] as const).map((stage): Arrow => ({
    arrow: `an opportunity is ${stage}`,
    writes: ['crm_opportunities', 'marketing_leads'],
    prepare: async () => {
      const { opportunityId } = await aSentLead('qualification');
      return () =>
        inOneCall(owner, (inside) =>
          moveOpportunity(inside, opportunityId, { stage, lostReason: stage === 'lost' ? 'Precio' : null }),
        );
    },
  })),
  {
    arrow: 'a won opportunity is deleted',
    writes: ['crm_opportunities', 'marketing_leads', 'changes'],
    prepare: async () => {
      const { opportunityId } = await aSentLead('won');
      return () => called(owner, deleteOpportunity, opportunityId);
    },
  },
  {
    arrow: 'a won opportunity is restored',
    writes: ['crm_opportunities', 'marketing_leads', 'changes'],
    prepare: async () => {
      const { opportunityId } = await aSentLead('won');
      await called(owner, deleteOpportunity, opportunityId);
      return () => called(owner, restoreOpportunity, opportunityId);
    },
  },
  ...(['deleted', 'restored'] as const).map((act): Arrow => ({
    arrow: `the newest lead of a won opportunity is ${act}`,
    writes: ['marketing_leads', 'changes'],
    prepare: async () => {
      const { answer } = await aPage(owner);
      const earlier = await answer();
      const { contactId } = await called(owner, contactFromLead, earlier.leadId);
      const { leadId } = await answer();
      await contactFromLead({ ...owner, now: new Date('2026-03-02T09:00:00.000Z') }, leadId);
      await createOpportunity(owner, anOpportunity({ contactId, amountCents: 100_000, stage: 'won' }));
      if (act === 'deleted') return () => called(owner, deleteWithLeads, 'lead', leadId);
      await called(owner, deleteWithLeads, 'lead', leadId);
      return () => called(owner, restoreWithLeads, 'lead', leadId);
    },
  })),
  {
    arrow: 'the person of a won opportunity is erased',
    writes: ['crm_contacts', 'crm_opportunities', 'marketing_leads', 'erasures'],
    prepare: async () => {
      await aSentLead('won');
      return () => erasePerson(owner, { email: 'eva@test.example' });
    },
  },
];

test.each(ARROWS)('$arrow: refused at any of its writes, it leaves nothing behind', async (each) => {
  const { client } = database;
  const act = await each.prepare();
  await refuseWritesFrom(client, null);
  const before = await wholeDatabase(client);
  for (let number = 1; ; number += 1) {
    await refuseWritesFrom(client, number);
    if (!(await isRefused(act))) break;
    expect(await wholeDatabase(client)).toEqual(before);
  }
  const written = (await writesOf(client)).map((what) => what.split(' ')[1]);
  expect(written).toEqual(expect.arrayContaining(each.writes));
});

/** Arrows of one click, whose answer can be undone. */
const CLICKS = ARROWS.filter(({ arrow }) => arrow.startsWith('an enquiry') || arrow.includes('-from-'));
const answered = z.object({ undoId: z.number() });

/** Everything but what is kept for undoing, and the counters and the index of the search. */
async function records(): Promise<Map<string, string>> {
  const all = await wholeDatabase(database.client);
  for (const table of all.keys())
    if (/^(causes|changes|journal|sqlite_sequence|.*_search_\w+)$/.test(table)) all.delete(table);
  return all;
}

test.each(CLICKS)('$arrow: undone, it leaves everything as it was', async ({ prepare }) => {
  // With the pipeline that the first opportunity of an account makes.
  await createOpportunity(owner, anOpportunity());
  const act = await prepare();
  const before = await records();
  const { undoId } = answered.parse(await act());
  expect([...(await records())].filter(([table, rows]) => rows !== before.get(table))).not.toEqual([]);
  await called(owner, undoArrow, undoId);
  expect(await records()).toEqual(before);
  await expect(called(owner, undoArrow, undoId)).rejects.toMatchObject({ code: 'not_found' });
});

test('every call of the loop is an arrow of this file', () => {
  const calls = readdirSync('src/pages/api/loop', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace('.ts', ''))
    // It only reads.
    .filter((name) => name !== 'analytics');
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((call) => !ARROWS.some(({ arrow }) => arrow.startsWith(call)))).toEqual([]);
});

test('the guard itself: two writes outside of a transaction are found', async () => {
  const { client, db } = database;
  await anAnswer();
  await refuseWritesFrom(client, null);
  const before = await wholeDatabase(client);
  // Behind the first update and its line of the journal.
  await refuseWritesFrom(client, 3);
  const halves = async () => {
    await db.update(marketingLeads).set({ notes: 'one' });
    await db.update(marketingLeads).set({ notes: 'two' });
  };
  expect(await isRefused(halves)).toBe(true);
  expect(await wholeDatabase(client)).not.toEqual(before);
});
