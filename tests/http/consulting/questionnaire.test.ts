// One long file: the same questionnaire from the consultant's side and from the client's.
import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { aQuestionnaire } from '#tests/builders/proposal.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
/** Beside the server, for time to pass. */
let database: Client;

beforeAll(async () => {
  server = await startServer({}, { isWrittenByTest: true });
  owner = await new ApiClient(server.url).register('owner');
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
});
afterAll(async () => {
  database.close();
  await server.stop();
});

type Proposed = { id: number; kind: string; state: string; fields: object; question: string };
const itemsOf = <Item>(body: unknown): Item[] => (body as { items: Item[] }).items;
const proposalsOf = async (companyId: number) =>
  itemsOf<Proposed>((await owner.call('GET', `/api/companies/${companyId}/proposals`)).body);
const stateOf = async (companyId: number) => {
  const { body } = await owner.call('GET', `/api/companies/${companyId}/questionnaires`);
  return itemsOf<{ state: string; answered: number }>(body)[0];
};
const change = (id: number, body: object) => owner.call('PATCH', `/api/questionnaires/${id}`, body);

/** A client's page as a browser without script has it. */
type Page = { status: number; location: string | null; html: string; headers: Headers };

async function pageOf(answer: Response): Promise<Page> {
  const { status, headers } = answer;
  return { status, headers, location: headers.get('location'), html: await answer.text() };
}
const open = async (path: string) => pageOf(await fetch(server.url + path));
const seenIn = ({ html }: Page): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(seen-[\w-]+)" value(?:="([^"]*)")?\s*\/?>/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
const post = async (path: string, fields: Record<string, string>) =>
  pageOf(
    await fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
  );
/** Opens a chapter and saves answers in it. */
async function answer(path: string, part: number, answers: Record<string, string>, go = 'next') {
  const page = await open(`${path}?part=${part}`);
  return post(`${path}?part=${part}`, { ...seenIn(page), ...answers, go });
}

test('a client answers without script, chapter by chapter, goes on later and sends once', async () => {
  const { companyId, path } = await aQuestionnaire(owner);
  const first = await open(path);
  expect([first.status, first.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(first.headers.get('x-robots-tag')).toContain('noindex');
  expect(first.html).toContain('lang="es"');
  expect(
    (await answer(path, 1, { 'a-who': 'Ana', 'a-services': 'Ruedas\nFrenos', 'a-mechanics': '4' })).location,
  ).toBe(`${path}?part=2`);
  expect((await answer(path, 2, { 'a-booking': 'paper', 'a-missed': '0' }, 'back')).location).toBe(
    `${path}?part=1`,
  );
  expect(await stateOf(companyId)).toMatchObject({ state: 'open', answered: 5, questions: 14 });
  // The link alone leads to where an answer is missing.
  expect((await open(path)).html).toContain('name="a-quotehours"');
  const last = await open(`${path}?part=5`);
  expect(last.html).toContain('Ruedas');
  expect(await proposalsOf(companyId)).toEqual([]);

  const sent = await Promise.all([1, 2].map(() => post(`${path}?part=5`, { go: 'send' })));
  expect(sent.map(({ location }) => location)).toEqual([`${path}?thanks=1`, `${path}?thanks=1`]);
  expect((await open(`${path}?thanks=1`)).html).toContain('Gracias');
  const proposals = await proposalsOf(companyId);
  expect(proposals).toMatchObject([
    { kind: 'contact', fields: { name: 'Ana' }, question: expect.stringContaining('¿') },
    { kind: 'product', fields: { name: 'Ruedas', type: 'service' } },
    { kind: 'product', fields: { name: 'Frenos' } },
    { kind: 'department', fields: { headcount: 4 }, question: expect.stringMatching(/\? 4$/) },
    { kind: 'problem', question: expect.stringMatching(/\? \S/) },
  ]);
  const { body: profile } = await owner.call('GET', `/api/companies/${companyId}/problems`);
  expect(profile).toEqual([]);
  const accepted = await owner.call('POST', `/api/proposals/${proposals[4]?.id}/accept`, {});
  expect(accepted.body).toMatchObject({ state: 'accepted', origin: 'questionnaire' });
});

test('what was sent is read-only, and opened again it proposes only what has changed', async () => {
  const { companyId, questionnaireId, path } = await aQuestionnaire(owner);
  await answer(path, 1, { 'a-who': 'Ana', 'a-services': 'Ruedas', 'a-mechanics': '' });
  const late = await open(`${path}?part=1`);
  await post(`${path}?part=5`, { go: 'send' });
  const refused = await post(`${path}?part=1`, { ...seenIn(late), 'a-who': 'Luisa', go: 'next' });
  expect([refused.status, refused.html.includes('Luisa')]).toEqual([409, true]);
  expect((await open(path)).html).not.toContain('<textarea');
  const [contact] = await proposalsOf(companyId);
  await owner.call('POST', `/api/proposals/${contact?.id}/decline`);
  expect((await change(questionnaireId, { reopen: true })).body).toMatchObject({
    state: 'open',
    answered: 2,
  });
  await answer(path, 1, { 'a-who': 'Ana', 'a-services': 'Ruedas\nAceite', 'a-mechanics': '' });
  await post(`${path}?part=5`, { go: 'send' });
  expect(await proposalsOf(companyId)).toMatchObject([
    { fields: { name: 'Ana' }, state: 'declined' },
    { fields: { name: 'Ruedas' }, state: 'open' },
    { fields: { name: 'Aceite' }, state: 'open' },
  ]);
});

test('two people at once lose nothing: only what both typed meets, and both texts stay', async () => {
  const { path } = await aQuestionnaire(owner);
  const [one, other] = [await open(`${path}?part=1`), await open(`${path}?part=1`)];
  const send = (page: Page, fields: Record<string, string>) =>
    post(`${path}?part=1`, {
      ...seenIn(page),
      'a-who': '',
      'a-services': '',
      'a-mechanics': '',
      ...fields,
      go: 'next',
    });
  await send(one, { 'a-who': 'Ana', 'a-services': 'Ruedas', 'a-mechanics': '3' });
  const met = await send(other, { 'a-services': 'Frenos', 'a-mechanics': '4' });
  expect(met.status).toBe(409);
  expect(met.html).toContain('Ruedas\nFrenos');
  const now = await open(`${path}?part=1`);
  expect(now.html).toContain('Ana');
  expect(now.html).toContain('Ruedas\nFrenos');
  expect(now.html).toMatch(/name="a-mechanics" value="4"/);
  expect(met.html).toMatch(/<blockquote[^>]*>\s*3\s*</);
  // An answer that the form shows now counts as seen.
  expect((await send(met, { 'a-who': 'Ana', 'a-services': 'Frenos', 'a-mechanics': '4' })).status).toBe(303);
  expect((await open(`${path}?part=1`)).html).not.toContain('Ruedas');
});

test('200 KB, a wrong number and an unknown choice are refused with the words still there; the rest is saved', async () => {
  const { companyId, path } = await aQuestionnaire(owner);
  const long = await answer(path, 1, { 'a-who': 'Ana', 'a-services': `principio ${'ñ'.repeat(100_000)}` });
  expect(long.status).toBe(422);
  expect(long.html).toContain('principio ñ');
  expect(long.html).toContain('100.010');
  expect(long.html.length).toBeLessThan(60_000);
  const wrong = await answer(path, 2, { 'a-booking': 'circus', 'a-missed': 'unas veinte', 'a-yeses': 'no' });
  expect([wrong.status, wrong.html.includes('unas veinte')]).toEqual([422, true]);
  expect(await stateOf(companyId)).toMatchObject({ answered: 2 });
  const huge = await answer(path, 1, { 'a-who': 'x'.repeat(2_000_000) });
  expect(huge.status).toBe(413);
  const empty = await aQuestionnaire(owner);
  expect((await post(`${empty.path}?part=5`, { go: 'send' })).status).toBe(422);
});

test('markup is text', async () => {
  const { path } = await aQuestionnaire(owner);
  await answer(path, 1, { 'a-who': '</textarea><script>alert(1)</script>' });
  for (const page of [await open(`${path}?part=1`), await open(`${path}?part=5`)]) {
    expect(page.html).toContain('&lt;script&gt;alert(1)');
    expect(page.html).not.toContain('<script>alert');
  }
});

test('a script saves while people type, and leaves what two people typed to the form', async () => {
  const { path } = await aQuestionnaire(owner);
  const [one, other] = [await open(`${path}?part=1`), await open(`${path}?part=1`)];
  const save = async (page: Page, text: string) =>
    JSON.parse((await post(`${path}?part=1`, { ...seenIn(page), 'a-services': text, go: 'quiet' })).html) as {
      seen: Record<string, string>;
    };
  expect(Object.keys((await save(one, 'Rue')).seen)).toContain('services');
  expect(Object.keys((await save(other, 'Fre')).seen)).not.toContain('services');
  expect((await open(`${path}?part=1`)).html).toContain('Rue');
});

test('a link ends by time, by hand and with the company, and an unknown one leads nowhere', async () => {
  const { companyId, questionnaireId, path } = await aQuestionnaire(owner, { language: 'en', days: 7 });
  await answer(path, 1, { 'a-who': 'Ana' });
  await database.execute({
    sql: 'update questionnaires set expiresAt = ? where id = ?',
    args: ['2020-01-01T00:00:00.000Z', questionnaireId],
  });
  const expired = await open(path);
  expect([expired.status, expired.html.includes('lang="en"')]).toEqual([410, true]);
  expect((await post(`${path}?part=1`, { 'a-who': 'Eva', go: 'next' })).status).toBe(410);
  expect(await stateOf(companyId)).toMatchObject({ state: 'expired' });
  expect((await change(questionnaireId, { days: 30 })).body).toMatchObject({ state: 'open' });
  expect((await open(`${path}?part=1`)).html).toContain('Ana');
  expect((await change(questionnaireId, { revoke: true })).body).toMatchObject({ state: 'revoked' });
  expect((await open(path)).status).toBe(410);
  expect((await change(questionnaireId, { days: 7 })).status).toBe(404);
  await owner.call('DELETE', `/api/companies/${companyId}`);
  expect((await open(path)).status).toBe(404);
  expect((await open(`/q/${'A'.repeat(43)}`)).status).toBe(404);
  expect((await open('/q/none')).status).toBe(404);
});

test('the calls refuse what is not known, and never show the secret again', async () => {
  const { companyId, questionnaireId, path } = await aQuestionnaire(owner);
  const address = `/api/companies/${companyId}/questionnaires`;
  expect((await owner.call('POST', address, { template: 'circus' })).status).toBe(422);
  expect((await owner.call('POST', address, { template: 'garage', days: 8 })).status).toBe(422);
  expect((await change(questionnaireId, {})).status).toBe(422);
  expect((await change(questionnaireId, { revoke: true, days: 7 })).status).toBe(422);
  const listed = (await owner.call('GET', address)).body;
  expect(JSON.stringify(listed)).not.toContain(path.slice('/q/'.length));
  await answer(path, 2, { 'a-booking': 'paper' });
  expect(itemsOf((await owner.call('GET', `/api/questionnaires/${questionnaireId}`)).body)).toMatchObject([
    { question: expect.any(String), answer: expect.stringContaining('papel') },
  ]);
});

test('a demo makes no links', async () => {
  const demo = new ApiClient(server.url);
  await demo.call('POST', '/api/demo', { language: 'es' });
  const id = await demo.make('/api/companies', aCompany());
  const { status, body } = await demo.call('POST', `/api/companies/${id}/questionnaires`, {
    template: 'garage',
  });
  expect([status, member(body, 'code', 'string')]).toEqual([403, 'demo_preview_only']);
});
