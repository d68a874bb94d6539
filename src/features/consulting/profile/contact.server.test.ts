import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aContact } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createContact, listContacts, updateContact } from './contact.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the last contact marked as primary is the only primary one', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const ana = await createContact(owner, aContact(id, { name: 'Ana', isPrimary: true }));
  const iago = await createContact(owner, aContact(id, { name: 'Iago', isPrimary: true }));
  const primaries = async () => (await listContacts(owner, id)).filter((c) => c.isPrimary).map((c) => c.name);
  expect(await primaries()).toEqual(['Iago']);
  await updateContact(owner, ana.id, { isPrimary: true });
  expect(await primaries()).toEqual(['Ana']);
  await updateContact(owner, iago.id, { phone: '+34 986 000 114' });
  expect(await primaries()).toEqual(['Ana']);
});
