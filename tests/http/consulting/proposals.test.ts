import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { aProposal } from '#tests/builders/proposal.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('proposals-owner');
});
afterAll(() => server.stop());

type Proposed = { id: number; kind: string; state: string; rowId: number | null };
const itemsOf = (body: unknown): Proposed[] => (body as { items: Proposed[] }).items;
const problemsOf = async (companyId: number) =>
  (await owner.call('GET', `/api/companies/${companyId}/problems`)).body;

test('the templates are listed in the language of the caller', async () => {
  const list = async (language: string) => {
    const { body } = await owner.call('GET', '/api/templates', undefined, { 'accept-language': language });
    return itemsOf(body);
  };
  expect(await list('es')).toContainEqual(
    expect.objectContaining({ id: 'garage', name: 'Taller de automóviles' }),
  );
  expect(await list('en')).toContainEqual(
    expect.objectContaining({ id: 'garage', name: 'Garage and car repair' }),
  );
});

test('a template is added once, and an unknown one is refused', async () => {
  const id = await owner.make('/api/companies', aCompany());
  const add = (body: object) => owner.call('POST', `/api/companies/${id}/template`, body);
  const first = await add({ template: 'clinic', language: 'en' });
  expect(first.status).toBe(200);
  expect(member(first.body, 'added', 'number')).toBe(itemsOf(first.body).length);
  expect((await add({ template: 'clinic', language: 'es' })).body).toEqual({
    added: 0,
    items: itemsOf(first.body),
  });
  expect((await add({ template: 'circus' })).status).toBe(422);
  expect((await owner.call('GET', `/api/companies/${id}`)).body).not.toHaveProperty('proposals');
});

test('a proposal is accepted, taken back and declined', async () => {
  const { companyId } = await aProposal(owner);
  const { body } = await owner.call('GET', `/api/companies/${companyId}/proposals?state=open`);
  const problem = itemsOf(body).find(({ kind }) => kind === 'problem')?.id ?? 0;
  const act = async (name: string, sent?: object) =>
    (await owner.call('POST', `/api/proposals/${problem}/${name}`, sent)).body;

  const accepted = await act('accept', { fields: { priority: 5 } });
  expect(accepted).toMatchObject({ state: 'accepted' });
  expect(await problemsOf(companyId)).toMatchObject([
    { id: member(accepted, 'rowId', 'number'), priority: 5, reading: { process: 'appointments' } },
  ]);
  expect(await act('accept', {})).toEqual(accepted);
  expect(await act('reopen')).toMatchObject({ state: 'open', rowId: null });
  expect(await problemsOf(companyId)).toEqual([]);
  expect(await act('decline')).toMatchObject({ state: 'declined' });
  const { body: left } = await owner.call('GET', `/api/companies/${companyId}/proposals?state=open`);
  expect(itemsOf(left).map(({ id }) => id)).not.toContain(problem);
  const wrong = await owner.call('POST', `/api/proposals/${problem}/accept`, {
    fields: { description: ' ' },
  });
  expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { description: expect.any(String) } }]);
});

test('several are accepted in one call', async () => {
  const { companyId } = await aProposal(owner);
  const { body } = await owner.call('GET', `/api/companies/${companyId}/proposals`);
  const ids = itemsOf(body).map(({ id }) => id);
  const path = `/api/companies/${companyId}/proposals`;
  const answer = await owner.call('POST', path, { act: 'accept', ids });
  expect(answer.status).toBe(200);
  expect(itemsOf(answer.body).every(({ state, rowId }) => state === 'accepted' && rowId !== null)).toBe(true);
  await owner.call('POST', path, { act: 'reopen', ids });
  expect(await problemsOf(companyId)).toEqual([]);
});
