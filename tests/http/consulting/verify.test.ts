import { createClient } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aReport } from '#tests/builders/report.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  server = await startServer();
  [owner, other] = await Promise.all([
    new ApiClient(server.url).register('owner'),
    new ApiClient(server.url).register('other'),
  ]);
});
afterAll(() => server.stop());

const fileOf = async (path: string) =>
  new Uint8Array(await (await fetch(server.url + path, { headers: { cookie: owner.cookie } })).arrayBuffer());
const send = (
  file: Uint8Array<ArrayBuffer> | null,
  fields: object = {},
  headers: Record<string, string> = {},
  url = server.url,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (file) form.set('file', new Blob([file]), 'informe.docx');
  return fetch(`${url}/verify`, {
    method: 'POST',
    body: form,
    headers: { 'accept-language': 'en', ...headers },
  });
};
const JSON_WANTED = { accept: 'application/json' };

test.each(['pdf', 'docx', 'md'])(
  'an exported %s is recognised, and one changed byte is found out',
  async (format) => {
    const reportId = await aReport(owner);
    const file = await fileOf(`/api/reports/${reportId}/export?format=${format}`);
    const asked = async (bytes: Uint8Array<ArrayBuffer>, cookie = '') =>
      (await send(bytes, {}, { ...JSON_WANTED, ...(cookie && { cookie }) })).json();
    expect(await asked(file)).toEqual({ isUnchanged: true });
    expect(await asked(file, other.cookie)).toEqual({ isUnchanged: true });
    expect(await asked(file, owner.cookie)).toEqual({ isUnchanged: true, reportId });
    const edited = file.with(file.length - 1, (file.at(-1) ?? 0) ^ 1);
    expect(await asked(edited, owner.cookie)).toEqual({ isUnchanged: false });
  },
);

test('the PDF behind a link is recognised too', async () => {
  const reportId = await aReport(owner);
  const { body } = await owner.call('POST', `/api/reports/${reportId}/share`, {});
  const file = await fileOf(`${new URL(member(body, 'url', 'string')).pathname}/report.pdf`);
  expect(await (await send(file, {}, JSON_WANTED)).json()).toEqual({ isUnchanged: true });
});

test('a page without a script says whether a file is unchanged, altered or unknown', async () => {
  const reportId = await aReport(owner);
  const markdown = await fileOf(`/api/reports/${reportId}/export?format=md`);
  const text = new TextDecoder().decode(markdown);
  const [hash = ''] = /\b[0-9a-f]{64}\b/.exec(text) ?? [];
  for (const path of ['/verify', `/verify/${hash}`]) {
    const page = await (await fetch(server.url + path)).text();
    expect(page).toContain('enctype="multipart/form-data"');
    expect(page).not.toMatch(/<script|astro-island/);
  }
  const verdict = async (file: Uint8Array<ArrayBuffer>, fields: object) => {
    const answer = await send(file, fields, { accept: 'text/html' });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  expect(await verdict(markdown, { hash })).toContain('The file is unchanged');
  const edited = new TextEncoder().encode(text.replace('Análisis', 'Analisis'));
  expect(await verdict(edited, { hash })).toContain('The file is not the original');
  const page = await verdict(edited, {});
  expect(page).toContain('Unknown file');
  expect(page).not.toMatch(/Talleres Mar|Falta sitio/);
});

test('no file, no form and too large a file are refused', async () => {
  expect((await send(null, {}, JSON_WANTED)).status).toBe(422);
  expect((await send(new Uint8Array(), {}, JSON_WANTED)).status).toBe(422);
  const page = await send(null, {}, { accept: 'text/html' });
  expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('Choose a file.')]);
  const plain = await fetch(`${server.url}/verify`, { method: 'POST', body: 'x', headers: JSON_WANTED });
  expect(plain.status).toBe(415);
  const large = await send(new Uint8Array(10 * 1_048_576 + 1), {}, JSON_WANTED);
  expect(large.status).toBe(413);
  const fits = await send(new Uint8Array(10 * 1_048_576 - 1), {}, JSON_WANTED);
  expect(await fits.json()).toEqual({ isUnchanged: false });
  const foreign = await send(new Uint8Array(9), {}, { ...JSON_WANTED, origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  expect((await fetch(`${server.url}/verify`, { method: 'DELETE' })).status).toBe(405);
});

test('files are compared only so often from one address', async () => {
  const limited = await startServer({ RATE_LIMIT: 'on' });
  let status = 200;
  for (let sent = 0; sent < 61 && status === 200; sent += 1)
    status = (await send(new Uint8Array([1]), {}, JSON_WANTED, limited.url)).status;
  await limited.stop();
  expect(status).toBe(429);
});

test('keeps the hash of a file, never the file', async () => {
  const reportId = await aReport(owner);
  await fileOf(`/api/reports/${reportId}/export?format=md`);
  const database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}` });
  const { rows } = await database.execute({
    sql: 'select * from report_files where reportId = ?',
    args: [reportId],
  });
  database.close();
  expect(rows).toMatchObject([{ format: 'md', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});
