// One long file: the figures share their journeys.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { periodOf, weeksOf } from './analytics.rules.ts';
import { wonIn } from './analytics-won.server.ts';
import { analyse } from './analytics.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { contactListQuery } from '#features/leads/contacts/contact.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import {
  createOpportunity,
  findOpportunity,
  updateOpportunity,
} from '#features/leads/opportunities/opportunity.server.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import { createPipeline, updatePipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const on = (day: string): ServiceContext => ({ ...owner, now: new Date(`${day}T12:00:00.000Z`) });
const MARCH = { from: '2026-03-02', to: '2026-03-22' };
const now = () => on('2026-03-22');

/** Creates an opportunity on the first day and moves it to the given stage on each later one. */
async function journey(days: Record<string, string>, over: object = {}): Promise<number> {
  const [[first = '', stage], ...rest] = Object.entries(days) as [[string, string], ...[string, string][]];
  const { id } = await createOpportunity(on(first), anOpportunity({ stage, ...over }));
  for (const [day, next] of rest) await moveOpportunity(on(day), id, { stage: next, lostReason: 'Price' });
  return id;
}

test('new leads are counted by week and source, in the days of the current user', async () => {
  for (const [at, source] of [
    ['2026-03-01T22:59:59.000Z', 'website'],
    ['2026-03-01T23:00:00.000Z', 'website'],
    ['2026-03-09T12:00:00.000Z', 'referral'],
    ['2026-03-10T12:00:00.000Z', 'website'],
  ] as const)
    await createContact({ ...owner, now: new Date(at) }, aCrmContact({ source }));
  const { leads } = await analyse(now(), MARCH);
  expect(leads.total).toBe(3);
  expect(leads.weeks.map(({ from, to, total }) => [from, to, total])).toEqual([
    ['2026-03-02', '2026-03-08', 1],
    ['2026-03-09', '2026-03-15', 2],
    ['2026-03-16', '2026-03-22', 0],
  ]);
  expect(leads.weeks[1]?.bySource).toEqual({ referral: 1, website: 1 });
  expect(leads.bySource).toEqual([
    { source: 'website', count: 2 },
    { source: 'referral', count: 1 },
  ]);
});

test('a user in another time zone gets other days, and the rows behind a figure match them', async () => {
  const tokyo = { ...now(), timeZone: 'Asia/Tokyo' };
  for (const at of ['2026-03-01T14:59:59.000Z', '2026-03-01T15:00:00.000Z', '2026-03-22T15:00:00.000Z'])
    await createContact({ ...owner, now: new Date(at) }, aCrmContact());
  const query = contactListQuery.parse({ createdFrom: MARCH.from, createdTo: MARCH.to });
  expect((await analyse(tokyo, MARCH)).leads.total).toBe(1);
  expect((await listContacts(tokyo, query)).items).toHaveLength(1);
});

test('of any opportunities, no more reached a stage than the one before it', async () => {
  const stages = ['qualification', 'proposal', 'negotiation', 'won', 'lost'] as const;
  const path = fc.uniqueArray(fc.constantFrom(...stages), { minLength: 1, maxLength: 4 });
  const check = async (paths: (typeof stages)[number][][]) => {
    for (const path of paths)
      await journey(
        Object.fromEntries(path.map((stage, at) => [`2026-03-1${at}`, stage])),
        path[0] === 'lost' ? { lostReason: 'Price' } : {},
      );
    const { conversion } = await analyse(now(), MARCH);
    const reached = conversion.stages.filter(({ stage }) => stage.kind !== 'lost').map((row) => row.reached);
    expect([conversion.total, ...reached]).toEqual([conversion.total, ...reached].sort((a, b) => b - a));
  };
  await fc.assert(fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 6 }), check), {
    numRuns: 10,
    seed: 20_261_128,
  });
});

