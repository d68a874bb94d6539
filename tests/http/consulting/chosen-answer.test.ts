import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { aProblem, someReportTexts } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

const STOCK = { process: 'stock', symptom: 'none' };
const TEXT = 'Nobody keeps track of our stock.';
let server: TestServer;
let owner: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  [owner, other] = await Promise.all([
    new ApiClient(server.url).register('chosen-answer-owner'),
    new ApiClient(server.url).register('chosen-answer-other'),
  ]);
});
afterAll(() => server.stop());

type Titled = { id: string; title: string };
type Offer = { suggested: Titled; items: Titled[] };
async function offerFor(id: number, query = '', language = 'en'): Promise<Offer> {
  const path = `/api/problems/${id}/interventions${query}`;
  const { status, body } = await owner.call('GET', path, undefined, { 'accept-language': language });
  expect(status).toBe(200);
  return body as Offer;
}

/** A problem whose answer a consultant chose: another one than the rules would. */
async function aChosen(over: object = {}) {
  const companyId = await aReadyCompany(owner);
  const id = await owner.make(
    '/api/problems',
    aProblem(companyId, { description: TEXT, reading: STOCK, ...over }),
  );
  const { suggested, items } = await offerFor(id);
  const chosen = items.find((item) => item.id !== suggested.id)?.id;
  if (chosen === undefined) throw new Error('The catalogue has one answer for stock alone.');
  const interventionId = chosen;
  const { status } = await change(id, { reading: { ...STOCK, interventionId } });
  expect(status).toBe(200);
  return { companyId, id, interventionId, suggested };
}

const change = (id: number, body: object) => owner.call('PATCH', `/api/problems/${id}`, body);
const listOf = async (companyId: number) =>
  (await owner.call('GET', `/api/companies/${companyId}/problems`)).body as {
    description: string;
    reading: { interventionId?: string | null };
  }[];
const chosenIn = async (companyId: number) =>
  (await listOf(companyId)).find(({ description }) => description.startsWith(TEXT))?.reading.interventionId;

test('a chosen answer is stored, and cleared by null', async () => {
  const { companyId, id, interventionId } = await aChosen();
  expect(await chosenIn(companyId)).toBe(interventionId);
  const cleared = await change(id, { reading: { ...STOCK, interventionId: null } });
  expect(cleared.body).toMatchObject({ reading: { ...STOCK, interventionId: null } });
  expect(await chosenIn(companyId)).toBe(null);
});

test('it stays when only the symptom, the description or something else of the row changes', async () => {
  const { companyId, id, interventionId } = await aChosen();
  await change(id, { reading: { ...STOCK, symptom: 'manual' } });
  expect(await chosenIn(companyId)).toBe(interventionId);
  await change(id, { description: `${TEXT} Not at all.` });
  await change(id, { priority: 5 });
  expect(await chosenIn(companyId)).toBe(interventionId);
});

test('it goes when the problem is about another process, by hand or as the rules read it', async () => {
  const byHand = await aChosen();
  const { body } = await change(byHand.id, { reading: { process: 'reviews', symptom: 'none' } });
  expect(member(body, 'description', 'string')).toBe(TEXT);
  expect(await chosenIn(byHand.companyId)).toBeUndefined();

  const { companyId, id, interventionId } = await aChosen();
  await change(id, { reading: { ...STOCK, isConfirmed: false, interventionId } });
  const read = await change(id, { description: 'Supplier invoices are keyed in by hand.' });
  expect(read.body).toMatchObject({ reading: { process: 'invoices_in', symptom: 'manual' } });
  for (const { reading } of await listOf(companyId)) expect(reading.interventionId ?? null).toBeNull();
});

test('an answer that the catalogue does not have is refused, in every call that takes one', async () => {
  const { companyId, id, interventionId } = await aChosen();
  const before = await listOf(companyId);
  for (const unknown of ['nothing', '', 'x'.repeat(10_000), 7]) {
    const reading = { ...STOCK, interventionId: unknown };
    const row = aProblem(companyId, { reading });
    const { companyId: _, ...item } = row;
    for (const { status } of [
      await change(id, { reading }),
      await owner.call('POST', '/api/problems', row),
      await owner.call('POST', `/api/companies/${companyId}/problems/batch`, { items: [item] }),
    ])
      expect(status).toBe(422);
  }
  const refused = await owner.call(
    'PATCH',
    `/api/problems/${id}`,
    { reading: { ...STOCK, interventionId: 'nothing' } },
    { 'accept-language': 'en' },
  );
  expect(refused.body).toMatchObject({ errors: { reading: 'The catalogue has no such solution.' } });
  expect(await listOf(companyId)).toEqual(before);
  expect(await chosenIn(companyId)).toBe(interventionId);
});

