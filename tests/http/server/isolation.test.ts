// One long file for the walk over all declared calls and the rows they need, because neither is understood alone.
import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actOf, needOf } from '#kernel/endpoint/access.ts';
import type { DeclaredCall, Need, OwnerRule } from '#kernel/api/declaration.ts';
import { ApiClient, member } from '#tests/api-client.ts';
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
import { aSendableCampaign } from '#tests/builders/marketing.ts';
import { aPhotographForm } from '#tests/builders/photograph.ts';
import {
  anOffer,
  aPasskey,
  aPasskeyAnswer,
  aSecondFactor,
  codeOfApp,
} from '#tests/builders/second-factor.ts';
import { aDevice, aWebhook } from '#tests/builders/webhook.ts';
import { aSharedWorkspace, inside, join as joinTeam } from '#tests/builders/workspace.ts';
import { answersOf } from '#tests/held-answers.ts';
import { addressOf, CALLS, sampleBody, takesRole, type SampleIds } from '#tests/declared-calls.ts';
import { makePasswordsQuick } from '#tests/quick-passwords.ts';
import { startModelServer, type ModelServer } from '#tests/servers/model-server.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { can, type WorkspaceRole } from '#shared/workspaces/workspace.ts';

let model: ModelServer;
let server: TestServer;
/** The shared workspace whose rows are asked for. */
let team: number;
let owner: ApiClient;
let colleague: ApiClient;
let reader: ApiClient;
/** Was a member of the team, and is still signed in. */
let removed: ApiClient;
/** A program with a token of theirs that was made for the team. */
let removedProgram: ApiClient;
let admin: ApiClient;
let expired: ApiClient;
/** Direct access beside the server: an account has no call that creates visitors' rows. */
let database: Client;
let place: Place;
/** Rows of the colleague's account, which are no team's. */
let placeOfColleague: Place;

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
  [owner, colleague, reader, removed, expired] = await Promise.all([
    client().register('owner'),
    client().register('colleague'),
    client().register('reader'),
    client().register('removed'),
    client().register('expired'),
  ]);
  admin = await client().login('root');
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
  await makePasswordsQuick(database, ['root', 'owner', 'colleague', 'removed']);
  team = await aSharedWorkspace(owner);
  await owner.call('POST', `/api/workspaces/${team}/choose`);
  await joinTeam(owner, team, colleague);
  await joinTeam(owner, team, reader, 'reader');
  await joinTeam(owner, team, removed, 'owner');
  removedProgram = await programOf(removed, { workspaceId: team });
  await owner.call('DELETE', `/api/workspaces/${team}/members/${await userIdOf(removed)}`);
  const shared = { url: server.url, admin, database, team };
  place = { ...shared, owner, ownerId: await userIdOf(owner), username: 'owner' };
  placeOfColleague = {
    ...shared,
    owner: colleague,
    ownerId: await userIdOf(colleague),
    username: 'colleague',
  };
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

const userIdOf = async (client: ApiClient): Promise<number> =>
  member((await client.call('GET', '/api/user')).body, 'id', 'number');

/** A program with an API token of the account. */
async function programOf(client: ApiClient, bound: { workspaceId?: number } = {}): Promise<ApiClient> {
  const program = new ApiClient(server.url);
  const body = { name: 'Tablero', currentPassword: 'clave-de-prueba', ...bound };
  program.bearer = member((await client.call('POST', '/api/tokens', body)).body, 'token', 'string');
  return program;
}

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

/**
 * Callers who are rejected or only read change nothing, so they share the same rows.
 *
 * @param from whose rows they are
 */
const untouched = new Map<string, Promise<Named>>();
function sharedIdsFor(rule: OwnerRule, from: Place): Promise<Named> {
  const key = `${rule} of ${from.username}`;
  const ids = untouched.get(key) ?? idsFor(from, rule);
  untouched.set(key, ids);
  return ids;
}

/**
 * The owner, the colleague and the reader work in the team. Tokens belong to an administrator where only one could act
 * with the cookie, else to the colleague, who is a member. The administrator has entered the password again within the
 * last minutes; "unconfirmed" is the same one without, who is in no team.
 */
const CALLERS = [
  'signed out',
  'expired session',
  'removed member',
  'removed member in the team',
  'program of the removed member',
  'reader',
  'owner',
  'admin',
  'unconfirmed admin',
  'login token',
  'API token',
] as const;
type Caller = (typeof CALLERS)[number];
type TokenCaller = 'login token' | 'API token';
const isToken = (caller: Caller): caller is TokenCaller => caller === 'login token' || caller === 'API token';

/** Rows of an account, which nobody else reaches, in whichever workspace. */
const OF_ACCOUNTS: readonly OwnerRule[] = [
  'token',
  'session',
  'pushDevice',
  'view',
  'workspace',
  'member',
  'workspaceInvitation',
  'joining',
];

const touchesARow = ({ declaration: { owner: rule } }: DeclaredCall): boolean =>
  rule !== 'none' && rule !== 'self';

