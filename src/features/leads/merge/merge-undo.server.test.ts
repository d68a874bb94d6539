// All undo paths of a merge share one long file, because they share the merged records.
import { called } from '#tests/builders/call.ts';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { actOnMany } from '#features/leads/bulk/bulk.server.ts';
import { createCompany, requireCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords, restoreRecord } from '#features/leads/delete.server.ts';
import { forgetMerges, listMerges } from './merge-list.server.ts';
import { undoMerge } from './merge-undo.server.ts';
import { mergeCompanies, mergeContacts } from './merge.server.ts';
import { linksTo } from '#features/leads/references.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { listTimeline } from '#features/leads/timeline/timeline.server.ts';

const { crmContacts, crmMerges, crmTasks } = schema;
let database: TestDatabase;
let owner: ServiceContext;
const DAY_MS = 86_400_000;
const later = (days: number): ServiceContext => ({
  ...owner,
  now: new Date(owner.now.getTime() + days * DAY_MS),
});

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const rowOf = async (id: number) =>
  (await database.db.select().from(crmContacts).where(eq(crmContacts.id, id)))[0];
const contactOfTask = async (id: number) =>
  (await database.db.select().from(crmTasks).where(eq(crmTasks.id, id)))[0]?.contactId;

/** Creates two contacts of one person, with linked rows on the one that is merged away. */
async function twoContacts() {
  const company = await createCompany(owner, aCrmCompany());
  const keep = await createContact(owner, aCrmContact({ tags: ['cliente'], notes: 'Una.' }));
  const drop = await createContact(
    owner,
    aCrmContact({
      firstName: 'Anita',
      email: 'ana@mar.example',
      phone: '981 123 456',
      companyId: company.id,
      tags: ['feria', 'cliente'],
      notes: 'Otra.',
      customFields: { nps: 9 },
      consent: true,
    }),
  );
  const task = await createTask(owner, aTask({ contactId: drop.id }));
  const other = await createTask(owner, aTask({ contactId: drop.id }));
  const deal = await createOpportunity(owner, anOpportunity({ contactId: drop.id }));
  return { keep, drop, task, other, deal };
}

describe('an undone merge', () => {
  test('separates two records again: values, tags, links and the old id', async () => {
    const { keep, drop, task, deal } = await twoContacts();
    const before = [await rowOf(keep.id), await rowOf(drop.id)];
    const { mergeId } = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    expect(await requireContact(owner, keep.id)).toMatchObject({
      email: 'ana@mar.example',
      tags: ['cliente', 'feria'],
    });
    expect((await listMerges(owner, { limit: 50 })).items).toMatchObject([
      { id: mergeId, keepId: keep.id, dropName: 'Anita Ruiz', undoneAt: null },
    ]);

    const undone = await called(later(29), undoMerge, mergeId);
    expect(undone.kept).toEqual({ fields: [], links: 0 });
    const [wasKept, wasDropped] = before;
    expect(await rowOf(keep.id)).toEqual({ ...wasKept, updatedAt: expect.any(String) as string });
    expect(await rowOf(drop.id)).toEqual(wasDropped);
    expect((await requireContact(owner, keep.id)).tags).toEqual(['cliente']);
    expect((await requireContact(owner, drop.id)).tags).toEqual(['cliente', 'feria']);
    expect(await contactOfTask(task.id)).toBe(drop.id);
    expect((await updateOpportunity(owner, deal.id, {})).contactId).toBe(drop.id);
    const events = async (contactId: number) =>
      (await listTimeline(owner, { contactId, limit: 50 })).items.flatMap((item) =>
        item.kind === 'event' ? [item.event] : [],
      );
    expect(await events(keep.id)).toEqual(['unmerged', 'merged']);
    expect(await events(drop.id)).toEqual(['unmerged']);
    expect(await called(owner, undoMerge, mergeId)).toMatchObject({ id: mergeId, undoneAt: undone.undoneAt });
  });

  test('keeps and reports later edits', async () => {
    const { keep, drop, task, other } = await twoContacts();
    const { mergeId } = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    const third = await createContact(owner, aCrmContact({ firstName: 'Luis' }));
    await database.db.update(crmTasks).set({ contactId: third.id }).where(eq(crmTasks.id, other.id));
    await updateContact(later(1), keep.id, { phone: '981 999 999', position: 'Gerente' });
    const { kept } = await called(later(2), undoMerge, mergeId);
    expect(kept).toEqual({ fields: ['phone'], links: 1 });
    expect(await requireContact(owner, keep.id)).toMatchObject({
      email: null,
      phone: '981 999 999',
      position: 'Gerente',
      notes: 'Una.',
    });
    expect([await contactOfTask(task.id), await contactOfTask(other.id)]).toEqual([drop.id, third.id]);
  });

  test('deletes the note made of the second notes, and works for companies too', async () => {
    const keep = await createCompany(owner, aCrmCompany({ notes: 'a'.repeat(4_000) }));
    const drop = await createCompany(owner, aCrmCompany({ name: 'Otra', notes: 'b'.repeat(4_000) }));
    const contact = await createContact(owner, aCrmContact({ companyId: drop.id }));
    const { mergeId } = await called(owner, mergeCompanies, { keepId: keep.id, dropId: drop.id, fields: {} });
    expect((await requireContact(owner, contact.id)).companyId).toBe(keep.id);
    await called(owner, undoMerge, mergeId);
    expect(await requireContact(owner, contact.id)).toMatchObject({
      companyId: drop.id,
      companyName: 'Otra',
    });
    expect((await requireCompany(owner, drop.id)).notes).toBe('b'.repeat(4_000));
    const { items } = await listTimeline(owner, { companyId: keep.id, limit: 50 });
    expect(items.map(({ kind }) => kind)).not.toContain('communication');
  });

  test('is isolated by workspace', async () => {
    const { keep, drop } = await twoContacts();
    const { mergeId } = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    const stranger = await aUserContext(database.db);
    await expect(called(stranger, undoMerge, mergeId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listMerges(stranger, { limit: 50 })).items).toEqual([]);
  });
});

