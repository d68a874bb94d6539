import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DeclaredCall } from '#kernel/api/declaration.ts';
import { declaredCalls } from '#kernel/api/openapi/document.ts';
import { ROOT } from '../scripts/lib/root.mjs';

/** As Node reads them, like the server's own tests: Vite would take twenty seconds of the processor for all of them. */
const files = globSync('src/pages/api/**/*.ts', { cwd: ROOT });
const modules = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => [file, (await import(join(ROOT, file))) as Record<string, unknown>] as const),
  ),
);

/** Every call of the product, without the catch-all that returns 404. */
export const CALLS: DeclaredCall[] = declaredCalls(modules).filter(({ path }) => !path.includes('...'));

/** Returns the path of a call for a row and a row of it; other parameters have one value that always exists. */
export const addressOf = (
  { path }: Pick<DeclaredCall, 'path'>,
  id: string | number,
  { userId = 1, invitationId = 1, deliveryId = 1, causeId = 1 }: SampleIds = {},
): string =>
  path
    .replace(/\{(?:id|slug|token)\}/, String(id))
    .replace('{userId}', String(userId))
    .replace('{invitationId}', String(invitationId))
    .replace('{deliveryId}', String(deliveryId))
    .replace('{causeId}', String(causeId))
    .replace('{language}', 'es')
    .replace('{kind}', 'company');

export type SampleIds = Record<string, number | number[] | string | string[]>;

/** Optional in a body, and without them a call would touch nobody's row. */
const NAMED_WHERE_KNOWN = ['productId', 'opportunityId', 'problemId', 'days'];

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  minLength?: number;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  required?: string[];
};

/** The schema of each member of a list; one where it says no more. */
const itemsOf = ({ prefixItems, items = {}, minItems = 1 }: JsonSchema): JsonSchema[] =>
  prefixItems ?? Array.from({ length: Math.max(1, minItems) }, () => items);

function sampleOf(schema: JsonSchema, name: string, ids: SampleIds, unique: string): unknown {
  const id = ids[name];
  if (id !== undefined) return id;
  // Of a change of many, which has to set something.
  if (name === 'set') return 'dueAt' in (schema.properties ?? {}) ? { dueAt: null } : { source: 'event' };
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], name, ids, unique);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(
            ([key]) => schema.required?.includes(key) || (NAMED_WHERE_KNOWN.includes(key) && key in ids),
          )
          .map(([key, inner]) => [key, sampleOf(inner, key, ids, unique)]),
      );
    case 'array':
      // `rowIds` has the ids of the entity of `rowId`.
      return itemsOf(schema).map((item) => sampleOf(item, name.replace(/s$/, ''), ids, unique));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      if (name === 'password' || name === 'newPassword') return `otra-clave-${unique}`;
      // The password of every test account (api-client.ts).
      if (name === 'currentPassword') return 'clave-de-prueba';
      return name === 'email'
        ? `${unique}@test.example`
        : `texto${unique}`.padEnd(schema.minLength ?? 0, 'o');
  }
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The body that a call takes, made once: a call is sampled for each of its callers. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(schema, made);
  return made;
}

/** Returns whether a body has an account's role: in the isolation test callers without the right request it too. */
export function takesRole({ declaration: { body } }: DeclaredCall): boolean {
  if (!body) return false;
  const { properties = {} } = inputSchema(body);
  const { role } = properties;
  return [role, ...(role?.anyOf ?? [])].some((schema) => schema?.enum?.includes('admin'));
}

/** Generates a valid body for a call from its schema; `ids` fills the fields with row ids. */
export function sampleBody(call: DeclaredCall, ids: SampleIds, unique: string): unknown {
  const { body } = call.declaration;
  return body && sampleOf(inputSchema(body), '', ids, unique);
}
