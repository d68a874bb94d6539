import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { analyse } from '#features/leads/analytics/analytics.server.ts';
import { findBoard } from '#features/leads/opportunities/board.server.ts';
import { listCommunications } from '#features/leads/communications/communication-list.server.ts';
import { addLeadSample } from './lead-sample.server.ts';
import { countTasks } from '#features/leads/tasks/task-list.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test.each([
  ['en', 'Route planning for 24 lorries'],
  ['es', 'Planificación de rutas para 24 camiones'],
] as const)('a demo in %s fills every section, and sends nothing', async (locale, title) => {
  const ctx = await aUserContext(database.db, { locale, now: new Date('2026-03-04T09:00:00.000Z') });
  await addLeadSample(ctx);
  const { columns } = await findBoard(ctx, null, {});
  expect(columns.map(({ stage, count }) => [stage.key, count])).toEqual([
    ['qualification', 2],
    ['proposal', 3],
    ['negotiation', 2],
    ['won', 1],
    ['lost', 1],
  ]);
  expect(columns[2]?.cards.items.map((card) => card.title)).toContain(title);
  expect(await countTasks(ctx, {})).toMatchObject({ today: 2, overdue: 1, upcoming: 4 });
  const said = (await listCommunications(ctx, { limit: 50 })).items;
  for (const { cards } of columns)
    for (const { id } of cards.items)
      expect(said.filter(({ opportunityId }) => opportunityId === id).length).toBeGreaterThanOrEqual(2);
  const { leads, conversion, timeInStage, forecast } = await analyse(ctx, {});
  expect([leads.total, conversion.total]).toEqual([12, 9]);
  expect(timeInStage.every(({ medianDays }) => medianDays !== null)).toBe(true);
  expect(forecast.some(({ isPast }) => isPast)).toBe(true);
  expect(await database.db.select().from(outbox)).toEqual([]);
});
