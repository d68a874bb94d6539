import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { ApiClient, member, type Answer } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { query } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';

const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};

let server: TestServer;
let root: ApiClient;
let made = 0;

beforeAll(async () => {
  server = await startServer(ADMIN);
  root = await new ApiClient(server.url).login('root');
});
afterAll(() => server.stop());

const unique = (): string => `person${(made += 1)}`;
const outcomeOf = ({ status, body }: Answer): unknown[] => [
  status,
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined,
];

/** Creates an administrator with cookie and login token who has not entered the password again. */
async function anAdmin(): Promise<{ id: number; username: string; client: ApiClient }> {
  const username = unique();
  const id = await makeAccount(root, 'admin', username);
  return { id, username, client: await new ApiClient(server.url).login(username) };
}

function withToken(token: string, url = server.url): ApiClient {
  const program = new ApiClient(url);
  program.bearer = token;
  return program;
}

async function apiTokenOf(client: ApiClient): Promise<string> {
  const body = { name: 'Tablero', currentPassword: 'clave-de-prueba' };
  return member((await client.call('POST', '/api/tokens', body)).body, 'token', 'string');
}

function register(client: ApiClient, over: object = {}): Promise<Answer> {
  const username = unique();
  const account = {
    username,
    name: username,
    email: `${username}@test.example`,
    password: 'clave-de-prueba',
  };
  return client.call('POST', '/api/register', { ...account, role: 'admin', ...over });
}

describe('creating an account with the role of an administrator', () => {
  test.each([
    ['nobody', () => Promise.resolve(new ApiClient(server.url))],
    ['an API token', async () => withToken(await apiTokenOf((await anAdmin()).client))],
    ['a login token', async () => withToken((await anAdmin()).client.token)],
  ])('creates an ordinary one if %s requests it', async (_, callerOf) => {
    const answer = await register(await callerOf());
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining({ role: 'user' })]);
  });

  test('requires the administrator’s password again, and then succeeds', async () => {
    const { client } = await anAdmin();
    expect(outcomeOf(await register(client))).toEqual([403, 'password_required']);
    await client.confirm();
    expect((await register(client)).body).toMatchObject({ role: 'admin' });
    // The administrator's session is unchanged.
    expect((await client.call('GET', '/api/admin/users')).status).toBe(200);
  });

  test('is rejected with closed registration, whatever token is sent', async () => {
    const closed = await startServer({ ...ADMIN, REGISTRATION: 'closed' });
    try {
      const admin = await new ApiClient(closed.url).login('root');
      const callers = [
        new ApiClient(closed.url),
        ...[admin.token, await apiTokenOf(admin)].map((token) => withToken(token, closed.url)),
      ];
      for (const caller of callers) {
        const answer = await register(caller);
        expect(outcomeOf(answer)).toEqual([403, 'registration_closed']);
      }
      expect((await register(await admin.confirm())).status).toBe(201);
    } finally {
      await closed.stop();
    }
  });
});

