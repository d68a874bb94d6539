import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '#db/drizzle.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;
let database: Client;
let ownerId: number;

/** Occurs only in the owner's records. */
const SECRET = 'Zurbaranesca';

beforeAll(async () => {
  server = await startServer({}, { isWrittenByTest: true });
  owner = await new ApiClient(server.url).register('owner');
  other = await new ApiClient(server.url).register('other');
  ownerId = member((await owner.call('GET', '/api/user')).body, 'id', 'number');
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 2_000 });
});
afterAll(async () => {
  database.close();
  await server.stop();
});

const anAnswer = (message: string) =>
  anInboxEntry(databaseOf(database), {
    message: { message },
    entry: { userId: ownerId, kind: 'landing_page' },
  });

describe('a page of the inbox or the communications', () => {
  test('of another user’s record is not found, and shows nothing of it', async () => {
    const entry = await anAnswer(SECRET);
    const note = await owner.make('/api/crm/communications', {
      type: 'note',
      direction: 'out',
      body: SECRET,
    });
    for (const path of [`inbox/${entry}`, `communications/${note}`]) {
      expect((await owner.call('GET', `/leadmanager/${path}`)).body).toContain(SECRET);
      const answer = await other.call('GET', `/leadmanager/${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).not.toContain(SECRET);
    }
    for (const id of ['999999', '0', 'none', '1e3', '12/34', '9'.repeat(30)])
      for (const list of ['inbox', 'communications'])
        expect([id, (await owner.call('GET', `/leadmanager/${list}/${id}`)).status]).toEqual([id, 404]);
  });

  test('filtered by another user’s record or an invalid value is an empty list', async () => {
    const contactId = await owner.make('/api/crm/contacts', aCrmContact({ firstName: SECRET }));
    await owner.make('/api/crm/communications', { type: 'note', direction: 'out', body: SECRET, contactId });
    for (const path of [
      `communications?contactId=${contactId}`,
      'communications?contactId=none&from=2026-02-30&type=letter&cursor=made-up',
      'communications/templates?q=%22&sort=name&cursor=made-up',
      'inbox?status=lost&kind=letter&cursor=made-up&q=%25',
    ]) {
      const answer = await other.call('GET', `/leadmanager/${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).not.toContain(SECRET);
    }
  });

  test('escapes what a visitor has typed', async () => {
    const typed = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
    const id = await anAnswer(typed);
    const { body } = await owner.call('GET', `/leadmanager/inbox/${id}`);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('<script>alert(2)');
  });
});
