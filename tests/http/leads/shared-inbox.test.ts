// One long file: the site's enquiries from the administrators to a workspace and back, with everybody who answers them.
import { createClient, type Client } from '@libsql/client';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '#db/drizzle.ts';
import { CLAIM_MINUTES } from '#features/leads/inbox/claim.rules.ts';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { aSharedWorkspace, inside, join } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let database: Client;
let root: ApiClient;
/** An administrator who is in no shared workspace. */
let colleague: ApiClient;
beforeAll(async () => {
  server = await startServer(
    {
      RATE_LIMIT: 'off',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'clave-de-prueba',
      ADMIN_EMAIL: 'root@test.example',
    },
    { isWrittenByTest: true },
  );
  database = createClient({ url: `file:${joinPath(server.dataDir, 'suite.db')}`, timeout: 5_000 });
  root = await (await new ApiClient(server.url).login('root')).confirm();
  await makeAccount(root, 'admin', 'colleague');
  colleague = await new ApiClient(server.url).login('colleague');
});
afterAll(async () => {
  database.close();
  await server.stop();
});

type Answer = { status: number; body: unknown };
const codeOf = ({ status, body }: Answer): [number, unknown] => [status, (body as { code?: string }).code];
const PATH = '/api/crm/inbox';
const give = (workspaceId: number | null) => root.call('PUT', '/api/admin/inbox', { workspaceId });
const seenBy = async (client: ApiClient, workspace?: number): Promise<number[]> =>
  idsOf((await client.call('GET', PATH, undefined, workspace ? inside(workspace) : {})).body);

let made = 0;
async function somebody(): Promise<ApiClient> {
  made += 1;
  const username = `seller${made}`;
  await makeAccount(root, 'user', username);
  return new ApiClient(server.url).login(username);
}
const waiting = () => anInboxEntry(databaseOf(database));

/** Sends the contact form. */
async function arrives(): Promise<number> {
  const enquiry = {
    name: 'Lucía Prado',
    email: 'lucia@prado.example',
    company: 'Prado SL',
    message: 'Buenos días.',
    subject: 'Consulta',
    service: '',
  };
  const { status } = await new ApiClient(server.url).call('POST', '/api/contact/send-email', enquiry);
  expect(status).toBe(200);
  return Number((await database.execute('select max(id) as id from inbox_entries')).rows[0]?.['id']);
}

/** A workspace with the site's inbox, of the administrator, two members and a reader. */
async function aSalesTeam() {
  const id = await aSharedWorkspace(root);
  const [ana, luis, reader] = [await somebody(), await somebody(), await somebody()];
  for (const seller of [ana, luis]) await join(root, id, seller);
  await join(root, id, reader, 'reader');
  expect((await give(id)).status).toBe(200);
  return { id, ana, luis, reader };
}

beforeEach(async () => {
  await give(null);
  await database.execute('delete from contact_messages');
});

describe('the setting', () => {
  test('moves the enquiries that wait and those that come, and not the converted ones', async () => {
    const [old, converted] = [await waiting(), await waiting()];
    await root.call('POST', `${PATH}/${converted}/convert`, { company: false, opportunity: false });
    const { id, ana } = await aSalesTeam();
    const fresh = await arrives();
    expect(await seenBy(ana)).toEqual([fresh, old]);
    expect(await seenBy(root)).toEqual([converted]);
    // An administrator has what was converted before in every workspace.
    expect(await seenBy(root, id)).toEqual([fresh, old, converted]);
    await give(null);
    expect([await seenBy(ana), await seenBy(colleague)]).toEqual([[], [fresh, old, converted]]);
  });

  test('is what it was without a choice: every administrator has the inbox, and nobody else', async () => {
    const id = await arrives();
    const other = await somebody();
    expect([await seenBy(root), await seenBy(colleague), await seenBy(other)]).toEqual([[id], [id], []]);
  });

  test('is an administrator’s, with the password, of a shared workspace that they own, and audited', async () => {
    const owner = await somebody();
    const foreign = await aSharedWorkspace(owner);
    const [personal = 0] = idsOf((await root.call('GET', '/api/workspaces')).body);
    expect(codeOf(await give(foreign))).toEqual([404, 'workspace_left']);
    expect(codeOf(await give(personal))).toEqual([409, 'workspace_personal']);
    await join(owner, foreign, root, 'member');
    expect(codeOf(await give(foreign))).toEqual([403, 'owner_only']);
    await root.call('POST', `/api/workspaces/${personal}/choose`);
    const body = { workspaceId: foreign };
    expect(codeOf(await owner.call('PUT', '/api/admin/inbox', body))).toEqual([403, 'forbidden']);
    expect(codeOf(await colleague.call('PUT', '/api/admin/inbox', body))).toEqual([403, 'password_required']);
    const id = await aSharedWorkspace(root, 'Ventas Sur');
    await give(id);
    const { body: setting } = await root.call('GET', '/api/admin/inbox');
    expect(setting).toMatchObject({ workspace: { id, name: 'Ventas Sur' } });
    const { body: audit } = await root.call('GET', '/api/admin/audit');
    expect((audit as { items: object[] }).items[0]).toMatchObject({
      kind: 'inbox_given',
      detail: 'Ventas Sur',
    });
  });
});

