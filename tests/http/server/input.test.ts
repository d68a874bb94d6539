// One long table of invalid input, because the cases share a server.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import {
  aCompany,
  aContact,
  aDepartment,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from '#tests/builders/profile.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let user: ApiClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await new ApiClient(server.url).register('server-input-ana');
}, 180_000);
afterAll(() => server.stop());

const inSpanish = () => ({ cookie: `${user.cookie}; lang=es` });

describe('bad input', () => {
  const post = (body: unknown, headers = {}) => user.call('POST', '/api/companies', body, headers);

  test.each([
    ['malformed JSON', '{"name":', {}, 400, 'malformed_json'],
    [
      'another media type',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['U+0000', JSON.stringify({ ...aCompany(), name: 'a\0b' }), {}, 400, 'invalid_text'],
    ['U+0000 in a key', '{"a\\u0000":1}', {}, 400, 'invalid_text'],
    ['a lone surrogate', JSON.stringify({ ...aCompany(), name: 'a\ud800' }), {}, 400, 'invalid_text'],
    ['an array', '[]', {}, 422, 'invalid'],
    ['null', 'null', {}, 422, 'invalid'],
    ['deep nesting', '['.repeat(50_000) + ']'.repeat(50_000), {}, 400, 'too_complex'],
    ['an empty body', '', {}, 422, 'invalid'],
  ])('%s', async (_name, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });

  test.each(['[]', 'null', '"text"', '5'])('a non-object body names no field: %s', async (body) => {
    const answer = await post(body, inSpanish());
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'invalid', message: 'Envíe un objeto JSON con los campos de la solicitud.' },
    ]);
  });

  test('a schema’s own message becomes one of ours', async () => {
    const answer = await user.call('GET', '/api/companies?cursor=a&cursor=b&q=%20', undefined, inSpanish());
    expect(JSON.stringify(answer.body)).not.toContain('errors:');
    const id = await user.make('/api/companies', aCompany());
    const late = await user.call('PATCH', `/api/companies/${id}`, { updatedAt: 'yesterday' }, inSpanish());
    expect(late.body).toMatchObject({
      errors: { updatedAt: 'Envíe una hora como 2026-03-01T09:00:00.000Z.' },
    });
  });

  const JSON_TYPE = 'application/json';
  const text = JSON.stringify(aCompany({ name: 'Peña' }));
  test.each([
    ['Latin-1 bytes', Buffer.from(text, 'latin1'), { 'content-type': JSON_TYPE }, 400, 'invalid_text'],
    [
      'another charset',
      Buffer.from(text, 'latin1'),
      { 'content-type': `${JSON_TYPE}; charset=iso-8859-1` },
      415,
      'unsupported_media_type',
    ],
    [
      'a compressed body',
      gzipSync(text),
      { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
      415,
      'unsupported_media_type',
    ],
    [
      'a coding that was not used',
      Buffer.from(text),
      { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
      415,
      'unsupported_media_type',
    ],
    ['UTF-8, named', Buffer.from(text), { 'content-type': `${JSON_TYPE}; Charset="UTF-8"` }, 201, undefined],
  ])('a text is stored exactly or not at all: %s', async (_name, bytes, headers, status, code) => {
    const answer = await fetch(`${server.url}/api/companies`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { ...headers, cookie: user.cookie },
    });
    const body = (await answer.json()) as { code?: string; name?: string };
    expect([answer.status, body.code]).toEqual([status, code]);
    if (status === 201) expect(body.name).toBe('Peña');
  });

  test.each([
    ['an unknown field', { ...aCompany(), owner: 1 }, 'owner'],
    ['an unknown field called __proto__', JSON.parse(`{"__proto__": 1, "name": "x"}`), '__proto__'],
    ['a wrong type', { ...aCompany(), name: 5 }, 'name'],
    ['an over-long text', { ...aCompany(), name: 'x'.repeat(201) }, 'name'],
    ['a blank text', { ...aCompany(), name: ' \t ' }, 'name'],
    ['an unknown size', { ...aCompany(), size: 'huge' }, 'size'],
    ['an e-mail that is none', { ...aCompany(), email: 'a@b' }, 'email'],
  ])('%s returns 422 at its field in Spanish', async (_name, body, field) => {
    const answer = await post(body, inSpanish());
    expect(answer.status).toBe(422);
    const { errors } = answer.body as { errors: Record<string, string> };
    expect(Object.keys(errors)).toContain(field);
    expect(errors[field]).not.toMatch(/\w:\w|\{\{|invalid|expected/i);
  });

  test.each(['\u200b\u200b\u2060', 'ana\u200b', '\u202eabc', 'a\u0007b', 'a\r\nb', '\u3164'])(
    'nobody can register as %j, or with such a name or email',
    async (text) => {
      const account = {
        username: 'unseen',
        password: 'clave-de-prueba',
        name: 'Ana',
        email: 'unseen@test.example',
      };
      for (const changes of [{ username: text }, { name: text }, { email: `${text}@test.example` }]) {
        const answer = await new ApiClient(server.url).call(
          'POST',
          '/api/register',
          { ...account, ...changes },
          { cookie: 'lang=es' },
        );
        expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([
          422,
          Object.keys(changes),
        ]);
      }
    },
  );

  test('a paragraph keeps its line breaks and tabs, and must contain visible characters', async () => {
    const companyId = await user.make('/api/companies', aCompany());
    const description = 'Uno:\r\n\t- dos\u200b';
    const answer = await user.call('POST', '/api/problems', aProblem(companyId, { description }));
    expect(answer.body).toMatchObject({ description });
    const unseen = aProblem(companyId, { description: '\u200b\n\u2060' });
    expect((await user.call('POST', '/api/problems', unseen)).status).toBe(422);
  });

  test.each([0, 6, 2.5, '3'])('rejects a rating of %s', async (priority) => {
    const companyId = await user.make('/api/companies', aCompany());
    const answer = await user.call('POST', '/api/problems', { ...aProblem(companyId), priority });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['priority']);
  });

  test('null equals absent, in a new record and in a change', async () => {
    const companyId = await user.make('/api/companies', aCompany({ email: 'a@x.example' }));
    const cases: [string, Record<string, unknown>, string[], string[]][] = [
      [
        'contacts',
        { ...aContact(companyId), phone: '1', email: 'a@x.example', isPrimary: null },
        ['isPrimary'],
        ['phone', 'email'],
      ],
      ['products', { ...aProduct(companyId), type: null }, ['type'], []],
      ['departments', { ...aDepartment(companyId), digitalizationLevel: null }, ['digitalizationLevel'], []],
      ['problems', { ...aProblem(companyId), priority: null }, ['priority'], []],
      ['strengths', { ...aStrength(companyId), impact: null }, ['impact'], []],
    ];
    const defaults = { isPrimary: false, type: 'product', digitalizationLevel: 3, priority: 3, impact: 3 };
    for (const [list, body, defaulted, emptied] of cases) {
      const made = await user.call('POST', `/api/${list}`, body);
      expect([list, made.status]).toEqual([list, 201]);
      for (const field of defaulted) {
        expect(made.body).toMatchObject({ [field]: Reflect.get(defaults, field) });
      }
      const nothing = Object.fromEntries([...Object.keys(body), 'updatedAt'].map((field) => [field, null]));
      delete nothing['companyId'];
      const changed = await user.call('PATCH', `/api/${list}/${member(made.body, 'id', 'number')}`, nothing);
      expect([list, changed.status]).toEqual([list, 200]);
      const expected = {
        ...(made.body as object),
        ...Object.fromEntries(emptied.map((field) => [field, null])),
      };
      expect({ ...(changed.body as object), updatedAt: '' }).toEqual({ ...expected, updatedAt: '' });
    }
    const nothing = { name: null, sector: null, size: null, structure: null, email: null, updatedAt: null };
    const changed = await user.call('PATCH', `/api/companies/${companyId}`, nothing);
    expect(changed.body).toMatchObject(aCompany({ email: null }));
    const account = {
      username: 'nula',
      password: 'clave-de-prueba',
      name: 'N',
      email: 'nula@test.example',
      role: null,
    };
    expect((await new ApiClient(server.url).call('POST', '/api/register', account)).status).toBe(201);
    const report = await user.call('POST', '/api/reports', { ...someReportTexts(companyId), language: null });
    expect([report.status, report.body]).toMatchObject([201, { language: 'en' }]);
  });

  test('a required field must not be null in a new record', async () => {
    const answer = await user.call('POST', '/api/companies', { ...aCompany(), name: null, size: null });
    expect(Object.keys((answer.body as { errors: object }).errors).sort()).toEqual(['name', 'size']);
  });

  test('the OpenAPI document says so too: nullable fields and their defaults', async () => {
    const { body } = await user.call('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { requestBody: unknown }>> };
    const { requestBody } = paths['/api/products']?.['post'] ?? {};
    expect(requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: {
            required: ['companyId', 'name', 'description'],
            properties: {
              type: { default: 'product', anyOf: [{ enum: ['product', 'service'] }, { type: 'null' }] },
            },
          },
        },
      },
    });
  });

  test.each(['abc', '0', '-1', '1.5', '1e3', '9'.repeat(30), '%00'])(
    'rejects a company id that is not a number: %s',
    async (id) => {
      const answer = await user.call('GET', `/api/companies/${id}`, undefined, inSpanish());
      expect(answer.status).toBe(400);
      if (id !== '%00') expect(answer.body).toMatchObject({ message: 'ID de empresa no válido' });
    },
  );

  test('an unknown call gets JSON 404, and a wrong method JSON 405 with the allowed ones', async () => {
    expect((await user.call('GET', '/api/nothing/here')).body).toMatchObject({ code: 'not_found' });
    const answer = await user.call('DELETE', '/api/companies');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD']);
    expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
  });

  test.each(['limit=0', 'limit=201', 'limit=x', 'sort=size', 'cursor=abc', 'nothing=1', 'q=%00'])(
    'a list rejects %s',
    async (query) => {
      expect([400, 422]).toContain((await user.call('GET', `/api/companies?${query}`)).status);
    },
  );
});