test('conversion follows the open stages wherever the won and the lost ones stand, and so does the link', async () => {
  const own = await requirePipeline(owner);
  const stages = own.stages.map(({ position: _, ...stage }) => stage);
  await updatePipeline(owner, own.id, {
    stages: [
      ...stages.filter(({ kind }) => kind !== 'open'),
      { name: 'Ganado dos', kind: 'won' as const },
      ...stages.filter(({ kind }) => kind === 'open'),
    ],
  });
  await journey({ '2026-03-03': 'qualification', '2026-03-04': 'won' });
  await journey({ '2026-03-03': 'proposal' });
  const { conversion } = await analyse(now(), MARCH);
  expect(conversion.stages.map(({ stage, reached }) => [stage.key, reached])).toEqual([
    ['won', 1],
    ['lost', 0],
    ['ganado_dos', 0],
    ['qualification', 2],
    ['proposal', 2],
    ['negotiation', 1],
  ]);
  for (const { stage, reached } of conversion.stages) {
    const query = { reached: stage.key, limit: 50 };
    expect((await listOpportunities(now(), query)).items).toHaveLength(reached);
  }
});

test('what happened in another pipeline counts in none of this one’s stages, whatever their keys', async () => {
  const own = await requirePipeline(owner);
  const other = await createPipeline(owner, { name: 'Formación' });
  const id = await journey({ '2026-03-03': 'qualification', '2026-03-05': 'negotiation' });
  await updateOpportunity(on('2026-03-09'), id, { pipelineId: other.id, stage: 'negotiation' });
  await updateOpportunity(on('2026-03-10'), id, { stage: 'qualification' });
  const { conversion, timeInStage } = await analyse(now(), { ...MARCH, pipelineId: other.id });
  expect(conversion.stages.map(({ reached }) => reached)).toEqual([1, 1, 1, 0, 0]);
  expect(timeInStage.map(({ stage, medianDays, count }) => [stage.key, medianDays, count])).toEqual([
    ['qualification', null, 0],
    ['proposal', null, 0],
    ['negotiation', 1, 1],
  ]);
  const left = async (key: string) =>
    (await listOpportunities(now(), { left: key, leftFrom: MARCH.from, leftTo: MARCH.to, limit: 50 })).items
      .length;
  expect([await left('qualification'), await left('negotiation')]).toEqual([0, 1]);
  const { history } = await findOpportunity(owner, id);
  expect(history.map(({ toStage }) => toStage)).toEqual([
    'qualification',
    'negotiation',
    'negotiation',
    'qualification',
  ]);
  expect(own.id).not.toBe(other.id);
});

test('conversion counts who reached a stage, skipped ones included, and its rows are found by the link', async () => {
  await journey({ '2026-03-02': 'qualification', '2026-03-04': 'proposal', '2026-03-06': 'lost' });
  await journey({ '2026-03-02': 'qualification', '2026-03-04': 'won' });
  await journey({ '2026-03-03': 'qualification' });
  await journey({ '2026-02-01': 'qualification', '2026-03-04': 'won' });
  const { conversion } = await analyse(now(), MARCH);
  expect(conversion.total).toBe(3);
  expect(conversion.stages.map(({ stage, reached }) => [stage.key, reached])).toEqual([
    ['qualification', 3],
    ['proposal', 2],
    ['negotiation', 1],
    ['won', 1],
    ['lost', 1],
  ]);
  for (const { stage, reached } of conversion.stages) {
    const rows = await listOpportunities(now(), {
      limit: 50,
      reached: stage.key,
      createdFrom: MARCH.from,
      createdTo: MARCH.to,
    });
    expect([stage.key, rows.items.length]).toEqual([stage.key, reached]);
  }
});

test('time in stage is the median of the stays that ended in the period, and its link finds its rows', async () => {
  await journey({ '2026-03-01': 'qualification', '2026-03-03': 'proposal', '2026-03-04': 'won' });
  await journey({ '2026-03-01': 'qualification', '2026-03-05': 'proposal', '2026-03-08': 'won' });
  await journey({ '2025-01-01': 'qualification', '2026-03-06': 'proposal' });
  await journey({ '2026-01-01': 'qualification', '2026-02-01': 'proposal' });
  const { timeInStage } = await analyse(now(), MARCH);
  expect(timeInStage.map(({ stage, medianDays, count }) => [stage.key, medianDays, count])).toEqual([
    ['qualification', expect.closeTo(4, 5), 3],
    ['proposal', expect.closeTo(2, 5), 2],
    ['negotiation', null, 0],
  ]);
  for (const { stage, count } of timeInStage) {
    const rows = await listOpportunities(now(), {
      limit: 50,
      left: stage.key,
      leftFrom: MARCH.from,
      leftTo: MARCH.to,
    });
    expect([stage.key, rows.items.length]).toEqual([stage.key, count]);
  }
});

