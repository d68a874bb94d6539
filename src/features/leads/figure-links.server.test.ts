import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { ServiceContext } from '#server/context.ts';
import { knownFilters } from '#shared/list.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { analyse } from './analytics.server.ts';
import { listCommunications } from './communication-list.server.ts';
import { communicationQuerySchema } from './communication.schema.ts';
import { createCommunication } from './communication.server.ts';
import { listContacts } from './crm-contact-list.server.ts';
import { contactListQuery } from './crm-contact.schema.ts';
import { createContact } from './crm-contact.server.ts';
import { activityHref, forecastHref, leadsHref, reachedHref, staysHref } from './figure-links.rules.ts';
import { listOpportunities } from './opportunity-list.server.ts';
import { moveOpportunity } from './opportunity-move.server.ts';
import { opportunityQuerySchema } from './opportunity.schema.ts';
import { createOpportunity } from './opportunity.server.ts';
import { listTasks } from './task-list.server.ts';
import { taskQuerySchema } from './task.schema.ts';
import { createTask } from './task.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
const TODAY = '2026-03-20';
const PERIOD = { from: '2026-03-02', to: TODAY };
const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};
const on = (moment: string): ServiceContext => ({ ...owner, now: new Date(moment) });

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { now: new Date(`${TODAY}T12:00:00.000Z`) });
});
afterEach(() => database.close());

const page = <Schema extends z.ZodObject>(
  schema: Schema,
  list: (ctx: ServiceContext, query: z.output<Schema>) => Promise<{ items: unknown[] }>,
) => ({
  names: Object.keys(schema.shape),
  rows: async (given: URLSearchParams): Promise<number> =>
    (await list(owner, z.parse(schema, knownFilters(schema, given)))).items.length,
});
const PAGES = {
  contacts: page(contactListQuery, listContacts),
  opportunities: page(opportunityQuerySchema, listOpportunities),
  tasks: page(taskQuerySchema, listTasks),
  communications: page(communicationQuerySchema, listCommunications),
};

/** Opens a figure’s address as its page does, which leaves out what it does not know, and counts what it shows. */
async function rowsBehind(href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const [, opened] = Object.entries(PAGES).find(([name]) => pathname === `/leadmanager/${name}`) ?? [];
  if (!opened) throw new Error(`no list is at ${pathname}`);
  expect(opened.names).toEqual(expect.arrayContaining([...searchParams.keys()]));
  return opened.rows(searchParams);
}

/** What lies at the edges of the period, by the clocks of Madrid, and beyond them. */
const MOMENTS = [
  '2026-03-01T22:59:59.000Z',
  '2026-03-01T23:00:00.000Z',
  '2026-03-08T22:59:59.000Z',
  '2026-03-08T23:00:00.000Z',
  '2026-03-20T11:00:00.000Z',
  '2026-03-20T23:00:00.000Z',
];

test('every figure leads to as many rows as it says', async () => {
  for (const [index, moment] of MOMENTS.entries()) {
    const at = on(moment);
    await createContact(at, aCrmContact({ source: index % 2 === 0 ? 'website' : 'event' }));
    await createCommunication(at, aCommunication({ type: index % 2 === 0 ? 'call' : 'note' }), settings);
    await createTask(owner, aTask({ doneAt: moment }));
    const { id } = await createOpportunity(at, anOpportunity());
    if (index % 2 === 0)
      await moveOpportunity(on('2026-03-19T10:00:00.000Z'), id, { stage: 'proposal', lostReason: null });
    if (index % 3 === 0)
      await moveOpportunity(on('2026-03-19T11:00:00.000Z'), id, { stage: 'won', lostReason: null });
  }
  for (const expectedClose of ['2026-03-19', '2026-03-20', '2026-03-31', '2026-04-01', '2026-04-30'])
    await createOpportunity(owner, anOpportunity({ expectedClose }));

  const { leads, conversion, timeInStage, forecast, activity } = await analyse(owner, PERIOD);
  const figures: [href: string, count: number][] = [
    [leadsHref(PERIOD), leads.total],
    ...leads.bySource.map(({ source, count }): [string, number] => [leadsHref(PERIOD, source), count]),
    ...leads.weeks.map((week): [string, number] => [leadsHref(week), week.total]),
    ...leads.weeks.map((week): [string, number] => [leadsHref(week, 'event'), week.bySource.event ?? 0]),
    [reachedHref(PERIOD), conversion.total],
    ...conversion.stages.map(({ stage, reached }): [string, number] => [
      reachedHref(PERIOD, stage.key),
      reached,
    ]),
    ...timeInStage.map(({ stage, count }): [string, number] => [staysHref(PERIOD, stage.key), count]),
    ...forecast.map((month): [string, number] => [forecastHref(month, TODAY), month.count]),
    ...activity.byType.map(({ type, count }): [string, number] => [activityHref(PERIOD, type), count]),
    ...activity.weeks.flatMap((week) =>
      (['call', 'note', 'task'] as const).map((type): [string, number] => [
        activityHref(week, type),
        week.byType[type] ?? 0,
      ]),
    ),
  ];
  expect(figures.filter(([, count]) => count > 0).length).toBeGreaterThan(25);
  for (const [href, count] of figures) expect([href, await rowsBehind(href)]).toEqual([href, count]);
});
