// One long file for the walk over all declared calls and the rows they need, because neither is understood alone.
import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needOf } from '#kernel/endpoint/access.ts';
import type { DeclaredCall, Need, OwnerRule } from '#kernel/api/declaration.ts';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { anImport } from '#tests/builders/csv.ts';
import { makeAccount } from '#tests/builders/account.ts';
import {
  aRowOfEachKind,
  aRunningImport,
  idsFor,
  READING_DAY,
  type Named,
  type Place,
} from '#tests/builders/declared-rows.ts';
import { aLogoForm } from '#tests/builders/logo.ts';
import { anIntervention } from '#tests/builders/own-intervention.ts';
import { aPhotographForm } from '#tests/builders/photograph.ts';
import {
  anOffer,
  aPasskey,
  aPasskeyAnswer,
  aSecondFactor,
  codeOfApp,
} from '#tests/builders/second-factor.ts';
import { aDevice, aWebhook } from '#tests/builders/webhook.ts';
import { aSharedWorkspace } from '#tests/builders/workspace.ts';
import { answersOf } from '#tests/held-answers.ts';
import { addressOf, CALLS, sampleBody, takesRole, type SampleIds } from '#tests/declared-calls.ts';
import { makePasswordsQuick } from '#tests/quick-passwords.ts';
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let model: ModelServer;
let server: TestServer;
let owner: ApiClient;
let other: ApiClient;
let admin: ApiClient;
let expired: ApiClient;
/** Direct access beside the server: an account has no call that creates visitors' rows. */
let database: Client;
let place: Place;

