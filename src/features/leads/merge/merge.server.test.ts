// Merging, deleting and bulk actions share one long file, because they share the linked records.
import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmEvents, crmTasks } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { actOnMany } from '#features/leads/bulk/bulk.server.ts';
import { createCompany, requireCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact, requireContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords, restoreRecord } from '#features/leads/delete.server.ts';
import { mergeCompanies, mergeContacts } from './merge.server.ts';
import { search } from '#features/leads/search/search.server.ts';
import { listTimeline } from '#features/leads/timeline/timeline.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aTask(ctx: ServiceContext, of: { contactId?: number; companyId?: number }): Promise<number> {
  const at = ctx.now.toISOString();
  const [task] = await ctx.db
    .insert(crmTasks)
    .values({
      ...of,
      workspaceId: ctx.workspace.id,
      userId: ctx.user.id,
      title: 'Llamar',
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return task?.id ?? 0;
}

const contactOfTask = async (ctx: ServiceContext, id: number) =>
  (await ctx.db.select().from(crmTasks).where(eq(crmTasks.id, id)))[0]?.contactId;

describe('a merge', () => {
  test('keeps the chosen values, loses no other value, and moves all links', async () => {
    const owner = await aUserContext(database.db);
    const { id: companyId } = await createCompany(owner, aCrmCompany());
    const keep = await createContact(
      owner,
      aCrmContact({ email: 'ana@test.example', tags: ['cliente'], notes: 'Una.' }),
    );
    const drop = await createContact(
      owner,
      aCrmContact({
        firstName: 'Anita',
        email: 'anita@test.example',
        phone: '981 123 456',
        tags: ['feria', 'Cliente'],
        notes: 'Otra.',
        companyId,
        consent: true,
      }),
    );
    const task = await aTask(owner, { contactId: drop.id });
    const merged = await called(owner, mergeContacts, {
      keepId: keep.id,
      dropId: drop.id,
      fields: { email: 'drop', firstName: 'keep' },
    });
    expect(merged).toMatchObject({
      id: keep.id,
      firstName: 'Ana',
      email: 'anita@test.example',
      phone: '981 123 456',
      companyId,
      notes: 'Una.\n\nOtra.',
      tags: ['cliente', 'feria'],
    });
    expect(merged.consent).not.toBeNull();
    expect(await contactOfTask(owner, task)).toBe(keep.id);
    await expect(requireContact(owner, drop.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await search(owner, { q: 'anita', limit: 5 })).items.map(({ id }) => id)).toEqual([keep.id]);
    const [event] = await owner.db.select().from(crmEvents).where(eq(crmEvents.contactId, keep.id));
    expect(event).toMatchObject({ kind: 'merged', data: { name: 'Anita Ruiz' } });
  });

  test('succeeds although a third record shares a number or a domain with one of the two', async () => {
    const owner = await aUserContext(database.db);
    const third = { allowDuplicate: true };
    await createContact(owner, aCrmContact({ firstName: 'Pedro', phone: '981 000 111' }));
    const keep = await createContact(owner, aCrmContact({ email: 'ana@test.example' }));
    const drop = await createContact(owner, {
      ...aCrmContact({ phone: '981000111', email: 'ana.ruiz@test.example' }),
      ...third,
    });
    const merged = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    expect(merged).toMatchObject({ phone: '981000111', emails: ['ana.ruiz@test.example'] });
    await createCompany(owner, aCrmCompany({ name: 'Grupo Mar', domain: 'mar.example' }));
    const company = await createCompany(owner, aCrmCompany({ name: 'Mar Sur', domain: null }));
    const other = await createCompany(owner, {
      ...aCrmCompany({ name: 'Mar Sur Dos', domain: 'mar.example' }),
      ...third,
    });
    const one = await called(owner, mergeCompanies, { keepId: company.id, dropId: other.id, fields: {} });
    expect(one.domain).toBe('mar.example');
  });

  test('keeps notes that are too long for one field, the second ones on the timeline', async () => {
    const owner = await aUserContext(database.db);
    const [mine, theirs] = ['a'.repeat(3_000), 'b'.repeat(3_000)];
    const keep = await createContact(owner, aCrmContact({ notes: mine }));
    const drop = await createContact(owner, aCrmContact({ notes: theirs }));
    const merged = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    expect(merged.notes).toBe(mine);
    const { items } = await listTimeline(owner, { contactId: keep.id, limit: 5 });
    expect(items).toContainEqual(
      expect.objectContaining({ communication: expect.objectContaining({ type: 'note', body: theirs }) }),
    );
  });

  test('of companies moves their contacts', async () => {
    const owner = await aUserContext(database.db);
    const keep = await createCompany(owner, aCrmCompany({ name: 'Mar' }));
    const drop = await createCompany(owner, aCrmCompany({ name: 'Mar, S. L.', taxId: 'B15000001' }));
    const contact = await createContact(owner, aCrmContact({ companyId: drop.id }));
    const merged = await called(owner, mergeCompanies, {
      keepId: keep.id,
      dropId: drop.id,
      fields: { name: 'drop' },
    });
    expect(merged).toMatchObject({ name: 'Mar, S. L.', taxId: 'B15000001' });
    expect(await requireContact(owner, contact.id)).toMatchObject({
      companyId: keep.id,
      companyName: 'Mar, S. L.',
    });
  });

  test('requires two records of the caller', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const mine = await createContact(owner, aCrmContact());
    const theirs = await createContact(other, aCrmContact());
    for (const [keepId, dropId] of [
      [mine.id, theirs.id],
      [theirs.id, mine.id],
    ] as const)
      await expect(called(owner, mergeContacts, { keepId, dropId, fields: {} })).rejects.toMatchObject({
        code: 'not_found',
      });
    await expect(
      called(owner, mergeContacts, { keepId: mine.id, dropId: mine.id, fields: {} }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(await requireContact(owner, mine.id)).toEqual(mine);
  });
});

describe('a deletion', () => {
  test('can be undone: the record returns with its tags and links', async () => {
    const owner = await aUserContext(database.db);
    const { id: companyId } = await createCompany(owner, aCrmCompany({ tags: ['cliente'] }));
    const contact = await createContact(
      owner,
      aCrmContact({ companyId, tags: ['VIP'], email: 'a@b.example' }),
    );
    const task = await aTask(owner, { contactId: contact.id, companyId });
    await called(owner, deleteRecords, 'contact', [contact.id]);
    expect(await contactOfTask(owner, task)).toBeNull();
    expect((await listContacts(owner, { limit: 50 })).items).toEqual([]);
    await called(owner, restoreRecord, 'contact', contact.id);
    expect(await requireContact(owner, contact.id)).toEqual(contact);
    expect(await contactOfTask(owner, task)).toBe(contact.id);
    const company = await requireCompany(owner, companyId);
    await called(owner, deleteRecords, 'company', [companyId]);
    expect(await requireContact(owner, contact.id)).toMatchObject({ companyId: null, companyName: null });
    await called(owner, restoreRecord, 'company', companyId);
    await called(owner, restoreRecord, 'company', companyId);
    expect(await requireCompany(owner, companyId)).toEqual(company);
    expect(await requireContact(owner, contact.id)).toEqual(contact);
    expect((await listContacts(owner, { sort: 'company', q: 'talleres', limit: 50 })).items).toHaveLength(1);
  });

  test('can be undone by no other workspace, and not if another record took its place', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const contact = await createContact(owner, aCrmContact({ email: 'a@b.example' }));
    await expect(called(other, deleteRecords, 'contact', [contact.id])).rejects.toMatchObject({
      code: 'not_found',
    });
    await called(owner, deleteRecords, 'contact', [contact.id]);
    await expect(called(other, restoreRecord, 'contact', contact.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    const second = await createContact(owner, aCrmContact({ email: 'A@b.example' }));
    await expect(called(owner, restoreRecord, 'contact', contact.id)).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { id: second.id } },
    });
    await called(owner, deleteRecords, 'contact', [second.id]);
    await called(owner, restoreRecord, 'contact', contact.id);
  });
});

