// Longer than 200 lines: the walk over all declared calls, and the rows of another workspace that they are given.
import { createClient, type Client } from '@libsql/client';
import { and, getTableColumns, inArray, type Query } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseOf, type Database } from '#db/drizzle.ts';
import { inWorkspace, isTenantTable, TENANT_TABLES } from '#db/tenancy.ts';
import { personalWorkspace } from '#features/accounts/workspace.server.ts';
import type { OwnerRule } from '#kernel/api/declaration.ts';
import type { DeclaredCall } from '#kernel/api/declaration.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { aSharedWorkspace, join as joinTeam } from '#tests/builders/workspace.ts';
import { aRowOfEachKind, idsFor, type Place } from '#tests/builders/declared-rows.ts';
import { addressOf, CALLS, sampleBody } from '#tests/declared-calls.ts';
import { startServer, type TestServer } from '#tests/server.ts';

/**
 * References by id, name, tag and address: every field of every declared call, at any depth, is filled with what belongs
 * to another workspace, of which the caller was a member before. Whatever is answered, nothing of that workspace is
 * shown, changed, or pointed to.
 */
let server: TestServer;
let client: Client;
let db: Database;
let theirs: { workspaceId: number; rows: Record<string, string>; values: { ids: number[]; texts: string[] } };
let own: Place & { workspaceId: number };

/** Stands in texts of the other workspace that no call of this test ever sends. */
const SECRET = 'zzreservado';

/** Rows of the other workspace whose ids the calls are given. */
const RULES: readonly OwnerRule[] = [
  'problem',
  'profileCause',
  'actionReport',
  'proposal',
  'questionnaire',
  'logo',
  'crmImport',
  'merge',
  'arrow',
  'opportunityContact',
  'marketingLead',
  'publishedCampaign',
  'content',
  'asset',
  'photograph',
  'snapshot',
];

async function placeOf(username: string, admin: ApiClient): Promise<Place & { workspaceId: number }> {
  const owner = await new ApiClient(server.url).register(username);
  const ownerId = member((await owner.call('GET', '/api/user')).body, 'id', 'number');
  const { id: workspaceId } = await personalWorkspace(db, ownerId);
  return { url: server.url, owner, ownerId, username, admin, database: client, workspaceId };
}

/** The same account at work in a workspace that it shares. */
async function aTeamOf(place: Place): Promise<Place & { workspaceId: number }> {
  const workspaceId = await aSharedWorkspace(place.owner);
  await place.owner.call('POST', `/api/workspaces/${workspaceId}/choose`);
  return { ...place, workspaceId, team: workspaceId };
}

/** Names, tags and addresses that the calls are given. */
const TEXTS = ['Bóveda Norte', 'vidal@boveda.example', 'boveda.example', 'confidencial', '+34 600 111 222'];

async function fillTheirs({ owner }: Place): Promise<void> {
  const company = await owner.make(
    '/api/crm/companies',
    aCrmCompany({ name: 'Bóveda Norte', domain: 'boveda.example', notes: SECRET, tags: ['confidencial'] }),
  );
  const contact = await owner.make('/api/crm/contacts', {
    ...aCrmContact({ firstName: 'Vidal', lastName: SECRET, position: SECRET }),
    email: 'vidal@boveda.example',
    phone: '+34 600 111 222',
    companyId: company,
    tags: ['confidencial'],
  });
  await owner.make('/api/crm/opportunities', { title: SECRET, contactId: contact, companyId: company });
  await owner.make('/api/crm/tasks', { title: SECRET, contactId: contact });
}

/** Reads beside the server, several times after every call: prepared once, because writing them costs more than reading. */
type Reading = { name: string; read: () => unknown[] };
let reader: DatabaseSync;
let theirTables: Reading[];
let keysIntoTheirs: Reading[];

function reading(name: string, { sql, params }: Query): Reading {
  const statement = reader.prepare(sql);
  statement.setReturnArrays(true);
  return { name, read: () => statement.all(...(params as (string | number)[])) };
}