describe('in the workspace', () => {
  test('members convert into it, and everybody there sees who did and who answered', async () => {
    const { id, ana, luis, reader } = await aSalesTeam();
    const entry = await arrives();
    const sent = await ana.call('POST', `${PATH}/${entry}/reply`, { body: 'Mañana le llamo.' });
    expect(sent.status).toBe(201);
    const { status, body } = await luis.call('POST', `${PATH}/${entry}/convert`, {});
    expect(status).toBe(201);
    const { contact, company, opportunity } = body as Record<string, { id: number }>;
    for (const client of [ana, reader]) {
      const { body: seen } = await client.call('GET', `${PATH}/${entry}`);
      expect(seen).toMatchObject({
        contact,
        opportunity,
        linkedCompany: company,
        convertedBy: 'seller' + (made - 1),
      });
      expect((seen as { replies: object[] }).replies).toMatchObject([{ by: `seller${made - 2}` }]);
    }
    for (const path of [
      `contacts/${contact?.id}`,
      `companies/${company?.id}`,
      `opportunities/${opportunity?.id}`,
    ])
      expect((await root.call('GET', `/api/crm/${path}`, undefined, inside(id))).status).toBe(200);
    expect(codeOf(await ana.call('POST', `${PATH}/${entry}/convert`, {}))).toEqual([409, 'duplicate']);
  });

  test('readers read, and whoever is no member finds nothing', async () => {
    const { id, reader } = await aSalesTeam();
    const entry = await arrives();
    expect(await seenBy(reader)).toEqual([entry]);
    const acts: [string, string, object][] = [
      ['PATCH', '', { status: 'archived' }],
      ['POST', '/reply', { body: 'Hola' }],
      ['POST', '/convert', {}],
      ['POST', '/claim', {}],
      ['POST', '/release', {}],
    ];
    for (const [method, act, body] of acts) {
      const call = (client: ApiClient, headers = {}) =>
        client.call(
          method,
          `${PATH}/${entry}${act}`,
          method === 'POST' && act === '/release' ? undefined : body,
          headers,
        );
      expect(codeOf(await call(reader))).toEqual([403, 'reader_only']);
      for (const client of [await somebody(), colleague]) {
        expect(codeOf(await call(client))).toEqual([404, 'not_found']);
        expect(codeOf(await call(client, inside(id)))).toEqual([404, 'workspace_left']);
      }
    }
    const search = await colleague.call('GET', '/api/crm/search?q=Prado');
    expect((search.body as { items: object[] }).items).toEqual([]);
    const found = await reader.call('GET', '/api/crm/search?q=Prado');
    expect((found.body as { items: object[] }).items).toMatchObject([{ kind: 'inbox', id: entry }]);
  });

  test('the pages say where the inbox is to whoever works elsewhere', async () => {
    const { id, ana } = await aSalesTeam();
    const entry = await arrives();
    const [personal = 0] = idsOf((await ana.call('GET', '/api/workspaces')).body);
    await ana.call('POST', `/api/workspaces/${personal}/choose`);
    const pageOf = async (client: ApiClient, path: string) => {
      const { status, body } = await client.call('GET', path);
      return {
        status,
        offers: String(body).includes(`action="/api/workspaces/${id}/choose"`),
        text: String(body),
      };
    };
    const notice = 'data-site-inbox';
    const outside = await pageOf(colleague, '/leadmanager/inbox');
    expect([outside.text.includes(notice), outside.offers]).toEqual([true, false]);
    const linked = await pageOf(ana, `/leadmanager/inbox/${entry}`);
    expect([linked.status, linked.text.includes(notice), linked.offers]).toEqual([404, true, true]);
    expect((await pageOf(await somebody(), '/leadmanager/inbox')).text).not.toContain(notice);
    await ana.call('POST', `/api/workspaces/${id}/choose`);
    const there = await pageOf(ana, `/leadmanager/inbox/${entry}`);
    expect([there.status, there.text.includes(notice)]).toEqual([200, false]);
  });
});

