import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let ana: ApiClient;
let bea: ApiClient;
let workspace: number;
let contact: number;

beforeAll(async () => {
  server = await startServer();
  ana = await new ApiClient(server.url).register('ana');
  bea = await new ApiClient(server.url).register('bea');
  workspace = await aTeam(ana, bea);
  const { body } = await ana.call('POST', '/api/crm/contacts', aCrmContact(), inside(workspace));
  contact = member(body, 'id', 'number');
});
afterAll(() => server.stop());

const path = () => `/api/live/crm_contact/${contact}`;

type Event = {
  event?: string;
  data?: { people?: { name: string }[]; saved?: { fields: string[] }[]; code?: string };
};

/** The events of a tab, one after the other, until the server ends them. */
async function* eventsOf(client: ApiClient, tab: string): AsyncGenerator<Event> {
  const answer = await fetch(`${server.url}${path()}?workspace=${workspace}&tab=${tab}`, {
    headers: { cookie: client.cookie, accept: 'text/event-stream' },
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  let text = '';
  for await (const piece of answer.body ?? []) {
    text += new TextDecoder().decode(piece);
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const lines = new Map(part.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
      const data = lines.get('data');
      if (data !== undefined)
        yield { ...Object.fromEntries(lines), data: JSON.parse(data) as Event['data'] } as Event;
    }
  }
}

async function until(events: AsyncGenerator<Event>, isIt: (event: Event) => boolean): Promise<Event> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('the stream has ended');
    if (isIt(value)) return value;
  }
}

test('two members hear of each other, of what is saved, and of the end of a membership', async () => {
  const first = eventsOf(ana, 'a1');
  const second = eventsOf(bea, 'b1');
  await Promise.all([first.next(), second.next()]);
  await until(first, ({ data }) => data?.people?.[0]?.name === 'bea');
  await until(second, ({ data }) => data?.people?.[0]?.name === 'ana');
  await ana.call('PATCH', `/api/crm/contacts/${contact}`, { phone: '600 111 222' }, inside(workspace));
  const { data } = await until(second, (event) => event.data?.saved?.[0] !== undefined);
  expect(data?.saved?.[0]?.fields).toEqual(['phone']);
  const { body } = await bea.call('GET', '/api/user');
  await ana.call('DELETE', `/api/workspaces/${workspace}/members/${member(body, 'id', 'number')}`);
  await ana.call('PATCH', `/api/crm/contacts/${contact}`, { phone: '600 111 333' }, inside(workspace));
  const end = await until(second, ({ event }) => event === 'ended');
  expect(end.data?.code).toBe('workspace_left');
  expect(await second.next()).toMatchObject({ done: true });
  const refused = await bea.call('GET', path(), undefined, inside(workspace));
  expect(refused).toMatchObject({ status: 404, body: { code: 'workspace_left' } });
  await first.return(undefined);
});

test('the server ends its streams when it stops', async () => {
  const events = eventsOf(ana, 'a2');
  await events.next();
  const stopped = server.stop();
  for await (const event of events) expect(event).toBeDefined();
  expect(await stopped).toBe(0);
});