test('a bulk action applies to all records or to none', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const theirs = await createContact(other, aCrmContact());
  const ids: number[] = [];
  for (const firstName of ['Uno', 'Dos', 'Tres'])
    ids.push((await createContact(owner, aCrmContact({ firstName }))).id);
  const tags = async () => (await listContacts(owner, { limit: 50 })).items.map((contact) => contact.tags);
  for (const action of ['tag', 'untag', 'delete', 'restore'] as const)
    await expect(
      called(owner, actOnMany, 'contact', { ids: [...ids, theirs.id], action, tag: 'feria' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  expect(await tags()).toEqual([[], [], []]);
  await called(owner, actOnMany, 'contact', { ids, action: 'tag', tag: 'Feria' });
  expect(await tags()).toEqual([['Feria'], ['Feria'], ['Feria']]);
  await called(owner, actOnMany, 'contact', { ids: ids.slice(1), action: 'untag', tag: 'feria' });
  expect((await tags()).flat()).toEqual(['Feria']);
  await called(owner, actOnMany, 'contact', { ids, action: 'delete' });
  expect(await tags()).toEqual([]);
  expect(await called(owner, actOnMany, 'contact', { ids, action: 'restore' })).toEqual({ count: 3 });
  expect((await tags()).flat()).toEqual(['Feria']);
});