describe('an undo in the wrong order is rejected without losses', () => {
  test('while the kept record is merged into another one', async () => {
    const { keep, drop, task } = await twoContacts();
    const last = await createContact(owner, aCrmContact({ firstName: 'Luis', lastName: 'Gil' }));
    const first = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    const second = await called(owner, mergeContacts, { keepId: last.id, dropId: keep.id, fields: {} });
    await expect(called(owner, undoMerge, first.mergeId)).rejects.toMatchObject({
      code: 'merge_not_last',
      details: {
        values: { drop: 'Ana Ruiz', keep: 'Luis Gil' },
        extra: { mergeId: second.mergeId },
      },
    });
    expect(await rowOf(drop.id)).toBeUndefined();
    await called(owner, undoMerge, second.mergeId);
    expect((await called(owner, undoMerge, first.mergeId)).kept).toEqual({ fields: [], links: 0 });
    expect(await contactOfTask(task.id)).toBe(drop.id);
  });

  test('while the kept record is deleted and can be restored', async () => {
    const { keep, drop, task } = await twoContacts();
    const { mergeId } = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    await called(owner, deleteRecords, 'contact', [keep.id]);
    await expect(called(owner, undoMerge, mergeId)).rejects.toMatchObject({
      code: 'merge_kept_deleted',
      details: { values: { name: 'Ana Ruiz' }, extra: { kind: 'contact', id: keep.id } },
    });
    await called(owner, restoreRecord, 'contact', keep.id);
    expect((await called(owner, undoMerge, mergeId)).kept).toEqual({ fields: [], links: 0 });
    expect(await contactOfTask(task.id)).toBe(drop.id);
  });
});

describe('the undo data of a merge is deleted', () => {
  test('after 30 days', async () => {
    const { keep, drop } = await twoContacts();
    const { mergeId } = await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    await forgetMerges(database.db, later(29.9).now);
    expect((await listMerges(owner, { limit: 50 })).items).toHaveLength(1);
    await forgetMerges(database.db, later(30.1).now);
    await expect(called(owner, undoMerge, mergeId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with the kept record, once its deletion can no longer be undone', async () => {
    const { keep, drop } = await twoContacts();
    await called(owner, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    await called(owner, actOnMany, 'contact', { ids: [keep.id], action: 'delete' });
    await forgetMerges(database.db, later(0.5).now);
    expect(await database.db.select().from(crmMerges)).toHaveLength(1);
    await forgetMerges(database.db, later(1.5).now);
    expect(await database.db.select().from(crmMerges)).toEqual([]);
  });
});

/** Columns that name a record without which the row cannot be. */
const CARRIED: Record<string, string> = {
  'crm_opportunity_contacts.contactId':
    'moved unless the kept one has a part there (opportunity-contacts.server.test.ts)',
  'crm_contact_keys.contactId': 'triggers write them from `otherKeys`',
  'crm_contact_tags.contactId': 'tags are merged by their names',
  'crm_company_tags.companyId': 'tags are merged by their names',
  'notifications.contactId': 'a notification goes with the record that it tells of',
  'notifications.companyId': 'a notification goes with the record that it tells of',
  'awaited_owners.contactId': 'the owner of the kept one counts, whoever is waited for',
  'awaited_owners.companyId': 'the owner of the kept one counts, whoever is waited for',
};

test('every column that references a record follows a merge, or states why not', () => {
  const known = new Set<SQLiteColumn>([...linksTo('contact'), ...linksTo('company')]);
  const targets: SQLiteTable[] = [crmContacts, schema.crmCompanies];
  const tables: SQLiteTable[] = Object.values(schema).filter((each) => is(each, SQLiteTable));
  const forgotten = tables.flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      return targets.includes(foreignTable)
        ? columns
            .filter((column) => !known.has(column))
            .map((column) => `${getTableConfig(table).name}.${column.name}`)
        : [];
    }),
  );
  expect(forgotten.filter((name) => !(name in CARRIED))).toEqual([]);
});
