import { createContext } from 'astro/middleware';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addUsage } from '#features/accounts/usage.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, silent, type TestDatabase } from '#tests/database.ts';
import { loadConfig } from './config.ts';
import type { EndpointDeclaration } from '#kernel/api/declaration.ts';
import { endpoint } from './endpoint.ts';
import { takesRoom } from '#kernel/endpoint/quota.ts';
import { createSession } from '#features/accounts/sessions/sessions.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const call = (over: Partial<EndpointDeclaration> = {}): EndpointDeclaration => ({
  role: 'user',
  owner: 'self',
  summary: 'Record something',
  ...over,
});

test('calls that store need free storage', () => {
  expect(takesRoom('POST', call())).toBe(true);
  expect(takesRoom('POST', call({ owner: 'company' }))).toBe(true);
});

test.each<[string, string, Partial<EndpointDeclaration>]>([
  ['a change', 'PATCH', {}],
  ['a deletion', 'DELETE', {}],
  ['reading', 'GET', {}],
  ['putting back what was deleted', 'POST', { owner: 'deleted contact' }],
  ['a file', 'POST', { gives: ['text/csv'] }],
  ['what opens or closes the account', 'POST', { isSecret: true }],
  ['administration', 'POST', { role: 'admin' }],
  ['a visitor', 'POST', { role: 'public' }],
  ['a way to delete many', 'POST', { takesNoRoom: true }],
])('%s is allowed when the account is full', (_, method, over) => {
  expect(takesRoom(method, call(over))).toBe(false);
});

const someLocals = (): App.Locals =>
  Object.assign(Object.create(null), {
    runtime: { config: loadConfig({ STORAGE_QUOTA_MB: '1' }), client: database.client, log: silent },
    requestId: 'test',
  });

async function callAs(
  storedBytes: number,
  method: 'POST' | 'PATCH',
  over: Partial<EndpointDeclaration> = {},
) {
  const now = new Date();
  const { user } = await aUserContext(database.db, { now });
  await addUsage(database.db, user.id, storedBytes);
  const { bearerToken } = await createSession(database.db, user.id, 'test', now);
  const request = new Request('http://localhost:4321/api/things', {
    method,
    body: '{"name":"x"}',
    headers: {
      authorization: `Bearer ${bearerToken}`,
      'content-type': 'application/json',
      'accept-language': 'es',
    },
  });
  const context = createContext({ request, locals: someLocals(), defaultLocale: 'en' });
  const body = z.object({ name: z.string() });
  let calls = 0;
  const route = endpoint({ ...call(over), role: 'user', body }, () =>
    Promise.resolve({ calls: (calls += 1) }),
  );
  const response = await route(context);
  const answer: unknown = await response.json();
  return { status: response.status, answer, calls };
}

const MB = 1_048_576;

test('rejects a call that stores in a full account, in the caller’s language and before any effect', async () => {
  expect(await callAs(MB - 1, 'POST')).toMatchObject({ status: 200, calls: 1 });
  const refused = await callAs(MB, 'POST');
  expect(refused).toMatchObject({ status: 413, answer: { code: 'quota_exceeded' }, calls: 0 });
  expect(JSON.stringify(refused.answer)).toContain('Elimine lo que ya no necesite');
});

test('a full account can change and delete', async () => {
  expect(await callAs(MB, 'PATCH')).toMatchObject({ status: 200, calls: 1 });
  expect(await callAs(MB, 'POST', { takesNoRoom: true })).toMatchObject({ status: 200, calls: 1 });
});

test('repeating the upload that filled the account gets its first response; another upload is rejected', async () => {
  const now = new Date();
  const { user } = await aUserContext(database.db, { now });
  const { bearerToken } = await createSession(database.db, user.id, 'test', now);
  let calls = 0;
  const route = endpoint(
    {
      ...call(),
      role: 'user',
      body: z.object({ name: z.string() }),
      upload: {
        field: 'file',
        form: z.object({}),
        receive: () =>
          Promise.resolve({ given: { name: 'x' }, fingerprint: 'x', discard: () => Promise.resolve() }),
      },
    },
    async ({ db }) => {
      await addUsage(db, user.id, MB);
      return { calls: (calls += 1) };
    },
  );
  const send = async (key: string) => {
    const request = new Request('http://localhost:4321/api/things', {
      method: 'POST',
      body: 'x',
      headers: { authorization: `Bearer ${bearerToken}`, 'idempotency-key': key },
    });
    const response = await route(createContext({ request, locals: someLocals(), defaultLocale: 'en' }));
    return { status: response.status, answer: (await response.json()) as unknown };
  };
  const first = await send('one');
  expect(first).toEqual({ status: 200, answer: { calls: 1 } });
  expect(await send('one')).toEqual(first);
  expect(await send('two')).toMatchObject({ status: 413 });
});

test('rejects a file before it is received', async () => {
  let received = 0;
  const receive = () => {
    received += 1;
    return Promise.resolve({ given: { name: 'x' }, fingerprint: '', discard: () => Promise.resolve() });
  };
  const upload = { field: 'file', form: z.object({}), receive };
  expect(await callAs(MB, 'POST', { upload })).toMatchObject({ status: 413, calls: 0 });
  expect(received).toBe(0);
  expect(await callAs(0, 'POST', { upload })).toMatchObject({ status: 200, calls: 1 });
});