function prepareReadings(): void {
  theirTables = TENANT_TABLES.map((table) => {
    const rows = db.select().from(table).where(inWorkspace(table, theirs.workspaceId));
    return reading(getTableConfig(table).name, rows.toSQL());
  });
  keysIntoTheirs = TENANT_TABLES.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    return foreignKeys.flatMap((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const [column] = columns;
      const [target] = foreignColumns;
      if (!column || !target || !isTenantTable(foreignTable)) return [];
      const beyond = db
        .select({ id: target })
        .from(foreignTable)
        .where(inWorkspace(foreignTable, theirs.workspaceId));
      const crossing = and(inWorkspace(table, own.workspaceId), inArray(column, beyond));
      return [reading(`${name}.${column.name}`, db.select({ column }).from(table).where(crossing).toSQL())];
    });
  });
}

/** Bytes stand as their hash: a picture has half a million. */
const inShort = (_name: string, value: unknown): unknown =>
  value instanceof Uint8Array ? hash('sha256', value) : value;

/** The rows of the other workspace, by table. */
const rowsOfTheirs = (): Record<string, string> =>
  Object.fromEntries(theirTables.map(({ name, read }) => [name, JSON.stringify(read(), inShort)]));

/** Foreign keys of the caller's rows that lead into the other workspace. */
const crossings = (): string[] =>
  keysIntoTheirs.filter(({ read }) => read().length > 0).map(({ name }) => name);

/** Ids of the other workspace, as few as name a row of each of its tables. */
async function idsOfTheirs(): Promise<number[]> {
  const tables = TENANT_TABLES.map(async (table) => {
    const { id } = getTableColumns(table) as Record<string, never>;
    if (!id) return new Set<number>();
    const rows = await db.select({ id }).from(table).where(inWorkspace(table, theirs.workspaceId));
    return new Set(rows.map((row) => Number(row.id)));
  });
  let unnamed = (await Promise.all(tables)).filter(({ size }) => size > 0);
  const chosen: number[] = [];
  while (unnamed.length > 0) {
    const tablesOf = (id: number): number => unnamed.filter((ids) => ids.has(id)).length;
    const [best = 0] = unnamed.flatMap((ids) => [...ids]).sort((a, b) => tablesOf(b) - tablesOf(a));
    chosen.push(best);
    unnamed = unnamed.filter((ids) => !ids.has(best));
  }
  return chosen;
}

beforeAll(async () => {
  server = await startServer(
    {
      RATE_LIMIT: 'off',
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'clave-de-prueba',
      ADMIN_EMAIL: 'root@test.example',
    },
    { isWrittenByTest: true },
  );
  client = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
  db = databaseOf(client);
  reader = new DatabaseSync(join(server.dataDir, 'suite.db'), { readOnly: true, timeout: 5_000 });
});
afterAll(async () => {
  reader.close();
  client.close();
  await server.stop();
});

/** Within the first test, because making rows waits for jobs, which only a test can. */
let filled: Promise<void> | undefined;
const prepared = (): Promise<void> => (filled ??= fillBoth());

async function fillBoth(): Promise<void> {
  const admin = await new ApiClient(server.url).login('root');
  const they = await aTeamOf(await placeOf('theirs', admin));
  own = await placeOf('own', admin);
  await joinTeam(they.owner, they.workspaceId, own.owner);
  await aRowOfEachKind(they);
  for (const rule of RULES) await idsFor(they, rule);
  await fillTheirs(they);
  await they.owner.call('DELETE', `/api/workspaces/${they.workspaceId}/members/${own.ownerId}`);
  await aRowOfEachKind(own);
  theirs = { workspaceId: they.workspaceId, rows: {}, values: { ids: [], texts: TEXTS } };
  theirs.values.ids = await idsOfTheirs();
  prepareReadings();
  theirs.rows = rowsOfTheirs();
  expect(theirs.rows['crm_contacts']).toContain(SECRET);
}

type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Path = (string | number)[];

type Leaf = { path: Path; schema: Schema; isNumber: boolean };

/** The numbers and texts in a schema; `0` stands for the first element of a list. */
function leaves(schema: Schema, path: Path = []): Leaf[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => leaves(each, path));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => leaves(inner, [...path, name]));
  if (schema.items) return leaves(schema.items, [...path, 0]);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber || schema.type === 'string' ? [{ path, schema, isNumber }] : [];
}