test('the forecast weights open opportunities by month and currency, overdue first and undated last', async () => {
  const expected = (expectedClose: string | null, over: object = {}) =>
    journey({ '2026-03-02': 'proposal' }, { amountCents: 1_000, expectedClose, ...over });
  await expected('2026-03-21');
  await expected('2026-03-22');
  await expected('2026-03-31', { currency: 'USD' });
  await expected('2026-05-01', { probability: 10 });
  await expected(null);
  await expected('2026-05-01', { stage: 'won' });
  const { forecast } = await analyse(now(), MARCH);
  expect(
    forecast.map(({ month, isPast, count, totals }) => [
      month,
      isPast,
      count,
      totals.map(({ weightedCents }) => weightedCents),
    ]),
  ).toEqual([
    [null, true, 1, [500]],
    ['2026-03', false, 2, [500, 500]],
    ['2026-05', false, 1, [100]],
    [null, false, 1, [500]],
  ]);
});

test('activity counts communications and completed tasks', async () => {
  for (const type of ['call', 'call', 'note'])
    await createCommunication(on('2026-03-03'), aCommunication({ type }), settings);
  await createTask(on('2026-03-03'), aTask({ doneAt: '2026-03-10T10:00:00.000Z' }));
  await createTask(on('2026-03-03'), aTask());
  const { activity } = await analyse(now(), MARCH);
  expect(activity).toMatchObject({
    total: 4,
    byType: [
      { type: 'call', count: 2 },
      { type: 'note', count: 1 },
      { type: 'task', count: 1 },
    ],
  });
  expect(activity.weeks.map(({ byType }) => byType)).toEqual([{ call: 2, note: 1 }, { task: 1 }, {}]);
});

test('figures include no rows of another workspace', async () => {
  await journey({ '2026-03-02': 'proposal', '2026-03-04': 'won' });
  await createContact(on('2026-03-03'), aCrmContact());
  const other = await aUserContext(database.db);
  const { leads, conversion, timeInStage, forecast, activity } = await analyse(other, MARCH);
  expect([leads.total, conversion.total, forecast, activity.total]).toEqual([0, 0, [], 0]);
  expect(timeInStage.every(({ count }) => count === 0)).toBe(true);
});

describe('a period', () => {
  test('defaults to the last twelve weeks, starting on a Monday', () => {
    const period = periodOf({}, '2026-03-04');
    expect(period).toEqual({ from: '2025-12-15', to: '2026-03-04' });
    expect(weeksOf(period)).toHaveLength(12);
    expect(weeksOf(period).at(-1)).toEqual({ from: '2026-03-02', to: '2026-03-04' });
  });

  test.each([
    ['ends before it begins', { from: '2026-03-02', to: '2026-03-01' }],
    ['is longer than two years', { from: '2020-01-01', to: '2026-03-01' }],
  ])('is rejected where it %s', async (_what, period) => {
    await expect(analyse(owner, period)).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('what was won is summed by currency, beside as many days before', async () => {
  await journey({ '2026-03-01': 'proposal', '2026-03-05': 'won' }, { amountCents: 100_00 });
  await journey({ '2026-03-01': 'proposal', '2026-03-22': 'won' }, { amountCents: 250_00 });
  await journey({ '2026-03-03': 'proposal', '2026-03-04': 'won' }, { amountCents: 9_00, currency: 'GBP' });
  await journey({ '2026-02-10': 'proposal', '2026-02-12': 'won' }, { amountCents: 70_00 });
  await journey({ '2026-01-10': 'proposal', '2026-02-07': 'won' }, { amountCents: 80_00 });
  await journey({ '2026-03-03': 'proposal', '2026-03-04': 'lost' }, { amountCents: 500_00 });
  expect(await wonIn(now(), MARCH)).toEqual({
    now: [
      { currency: 'EUR', amountCents: 350_00 },
      { currency: 'GBP', amountCents: 9_00 },
    ],
    before: [{ currency: 'EUR', amountCents: 70_00 }],
  });
});
