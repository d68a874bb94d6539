import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aProduct } from '#tests/builders/profile.ts';
import { aReport } from '#tests/builders/report.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await startServer({}, { isWrittenByTest: true });
  owner = await new ApiClient(server.url).register('owner');
});
afterAll(() => server.stop());

const read = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });

async function aLink(days = 7): Promise<{ reportId: number; path: string; id: number }> {
  const reportId = await aReport(owner, { language: 'es' });
  const { status, body } = await owner.call('POST', `/api/reports/${reportId}/share`, { days });
  expect(status).toBe(201);
  const url = member(body, 'url', 'string');
  expect(url.startsWith(`${server.url}/r/`)).toBe(true);
  return { reportId, path: new URL(url).pathname, id: member(body, 'id', 'number') };
}

test.each([
  ['pdf', 'application/pdf', '%PDF-1.7'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ['md', 'text/markdown; charset=utf-8', '# Talleres Mar'],
])('the owner downloads the report as %s, with a descriptive file name', async (format, type, begins) => {
  const id = await aReport(owner, { language: 'es' });
  const answer = await read(`/api/reports/${id}/export?format=${format}`, {
    headers: { cookie: owner.cookie },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const name = decodeURIComponent(
    /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );
  expect(name).toMatch(
    new RegExp(`^Talleres Mar - Informe de consultoría de IA - \\d{4}-\\d\\d-\\d\\d\\.${format}$`),
  );
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.subarray(0, begins.length).toString()).toBe(begins);
});

test('rejects another format with a message', async () => {
  const id = await aReport(owner);
  const { status, body } = await owner.call('GET', `/api/reports/${id}/export?format=exe`);
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { format: expect.any(String) } });
});

test('a link shows the complete report without an account or a script, only to those who have it', async () => {
  const { path, reportId } = await aLink();
  const answer = await read(path, { headers: { 'accept-language': 'en' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await answer.text();
  expect(html).toContain('<html lang="es"');
  expect(html).not.toMatch(/<script|astro-island|portal-menu/);
  for (const words of ['Análisis.', 'Recomendaciones.', 'Arquitectura.', 'Falta sitio.', '<svg'])
    expect(html).toContain(words);
  const pdf = await read(`${path}/report.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const { body } = await owner.call('GET', `/api/reports/${reportId}/share`);
  expect(body).toMatchObject({ items: [{ views: 1, state: 'open' }], nextCursor: null });
});

test('stores only the hash of a link', async () => {
  const { path } = await aLink();
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}` });
  const { rows } = await database.execute('select * from report_shares');
  database.close();
  expect(JSON.stringify(rows)).not.toContain(path.replace('/r/', ''));
});

test('a revoked or expired link is gone, and an unknown one is not found', async () => {
  const revoked = await aLink();
  const other = await aLink();
  const foreign = await owner.call('DELETE', `/api/reports/${revoked.reportId}/share?linkId=${other.id}`);
  expect(foreign.status).toBe(404);
  await owner.call('DELETE', `/api/reports/${revoked.reportId}/share?linkId=${revoked.id}`);
  const expired = await aLink();
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}` });
  await database.execute({
    sql: "update report_shares set expiresAt = '2020-01-01T00:00:00.000Z' where id = ?",
    args: [expired.id],
  });
  database.close();
  for (const [path, status, words] of [
    [revoked.path, 410, 'This link is no longer valid'],
    [expired.path, 410, 'This link has expired'],
    [`/r/${'x'.repeat(43)}`, 404, 'This link leads to no report'],
    ['/r/x', 404, 'This link leads to no report'],
  ] as const) {
    const answer = await read(path, { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(words);
    expect(html).not.toContain('Talleres Mar');
    const pdf = await read(`${path}/report.pdf`);
    expect([pdf.status, pdf.headers.get('location')]).toEqual([303, path]);
  }
  expect((await read(other.path)).status).toBe(200);
});

test('revokes all links of a report if none is named', async () => {
  const { path, reportId } = await aLink();
  await owner.call('POST', `/api/reports/${reportId}/share`, {});
  expect((await owner.call('DELETE', `/api/reports/${reportId}/share`)).status).toBe(204);
  const { body } = await owner.call('GET', `/api/reports/${reportId}/share`);
  expect(body).toMatchObject({ items: [{ state: 'revoked' }, { state: 'revoked' }] });
  expect((await read(path)).status).toBe(410);
});

test('anyone can verify that a report exists, without learning its company or content', async () => {
  const id = await aReport(owner, { language: 'es' });
  const markdown = await (
    await read(`/api/reports/${id}/export?format=md`, { headers: { cookie: owner.cookie } })
  ).text();
  const [hash = ''] = /\b[0-9a-f]{64}\b/.exec(markdown) ?? [];
  // An address that only this machine reaches is no promise to anyone.
  expect(markdown).not.toContain('/verify/');
  const found = await fetch(`${server.url}/verify/${hash}`, { headers: { 'accept-language': 'en' } });
  expect(found.status).toBe(200);
  const html = await found.text();
  expect(html).toContain('There is a report with this hash');
  expect(html).toContain('in Spanish');
  expect(html).not.toMatch(/Talleres Mar|Falta sitio|Análisis\./);
  for (const unknown of ['0'.repeat(64), 'x', 'a'.repeat(3_000)]) {
    const missing = await read(`/verify/${unknown}`, { headers: { 'accept-language': 'es' } });
    expect(missing.status).toBe(404);
    expect(await missing.text()).not.toContain('Existe un informe');
  }
});

test('a company has one follow-up, which starts with the profile and lists the changes', async () => {
  const report = await owner.call('GET', `/api/reports/${await aReport(owner)}/export?format=md`);
  expect(report.status).toBe(200);
  const { body: list } = await owner.call('GET', '/api/companies?sort=-createdAt&limit=1');
  const companyId = (list as { items: { id: number }[] }).items[0]?.id ?? 0;
  const follow = await owner.call('POST', `/api/companies/${companyId}/follow-up`);
  expect(follow.status).toBe(201);
  const id = member(follow.body, 'id', 'number');
  const again = await owner.call('POST', `/api/companies/${companyId}/follow-up`);
  expect(again).toMatchObject({ status: 409, body: { code: 'follow_up_exists', id } });
  const { body: departments } = await owner.call('GET', `/api/companies/${id}/departments`);
  const [department] = departments as { id: number }[];
  await owner.call('PATCH', `/api/departments/${department?.id}`, { digitalizationLevel: 5 });
  await owner.call('PATCH', `/api/companies/${id}`, { size: 'large' });
  await owner.make('/api/products', aProduct(id, { name: 'Cerradura' }));
  const made = await owner.call('POST', '/api/reports', {
    companyId: id,
    analysis: 'A',
    recommendations: 'R',
    aiArchitecture: 'I',
    language: 'en',
  });
  const markdown = await owner.call(
    'GET',
    `/api/reports/${member(made.body, 'id', 'number')}/export?format=md`,
  );
  expect(markdown.body).toContain('Average digitalization has risen from 3 to 5 out of 5.');
  expect(markdown.body).toContain('| Department | “Producción” | 3/5 | 5/5 |');
  expect(markdown.body).toContain(
    'has gone from medium-sized (50-249 employees) to large (250 or more employees).',
  );
  expect(markdown.body).toContain('| Product or service | “Cerradura” | was not there | there |');
  const page = await read(`/empresa/${id}`, { headers: { cookie: owner.cookie } });
  expect(await page.text()).toContain(`/empresa/${companyId}?tab=report`);
});