describe('administration', () => {
  const act = (client: ApiClient) => client.call('POST', '/api/invitations', { role: 'admin' });

  test('requires the password again, and the right one opens it for this session only', async () => {
    const { client, username } = await anAdmin();
    const elsewhere = await new ApiClient(server.url).login(username);
    expect(outcomeOf(await act(client))).toEqual([403, 'password_required']);
    const wrong = await client.call('POST', '/api/user/confirm', { currentPassword: 'wrong' });
    expect(outcomeOf(wrong)).toEqual([422, 'invalid']);
    expect(outcomeOf(await act(client))).toEqual([403, 'password_required']);
    await client.confirm();
    expect((await act(client)).status).toBe(201);
    expect(outcomeOf(await act(elsewhere))).toEqual([403, 'password_required']);
    expect(outcomeOf(await act(withToken(client.token)))).toEqual([403, 'token_not_enough']);
    expect(outcomeOf(await act(withToken(await apiTokenOf(client))))).toEqual([403, 'token_not_enough']);
  });

  test.each([
    ['eleven minutes ago', -11],
    ['by a clock that was a year ahead', 365 * 24 * 60],
  ])('requires the password again if it was entered %s', async (_, minutes) => {
    const { client, id } = await anAdmin();
    await client.confirm();
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    await query(server.dataDir, 'update sessions set confirmedAt = ? where userId = ?', [at, id]);
    expect(outcomeOf(await act(client))).toEqual([403, 'password_required']);
  });

  test('ends at once with the role or the access, including tokens and invitations', async () => {
    for (const change of [{ role: 'user' }, { isDisabled: true }]) {
      const { client, id } = await anAdmin();
      const token = await apiTokenOf(client);
      await client.confirm();
      const invitation = new URL(member((await act(client)).body, 'url', 'string')).pathname
        .split('/')
        .at(-1);
      await root.confirm();
      expect((await root.call('PATCH', `/api/admin/users/${id}`, change)).status).toBe(200);
      const refusal = change.isDisabled ? [401, 'signed_out'] : [403, 'forbidden'];
      for (const caller of [client, withToken(token), withToken(client.token)]) {
        expect(outcomeOf(await act(caller))).toEqual(refusal);
        expect(outcomeOf(await caller.call('GET', '/api/admin/users'))).toEqual(refusal);
      }
      const joined = await register(new ApiClient(server.url), { invitation });
      expect(outcomeOf(joined)).toEqual([404, 'link_invalid']);
    }
  });

  test('is closed to demos', async () => {
    const demo = new ApiClient(server.url);
    const { body } = await demo.call('POST', '/api/demo', {});
    for (const caller of [demo, withToken(member(body, 'token', 'string'))])
      expect(outcomeOf(await act(caller))).toEqual([403, 'forbidden']);
    const guess = { currentPassword: 'clave-de-prueba' };
    expect(outcomeOf(await demo.call('POST', '/api/user/confirm', guess))).toEqual([403, 'demo_account']);
    expect(demo.device).toBe('');
  });
});

test.each(['/admin/users', '/account', '/consultoria', '/leadmanager/inbox'])(
  'no token opens the page %s',
  async (path) => {
    const { client } = await anAdmin();
    expect((await client.call('GET', path)).status).toBe(200);
    for (const token of [client.token, await apiTokenOf(client)]) {
      const answer = await withToken(token).call('GET', path);
      expect([answer.status, String(answer.body).includes('root@test.example')]).toEqual([303, false]);
    }
  },
);

test('an administrator who accepts an invitation is then signed in as the invited user', async () => {
  const { client } = await anAdmin();
  await client.confirm();
  const { body } = await client.call('POST', '/api/invitations', { role: 'user' });
  const invitation = new URL(member(body, 'url', 'string')).pathname.split('/').at(-1);
  expect((await register(client, { invitation })).body).toMatchObject({ role: 'user' });
  expect(outcomeOf(await client.call('GET', '/api/admin/users'))).toEqual([403, 'forbidden']);
  expect(outcomeOf(await register(new ApiClient(server.url), { invitation }))).toEqual([404, 'link_invalid']);
});

test('a page shows times in its reader’s time zone, from the cookie, without scripts', async () => {
  const { client } = await anAdmin();
  const { body } = await client.call('GET', '/api/sessions');
  const [session] = (body as { items: { createdAt: string; lastUsedAt: string | null }[] }).items;
  const at = session?.lastUsedAt ?? session?.createdAt ?? '';
  for (const timeZone of ['Pacific/Auckland', 'America/New_York']) {
    const reader = new ApiClient(server.url, `${client.cookie}; tz=${encodeURIComponent(timeZone)}; lang=en`);
    const page = await reader.call('GET', '/account?tab=security');
    expect(page.body).toContain(formatDateTime(at, 'en-GB', timeZone));
  }
});
