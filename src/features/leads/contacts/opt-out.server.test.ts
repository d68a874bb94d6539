import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContact } from './contact.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readOptOut, setOptOut } from './opt-out.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};

test('a person who has opted out gets no mail to any address until it is allowed again', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const addresses = { email: 'ana@test.example', emails: ['ana.casa@test.example'] };
  const contact = await createContact(owner, aCrmContact(addresses));
  const ofOther = await createContact(other, aCrmContact(addresses));
  expect(await setOptOut(owner, contact.id, { optedOut: true })).toEqual({ optedOut: true });
  const mail = (contactId: number) =>
    aCommunication({ type: 'email', direction: 'out', subject: 'Hola', body: 'Hola', contactId });
  await expect(createCommunication(owner, mail(contact.id), settings)).rejects.toMatchObject({
    code: 'opted_out',
  });
  // A conversation elsewhere, by telephone for example, may still be logged.
  await createCommunication(
    owner,
    aCommunication({ type: 'call', direction: 'out', contactId: contact.id }),
    settings,
  );
  // The list is that of one workspace.
  expect(await readOptOut(other, ofOther.id)).toEqual({ optedOut: false });
  await createCommunication(other, mail(ofOther.id), settings);
  const colleague = await createContact(owner, {
    ...aCrmContact({ firstName: 'Eva', email: 'eva@test.example', emails: ['ana.casa@test.example'] }),
    allowDuplicate: true,
  });
  expect(await readOptOut(owner, colleague.id)).toEqual({ optedOut: true });
  expect(await setOptOut(owner, contact.id, { optedOut: false })).toEqual({ optedOut: false });
  await createCommunication(owner, mail(contact.id), settings);
});
