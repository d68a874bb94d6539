import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aContact } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createContactsSchema } from '#features/consulting/profile/contact.schema.ts';
import { createContact, createContacts, listContacts } from '#features/consulting/profile/contact.server.ts';
import { createProblemsSchema } from '#features/consulting/profile/problem.schema.ts';
import { createProblems, listProblems } from '#features/consulting/profile/problem.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const problems = (count: number, rating = 3) =>
  Array.from({ length: count }, (_, i) => ({ description: `Problem ${i}`, priority: rating }));

test('stores 200 rows in the given order', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const { items } = await createProblems(owner, id, { items: problems(200) });
  expect(await listProblems(owner, id)).toEqual(items);
  expect(items.map(({ description }) => description)).toEqual(problems(200).map((row) => row.description));
});

test('stores no row if the database rejects one of them', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const items = [...problems(3), ...problems(1, 9)];
  await expect(createProblems(owner, id, { items })).rejects.toThrow();
  expect(await listProblems(owner, id)).toEqual([]);
});

test.each([
  ['none', problems(0)],
  ['201', problems(201)],
  ['a wrong one', [...problems(2), { description: '', priority: 3 }]],
  ['one with a company of its own', [{ ...problems(1)[0], companyId: 1 }]],
])('rejects %s as a batch', (_name, items) => {
  expect(createProblemsSchema.safeParse({ items }).success).toBe(false);
});

test('names the row and the field that are wrong', () => {
  const { error } = createProblemsSchema.safeParse({ items: [...problems(2), { description: ' ' }] });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['items.2.description', 'consulting:problem.descriptionRequired'],
  ]);
});

test('another user cannot add rows to a company', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const other = await aUserContext(database.db);
  await expect(createProblems(other, id, { items: problems(1) })).rejects.toMatchObject({
    code: 'company_not_found',
  });
});

test('a batch of contacts leaves one primary: the last one marked', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  await createContact(owner, aContact(id, { name: 'Eva', isPrimary: true }));
  const { items } = createContactsSchema.parse({
    items: [
      { name: 'Ana', position: 'Gerente', isPrimary: true },
      { name: 'Iago', position: 'Jefe', isPrimary: true },
      { name: 'Uxía', position: 'Calidad' },
    ],
  });
  await createContacts(owner, id, { items });
  const rows = await listContacts(owner, id);
  expect(rows.map(({ name, isPrimary }) => [name, isPrimary])).toEqual([
    ['Eva', false],
    ['Ana', false],
    ['Iago', true],
    ['Uxía', false],
  ]);
});