beforeAll(async () => {
  model = await startModelServer();
  // Returns every requested part of a text; echoes any other request.
  model.behave((prompt, answer) => {
    const keys = /^Keys: (.*)$/m.exec(prompt)?.[1]?.split(', ') ?? [];
    const parts = keys.map((key) => [key.replace(/ \(.*$/, ''), 'texto']);
    answer.text(parts.length === 0 ? prompt : JSON.stringify(Object.fromEntries(parts)));
  });
  server = await startServer(
    {
      AI_BASE_URL: model.url,
      AI_MODEL: 'test-model',
      RATE_LIMIT: 'off',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'clave-de-prueba',
      ADMIN_EMAIL: 'root@test.example',
    },
    { isWrittenByTest: true },
  );
  const client = () => new ApiClient(server.url);
  [owner, other, expired] = await Promise.all([
    client().register('owner'),
    client().register('other'),
    client().register('expired'),
  ]);
  admin = await client().login('root');
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
  await makePasswordsQuick(database, ['root', 'owner', 'other']);
  const ownerId = member((await owner.call('GET', '/api/user')).body, 'id', 'number');
  place = { url: server.url, owner, ownerId, admin, database };
  await aRowOfEachKind(place);
  await database.execute(
    "update sessions set expiresAt = 1 where userId = (select id from users where username = 'expired')",
  );
});
afterAll(async () => {
  database.close();
  await server.stop();
  await model.stop();
});

let made = 0;

const A_CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\nEND:VCARD\r\n';

/** The file that a call takes; what a browser reads by itself needs no preview. */
const fileFor = ({ path }: DeclaredCall, { productId }: SampleIds): FormData | Promise<FormData> =>
  path.endsWith('/logo')
    ? aLogoForm()
    : path.endsWith('/media')
      ? aPhotographForm(String(productId))
      : path.endsWith('/preview')
        ? aPreviewForm()
        : anImport('Nombre\nAna\n');

function aPreviewForm(): FormData {
  const form = new FormData();
  form.set('file', new File([A_CARD], 'clientes.vcf', { type: 'text/vcard' }));
  return form;
}

/** Callers who are rejected or only read change nothing, so they share the same rows. */
const untouched = new Map<OwnerRule, Promise<Named>>();
function sharedIdsFor(rule: OwnerRule): Promise<Named> {
  const ids = untouched.get(rule) ?? idsFor(place, rule);
  untouched.set(rule, ids);
  return ids;
}

/**
 * Tokens belong to the account that could act with its cookie: an administrator's, or the owner's. The administrator
 * has entered the password again within the last minutes; "unconfirmed" is the same one without.
 */
const CALLERS = [
  'signed out',
  'expired session',
  'other user',
  'owner',
  'admin',
  'unconfirmed admin',
  'login token',
  'API token',
] as const;
type Caller = (typeof CALLERS)[number];
type TokenCaller = 'login token' | 'API token';
const isToken = (caller: Caller): caller is TokenCaller => caller === 'login token' || caller === 'API token';

function accountOf(caller: Caller, { declaration }: DeclaredCall): 'owner' | 'other' | 'root' {
  if (caller === 'owner') return 'owner';
  if (caller === 'other user') return 'other';
  return isToken(caller) && declaration.role === 'user' ? 'owner' : 'root';
}

/** Returns the error for a caller with this credential, if it is not sufficient. */
function lackOf(need: Need | undefined, caller: Caller): string | undefined {
  const isShort =
    caller === 'API token' ? need !== undefined : caller === 'login token' && need !== 'session';
  if (need !== undefined && isShort) return 'token_not_enough';
  return need === 'confirmed' && caller !== 'admin' ? 'password_required' : undefined;
}

/** Returns whether the account is unusable afterwards: a password change, a deletion, a sign-out everywhere. */
const spendsAccount = ({ method, declaration }: DeclaredCall): boolean =>
  declaration.owner === 'self' && declaration.needs !== undefined && method !== 'GET';

async function tokenOf(client: ApiClient, caller: TokenCaller): Promise<ApiClient> {
  const program = new ApiClient(server.url);
  const body = { name: 'Tablero', currentPassword: 'clave-de-prueba' };
  program.bearer =
    caller === 'login token'
      ? client.token
      : member((await client.call('POST', '/api/tokens', body)).body, 'token', 'string');
  return program;
}

/** Gives a call that may end or change its caller's session (sign-in, sign-out) a session of its own. */
async function signedInFor(caller: Caller, call: DeclaredCall): Promise<ApiClient> {
  const account = accountOf(caller, call);
  const signIn = (username: string) => new ApiClient(server.url).login(username);
  if (spendsAccount(call)) {
    const username = `spent${made}`;
    await makeAccount(admin, account === 'root' ? 'admin' : 'user', username);
    return signIn(username);
  }
  if (call.declaration.role === 'public' || caller === 'unconfirmed admin' || isToken(caller))
    return signIn(account);
  return { owner, other, root: admin }[account];
}

async function clientOf(caller: Caller, call: DeclaredCall): Promise<ApiClient> {
  if (caller === 'signed out') return new ApiClient(server.url);
  if (caller === 'expired session') return new ApiClient(server.url, expired.cookie);
  const client = await signedInFor(caller, call);
  if (isToken(caller)) return tokenOf(client, caller);
  return caller === 'admin' ? client.confirm() : client;
}

/** Sessions and tokens of callers who change nothing. What was confirmed by the password is so for minutes only. */
const unchanged = new Map<string, Promise<ApiClient>>();
function sharedClientOf(caller: Caller, call: DeclaredCall): Promise<ApiClient> {
  if (caller === 'admin') return clientOf(caller, call);
  const key = `${caller} ${accountOf(caller, call)}`;
  const client = unchanged.get(key) ?? clientOf(caller, call);
  unchanged.set(key, client);
  return client;
}

async function adminsOf(): Promise<number> {
  return Number(
    (await database.execute("select count(*) as n from users where role = 'admin'")).rows[0]?.['n'],
  );
}

const TOTP = '/api/user/second-factor/totp';
const PASSKEYS = '/api/user/second-factor/passkeys';

/** Members of the body, and the number in the path. */
type Prepared = { pathId?: number; [member: string]: unknown };

const A_RULE = {
  when: { on: 'created', record: 'contact' },
  if: null,
  then: [{ do: 'task', title: 'Call' }],
};

/** Prepares a call on the caller's own account; returns what its body must say. */
const PREPARED: Readonly<Record<string, (client: ApiClient) => Promise<Prepared>>> = {
  'POST /api/crm/imports/{id}/cancel': async () => ({ pathId: await aRunningImport(place) }),
  [`POST ${TOTP}/confirm`]: async (client) => ({ code: codeOfApp(await anOffer(client)) }),
  [`DELETE ${TOTP}`]: withSecondFactor,
  'POST /api/user/second-factor/recovery-codes': withSecondFactor,
  [`POST ${PASSKEYS}`]: async (client) => ({ passkey: await aPasskeyAnswer(client, server.url) }),
  [`DELETE ${PASSKEYS}/{id}`]: async (client) => {
    const { id, recoveryCodes } = await aPasskey(client, server.url);
    return { pathId: id, code: recoveryCodes[0] };
  },
  'POST /api/notifications/read': async () => ({ all: true }),
  'POST /api/webhooks': async () => aWebhook(),
  'POST /api/notifications/devices': async () => aDevice(),
  'POST /api/interventions': async () => anIntervention(),
  'PATCH /api/interventions/{id}': async () => anIntervention(),
  'POST /api/interventions/file': async () => ({
    interventions: [{ ...anIntervention(), key: 'ours-isolation' }],
  }),
  'POST /api/crm/views': async () => ({ filter: { all: [] } }),
  'POST /api/crm/automations': async () => A_RULE,
  'POST /api/crm/automations/dry-run': async () => A_RULE,
  'PATCH /api/crm/automations/{id}': async () => A_RULE,
  'POST /api/crm/communications': async () => ({ mentions: [] }),
  'PATCH /api/crm/communications/{id}': async () => ({ mentions: [] }),
  'POST /api/marketing/companies/{id}/move': async () => ({ workspaceId: await aSharedWorkspace(owner) }),
  'POST /api/companies/{id}/move': async () => ({ workspaceId: await aSharedWorkspace(owner) }),
  'POST /api/companies/{id}/analyst': withAnalyst,
  'POST /api/companies/{id}/analyst/letter': withAnalyst,
  'POST /api/workspaces/{id}/handover': async (client) => {
    const userId = member((await client.call('GET', '/api/user')).body, 'id', 'number');
    return { fromUserId: userId, toUserId: userId };
  },
};

async function withAnalyst(client: ApiClient): Promise<Prepared> {
  await client.call('PUT', '/api/workspaces/own/analyst', { isOn: true });
  return {};
}

async function withSecondFactor(client: ApiClient): Promise<Prepared> {
  const { recoveryCodes } = await aSecondFactor(client);
  return { code: recoveryCodes[0] };
}

const REFUSALS = ['signed_out', 'forbidden', 'token_not_enough', 'password_required'];

/** Queries without which a call is refused whoever sends it. */
const QUERIES: Readonly<Record<string, (id: number | string) => string>> = {
  'DELETE /api/reports/{id}/actions/readings': () => `?actionId=A1&day=${READING_DAY}`,
  'GET /api/crm/contacts/groups': () => '?group=source',
  'GET /api/crm/companies/groups': () => '?group=source',
  'GET /api/crm/opportunities/groups': () => '?group=source',
  'GET /api/changes': (id) => `?record=contact&id=${id}`,
};
const queryOf = ({ path, method }: DeclaredCall, id: number | string): string =>
  QUERIES[`${method} ${path}`]?.(id) ?? '';

/** Calls after which an account works in another workspace, where the rows of the next test are not. */
const CHOOSING = /\/(?:choose|accept)$/;

async function workAtHome(client: ApiClient): Promise<void> {
  const { body } = await client.call('GET', '/api/workspaces');
  const [personal] = idsOf(body);
  await client.call('POST', `/api/workspaces/${personal}/choose`);
}

describe.each(CALLS)('$method $path', (call) => {
  const { role, owner: rule, grants } = call.declaration;
  const touchesARow = rule !== 'none' && rule !== 'self';

  /** Returns the error code that the declaration requires; `not_found` stands for any 404 of the entity. */
  function refusalOf(caller: Caller): string | undefined {
    const isAdmin = caller !== 'expired session' && accountOf(caller, call) === 'root';
    // On a public call, an insufficient token counts as a visitor; a cookie only lacks the password.
    if (role === 'public') return caller === 'unconfirmed admin' ? lackOf(grants?.needs, caller) : undefined;
    if (caller === 'signed out' || caller === 'expired session') return 'signed_out';
    if (role === 'admin' && !isAdmin) return 'forbidden';
    const lack = lackOf(needOf(call.declaration, call.method), caller);
    if (lack !== undefined) return lack;
    return role === 'user' && touchesARow && accountOf(caller, call) !== 'owner' ? 'not_found' : undefined;
  }

  test.each(CALLERS)('responds to %s as declared', async (caller) => {
    made += 1;
    const refusal = refusalOf(caller);
    const changesNothing = refusal !== undefined || call.method === 'GET';
    const { id, bodyIds } = await (changesNothing ? sharedIdsFor(rule) : idsFor(place, rule));
    const sample = {
      ...(sampleBody(call, bodyIds, `u${made}`) as object | undefined),
      ...(takesRole(call) && { role: 'admin' }),
    };
    const json = call.declaration.body && sample;
    const client = await (changesNothing ? sharedClientOf(caller, call) : clientOf(caller, call));
    const prepare = refusal === undefined ? PREPARED[`${call.method} ${call.path}`] : undefined;
    const { pathId = id, ...members } = (await prepare?.(client)) ?? {};
    const address = addressOf(call, pathId, bodyIds);
    const body = call.declaration.upload ? await fileFor(call, bodyIds) : json && { ...json, ...members };
    const admins = await adminsOf();
    const answer = await client.call(call.method, `${address}${queryOf(call, pathId)}`, body);
    const code =
      typeof answer.body === 'object' && answer.body !== null && 'code' in answer.body
        ? answer.body.code
        : undefined;

    if (refusal === 'not_found') expect(answer.status).toBe(404);
    else if (refusal === 'signed_out') expect([answer.status, code]).toEqual([401, refusal]);
    else if (refusal !== undefined) expect([answer.status, code]).toEqual([403, refusal]);
    else if (role === 'public') expect(REFUSALS).not.toContain(code);
    else expect(answer.status).toBe(call.declaration.status ?? 200);
    if (CHOOSING.test(call.path)) await workAtHome(owner);
    // Whatever the body says, only an administrator with the password creates another.
    if (caller !== 'admin') expect(await adminsOf()).toBeLessThanOrEqual(admins);
  });
});

test('every route under /api has a declaration', async () => {
  const document = await new ApiClient(server.url).call('GET', '/api/openapi.json');
  const listed = Object.entries((document.body as { paths: Record<string, object> }).paths).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(CALLS.length).toBeGreaterThan(20);
  // The document omits only itself.
  expect([...listed, 'GET /api/openapi.json'].sort()).toEqual(
    CALLS.map(({ method, path }) => `${method} ${path}`).sort(),
  );
});

test('every call but those of visitors was seen to answer as it declares', async () => {
  const { seen } = await answersOf(server.url);
  const unseen = CALLS.filter(({ method, path }) => !seen.has(`${method} ${path}`));
  expect(unseen.filter(({ declaration }) => declaration.role !== 'public')).toEqual([]);
});
