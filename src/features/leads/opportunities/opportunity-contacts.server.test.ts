import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { call, called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported } from '#tests/importing.ts';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords, restoreRecord } from '#features/leads/delete.server.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { undoMerge } from '#features/leads/merge/merge-undo.server.ts';
import { addContact, changePart, removeContact } from './opportunity-contacts.server.ts';
import { listOpportunities } from './opportunity-list.server.ts';
import { deleteOpportunity, restoreOpportunity } from './opportunity-undo.server.ts';
import { createOpportunity, findOpportunity } from './opportunity.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let main: number;
let adviser: number;
let deal: number;

const person = async (firstName: string): Promise<number> =>
  (await createContact(owner, aCrmContact({ firstName, email: `${firstName}@test.example` }))).id;
const partsOf = async (id = deal) =>
  (await findOpportunity(owner, id)).contacts.map(({ contactId, part }) => [contactId, part]);

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  main = await person('Ana');
  adviser = await person('Luis');
  deal = (await createOpportunity(owner, anOpportunity({ contactId: main }))).id;
});
afterEach(() => database.close());

test('an opportunity has several contacts with their parts, which change and go; the main one stays', async () => {
  const added = await addContact(owner, deal, { contactId: adviser, part: 'advises' });
  expect(added).toMatchObject({ contactId: adviser, name: expect.stringContaining('Luis'), part: 'advises' });
  await addContact(owner, deal, { contactId: main, part: 'decides' });
  await changePart(owner, added.id, { part: 'pays' });
  expect(await partsOf()).toEqual([
    [adviser, 'pays'],
    [main, 'decides'],
  ]);
  await removeContact(owner, added.id);
  expect(await partsOf()).toEqual([[main, 'decides']]);
  expect((await findOpportunity(owner, deal)).contactId).toBe(main);
});

test('a contact is in an opportunity once, and the refusal stands at the field', async () => {
  await addContact(owner, deal, { contactId: adviser, part: 'advises' });
  await expect(addContact(owner, deal, { contactId: adviser, part: 'pays' })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { contactId: 'leads:people.isThere' } },
  });
});

test('a contact’s opportunities are those that it leads and those that it has a part in, with the part', async () => {
  await addContact(owner, deal, { contactId: adviser, part: 'advises' });
  const other = await createOpportunity(owner, anOpportunity({ title: 'Other', contactId: adviser }));
  const { items, total } = await listOpportunities(owner, {
    contactId: adviser,
    sort: 'createdAt',
    limit: 10,
    count: true,
  });
  expect(items.map(({ id, part }) => [id, part])).toEqual([
    [deal, 'advises'],
    [other.id, undefined],
  ]);
  expect(total).toBe(2);
  const ofMain = await listOpportunities(owner, { contactId: main, limit: 10 });
  expect(ofMain.items.map(({ id }) => id)).toEqual([deal]);
});

test('nothing of another workspace is linked, changed or taken off', async () => {
  const stranger = await aUserContext(database.db);
  const theirs = (await createContact(stranger, aCrmContact({ firstName: 'Eva', email: 'eva@test.example' })))
    .id;
  const part = await addContact(owner, deal, { contactId: adviser, part: 'advises' });
  const notFound = { code: 'not_found' };
  await expect(addContact(owner, deal, { contactId: theirs, part: 'pays' })).rejects.toMatchObject(notFound);
  await expect(addContact(stranger, deal, { contactId: theirs, part: 'pays' })).rejects.toMatchObject(
    notFound,
  );
  await expect(changePart(stranger, part.id, { part: 'pays' })).rejects.toMatchObject(notFound);
  await expect(removeContact(stranger, part.id)).rejects.toMatchObject(notFound);
  expect(await partsOf()).toEqual([[adviser, 'advises']]);
});

describe('what is undone brings the parts back', () => {
  beforeEach(() => addContact(owner, deal, { contactId: adviser, part: 'advises' }));

  test('of a contact that was taken off', async () => {
    const [part] = (await findOpportunity(owner, deal)).contacts;
    const cause = await causeOf(owner, (ctx) => removeContact(ctx, part?.id ?? 0));
    expect(await partsOf()).toEqual([]);
    await call(owner, (ctx) => undoCause(ctx, cause));
    expect(await partsOf()).toEqual([[adviser, 'advises']]);
  });

  test('of a deleted contact', async () => {
    await called(owner, deleteRecords, 'contact', [adviser]);
    expect(await partsOf()).toEqual([]);
    await called(owner, restoreRecord, 'contact', adviser);
    expect(await partsOf()).toEqual([[adviser, 'advises']]);
  });

  test('of a deleted opportunity', async () => {
    await called(owner, deleteOpportunity, deal);
    await called(owner, restoreOpportunity, deal);
    expect(await partsOf()).toEqual([[adviser, 'advises']]);
  });
});

test('a merge joins the parts of both, keeps the kept one’s, and its undo separates them', async () => {
  const drop = await person('Lucho');
  const second = (await createOpportunity(owner, anOpportunity({ title: 'Second' }))).id;
  await addContact(owner, deal, { contactId: adviser, part: 'advises' });
  await addContact(owner, deal, { contactId: drop, part: 'pays' });
  await addContact(owner, second, { contactId: drop, part: 'uses' });
  const { mergeId } = await called(owner, mergeContacts, { keepId: adviser, dropId: drop, fields: {} });
  expect(await partsOf()).toEqual([[adviser, 'advises']]);
  expect(await partsOf(second)).toEqual([[adviser, 'uses']]);
  await called(owner, undoMerge, mergeId);
  expect(await partsOf()).toEqual([
    [adviser, 'advises'],
    [drop, 'pays'],
  ]);
  expect(await partsOf(second)).toEqual([[drop, 'uses']]);
});

test('the export of opportunities says who has which part', async () => {
  await addContact(owner, deal, { contactId: adviser, part: 'advises' });
  const csv = await exported(owner, 'opportunities', ',');
  expect(csv).toContain('People involved');
  expect(csv).toMatch(/Luis [^,]*\(Advises\)/);
});