/** Values for a field: all that its schema takes, and one of those that it refuses, because it refuses all alike. */
function valuesFor({ schema, isNumber }: Leaf): (number | string)[] {
  const field = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  const isTaken = (value: unknown) => field.safeParse(value).success;
  const values = isNumber ? theirs.values.ids : theirs.values.texts;
  const refused = values.filter((value) => !isTaken(value));
  return [...values.filter(isTaken), ...refused.slice(0, 1)];
}

/** A copy of the body with the value at the path, whose way is made where it is missing. */
function withValue(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(body) ? [...(body as unknown[])] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const record = typeof body === 'object' && body !== null ? body : {};
  return { ...record, [step]: withValue((record as Record<string, unknown>)[step], rest, value) };
}

const schemaOf = (schema: z.ZodType | undefined): Schema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {};

async function expectNothingTheirs(answer: { status: number; body: unknown }): Promise<void> {
  expect(answer.status).toBeLessThan(500);
  expect(JSON.stringify(answer.body) ?? '').not.toContain(SECRET);
}

const OF_RECORDS = CALLS.filter(
  ({ declaration }) =>
    declaration.role === 'user' && declaration.needs === undefined && declaration.upload === undefined,
);

describe.each(OF_RECORDS)('$method $path', (call: DeclaredCall) => {
  test('shows, changes and points to nothing of another workspace, whatever its fields name', async () => {
    await prepared();
    const { declaration, method } = call;
    const { id, bodyIds } = await idsFor(own, declaration.owner);
    const sample = sampleBody(call, bodyIds, 'propio');
    const address = addressOf(call, id, bodyIds);
    for (const leaf of leaves(schemaOf(declaration.body))) {
      for (const value of valuesFor(leaf))
        await expectNothingTheirs(await own.owner.call(method, address, withValue(sample, leaf.path, value)));
    }
    for (const leaf of leaves(schemaOf(declaration.query))) {
      for (const value of valuesFor(leaf)) {
        const asked = `${address}?${String(leaf.path[0])}=${encodeURIComponent(String(value))}`;
        await expectNothingTheirs(await own.owner.call(method, asked, method === 'GET' ? undefined : sample));
      }
    }
    expect(crossings()).toEqual([]);
    expect(rowsOfTheirs()).toEqual(theirs.rows);
  });
});

test.each([
  [
    'contacts',
    'Nombre;Correo;Teléfono;Empresa;Etiquetas\nVidal;vidal@boveda.example;+34 600 111 222;Bóveda Norte;confidencial\n',
  ],
  ['companies', 'Nombre;Web;Etiquetas\nBóveda Norte;boveda.example;confidencial\n'],
  ['opportunities', 'Título;Contacto;Empresa\nPedido;Vidal;Bóveda Norte\n'],
])('an import of %s that names records of another workspace makes its own', async (kind, content) => {
  await prepared();
  const { body } = await own.owner.call('POST', '/api/crm/imports', anImport(content, { kind }));
  const id = member(body, 'id', 'number');
  const ended = async () => (await own.owner.call('GET', `/api/crm/imports/${id}`)).body;
  await expect.poll(ended).toMatchObject({ status: 'done' });
  await expectNothingTheirs(await own.owner.call('GET', `/api/crm/imports/${id}/lines`));
  expect(crossings()).toEqual([]);
  expect(rowsOfTheirs()).toEqual(theirs.rows);
});

test.each(['0', '-1', 'abc', '999999', 'theirs'])(
  'X-Workspace %s, of no workspace of the caller, answers 404',
  async (sent) => {
    await prepared();
    const chosen = sent === 'theirs' ? String(theirs.workspaceId) : sent;
    const calls = OF_RECORDS.filter(({ method }) => method === 'GET');
    for (const call of calls) {
      const { status } = await own.owner.call(call.method, addressOf(call, 1), undefined, {
        'x-workspace': chosen,
      });
      expect([call.path, status]).toEqual([call.path, 404]);
    }
  },
);
