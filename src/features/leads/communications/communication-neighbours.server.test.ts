import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { communicationNeighbours } from './communication-neighbours.server.ts';
import { createCommunication } from './communication.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const create = (over: object) =>
  createCommunication(owner, aCommunication(over), {
    smtpUrl: undefined,
    mailFrom: 'AI Capital <no-reply@ai-capital.example>',
    secrets: TEST_SECRETS,
  });

test('the steps of a communication lead to those before and after it with the same person, by their time', async () => {
  const { id: contactId } = await createContact(owner, aCrmContact({ email: 'ana@test.example' }));
  const at = (day: string) => ({ contactId, subject: day, occurredAt: `2025-12-${day}T10:00:00.000Z` });
  const last = await create(at('20'));
  const middle = await create(at('15'));
  const first = await create(at('10'));
  await create({ subject: 'of nobody', occurredAt: '2025-12-16T10:00:00.000Z' });

  const of = ({ id, subject }: { id: number; subject: string | null }) => ({ id, subject });
  expect(await communicationNeighbours(owner, middle)).toEqual({ earlier: of(first), later: of(last) });
  expect(await communicationNeighbours(owner, first)).toEqual({ earlier: null, later: of(middle) });
  expect(await communicationNeighbours(owner, last)).toEqual({ earlier: of(middle), later: null });
});
