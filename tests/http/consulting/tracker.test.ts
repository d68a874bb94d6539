import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aTrackedReport } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('tracker-owner');
});
afterAll(() => server.stop());

type Tracker = {
  items: { actionId: string; status: string; updatedAt: string; [field: string]: unknown }[];
  summary: Record<string, unknown>;
};

const aFrozenReport = async (): Promise<number> => (await aTrackedReport(owner)).reportId;
const pathOf = (report: number) => `/api/reports/${report}/actions`;
const read = async (report: number) => (await owner.call('GET', pathOf(report))).body as Tracker;

test('every action of a frozen report begins to do, with the date, owner and cost that the report proposes', async () => {
  const { items, summary } = await read(await aFrozenReport());
  expect(items.length).toBeGreaterThan(0);
  expect(summary).toMatchObject({ actions: items.length, done: 0, savedHoursPerYear: null, costCents: 0 });
  for (const item of items)
    expect(item).toMatchObject({
      status: 'todo',
      owner: null,
      title: expect.stringMatching(/\S/) as unknown,
      proposedOwner: expect.stringMatching(/\S/) as unknown,
      proposedDue: expect.stringMatching(/^\d{4}-/) as unknown,
      kpi: expect.stringMatching(/\S/) as unknown,
    });
});

test('what is entered stays, what a call does not name too, and a second tab is told', async () => {
  const report = await aFrozenReport();
  const first = (await read(report)).items.find(({ savedHoursPerYear }) => savedHoursPerYear !== null);
  if (!first) throw new Error('nothing is quantified');
  const { actionId } = first;
  const done = await owner.call('PATCH', pathOf(report), {
    actionId,
    status: 'done',
    costCents: 90_000,
    owner: 'Marta',
  });
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ status: 'done', costCents: 90_000, owner: 'Marta', dueDate: null });
  const { updatedAt } = done.body as { updatedAt: string };
  const noted = await owner.call('PATCH', pathOf(report), { actionId, notes: 'Hecho', updatedAt });
  expect(noted.body).toMatchObject({ status: 'done', costCents: 90_000, owner: 'Marta', notes: 'Hecho' });
  const stale = await owner.call('PATCH', pathOf(report), { actionId, status: 'doing', updatedAt });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ code: 'stale', current: { status: 'done', notes: 'Hecho' } });
  const { summary } = await read(report);
  expect(summary).toMatchObject({
    done: 1,
    savedHoursPerYear: first['savedHoursPerYear'],
    costCents: 90_000,
  });
});

test("a day has one reading of an action's KPI, and readings are in the order of their days", async () => {
  const report = await aFrozenReport();
  const actionId = (await read(report)).items[0]?.actionId;
  const path = `${pathOf(report)}/readings`;
  for (const [day, value] of [
    ['2026-03-02', 18.5],
    ['2026-02-02', 25],
    ['2026-03-02', 12],
  ])
    expect((await owner.call('PUT', path, { actionId, day, value })).status).toBe(200);
  const readings = async () => (await read(report)).items[0]?.['readings'];
  expect(await readings()).toEqual([
    { day: '2026-02-02', value: 25 },
    { day: '2026-03-02', value: 12 },
  ]);
  expect((await owner.call('DELETE', `${path}?actionId=${actionId}&day=2026-02-02`)).status).toBe(204);
  expect(await readings()).toEqual([{ day: '2026-03-02', value: 12 }]);
});

test.each([
  ['PATCH', '', { actionId: 'A99', status: 'done' }],
  ['PATCH', '', { actionId: 'A1', status: 'finished' }],
  ['PATCH', '', { actionId: 'A1', dueDate: '2026-02-30' }],
  ['PATCH', '', { actionId: 'A1', costCents: 0 }],
  ['PUT', '/readings', { actionId: 'A1', day: 'today', value: 1 }],
  ['PUT', '/readings', { actionId: 'A1', day: '2026-02-02', value: 1e12 }],
])('refuses %s%s %j and changes nothing', async (method, rest, body) => {
  const report = await aFrozenReport();
  const before = await read(report);
  expect((await owner.call(method, `${pathOf(report)}${rest}`, body)).status).toBe(422);
  expect(await read(report)).toEqual(before);
});

describe('the page of a shared report', () => {
  const pageOf = async (report: number) => {
    const { body } = await owner.call('POST', `/api/reports/${report}/share`, { days: 7 });
    const { url } = body as { url: string };
    const page = await fetch(`${server.url}${new URL(url).pathname}`);
    return page.text();
  };
  const SECTION = 'id="actions"';

  test('says nothing of the actions while nothing was entered', async () => {
    const report = await aFrozenReport();
    await owner.call('PATCH', pathOf(report), { actionId: 'A1', notes: 'Solo para mí', costCents: 90_000 });
    expect(await pageOf(report)).not.toContain(SECTION);
  });

  test('shows status, owner, date, saving and readings, but neither cost nor notes', async () => {
    const report = await aFrozenReport();
    const found = (await read(report)).items.find((item) => item['savedHoursPerYear']);
    if (!found) throw new Error('nothing is quantified');
    const { actionId, title } = found;
    await owner.call('PATCH', pathOf(report), {
      actionId,
      status: 'done',
      owner: 'Marta <b>Ruiz</b>',
      dueDate: '2026-05-04',
      costCents: 8_765_400,
      notes: 'El proveedor no convence',
    });
    await owner.call('PUT', `${pathOf(report)}/readings`, { actionId, day: '2026-03-02', value: 18.5 });
    const page = await pageOf(report);
    const [, section = ''] = page.split(SECTION);
    for (const shown of [title as string, 'Marta &lt;b&gt;Ruiz', '4 May 2026', 'Done', '18.5', '1 of '])
      expect(section).toContain(shown);
    for (const secret of ['87,654', '8765400', 'proveedor no convence']) expect(page).not.toContain(secret);
    expect(page).not.toContain('<script');
  });
});
