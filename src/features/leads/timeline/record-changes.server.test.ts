import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createField } from '#features/leads/fields/field.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { crmRules } from '#db/schema/index.ts';
import { withCause } from '#db/journal/cause.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importForm } from '#tests/importing.ts';
import type { TimelineItem } from './timeline.schema.ts';
import { listTimeline } from './timeline.server.ts';

let database: TestDatabase;
let ana: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db, { locale: 'en' });
});
afterEach(() => database.close());

type Of = { contactId?: number; companyId?: number; opportunityId?: number };
type Change = Extract<TimelineItem, { kind: 'change' }>;
const isChange = (item: TimelineItem): item is Change => item.kind === 'change';
const changesOf = async (of: Of, ctx = ana) =>
  (await listTimeline(ctx, { ...of, limit: 50 })).items.filter(isChange);
const said = async (of: Of) =>
  (await changesOf(of)).map(({ fields }) =>
    fields.map(({ name, before, after }) => `${name}: ${before ?? '-'} → ${after ?? '-'}`),
  );

test('each change of a deal’s fields stands in its timeline with what was there before and after, the newest first', async () => {
  const { key } = await called(
    ana,
    createField,
    createFieldSchema.parse({
      kind: 'opportunity',
      label: 'Line',
      type: 'choice',
      options: [{ label: 'Wine' }, { label: 'Oil' }],
    }),
  );
  const { id } = await called(
    ana,
    createOpportunity,
    anOpportunity({ title: 'Web', amountCents: 9_900_000 }),
  );
  await called(ana, updateOpportunity, id, { amountCents: 8_850_050, expectedClose: '2026-05-01' });
  await called(ana, updateOpportunity, id, { amountCents: 9_900_000, customFields: { [key]: 'oil' } });
  await called(ana, updateOpportunity, id, { title: 'Shop', ownerId: null });
  expect(await said({ opportunityId: id })).toEqual(
    [
      ['Title: Web → Shop', `Owner: ${ana.user.name} → -`],
      ['Amount: €88,500.50 → €99,000', 'Line: - → Oil'],
      ['Expected close: - → 1 May 2026', 'Amount: €99,000 → €88,500.50'],
    ].map((lines) => expect.arrayContaining(lines)),
  );
  expect((await changesOf({ opportunityId: id }))[0]).toMatchObject({ userId: ana.user.id, via: null });
});

test('a move is told as such alone, and what an import has made or changed names its file', async () => {
  const file = (amount: string) =>
    importForm(
      ana,
      anImport(`Title,Amount,Stage\nWeb,${amount},Won`, {
        kind: 'opportunities',
        name: 'deals.csv',
        overwrite: 'true',
      }),
    );
  await file('10');
  const [{ id } = { id: 0 }] = (await listOpportunities(ana, { limit: 5 })).items;
  await file('20');
  await called(ana, moveOpportunity, id, { stage: 'proposal', afterId: null, lostReason: null });
  const { items } = await listTimeline(ana, { opportunityId: id, limit: 50 });
  const via = { kind: 'import', label: 'deals.csv' };
  const moves = items.flatMap((item) =>
    item.kind === 'stage' ? [`${item.fromStage ?? '-'} ${item.toStage} ${item.via?.label ?? '-'}`] : [],
  );
  expect(moves.toSorted()).toEqual(['- won deals.csv', 'won proposal -']);
  expect(items.filter(isChange)).toMatchObject([
    { via, fields: [{ name: 'Amount', before: '€10', after: '€20' }] },
  ]);
});

test('changes of contacts and companies stand in their timelines, and in nobody else’s', async () => {
  const bea = await aUserContext(database.db, { locale: 'en' });
  const { id: companyId } = await called(ana, createCompany, aCrmCompany({ name: 'Mar' }));
  const { id: contactId } = await called(ana, createContact, aCrmContact({ position: null }));
  await called(ana, updateCompany, companyId, { name: 'Sol' });
  await called(ana, updateContact, contactId, { companyId, position: 'CEO' });
  expect((await said({ companyId })).flat()).toContain('Name: Mar → Sol');
  expect((await said({ contactId })).flat()).toEqual(
    expect.arrayContaining(['Company: - → Sol', 'Position: - → CEO']),
  );
  await expect(changesOf({ companyId }, bea)).rejects.toThrow('not_found');
  expect((await listTimeline(ana, { limit: 50 })).items.filter(isChange)).toEqual([]);
});

test('a page holds as many items as asked, however many moves there were', async () => {
  const { id } = await called(ana, createOpportunity, anOpportunity({ title: 'Web' }));
  for (const stage of ['proposal', 'negotiation', 'qualification'])
    await called(ana, moveOpportunity, id, { stage, afterId: null, lostReason: null });
  let cursor: string | undefined;
  const sizes: number[] = [];
  do {
    const { items, nextCursor } = await listTimeline(ana, { opportunityId: id, limit: 1, cursor });
    sizes.push(items.length);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(sizes.slice(0, 3)).toEqual([1, 1, 1]);
  expect(new Set(sizes)).toEqual(new Set([1]));
});

test('a change by a rule names the rule as it is called now, and none where it is gone', async () => {
  const at = ana.now.toISOString();
  const [rule = { id: 0 }] = await ana
    .rows(crmRules)
    .insert({
      name: 'Quiet deals',
      when: { kind: 'created', of: 'opportunity' } as never,
      then: [],
      sinceChange: 0,
      sinceAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  const { id } = await called(ana, createOpportunity, anOpportunity({ title: 'Web' }));
  const cause = { kind: 'rule', label: `rule:${rule.id}`, at: ana.now } as const;
  await database.db.transaction((tx) =>
    withCause(tx, { ...cause, workspaceId: ana.workspace.id, actorId: ana.user.id }, (db) =>
      updateOpportunity({ ...ana, db }, id, { title: 'Shop' }),
    ),
  );
  expect((await changesOf({ opportunityId: id }))[0]?.via).toEqual({ kind: 'rule', label: 'Quiet deals' });
  await ana.rows(crmRules).delete().where(eq(crmRules.id, rule.id));
  expect((await changesOf({ opportunityId: id }))[0]?.via).toEqual({ kind: 'rule', label: '' });
});
