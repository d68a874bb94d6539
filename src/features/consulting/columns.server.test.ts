import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { companies, companyLogos } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aFullRow, lostColumns, type Reasons } from '#tests/builders/every-column.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { pick } from '#shared/field-list.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { deleteCompany, restoreCompany } from './companies/company-deletion.server.ts';
import { createRow, listRows, tableOf, updateRow } from './companies/company-rows.server.ts';
import { FROZEN_COMPANY_FIELDS } from './companies/company.values.ts';
import { createCompanySchema, updateCompanySchema } from './companies/company.schema.ts';
import { createCompany, requireOwnCompany, updateCompany } from './companies/company.server.ts';
import { createContactSchema, updateContactSchema } from './profile/contact.schema.ts';
import { createDepartmentSchema, updateDepartmentSchema } from './profile/department.schema.ts';
import { FROZEN_ROW_FIELDS, ROW_FIELDS, type RowKind } from './profile/row-fields.values.ts';
import { COUNT_COLUMNS } from './profile/profile.values.ts';
import { createProblemSchema, updateProblemSchema } from './profile/problem.schema.ts';
import { createProductSchema, updateProductSchema } from './profile/product.schema.ts';
import { createStrengthSchema, updateStrengthSchema } from './profile/strength.schema.ts';
import { freezeProfile } from './report/snapshot.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

/** Kept by the database and the services, and no field of a company. */
const KEPT: Reasons = {
  ...Object.fromEntries(COUNT_COLUMNS.map((name) => [name, 'counted by triggers'])),
  completeness: 'counted by the database',
  contentUpdatedAt: 'moved by triggers',
  searchText: 'searches and sorts',
  followsCompanyId: 'made by a follow-up',
  unconfirmed: 'kept by the arrow from the lead manager and by PATCH',
  followKind: 'made by a follow-up or a correction',
  workspaceId: 'of the call',
};
const OWN: Reasons = { createdAt: 'when it was made', updatedAt: 'when it was changed' };

const OF_ROW: Reasons = { ...OWN, companyId: 'the report is of it', sortOrder: 'the order of the list' };

const ROWS = {
  contact: { create: createContactSchema, update: updateContactSchema },
  product: { create: createProductSchema, update: updateProductSchema },
  department: { create: createDepartmentSchema, update: updateDepartmentSchema },
  problem: { create: createProblemSchema, update: updateProblemSchema },
  strength: { create: createStrengthSchema, update: updateStrengthSchema },
};
const KINDS = Object.keys(ROW_FIELDS) as RowKind[];

const rowOf = async (id: number) => {
  const [row] = await database.db.select().from(companies).where(eq(companies.id, id));
  return row ?? {};
};

const LOGO = 7;
const READING = { process: 'orders', symptom: 'slow', isConfirmed: true } as const;
const GIVEN: Partial<Record<RowKind, object>> = { problem: { reading: READING } };

/** A company and a row of each list, with something in every column. */
async function fullCompany(): Promise<number> {
  const counts = Object.fromEntries(COUNT_COLUMNS.map((name) => [name, 0]));
  const { id: followsCompanyId } = await createCompany(owner, aCompany());
  const logo = aFullRow(companyLogos, {
    workspaceId: owner.workspace.id,
    userId: owner.user.id,
    data: Buffer.from('png'),
  });
  await database.db.insert(companyLogos).values({ ...logo, id: LOGO });
  const row = aFullRow(companies, {
    workspaceId: owner.workspace.id,
    userId: owner.user.id,
    followsCompanyId,
    logoId: LOGO,
    startDate: '2027-01-11',
    deadline: '2027-06-30',
    tools: ['ERP'],
    unconfirmed: ['sector'],
    colors: ['#1d3b6f'],
    ...counts,
  });
  const [made] = await database.db.insert(companies).values(row).returning({ id: companies.id });
  const companyId = made?.id ?? 0;
  for (const kind of KINDS)
    await database.db.insert(tableOf(kind)).values(aFullRow(tableOf(kind), { companyId, ...GIVEN[kind] }));
  return companyId;
}

/** Of a record that was read, what a call takes. */
const given = (record: object, shape: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in shape && name !== 'updatedAt'));

describe('every column of a company', () => {
  test('is shown', async () => {
    const id = await fullCompany();
    expect(lostColumns(companies, await requireOwnCompany(owner, id), await rowOf(id), KEPT)).toEqual([]);
  });

  test('is taken by POST and by PATCH', async () => {
    const id = await fullCompany();
    const [row, record] = [await rowOf(id), await requireOwnCompany(owner, id)];
    const reasons = { ...KEPT, ...OWN, id: 'its own' };
    const posted = await createCompany(
      owner,
      createCompanySchema.parse(given(record, createCompanySchema.shape)),
    );
    expect(lostColumns(companies, await rowOf(posted.id), row, reasons)).toEqual([]);
    const { id: bare } = await createCompany(owner, aCompany());
    await updateCompany(owner, bare, updateCompanySchema.parse(given(record, updateCompanySchema.shape)));
    expect(lostColumns(companies, await rowOf(bare), row, reasons)).toEqual([]);
  });

  test('is frozen with a report where its list says so, and no other', async () => {
    const id = await fullCompany();
    const { company } = await freezeProfile(owner, id);
    expect(company).toEqual(pick(await requireOwnCompany(owner, id), ['id', ...FROZEN_COMPANY_FIELDS]));
    expect(Object.values(company)).not.toContain(null);
  });

  test('comes back when its deletion is undone', async () => {
    const id = await fullCompany();
    const row = await rowOf(id);
    await called(owner, deleteCompany, id);
    await called(owner, restoreCompany, id);
    const moved = { contentUpdatedAt: 'a draft read before must not be stored over what came back' };
    expect(lostColumns(companies, await rowOf(id), row, moved)).toEqual([]);
  });
});

describe.each(KINDS)('every column of a %s of a profile', (kind) => {
  const { create, update } = ROWS[kind];
  const rowsOf = async (companyId: number) => (await listRows(owner, kind, companyId)).at(-1) ?? {};

  test('is taken by POST and by PATCH', async () => {
    const row = await rowsOf(await fullCompany());
    const { id: companyId } = await createCompany(owner, aCompany());
    const reasons = { ...OF_ROW, id: 'its own' };
    const input = create.parse(given({ ...row, companyId }, create.shape));
    const { id } = await createRow(owner, kind, input as Parameters<typeof createRow>[2]);
    expect(lostColumns(tableOf(kind), await rowsOf(companyId), row, reasons)).toEqual([]);
    const bare = { description: 'bare', name: 'bare', position: 'bare', function: 'bare', companyId };
    const cleared = create.parse(given(bare, create.shape));
    await updateRow(owner, kind, id, cleared as Parameters<typeof updateRow>[3]);
    await updateRow(owner, kind, id, update.parse(given(row, update.shape)));
    expect(lostColumns(tableOf(kind), await rowsOf(companyId), row, reasons)).toEqual([]);
  });

  test('is frozen with a report where its list says so, and no other', async () => {
    const companyId = await fullCompany();
    const frozen: object = await freezeProfile(owner, companyId);
    const list = Object.entries(frozen).find(([name]) => name === `${kind}s`)?.[1];
    const row: Record<string, unknown> = { ...(await rowsOf(companyId)) };
    const names = ['id', ...FROZEN_ROW_FIELDS[kind], ...Object.keys(GIVEN[kind] ?? {})];
    expect(list[0]).toEqual(pick(row, names));
  });
});
