import { afterEach, beforeEach, expect, test } from 'vitest';
import { workspaceMembers } from '#db/schema/index.ts';
import { figuresIn } from '#components/leads/analytics/figures.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { rowsBehind } from '#tests/rows-behind.ts';
import { wonIn } from './analytics-won.server.ts';
import { analyse } from './analytics.server.ts';
import type { OwnerFigures } from './analytics.schema.ts';

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;
const PERIOD = { from: '2027-01-01', to: '2027-03-31' };

beforeEach(async () => {
  database = await openTestDatabase();
  const now = new Date('2027-03-20T12:00:00.000Z');
  const [owner, member] = [
    await aUserContext(database.db, { now }),
    await aUserContext(database.db, { now }),
  ];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt: now.toISOString() });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea] = [await within(owner), await within(member)];
});
afterEach(() => database.close());

const lost = (lostReason: string) => ({ stage: 'lost', lostReason });

async function fill(): Promise<void> {
  const deals = [
    [ana, { stage: 'won', amountCents: 100_050 }],
    [ana, { stage: 'won', amountCents: 20_000, currency: 'CHF' }],
    [ana, { ...lost('Precio'), amountCents: 5_000 }],
    [ana, { stage: 'proposal', amountCents: 1_050, probability: 33 }],
    [bea, { stage: 'won', amountCents: 700_000 }],
    [bea, { ...lost('precio'), amountCents: 1_000 }],
    [bea, { ...lost('Plazo'), amountCents: 2_000 }],
    [bea, { stage: 'proposal', amountCents: 1_050, probability: 33, expectedClose: '2027-05-01' }],
    [ana, { stage: 'proposal', amountCents: 9_000, ownerId: null }],
  ] as const;
  for (const [who, deal] of deals) await called(who, createOpportunity, anOpportunity(deal));
  const before = { ...ana, now: new Date('2026-12-31T12:00:00.000Z') };
  await called(before, createOpportunity, anOpportunity({ stage: 'won', amountCents: 33_000 }));
  const occurredAt = '2027-03-10T09:00:00.000Z';
  await called(ana, createCommunication, aCommunication({ type: 'call', occurredAt }), null);
  await called(bea, createCommunication, aCommunication({ type: 'note', occurredAt }), null);
  await called(bea, createTask, aTask({ doneAt: occurredAt }));
  await called(bea, createTask, aTask({ doneAt: occurredAt, assigneeId: ana.user.id }));
  await called(bea, createContact, aCrmContact());
}

const idOf = ({ ownerId }: OwnerFigures) => (ownerId === null ? 'nobody' : String(ownerId));

test('the figures of all owners add up to those of the page, and one owner’s page says that owner’s', async () => {
  await fill();
  const all = await analyse(ana, PERIOD);
  expect(all.owners.map((each) => [each.ownerId, each.won.amounts[0], each.lost.count])).toEqual([
    [bea.user.id, { currency: 'EUR', amountCents: 700_000 }, 2],
    [ana.user.id, { currency: 'EUR', amountCents: 100_050 }, 1],
    [null, undefined, 0],
  ]);
  const euros = (amounts: readonly { currency: string; amountCents: number }[]) =>
    amounts.find(({ currency }) => currency === 'EUR')?.amountCents ?? 0;
  const sum = (of: (each: OwnerFigures) => number) => all.owners.reduce((total, each) => total + of(each), 0);
  expect(sum(({ won }) => euros(won.amounts))).toBe(euros((await wonIn(ana, PERIOD)).now));
  expect(sum(({ open }) => euros(open.weighted))).toBe(
    all.forecast.flatMap(({ totals }) => totals).reduce((total, each) => total + each.weightedCents, 0),
  );
  expect(sum(({ communications, tasks }) => communications + tasks)).toBe(all.activity.total);
  expect(all.lost).toMatchObject({
    count: 3,
    reasons: [
      { count: 2, amounts: [{ currency: 'EUR', amountCents: 6_000 }] },
      { reason: 'Plazo', count: 1 },
    ],
  });
  for (const row of all.owners) {
    const owner = idOf(row);
    const own = await analyse(ana, { ...PERIOD, owner });
    expect(own.owners).toEqual([row]);
    expect([own.won, own.lost]).toMatchObject([row.won, row.lost]);
    expect(own.activity.total).toBe(row.communications + row.tasks);
    expect((await wonIn(ana, PERIOD, { owner })).now).toEqual(row.won.amounts);
  }
  expect((await analyse(ana, { ...PERIOD, owner: String(bea.user.id) })).leads.total).toBe(1);
});

test('each figure of an owner, and each reason of a loss, leads to exactly its rows', async () => {
  await fill();
  const { owners, lost: losses, pipelineId } = await analyse(ana, PERIOD);
  const figures = figuresIn('en', '2027-03-20', { pipelineId, isOne: false });
  const rows = figures.owners(owners, PERIOD, []);
  const counts = ({ open, won, lost: gone, communications, tasks }: OwnerFigures) => [
    ...[open.count, open.count, open.count, won.count, won.count, gone.count],
    ...[won.count + gone.count, communications, tasks],
  ];
  let seen = 0;
  for (const [at, { cells }] of rows.entries())
    for (const [column, cell] of cells.entries())
      for (const { href } of cell) {
        const counted = owners[at] && counts(owners[at])[column];
        expect([at, column, href === undefined]).toEqual([at, column, counted === 0]);
        if (href === undefined) continue;
        expect([href, await rowsBehind(ana, href)]).toEqual([href, counted]);
        seen += 1;
      }
  expect(seen).toBeGreaterThan(15);
  const [price, term] = figures.lost(losses, PERIOD).map(({ cells }) => cells[0]?.[0]?.href ?? '');
  expect([await rowsBehind(ana, price ?? ''), await rowsBehind(ana, term ?? '')]).toEqual([2, 1]);
});

test('a personal workspace has no owners to compare', async () => {
  const alone = await aUserContext(database.db);
  await called(alone, createOpportunity, anOpportunity({ stage: 'won' }));
  expect((await analyse(alone, PERIOD)).owners).toEqual([]);
});
