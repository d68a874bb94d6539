import { z } from 'zod';
import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { parse } from '#kernel/endpoint/parse.ts';
import { problemOf } from '#kernel/api/problem.ts';
import { isAppError } from '#shared/errors.ts';
import { CALLS } from './declared-calls.ts';

type JsonSchema = {
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};
type Choice = { path: string[]; values: string[] };

/** Every place in a schema where one of a few texts is expected. */
function choicesIn(schema: JsonSchema, path: string[] = []): Choice[] {
  const values = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter(
    (value) => typeof value === 'string' && value !== '',
  );
  return [
    ...(values.length > 0 ? [{ path, values: values.map(String) }] : []),
    ...(schema.anyOf ?? []).flatMap((variant) => choicesIn(variant, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => choicesIn(inner, [...path, name])),
    ...(schema.items ? choicesIn(schema.items, [...path, '0']) : []),
  ];
}

/** A body that holds nothing but the wrong value. */
const wrongAt = (path: readonly string[]): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), 'no-such-choice');

const places = CALLS.flatMap(({ method, path: address, declaration: { body, query } }) =>
  [body, query].flatMap((schema) => {
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return choicesIn(json).map((choice) => ({
      ...choice,
      name: `${method} ${address} ${choice.path.join('.')}`,
      schema,
    }));
  }),
);

test('the calls have choices to name', () => expect(places.length).toBeGreaterThan(100));

test.each(places)('$name names its choices in both languages', ({ schema, path, values }) => {
  let refused: unknown;
  try {
    parse<unknown>(schema, wrongAt(path), undefined);
  } catch (error) {
    refused = error;
  }
  if (!isAppError(refused)) throw new Error('The wrong value was taken.');
  for (const locale of LOCALES) {
    const { errors = {} } = problemOf(refused, locale);
    const said = errors[path.join('.')] ?? '';
    for (const value of values) expect(said).toContain(value);
    expect(said).toMatch(values.length === 1 ? /only possible value|único valor/ : /one of |uno de /);
  }
});
