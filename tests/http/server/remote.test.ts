import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { type Instances, openInstances } from '#tests/remote/instances.ts';
import type { TestServer } from '#tests/server.ts';

/** A taste of `npm run test:remote`, which has the rest. */
let instances: Instances;
let server: TestServer;
beforeAll(async () => {
  instances = await openInstances();
  server = await instances.start();
});
afterAll(() => instances.close());

test('on a database server people sign in, write and read, and its failure is told as 503 until it passes', async () => {
  const ana = await new ApiClient(server.url).login('root');
  expect((await ana.call('POST', '/api/crm/contacts', { firstName: 'Ana' })).status).toBe(201);
  const page = await ana.call('GET', '/leadmanager/contacts');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('Ana')]);

  instances.database.fail({ how: 'status', status: 503 });
  const answers = [
    await ana.call('POST', '/api/crm/contacts', { firstName: 'Berta' }),
    await ana.call('GET', '/leadmanager/contacts'),
  ];
  for (const { status, headers } of answers)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);

  instances.database.mend();
  expect((await ana.call('POST', '/api/crm/contacts', { firstName: 'Berta' })).status).toBe(201);
  expect(instances.query('select count(*) as n from crm_contacts')[0]?.['n']).toBe(2);
});
