import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '#kernel/api/openapi/document.ts';
import { CALLS } from './declared-calls.ts';
import package_ from '../package.json' with { type: 'json' };

type Schema = { properties?: Record<string, Schema>; [keyword: string]: unknown };
type Media = Record<string, { example?: unknown; schema?: Schema }>;
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
  'x-codeSamples': { source: string }[];
};

const document = openApiDocument(CALLS, 'https://suite.example', 'session');
const operationOf = (path: string, method: string): Operation =>
  document.paths[path]?.[method.toLowerCase()] as Operation;
const operations = CALLS.map(({ path, method, declaration }) => ({
  name: `${method} ${path}`,
  declaration,
  operation: operationOf(path, method),
}));

test('the document is valid OpenAPI 3.1, of the version of the product', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
  expect(document.info.version).toBe(package_.version);
});

test('every operation has an id of its own, a description beyond its summary, and a sample to type', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(CALLS.length);
  for (const { name, operation } of operations) {
    expect(operation.operationId, name).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(operation.description, name).toMatch(/[a-z]{3}.*\.$/);
    expect(operation.description, name).not.toContain(operation.summary);
    expect(operation['x-codeSamples'][0]?.source, name).toMatch(/^curl .*'https:\/\/suite\.example\/api\//);
    for (const parameter of operation.parameters)
      expect(parameter.example, `${name} ${parameter.name}`).toBeDefined();
  }
});

/** Paths of the members of a body that say nothing of what they take. */
const untyped = (schema: Schema = {}, path = 'body'): string[] =>
  Object.keys(schema).length === 0
    ? [path]
    : Object.entries(schema.properties ?? {}).flatMap(([name, member]) => untyped(member, `${path}.${name}`));

test('a generated client has a type for every body, and for every answer that is text', () => {
  const bodies = operations.flatMap(({ name, operation }) =>
    Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
      untyped(schema).map((path) => `${name} ${type} ${path}`),
    ),
  );
  expect(bodies).toEqual([]);
  const texts = operations.flatMap(({ name, operation }) =>
    Object.values(operation.responses).flatMap(({ content = {} }) =>
      Object.entries(content).flatMap(([type, { schema }]) =>
        type.startsWith('text/') && schema?.['type'] !== 'string' ? [`${name} ${type}`] : [],
      ),
    ),
  );
  expect(texts).toEqual([]);
});

describe.each(operations)(
  '$name',
  ({ declaration: { body, query, response, upload, status = 200 }, operation }) => {
    test.runIf(body && !upload)('shows a body that it takes', () => {
      expect(
        body?.safeParse(operation.requestBody?.content['application/json']?.example).error,
      ).toBeUndefined();
    });
    test.runIf(upload)('shows the fields beside its file', () => {
      const shown = operation.requestBody?.content['multipart/form-data']?.example;
      expect(upload?.form.safeParse(shown).error).toBeUndefined();
    });
    test.runIf(response)('shows an answer as it declares', () => {
      const shown = operation.responses[status]?.content?.['application/json']?.example;
      expect(response?.safeParse(shown).error).toBeUndefined();
    });
    test.runIf(query)('shows values that its query takes', () => {
      if (!query) return;
      const shape = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
      const needed = Object.keys(shape.properties ?? {}).filter((key) => shape.required?.includes(key));
      for (const { name, example } of operation.parameters.filter((parameter) => parameter.in === 'query')) {
        const others = operation.parameters.filter((parameter) => needed.includes(parameter.name));
        const given = Object.fromEntries(
          [...others, { name, example }].map((parameter) => [parameter.name, String(parameter.example)]),
        );
        expect(query.safeParse(given).error, name).toBeUndefined();
      }
    });
  },
);