/** Returns whether the answer to this caller can be another than that to those who are asked in any case. */
function isAsked(caller: Caller, call: DeclaredCall): boolean {
  const { role, needs, grants } = call.declaration;
  // A public call that grants nothing looks at no credential.
  if (role === 'public') return grants !== undefined ? !OF_TEAM.includes(caller) : PASSING.includes(caller);
  if (role === 'admin') return !OF_TEAM.includes(caller);
  switch (caller) {
    case 'reader':
      return actOf(call.method, call.declaration) !== undefined;
    case 'admin':
      return touchesARow(call) || needs === 'confirmed';
    case 'unconfirmed admin':
      return needs === 'confirmed';
    // If a call asks for no credential in particular, the weakest one stands for all.
    case 'login token':
      return needs !== undefined;
    default:
      return true;
  }
}
const OF_TEAM: readonly Caller[] = ['removed member in the team', 'program of the removed member', 'reader'];
const PASSING: readonly Caller[] = ['signed out', 'owner'];

type Account = 'owner' | 'colleague' | 'reader' | 'removed' | 'root';

function accountOf(caller: Caller, { declaration }: DeclaredCall): Account {
  if (caller === 'owner' || caller === 'reader') return caller;
  if (caller.startsWith('removed member')) return 'removed';
  return isToken(caller) && declaration.role === 'user' ? 'colleague' : 'root';
}

/** Returns whose rows the caller names: those of the owner, and of their own account where rows are an account's. */
const placeFor = (caller: Caller, call: DeclaredCall): Place =>
  accountOf(caller, call) === 'colleague' && OF_ACCOUNTS.includes(call.declaration.owner)
    ? placeOfColleague
    : place;

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
  if (caller === 'API token') return programOf(client);
  const program = new ApiClient(server.url);
  program.bearer = client.token;
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
  return { owner, colleague, reader, removed, root: admin }[account];
}

const asksForPassword = ({ method, declaration }: DeclaredCall): boolean =>
  declaration.role === 'public' || needOf(declaration, method) === 'confirmed';

async function clientOf(caller: Caller, call: DeclaredCall): Promise<ApiClient> {
  if (caller === 'signed out') return new ApiClient(server.url);
  if (caller === 'expired session') return new ApiClient(server.url, expired.cookie);
  if (caller === 'program of the removed member') return removedProgram;
  const client = await signedInFor(caller, call);
  if (isToken(caller)) return tokenOf(client, caller);
  return caller === 'admin' && asksForPassword(call) ? client.confirm() : client;
}

/** Sessions and tokens of callers who change nothing of their account. What was confirmed by the password is so for minutes only. */
const unchanged = new Map<string, Promise<ApiClient>>();
function sharedClientOf(caller: Caller, call: DeclaredCall): Promise<ApiClient> {
  if (caller === 'admin' && asksForPassword(call)) return clientOf(caller, call);
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
  'POST /api/marketing/companies/{id}/move': withAnotherTeam,
  'POST /api/companies/{id}/move': withAnotherTeam,

  'POST /api/marketing/segments': async () => ({ filter: { all: [] }, record: 'contact' }),
  'PATCH /api/marketing/segments/{id}': async () => ({ filter: { all: [] } }),
  'GET /api/marketing/campaigns/{id}/send': withEmail,
  'GET /api/marketing/campaigns/{id}/letter': withEmail,
  'GET /api/marketing/campaigns/{id}/results': withSending,
  'GET /api/marketing/campaigns/{id}/deliveries': withSending,
  'POST /api/marketing/campaigns/{id}/send': withEmail,
  'POST /api/marketing/campaigns/{id}/test': withEmail,
  'POST /api/marketing/campaigns/{id}/cancel': withSending,
  'POST /api/marketing/campaigns/{id}/resume': withSent,
  'POST /api/companies/{id}/analyst': withAnalyst,
  'POST /api/companies/{id}/analyst/letter': withAnalyst,
  'POST /api/workspaces/{id}/handover': async (client) => {
    const userId = member((await client.call('GET', '/api/user')).body, 'id', 'number');
    return { fromUserId: userId, toUserId: userId };
  },
};

/** A workspace that both of the team who write are in. */
async function withAnotherTeam(): Promise<Prepared> {
  const workspaceId = await aSharedWorkspace(owner);
  await joinTeam(owner, workspaceId, colleague);
  await workInTeam(colleague);
  return { workspaceId };
}

/** An email campaign of the team, and a list of it. */
async function withEmail(): Promise<Prepared> {
  const { campaignId, listId } = await aSendableCampaign(owner);
  return { pathId: campaignId, listId };
}

/** One that goes out next year. */
async function withSending(): Promise<Prepared> {
  const { campaignId, listId } = await aSendableCampaign(owner);
  const at = new Date(Date.now() + 31_536_000_000).toISOString();
  await owner.call('POST', `/api/marketing/campaigns/${campaignId}/send`, { listId, at });
  return { pathId: campaignId };
}

