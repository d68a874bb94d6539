import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { anImport } from '#tests/builders/csv.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('import-importer');
});
afterAll(() => server.stop());

const IMPORTS = '/api/crm/imports';

const ended = (id: number) =>
  expect.poll(async () => (await owner.call('GET', `${IMPORTS}/${id}`)).body, { timeout: 60_000 });

async function importFile(content: string, fields: Record<string, string> = {}, headers = {}) {
  return owner.call('POST', IMPORTS, anImport(content, fields), headers);
}

test('imports a file, returns its errors as a file, and can be reverted completely', async () => {
  const file = 'Nombre;Correo\nAna;ana@test.example\nBrais;brais@\n';
  const answer = await importFile(file);
  expect(answer).toMatchObject({ status: 201, body: { status: 'running', fileName: 'clientes.csv' } });
  const id = member(answer.body, 'id', 'number');
  await ended(id).toMatchObject({
    status: 'done',
    mapping: { Nombre: 'fullName', Correo: 'email' },
    counts: { created: 1, updated: 0, skipped: 0, failed: 1 },
    errors: [{ line: 3, errors: { email: 'Enter a valid email address' } }],
  });
  const errors = await owner.call('GET', `${IMPORTS}/${id}/errors`);
  expect(errors.headers.get('content-disposition')).toContain('clientes-errors.csv');
  expect(errors.body).toContain('Brais,brais@,Email: Enter a valid email address');
  expect((await owner.call('GET', IMPORTS)).body).toMatchObject({ items: [{ id }], nextCursor: null });
  const out = await owner.call('GET', '/api/crm/export?kind=contacts&format=csv');
  expect(out.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(out.body).toContain('ana@test.example');
  const reverted = await owner.call('POST', `${IMPORTS}/${id}/revert`, {});
  expect(reverted).toMatchObject({ status: 200, body: { status: 'reverted', left: 0 } });
  expect((await owner.call('GET', '/api/crm/contacts')).body).toMatchObject({ items: [] });
});

test('rejects a broken workbook at its field, with instructions', async () => {
  const answer = await importFile(
    'PK\u0003\u0004\u0014\0',
    { name: 'clientes.xlsx' },
    { 'accept-language': 'es' },
  );
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { file: expect.stringContaining('Guárdelo de nuevo') } },
  });
});

test('imports a file larger than any other body, with little memory', async () => {
  const filling = 'x'.repeat(1_000);
  const lines = Array.from({ length: 20_000 }, (_, n) => `${n},${filling}`);
  const before = await memoryOf(server);
  const answer = await importFile(`Color,Talla\n${lines.join('\n')}`);
  expect(answer.status).toBe(201);
  await ended(member(answer.body, 'id', 'number')).toMatchObject({ status: 'failed' });
  expect((await memoryOf(server)) - before).toBeLessThan(150);
});

async function memoryOf({ process: { pid } }: TestServer): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

test('the same key returns the same response and creates one import', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await importFile('Nombre\nUna\n', {}, headers);
  expect((await importFile('Nombre\nUna\n', {}, headers)).body).toEqual(first.body);
  expect((await importFile('Nombre\nOtra\n', {}, headers)).status).toBe(422);
});

describe('rejects', () => {
  test.each([
    ['no file', { kind: 'contacts' }, undefined, 422],
    ['an empty file', { kind: 'contacts' }, '', 422],
    ['an unknown kind', { kind: 'planets' }, 'Nombre\nAna', 422],
    ['a mapping that is no JSON', { mapping: '{' }, 'Nombre\nAna', 422],
    ['a mapping to another kind’s field', { mapping: '{"Nombre":"taxId"}' }, 'Nombre\nAna', 422],
    ['a field that nobody knows', { colour: 'red' }, 'Nombre\nAna', 422],
    ['a text that cannot be stored', { mapping: '{"\0":"email"}' }, 'Nombre\nAna', 400],
  ] as const)('%s', async (_, fields, content, status) => {
    const form = anImport(content ?? '', fields);
    if (content === undefined) form.delete('file');
    const answer = await owner.call('POST', IMPORTS, form);
    expect([answer.status, member(answer.body, 'message', 'string')]).toEqual([status, expect.any(String)]);
  });

  test('JSON, a truncated form, and a caller without a session', async () => {
    expect((await owner.call('POST', IMPORTS, {})).status).toBe(415);
    const broken = await owner.call('POST', IMPORTS, '--x\r\ncontent-disposition: form-data; name="file"', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
    expect((await new ApiClient(server.url).call('POST', IMPORTS, anImport('a'))).status).toBe(401);
  });

  test('a file above the limit, before it is sent', async () => {
    const sent = request(server.url + IMPORTS, {
      method: 'POST',
      headers: {
        cookie: owner.cookie,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 200 * 1_048_576,
      },
    });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    const status = await new Promise((resolve) =>
      sent.once('response', (answer) => resolve(answer.statusCode)),
    );
    sent.destroy();
    expect(status).toBe(413);
  });
});
