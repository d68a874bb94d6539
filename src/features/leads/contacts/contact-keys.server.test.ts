import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crmContactKeys, crmContacts } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { renewContactKeys } from './contact-keys.server.ts';
import { createContact } from './contact.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('renews keys of an earlier version, further ones too, and leaves values and `updatedAt` unchanged', async () => {
  const owner = await aUserContext(database.db);
  const given = { email: 'info@muñoz.example', phone: '+52 1 55 1234 5678', phones: ['+34 (0)981 123 456'] };
  const { id, updatedAt } = await createContact(owner, aCrmContact(given));
  const old = {
    emailKey: 'info@muñoz.example',
    phoneKey: '+5215512345678',
    otherKeys: ['phone:340981123456'],
  };
  await database.db.update(crmContacts).set(old).where(eq(crmContacts.id, id));
  await renewContactKeys(database.db);
  const [row] = await database.db.select().from(crmContacts).where(eq(crmContacts.id, id));
  const keys = { emailKey: 'info@xn--muoz-hqa.example', phoneKey: '+525512345678' };
  expect(row).toMatchObject({ ...given, ...keys, otherKeys: ['phone:+34981123456'], updatedAt });
  const others = await database.db.select().from(crmContactKeys).where(eq(crmContactKeys.contactId, id));
  expect(others.map(({ key }) => key)).toEqual(['phone:+34981123456']);
});