/** One that has gone out. */
async function withSent(): Promise<Prepared> {
  const { campaignId, listId } = await aSendableCampaign(owner);
  const path = `/api/marketing/campaigns/${campaignId}`;
  await owner.call('POST', `${path}/send`, { listId });
  await expect
    .poll(async () => (await owner.call('GET', `${path}/results`)).body)
    .toMatchObject({ items: [{ status: 'done' }] });
  return { pathId: campaignId };
}

async function withAnalyst(): Promise<Prepared> {
  await owner.call('PUT', '/api/workspaces/own/analyst', { isOn: true });
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

async function workInTeam(client: ApiClient): Promise<void> {
  await client.call('POST', `/api/workspaces/${team}/choose`);
}

/** An API token opens the account's own workspace, unless the call says another one. */
const headersOf = (caller: Caller, call: DeclaredCall): Record<string, string> =>
  caller === 'removed member in the team' ||
  (caller === 'API token' && actOf(call.method, call.declaration) !== undefined)
    ? inside(team)
    : {};

/** Returns the error for a part in the team that does not allow the call. */
function partOf(role: WorkspaceRole, { method, declaration }: DeclaredCall): string | undefined {
  const act = actOf(method, declaration);
  if (act === undefined || can({ workspace: { role } }, act)) return undefined;
  return role === 'reader' ? 'reader_only' : 'owner_only';
}

describe.each(CALLS)('$method $path', (call) => {
  const { role, owner: rule, grants } = call.declaration;

  /** Returns the error code that the declaration requires; `not_found` stands for any 404 of the entity. */
  function refusalOf(caller: Caller): string | undefined {
    const isAdmin = caller !== 'expired session' && accountOf(caller, call) === 'root';
    // On a public call, an insufficient token counts as a visitor; a cookie only lacks the password.
    if (role === 'public') return caller === 'unconfirmed admin' ? lackOf(grants?.needs, caller) : undefined;
    if (['signed out', 'expired session', 'program of the removed member'].includes(caller))
      return 'signed_out';
    if (caller === 'removed member in the team') return 'workspace_left';
    if (role === 'admin' && !isAdmin) return 'forbidden';
    const lack = lackOf(needOf(call.declaration, call.method), caller);
    if (lack !== undefined || role === 'admin') return lack;
    const account = accountOf(caller, call);
    if (account === 'colleague') return partOf('member', call);
    if (account === 'reader')
      return partOf('reader', call) ?? (OF_ACCOUNTS.includes(rule) ? 'not_found' : undefined);
    return touchesARow(call) && account !== 'owner' ? 'not_found' : undefined;
  }

  test.each(CALLERS.filter((caller) => isAsked(caller, call)))(
    'responds to %s as declared',
    async (caller) => {
      made += 1;
      const refusal = refusalOf(caller);
      const changesNothing = refusal !== undefined || call.method === 'GET';
      const from = placeFor(caller, call);
      const { id, bodyIds } = await (changesNothing ? sharedIdsFor(rule, from) : idsFor(from, rule));
      const sample = {
        ...(sampleBody(call, bodyIds, `u${made}`) as object | undefined),
        ...(takesRole(call) && { role: 'admin' }),
      };
      const json = call.declaration.body && sample;
      // A call on records ends no session, and takes no token away.
      const leavesAccount = changesNothing || (role === 'user' && call.declaration.needs === undefined);
      const client = await (leavesAccount ? sharedClientOf(caller, call) : clientOf(caller, call));
      const prepare = refusal === undefined ? PREPARED[`${call.method} ${call.path}`] : undefined;
      const { pathId = id, ...members } = (await prepare?.(client)) ?? {};
      const address = addressOf(call, pathId, bodyIds);
      const body = call.declaration.upload ? await fileFor(call, bodyIds) : json && { ...json, ...members };
      const admins = await adminsOf();
      const answer = await client.call(
        call.method,
        `${address}${queryOf(call, pathId)}`,
        body,
        headersOf(caller, call),
      );
      const code =
        typeof answer.body === 'object' && answer.body !== null && 'code' in answer.body
          ? answer.body.code
          : undefined;

      if (refusal === 'not_found') expect(answer.status).toBe(404);
      else if (refusal === 'workspace_left') expect([answer.status, code]).toEqual([404, refusal]);
      else if (refusal === 'signed_out') expect([answer.status, code]).toEqual([401, refusal]);
      else if (refusal !== undefined) expect([answer.status, code]).toEqual([403, refusal]);
      else if (role === 'public') expect(REFUSALS).not.toContain(code);
      else expect(answer.status).toBe(call.declaration.status ?? 200);
      if (CHOOSING.test(call.path)) await Promise.all([owner, colleague].map(workInTeam));
      // Whatever the body says, only an administrator with the password creates another.
      if (caller !== 'admin') expect(await adminsOf()).toBeLessThanOrEqual(admins);
    },
  );
});

test('nothing in the team was changed by its reader, or by somebody who was removed', async () => {
  const { rows } = await database.execute({
    sql: `select label from causes where workspaceId = ? and actorId in
      (select id from users where username in ('reader', 'removed'))`,
    args: [team],
  });
  expect(rows).toEqual([]);
  expect(CALLS.filter((call) => partOf('reader', call) !== undefined).length).toBeGreaterThan(100);
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
