import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { renewCompanyKeys } from './company-keys.server.ts';
import { createCompany } from './company.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('renews keys of an earlier version, sorts contacts by them, and leaves `updatedAt` unchanged', async () => {
  const owner = await aUserContext(database.db);
  const { id, updatedAt } = await createCompany(
    owner,
    aCrmCompany({ name: 'Talleres Mar, S.L.', domain: 'ono.com' }),
  );
  const { id: contactId } = await createContact(owner, aCrmContact({ companyId: id }));
  const old = { nameKey: 'talleres mar, s.l.', domainKey: 'ono.com' };
  await database.db.update(crmCompanies).set(old).where(eq(crmCompanies.id, id));
  await renewCompanyKeys(database.db);
  const [row] = await database.db.select().from(crmCompanies).where(eq(crmCompanies.id, id));
  expect(row).toMatchObject({ nameKey: 'talleres mar', domainKey: null, domain: 'ono.com', updatedAt });
  const [contact] = await database.db.select().from(crmContacts).where(eq(crmContacts.id, contactId));
  expect(contact?.companyKey).toBe('talleres mar');
});
