import { called } from '#tests/builders/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aContact, aDepartment, aProblem } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { deleteCompany, restoreCompany } from './company-deletion.server.ts';
import { listCompanies } from './company-list.server.ts';
import { createCompany, requireOwnCompany, updateCompany } from './company.server.ts';
import { COMPANY_SORTS } from './company.values.ts';
import { createContact } from '#features/consulting/profile/contact.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import {
  createProblem,
  deleteProblem,
  listProblems,
  restoreProblem,
  updateProblem,
} from '#features/consulting/profile/problem.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a company', () => {
  test('is visible to its owner and to nobody else', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const { id } = await createCompany(owner, aCompany());
    expect((await requireOwnCompany(owner, id)).name).toBe('Talleres Mar');
    await expect(requireOwnCompany(other, id)).rejects.toMatchObject({ code: 'company_not_found' });
    await expect(updateCompany(other, id, { name: 'Mine' })).rejects.toMatchObject({
      code: 'company_not_found',
    });
    await expect(called(other, deleteCompany, id)).rejects.toMatchObject({ code: 'company_not_found' });
    expect((await listCompanies(other, { limit: 50 })).items).toEqual([]);
  });

  test('keeps the fields that an update does not name', async () => {
    const owner = await aUserContext(database.db);
    const { id } = await createCompany(owner, aCompany({ email: 'a@b.example' }));
    const updated = await updateCompany(owner, id, { sector: 'Madera' });
    expect(updated).toMatchObject({ name: 'Talleres Mar', sector: 'Madera', email: 'a@b.example' });
  });

  test('rejects an update of a stale version and returns the current one', async () => {
    const owner = await aUserContext(database.db);
    const read = await createCompany(owner, aCompany());
    await updateCompany(owner, read.id, { name: 'First', updatedAt: read.updatedAt });
    await expect(
      updateCompany(owner, read.id, { name: 'Second', updatedAt: read.updatedAt }),
    ).rejects.toMatchObject({
      code: 'stale',
      details: { extra: { current: { name: 'First' } } },
    });
  });

  test('is deleted with its whole profile', async () => {
    const owner = await aUserContext(database.db);
    const { id } = await createCompany(owner, aCompany());
    await createDepartment(owner, aDepartment(id));
    await called(owner, deleteCompany, id);
    const left = await database.client.execute({
      sql: 'select count(*) n from departments where companyId = ?',
      args: [id],
    });
    expect(left.rows[0]?.n).toBe(0);
  });
});

describe('the list of companies', () => {
  test('searches name and sector by words, ignoring case and accents, with LIKE wildcards as plain text', async () => {
    const owner = await aUserContext(database.db);
    await createCompany(owner, aCompany({ name: 'Quesería Ávila', sector: 'Alimentación' }));
    await createCompany(owner, aCompany({ name: '100% Roble', sector: 'Madera' }));
    const names = async (q: string) =>
      (await listCompanies(owner, { q, limit: 50 })).items.map(({ name }) => name);
    expect(await names('AVILA')).toEqual(['Quesería Ávila']);
    expect(await names('alimentacion')).toEqual(['Quesería Ávila']);
    expect(await names('aliment  ávila')).toEqual(['Quesería Ávila']);
    expect(await names('avila roble')).toEqual([]);
    expect(await names('%')).toEqual(['100% Roble']);
    expect(await names('_')).toEqual([]);
  });

  test.each(COMPANY_SORTS)('pages by %s without gaps or repeats', async (sort) => {
    const owner = await aUserContext(database.db);
    for (const name of ['b', 'a', 'ñ', 'a', 'C']) {
      const { id } = await createCompany(owner, aCompany({ name }));
      if (name === 'a') await createProblem(owner, aProblem(id));
    }
    const whole = (await listCompanies(owner, { sort, limit: 50 })).items.map(({ id }) => id);
    const paged: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listCompanies(owner, { sort, limit: 2, cursor });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(5);
  });

  test.each([
    ['completeness', ['none', 'one', 'two']],
    ['-completeness', ['two', 'one', 'none']],
  ] as const)('by %s counts the lists that a report needs, and not their rows', async (sort, expected) => {
    const owner = await aUserContext(database.db);
    const [two, none, one] = [
      await createCompany(owner, aCompany({ name: 'two' })),
      await createCompany(owner, aCompany({ name: 'none' })),
      await createCompany(owner, aCompany({ name: 'one' })),
    ];
    await createProblem(owner, aProblem(two.id));
    await createDepartment(owner, aDepartment(two.id));
    for (let i = 0; i < 3; i += 1) await createProblem(owner, aProblem(one.id));
    await createContact(owner, aContact(none.id));
    const { items } = await listCompanies(owner, { sort, limit: 50 });
    expect(items.map(({ name }) => name)).toEqual(expected);
  });

  test('counts the rows of each company correctly after additions and deletions', async () => {
    const owner = await aUserContext(database.db);
    const { id } = await createCompany(owner, aCompany());
    const [first] = [await createProblem(owner, aProblem(id)), await createProblem(owner, aProblem(id))];
    const counts = async () => (await listCompanies(owner, { limit: 50 })).items[0]?.counts;
    await called(owner, deleteProblem, first.id);
    expect(await counts()).toMatchObject({ problems: 1 });
    await called(owner, deleteCompany, id);
    await called(owner, restoreCompany, id);
    await called(owner, restoreProblem, first.id);
    expect(await counts()).toEqual({ contacts: 0, products: 0, departments: 0, problems: 2, strengths: 0 });
  });
});

test('a profile row is accessible only to the owner of its company', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCompany());
  const problem = await createProblem(owner, aProblem(companyId));
  await expect(listProblems(other, companyId)).rejects.toMatchObject({ code: 'company_not_found' });
  await expect(createProblem(other, aProblem(companyId))).rejects.toMatchObject({
    code: 'company_not_found',
  });
  await expect(updateProblem(other, problem.id, { priority: 1 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(called(other, deleteProblem, problem.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listProblems(owner, companyId)).toEqual([problem]);
});
