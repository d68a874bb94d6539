import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortfolioPage } from '#features/consulting/portfolio/portfolio.schema.ts';
import { ApiClient } from '#tests/api-client.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { aReadyCompany, aTrackedReport } from '#tests/builders/report.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  [owner, other] = await Promise.all([
    new ApiClient(server.url).register('portfolio-owner'),
    new ApiClient(server.url).register('portfolio-other'),
  ]);
  // Overdue by now; the other one is done.
  await aTrackedReport(owner);
  const { reportId } = await aTrackedReport(owner);
  await owner.call('PATCH', `/api/reports/${reportId}/actions`, { actionId: 'A1', status: 'done' });
  await aReadyCompany(owner);
  await owner.make('/api/companies', aCompany({ name: '=1+1;"x"', sector: '@SUM(A1)' }));
});
afterAll(() => server.stop());

const read = async (client: ApiClient, query = '') =>
  (await client.call('GET', `/api/portfolio?count=true${query}`)).body as PortfolioPage;
const file = async (client: ApiClient, query = '', language = 'es') => {
  const answer = await client.call('GET', `/api/portfolio.csv?${query}`, undefined, {
    'accept-language': language,
  });
  expect(answer.status).toBe(200);
  const text = String(answer.body);
  return { ...answer, lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') };
};

test('a portfolio holds the companies of its account and of no other', async () => {
  const page = await read(owner);
  expect(page.items).toHaveLength(4);
  expect(page.summary).toMatchObject({
    companies: 4,
    stages: { draft: 1, ready: 1, reported: 1, done: 1 },
    overdue: 1,
    costPerYearCents: 2 * 880 * 2_000,
  });
  expect(await read(other)).toMatchObject({ items: [], total: 0, summary: { companies: 0 } });
  expect((await file(other)).lines).toHaveLength(1);
  const cursor = (await read(owner, '&limit=1')).nextCursor ?? '';
  expect((await read(other, `&cursor=${encodeURIComponent(cursor)}`)).items).toEqual([]);
});

test('the file has the rows of the list in its order, in the words and numbers of the caller', async () => {
  const spanish = await file(owner, 'sort=-stage');
  expect(spanish.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(spanish.headers.get('content-disposition')).toMatch(/portfolio-\d{4}-\d{2}-\d{2}\.csv/);
  const [heading, first, ...rest] = spanish.lines;
  expect(heading).toMatch(/^Empresa;Sector;Etapa;/);
  const { items } = await read(owner, '&sort=-stage');
  const [found] = items;
  const euros = (cents: number | undefined) => String((cents ?? Number.NaN) / 100).replace('.', ',');
  expect(first?.split(';')).toEqual([
    'Talleres Mar',
    'Metal',
    'Terminada',
    'No',
    String(found?.actions),
    '1',
    String(found?.overdue),
    found?.nextReview,
    'EUR',
    '880',
    '17600',
    ...[found?.savedHoursPerYear?.low, found?.savedHoursPerYear?.high].map((hours) =>
      String(hours).replace('.', ','),
    ),
    euros(found?.savingPerYear?.low),
    euros(found?.savingPerYear?.high),
  ]);
  expect(rest).toHaveLength(3);
  const english = await file(owner, '', 'en');
  expect(english.lines[0]).toMatch(/^Company,Sector,Stage,/);
});

test('the file holds exactly the rows that the filters find, and no formula', async () => {
  const filters = ['overdue=true', 'stage=ready', 'stage=done', 'q=talleres', 'review=due'];
  for (const filter of filters) {
    const { total } = await read(owner, `&${filter}`);
    expect([filter, (await file(owner, filter)).lines.length - 1]).toEqual([filter, total]);
  }
  const { lines } = await file(owner, 'stage=draft');
  expect(lines[1]).toMatch(/^"'=1\+1;'?""x""";'@SUM\(A1\);Perfil incompleto;/);
});

test.each(['sort=size', 'stage=lost', 'overdue=no', 'review=never', 'who=me'])(
  'the query %s is refused by list and file',
  async (query) => {
    for (const path of ['/api/portfolio', '/api/portfolio.csv'])
      expect((await owner.call('GET', `${path}?${query}`)).status).toBeGreaterThanOrEqual(400);
  },
);
