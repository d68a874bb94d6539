import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { itemsOf, pageOf, record } from '#shared/answer.ts';
import { endpoint } from '#app/endpoint.ts';
import type { DeclaredCall } from '#kernel/api/declaration.ts';
import { openApiDocument } from '#kernel/api/openapi/document.ts';
import { CALLS } from './declared-calls.ts';
import { HeldAnswers, type Document } from './held-answers.ts';

const note = record('PlantedNote', { id: z.int(), text: z.string().nullable() });
const user = { role: 'user', owner: 'self', summary: 'Planted' } as const;
const planted = (method: string, path: string, declaration: object): DeclaredCall => ({
  method,
  path,
  declaration: { ...user, ...declaration } as DeclaredCall['declaration'],
});

const documentOf = (calls: DeclaredCall[]) =>
  openApiDocument(calls, 'https://suite.example', 'session') as unknown as Document;

const PLANTED = [
  planted('GET', '/api/notes', { response: pageOf(note) }),
  planted('POST', '/api/notes', { response: note, status: 201 }),
  planted('GET', '/api/notes/{id}', { response: note }),
  planted('DELETE', '/api/notes/{id}', { status: 204 }),
  planted('GET', '/api/notes/{id}.svg', { gives: ['image/svg+xml'] }),
  planted('POST', '/api/notes/merge', { response: itemsOf(note) }),
];

const JSON_TYPE = 'application/json';
const received = (status: number, body: unknown, type = JSON_TYPE) => ({
  status,
  body,
  headers: new Headers(type === '' ? {} : { 'content-type': type }),
});
const hold = (method: string, path: string, ...answer: Parameters<typeof received>) => {
  const answers = new HeldAnswers(documentOf(PLANTED));
  answers.hold(method, path, received(...answer));
  return [...answers.seen];
};

const a = { id: 1, text: null };

describe('an answer is what its call declares', () => {
  test.each<[string, string, string, ...Parameters<typeof received>]>([
    ['a record', 'GET', '/api/notes/1', 200, a],
    ['a new record', 'POST', '/api/notes', 201, a],
    ['a page', 'GET', '/api/notes?q=x', 200, { items: [a], nextCursor: null }],
    ['nothing', 'DELETE', '/api/notes/1', 204, '', ''],
    ['a file', 'GET', '/api/notes/1.svg', 200, '<svg/>', 'image/svg+xml'],
    ['a fixed name beside an id', 'POST', '/api/notes/merge', 200, { items: [a] }],
  ])('%s passes', (_, method, path, ...answer) => {
    expect(hold(method, path, ...answer)).toHaveLength(1);
  });

  test('an error has the one shape, whoever asked for what', () => {
    const problem = { message: 'Not found.', code: 'not_found' };
    expect(hold('GET', '/api/nowhere', 404, problem)).toEqual([]);
    expect(() => hold('GET', '/api/nowhere', 404, { code: 'not_found' })).toThrow('message');
    expect(() => hold('GET', '/api/notes', 404, { ...problem, code: 'not_foun' })).toThrow('code');
    expect(() => hold('GET', '/api/notes', 404, { ...problem, trace: 'x' })).toThrow('trace');
  });

  test.each<[string, string, string, ...Parameters<typeof received>]>([
    ['a member that nobody declared', 'GET', '/api/notes/1', 200, { ...a, secret: 1 }],
    ['a member that is missing', 'GET', '/api/notes/1', 200, { id: 1 }],
    ['a member of another type', 'GET', '/api/notes/1', 200, { ...a, id: '1' }],
    ['a row of a page', 'GET', '/api/notes', 200, { items: [{ id: 1 }], nextCursor: null }],
    ['another status', 'POST', '/api/notes', 200, a],
    ['a body where nothing is declared', 'DELETE', '/api/notes/1', 204, 'x', ''],
    ['JSON in the place of a file', 'GET', '/api/notes/1.svg', 200, {}],
    ['a file in the place of JSON', 'GET', '/api/notes/1', 200, 'x', 'text/csv'],
    ['a call that is not in the document', 'GET', '/api/nowhere', 200, {}],
  ])('%s fails', (_, method, path, ...answer) => {
    expect(() => hold(method, path, ...answer)).toThrow(`${method} ${path}`);
  });
});

/** Calls that say neither what JSON they answer, nor which file, nor that they answer nothing. */
const undeclared = (calls: readonly DeclaredCall[]): string[] =>
  calls
    .filter(({ declaration: { response, gives, status } }) => !response && !gives && status !== 204)
    .map(({ method, path }) => `${method} ${path}`);

describe('every call declares its answer', () => {
  test('and none of the product is left out', () => {
    expect(undeclared([...PLANTED, planted('GET', '/api/silent', {})])).toEqual(['GET /api/silent']);
    expect(undeclared(CALLS)).toEqual([]);
  });

  test('and a service that answers something else does not compile', () => {
    const answer = { ...user, response: note };
    endpoint(answer, () => Promise.resolve(a));
    // @ts-expect-error A member is missing.
    endpoint(answer, () => Promise.resolve({ id: 1 }));
    // @ts-expect-error A member is of another type.
    endpoint(answer, () => Promise.resolve({ id: '1', text: null }));
    // @ts-expect-error Nothing is said of the answer.
    endpoint(user, () => Promise.resolve(a));
  });
});

describe('the document', () => {
  const document = documentOf(CALLS);
  const text = JSON.stringify(document);

  test('refers to records by name, and every name is there', () => {
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names).toContain('CrmContact');
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(text).not.toContain('#/$defs/');
  });

  test('names its records and media types as OpenAPI 3.1 wants them', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: expect.any(String) } });
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
    for (const methods of Object.values(document.paths))
      for (const { responses } of Object.values(methods))
        for (const { description, content = {} } of Object.values(responses)) {
          expect(description).toBeTruthy();
          for (const type of Object.keys(content)) expect(type).toMatch(/^[\w-]+\/[\w.+-]+$/);
        }
  });

  test('tells every part of an address that varies', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters } of Object.values(methods))
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
          path.match(/\{\w+\}/g) ?? [],
        );
  });

  test.each(CALLS.filter(({ declaration: { response } }) => response))(
    'says what $method $path answers',
    ({ method, path, declaration: { status = 200 } }) => {
      const answer = document.paths[path]?.[method.toLowerCase()]?.responses[status];
      expect(Object.keys(answer?.content?.[JSON_TYPE]?.schema ?? {})).not.toEqual([]);
    },
  );
});