test('a new problem may come with its answer, alone and in a batch', async () => {
  const { companyId, interventionId } = await aChosen();
  const { companyId: _, ...item } = aProblem(companyId, { reading: { ...STOCK, interventionId } });
  await owner.make('/api/problems', { ...item, companyId });
  const batch = await owner.call('POST', `/api/companies/${companyId}/problems/batch`, { items: [item] });
  expect(idsOf(batch.body)).toHaveLength(1);
  const chosen = (await listOf(companyId)).filter(({ reading }) => reading.interventionId === interventionId);
  expect(chosen).toHaveLength(3);
});

test('the report answers the problem with what was chosen, and without a choice with what the rules choose', async () => {
  const { companyId, id, interventionId, suggested } = await aChosen();
  const plain = await aReadyCompany(owner);
  await owner.make('/api/problems', aProblem(plain, { description: TEXT, reading: STOCK }));
  const answersOf = async (company: number) => {
    await owner.make('/api/reports', someReportTexts(company));
    const { body } = await owner.call('GET', `/api/companies/${company}/report`);
    const { actions } = (body as { model: { figures: { actions: Action[] } } }).model.figures;
    return actions;
  };
  type Action = { interventionId: string; rowIds: number[] };
  const chosen = (await answersOf(companyId)).find(({ rowIds }) => rowIds.includes(id));
  expect(chosen?.interventionId).toBe(interventionId);
  expect((await answersOf(plain)).map((action) => action.interventionId)).toContain(suggested.id);
});

test.each(['follow-up', 'correction'])('a %s takes the choice along', async (call) => {
  const { companyId, interventionId } = await aChosen();
  await owner.make('/api/reports', someReportTexts(companyId));
  const next = await owner.make(`/api/companies/${companyId}/${call}`, {});
  expect(await chosenIn(next)).toBe(interventionId);
});

test('the choice is exported with the account', async () => {
  const { interventionId } = await aChosen();
  const { status, body } = await owner.call('GET', '/api/user/export');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain(interventionId);
});

test('the answers of a process come with the one of the rules, by title, in the caller’s language', async () => {
  const { id, interventionId, suggested } = await aChosen();
  const english = await offerFor(id);
  // The row's own choice does not change what the rules would choose.
  expect(english.suggested).toEqual(suggested);
  expect(english.items.map((item) => item.id)).toEqual(
    expect.arrayContaining([suggested.id, interventionId]),
  );
  const titles = english.items.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('en-GB').compare));

  const spanish = await offerFor(id, '', 'es');
  expect(spanish.items.map((item) => item.id).sort()).toEqual(english.items.map((item) => item.id).sort());
  expect(spanish.items.map(({ title }) => title)).not.toEqual(titles);
});

test('a reading that is not stored yet has its own answers; the stored one stays', async () => {
  const { companyId, id, interventionId } = await aChosen();
  const stock = await offerFor(id);
  const reviews = await offerFor(id, '?process=reviews&symptom=none');
  expect(reviews.items.length).toBeGreaterThan(0);
  const inStock = new Set(stock.items.map((item) => item.id));
  expect(reviews.items.filter((item) => inStock.has(item.id))).toEqual([]);
  expect(reviews.items.map((item) => item.id)).toContain(reviews.suggested.id);
  expect(await chosenIn(companyId)).toBe(interventionId);
  for (const query of ['?process=nothing', '?symptom=', '?process=stock&other=1']) {
    const { status } = await owner.call('GET', `/api/problems/${id}/interventions${query}`);
    expect(status).toBe(422);
  }
});

test('nobody else learns of a problem’s answers', async () => {
  const { id } = await aChosen();
  expect((await other.call('GET', `/api/problems/${id}/interventions`)).status).toBe(404);
  expect((await other.call('GET', '/api/problems/999999/interventions')).status).toBe(404);
  expect((await new ApiClient(server.url).call('GET', `/api/problems/${id}/interventions`)).status).toBe(401);
});
