import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

const ID = 'supplier-invoice-capture';
const PATH = `/api/admin/catalogue/${ID}`;
let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  admin = await (await new ApiClient(server.url).login('root')).confirm();
});
afterAll(() => server.stop());

type Entry = { id: string; isConfirmed: boolean; isOverridden: boolean; figures: Record<string, unknown> };
const entry = async () => {
  const { status, body } = await admin.call('GET', '/api/admin/catalogue');
  expect(status).toBe(200);
  const found = (body as { items: Entry[] }).items.find(({ id }) => id === ID);
  if (!found) throw new Error('no entry');
  return found;
};

test('staff confirm figures with their source, keep what they do not name, and put the file’s back', async () => {
  const before = await entry();
  expect(before).toMatchObject({ isConfirmed: false, isOverridden: false });
  const weeks = { small: 2, medium: 4, large: 8 };
  const changed = await admin.call('PATCH', PATH, { weeks, figuresSource: 'Five projects of ours, 2026' });
  expect(changed.status).toBe(200);
  expect(await entry()).toEqual(changed.body);
  expect(changed.body).toMatchObject({
    isConfirmed: true,
    isOverridden: true,
    figures: { weeks, effort: before.figures['effort'], figuresSource: 'Five projects of ours, 2026' },
  });
  const savedShare = [0.2, 0.3];
  await admin.call('PATCH', PATH, { savedShare, figuresSource: 'Six projects' });
  expect(await entry()).toMatchObject({ figures: { weeks, savedShare } });
  expect((await admin.call('DELETE', PATH)).status).toBe(204);
  expect(await entry()).toEqual(before);
});

test.each([
  [{}],
  [{ figuresSource: '' }],
  [{ figuresSource: 'x', effort: { small: 6, medium: 1, large: 1 } }],
  [{ figuresSource: 'x', setupEuros: { small: [9, 1], medium: [1, 2], large: [1, 2] } }],
  [{ figuresSource: 'x', savedShare: [0, 1.1] }],
  [{ figuresSource: 'x', runningEurosPerYear: { small: [-1, 1], medium: [1, 2], large: [1, 2] } }],
  [{ figuresSource: 'x', title: 'Mine' }],
])('refuses %j', async (body) => {
  expect((await admin.call('PATCH', PATH, body)).status).toBe(422);
  expect(await entry()).toMatchObject({ isOverridden: false });
});

test('an intervention that is not in the catalogue is not found', async () => {
  for (const id of ['nothing', '1', 'a'.repeat(2_000)]) {
    const path = `/api/admin/catalogue/${id}`;
    expect((await admin.call('PATCH', path, { figuresSource: 'x' })).status).toBe(404);
    expect((await admin.call('DELETE', path)).status).toBe(404);
  }
});