describe('a claim', () => {
  const claim = (client: ApiClient, id: number, body = {}, headers = {}) =>
    client.call('POST', `${PATH}/${id}/claim`, body, headers);
  const answeringOf = async (client: ApiClient, id: number) =>
    ((await client.call('GET', `${PATH}/${id}`)).body as { answering: unknown }).answering;

  test('is one person’s, of two at once, and the other is told whose in their language', async () => {
    const { ana, luis } = await aSalesTeam();
    const entry = await arrives();
    const answers = await Promise.all(
      [ana, luis].map((each) => claim(each, entry, {}, { 'accept-language': 'es' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const anaWon = answers[0]?.status === 200;
    const name = `seller${made - (anaWon ? 2 : 1)}`;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'claimed',
      message: `${name} está respondiendo a esta consulta.`,
      answering: { name, isOwn: false },
    });
    const [winner, loser] = anaWon ? [ana, luis] : [luis, ana];
    expect((await claim(winner, entry)).status).toBe(200);
    expect(await answeringOf(winner, entry)).toEqual({ name, isOwn: true, mayTakeOver: false });
    expect(await answeringOf(loser, entry)).toEqual({ name, isOwn: false, mayTakeOver: false });
    const listed = (await loser.call('GET', PATH)).body as { items: object[] };
    expect(listed.items).toMatchObject([{ id: entry, answering: { name, isOwn: false } }]);
  });

  test('ends when it is released or the answer is sent; a release of nothing, or of another’s, changes nothing', async () => {
    const { ana, luis } = await aSalesTeam();
    const entry = await arrives();
    const release = (client: ApiClient) => client.call('POST', `${PATH}/${entry}/release`);
    await claim(ana, entry);
    expect((await release(luis)).status).toBe(200);
    expect(await answeringOf(ana, entry)).toMatchObject({ isOwn: true });
    for (let time = 0; time < 2; time += 1) expect((await release(ana)).status).toBe(200);
    expect(await answeringOf(ana, entry)).toBeNull();
    await claim(luis, entry);
    await luis.call('POST', `${PATH}/${entry}/reply`, { body: 'Hola' });
    expect(await answeringOf(ana, entry)).toBeNull();
  });

  test('is out of date half an hour after the last key, and the next one may answer', async () => {
    const { ana, luis } = await aSalesTeam();
    const entry = await arrives();
    await claim(ana, entry);
    const agedBy = (minutes: number) =>
      database.execute({
        sql: 'update inbox_claims set at = ? where entryId = ?',
        args: [new Date(Date.now() - minutes * 60_000).toISOString(), entry],
      });
    await agedBy(CLAIM_MINUTES - 1);
    expect(codeOf(await claim(luis, entry))).toEqual([409, 'claimed']);
    await agedBy(CLAIM_MINUTES + 1);
    expect(await answeringOf(luis, entry)).toBeNull();
    expect((await claim(luis, entry)).status).toBe(200);
    expect(codeOf(await claim(ana, entry))).toEqual([409, 'claimed']);
  });

  test('is taken over by an owner who says so, and by nobody else', async () => {
    const { id, ana, luis } = await aSalesTeam();
    const entry = await arrives();
    await claim(ana, entry);
    expect(codeOf(await claim(luis, entry, { takeOver: true }))).toEqual([403, 'owner_only']);
    expect(codeOf(await claim(root, entry, {}, inside(id)))).toEqual([409, 'claimed']);
    expect((await claim(root, entry, { takeOver: true }, inside(id))).status).toBe(200);
    expect(await answeringOf(ana, entry)).toMatchObject({ isOwn: false });
  });

  test('of somebody else keeps an answer back that does not say so', async () => {
    const { ana, luis } = await aSalesTeam();
    const entry = await arrives();
    await claim(ana, entry);
    const send = (body: object) => luis.call('POST', `${PATH}/${entry}/reply`, { body: 'Hola', ...body });
    expect(codeOf(await send({}))).toEqual([409, 'claimed']);
    expect((await send({ evenIfClaimed: true })).status).toBe(201);
    expect(await answeringOf(ana, entry)).toMatchObject({ isOwn: true });
  });
});

test('a deleted workspace returns the inbox to the administrators with everything in it', async () => {
  const { id, ana } = await aSalesTeam();
  const [open, converted] = [await arrives(), await arrives()];
  const { body } = await ana.call('POST', `${PATH}/${converted}/convert`, {});
  expect(body).toMatchObject({ contact: { name: 'Lucía Prado' } });
  expect((await root.call('DELETE', `/api/workspaces/${id}`)).status).toBe(204);
  expect(await seenBy(colleague)).toContain(open);
  // A converted one follows once the erasure has taken its contact.
  await expect.poll(() => seenBy(colleague), { timeout: 30_000 }).toHaveLength(2);
  const { body: back } = await colleague.call('GET', `${PATH}/${converted}`);
  expect(back).toMatchObject({ isConvertible: true, name: 'Lucía Prado' });
  expect(await seenBy(ana)).toEqual([]);
  const fresh = await arrives();
  expect((await seenBy(colleague))[0]).toBe(fresh);
});
