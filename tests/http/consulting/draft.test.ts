import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCompany, aProblem, someReportTexts } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('draft-owner');
});
afterAll(() => server.stop());

type Block = { id: string; own: string | null; computed: string | null; isStale: boolean };
const draftOf = async (id: number) => {
  const { status, body } = await owner.call('GET', `/api/companies/${id}/draft?language=es`);
  expect(status).toBe(200);
  return body as { language: string; blocks: Block[]; updatedAt: string };
};
const put = (id: number, body: object) => owner.call('PUT', `/api/companies/${id}/draft`, body);
const freeze = (id: number, body: object) => owner.call('POST', `/api/companies/${id}/draft/freeze`, body);

const withOwn = (blocks: readonly Block[], own: string) =>
  blocks.map((block, index) => (index === 0 ? { ...block, own } : block));

test('a draft is read, edited, put back and frozen once', async () => {
  const id = await aReadyCompany(owner);
  const first = await draftOf(id);
  const sent = { language: 'es', updatedAt: first.updatedAt, blocks: withOwn(first.blocks, 'Lo nuestro.') };
  const stored = await put(id, sent);
  expect(stored.status).toBe(200);
  expect(stored.body).toMatchObject({
    language: 'es',
    blocks: first.blocks.map((_, index) => (index === 0 ? { own: 'Lo nuestro.', isStale: false } : {})),
  });
  expect((await owner.call('DELETE', `/api/companies/${id}/draft`)).status).toBe(204);
  expect((await draftOf(id)).blocks.map(({ own }) => own)).toEqual(first.blocks.map(() => null));

  const again = await draftOf(id);
  const edited = await put(id, { ...sent, updatedAt: again.updatedAt });
  const updatedAt = member(edited.body, 'updatedAt', 'string');
  const frozen = await freeze(id, { updatedAt });
  expect(frozen.status).toBe(201);
  expect(frozen.body).toMatchObject({
    rulesVersion: 6,
    version: '1',
    model: { figures: { totals: { problems: 1 } } },
  });
  expect((await owner.call('GET', `/api/companies/${id}/report`)).body).toEqual(frozen.body);
  const reportId = member(frozen.body, 'id', 'number');
  for (const answer of [
    await freeze(id, { updatedAt }),
    await put(id, sent),
    await owner.call('GET', `/api/companies/${id}/draft`),
    await owner.call('POST', '/api/reports', someReportTexts(id)),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'report_exists', id: reportId });
  }
});

test('a profile that is not ready has no draft, and the answer says what is missing', async () => {
  const id = await owner.make('/api/companies', aCompany());
  const calls = [
    await owner.call('GET', `/api/companies/${id}/draft`),
    await put(id, { language: 'es', blocks: [] }),
    await freeze(id, { updatedAt: '2026-01-01T00:00:00.000Z' }),
  ];
  for (const { status, body } of calls) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'report_not_ready', errors: { problems: expect.any(String) } });
  }
});

test('two tabs: the second is told, with what the first stored', async () => {
  const id = await aReadyCompany(owner);
  const { blocks, updatedAt } = await draftOf(id);
  const send = (own: string) => put(id, { language: 'es', updatedAt, blocks: withOwn(blocks, own) });
  const answers = await Promise.all([send('Una.'), send('Otra.')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body as { blocks: Block[]; updatedAt: string };
  const told = answers.find(({ status }) => status === 409)?.body;
  expect(told).toMatchObject({ code: 'stale', current: { updatedAt: kept.updatedAt, blocks: kept.blocks } });
  const late = await freeze(id, { updatedAt });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'stale', current: { updatedAt: kept.updatedAt } });
});

test('freezing while another tab edits stores what was read, or nothing', async () => {
  const id = await aReadyCompany(owner);
  const { blocks, updatedAt } = await draftOf(id);
  const [frozen, edited] = await Promise.all([
    freeze(id, { updatedAt, language: 'es' }),
    put(id, { language: 'es', updatedAt, blocks: withOwn(blocks, 'A la vez.') }),
  ]);
  expect([
    [201, 409],
    [409, 200],
  ]).toContainEqual([frozen.status, edited.status]);
  if (frozen.status === 201) expect(JSON.stringify(frozen.body)).not.toContain('A la vez.');
});

test('a change of the profile makes a draft stale, and its edited block says so', async () => {
  const id = await aReadyCompany(owner);
  const first = await draftOf(id);
  const blocks = first.blocks.map((block) =>
    block.id === 'letter' ? { ...block, own: 'Lo nuestro.' } : block,
  );
  const { body } = await put(id, { language: 'es', blocks });
  const updatedAt = member(body, 'updatedAt', 'string');
  await owner.make('/api/problems', aProblem(id, { description: 'Facturas en papel.', priority: 5 }));
  expect((await freeze(id, { updatedAt })).status).toBe(409);
  const letter = (await draftOf(id)).blocks.find((block) => block.id === 'letter');
  expect(letter).toMatchObject({ own: 'Lo nuestro.', isStale: true });
});

test('own text keeps its language', async () => {
  const id = await aReadyCompany(owner);
  const first = await draftOf(id);
  const { body } = await put(id, { language: 'es', blocks: withOwn(first.blocks, 'Lo nuestro.') });
  const refused = await freeze(id, { updatedAt: member(body, 'updatedAt', 'string'), language: 'en' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'draft_language' });
});

describe('bad input', () => {
  const block = { id: 'analysis.company', own: 'Texto', isHidden: false };
  test.each([
    ['no blocks', { language: 'es' }],
    ['another language', { language: 'fr', blocks: [] }],
    [
      'too many blocks',
      { language: 'es', blocks: Array.from({ length: 501 }, (_, i) => ({ ...block, id: `own-${i}` })) },
    ],
    ['one block twice', { language: 'es', blocks: [block, block] }],
    ['a text too long', { language: 'es', blocks: [{ ...block, own: 'x'.repeat(20_001) }] }],
    [
      'too much text',
      {
        language: 'es',
        blocks: Array.from({ length: 11 }, (_, i) => ({ ...block, id: `own-${i}`, own: 'x'.repeat(19_000) })),
      },
    ],
    ['an unknown field', { language: 'es', blocks: [{ ...block, html: '<b>' }] }],
    ['an id with spaces', { language: 'es', blocks: [{ ...block, id: 'a b' }] }],
    ['a time that is none', { language: 'es', blocks: [], updatedAt: 'ayer' }],
  ])('%s', async (_, body) => {
    const id = await aReadyCompany(owner);
    const answer = await put(id, body);
    expect(answer.status).toBe(422);
    expect((await draftOf(id)).blocks.every(({ own }) => own === null)).toBe(true);
  });

  test('freezing without a time', async () => {
    const id = await aReadyCompany(owner);
    expect((await freeze(id, {})).status).toBe(422);
  });

  test("another user's company", async () => {
    const id = await aReadyCompany(owner);
    const other = await new ApiClient(server.url).register('draft-other');
    for (const [method, path, body] of [
      ['GET', 'draft'],
      ['PUT', 'draft', { language: 'es', blocks: [] }],
      ['DELETE', 'draft'],
      ['POST', 'draft/freeze', { updatedAt: '2026-01-01T00:00:00.000Z' }],
      ['POST', 'correction'],
      ['GET', 'logo'],
      ['DELETE', 'logo'],
    ] as const)
      expect((await other.call(method, `/api/companies/${id}/${path}`, body)).status).toBe(404);
  });
});
