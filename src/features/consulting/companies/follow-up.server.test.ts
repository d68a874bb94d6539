import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { tablesOf, referencesOf } from '#tests/builders/every-table.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { TABLES, type ListKind } from './company-rows.server.ts';
import { createCompany } from './company.server.ts';
import { NOT_COPIED, startFollowUp } from './follow-up.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const KINDS = Object.keys(TABLES) as ListKind[];
const { company: ownOfCompany, row: ownOfRow } = NOT_COPIED;

function valueOf(column: SQLiteColumn): string | number | boolean {
  if (column.enumValues?.[1] !== undefined) return column.enumValues[1];
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'number') return 2;
  if (column.dataType === 'json') return 'filled';
  return `filled ${column.name}`;
}

const valuesOf = (table: SQLiteTable, own: readonly string[]) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name, column]) => !own.includes(name) && !column.generated)
      .map(([name, column]) => [name, valueOf(column)]),
  );

/** Rows that a row names: the first of each list in the earlier review, the second (its copy) in the later one. */
const links = (table: SQLiteTable, id: number) =>
  Object.fromEntries(
    Object.entries({ departmentId: id, ownerContactId: id, strengthId: id, problemIds: [id] }).filter(
      ([name]) => name in getTableColumns(table),
    ),
  );

test('a follow-up copies every column of the company and its rows except those in NOT_COPIED', async () => {
  const { id } = await createCompany(owner, aCompany());
  const { companies } = schema;
  const ofCompany = valuesOf(companies, ownOfCompany);
  await database.db.update(companies).set(ofCompany).where(eq(companies.id, id));
  const at = '2026-01-01T00:00:00.000Z';
  for (const kind of KINDS) {
    const table = TABLES[kind] as typeof TABLES.contact;
    const row = {
      ...valuesOf(table, ownOfRow),
      ...links(table, 1),
      companyId: id,
      createdAt: at,
      updatedAt: at,
    };
    await database.db.insert(table).values(row as typeof table.$inferInsert);
  }
  const { id: followUpId } = await startFollowUp(owner, id);

  const [copied] = await database.db.select().from(companies).where(eq(companies.id, followUpId));
  expect(Object.keys(ofCompany).length).toBeGreaterThan(5);
  expect(copied).toMatchObject({ ...ofCompany, followsCompanyId: id, contactCount: 1, strengthCount: 1 });
  for (const kind of KINDS) {
    const table = TABLES[kind] as typeof TABLES.contact;
    const rows = await database.db.select().from(table).where(eq(table.companyId, followUpId));
    const copy = { ...valuesOf(table, ownOfRow), ...links(table, 2) };
    expect([kind, rows]).toEqual([kind, [expect.objectContaining(copy)]]);
  }
});

/** Tables that reference a company but are not part of its profile, each with the reason a follow-up skips it. */
const NOT_PART_OF_PROFILE: Record<string, string> = {
  analyst_letters: 'a model’s proposal for the report of one review',
  analyst_runs: 'a model’s proposals for one review',
  companies: 'the reviews that follow it',
  profile_proposals: 'undecided in the earlier review; the template can be added again',
  questionnaires: 'an interview is of one review',
  report_drafts: 'words over the computed report of one review',
  reports: 'a report is of one review, and frozen',
};

test('every table that references a company is copied or has a reason not to be', async () => {
  const copied = KINDS.map((kind) => getTableConfig(TABLES[kind]).name);
  const hanging: string[] = [];
  for (const table of await tablesOf(database.client))
    if ((await referencesOf(database.client, table)).some((each) => each.table === 'companies'))
      hanging.push(table);
  expect(hanging.filter((table) => !copied.includes(table) && !(table in NOT_PART_OF_PROFILE))).toEqual([]);
});

test('a copied row references nothing of the earlier review', async () => {
  for (const kind of KINDS) {
    const { name } = getTableConfig(TABLES[kind]);
    const references = await referencesOf(database.client, name);
    expect([kind, references.map(({ column }) => column)]).toEqual([kind, ['companyId']]);
  }
});
