import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changes, crmCompanies, crmContacts, crmTasks } from '#db/schema/index.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { createTaskSchema } from '#features/leads/tasks/task.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { call, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { listChanges } from './changes.server.ts';
import { undoAnyCause } from './undo-cause.server.ts';

let database: TestDatabase;
let ctx: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ctx = await aUserContext(database.db);
});
afterEach(() => database.close());

const undo = (causeId: number) => undoAnyCause(ctx, causeId);
const aContact = (over: Record<string, unknown> = {}) =>
  call(ctx, (inside) => createContact(inside, aCrmContact(over)));
const rename = (id: number, firstName: string) =>
  causeOf(ctx, async (inside) =>
    updateContact(inside, id, { firstName, updatedAt: (await requireContact(inside, id)).updatedAt }),
  );
const nameOf = async (id: number) => (await requireContact(ctx, id)).firstName;

test('a change is undone, and its undo, and the undo of that', async () => {
  const { id, updatedAt } = await aContact({ firstName: 'Ana' });
  const first = await undo(await rename(id, 'Anna'));
  expect(first).toMatchObject({ undone: 1, kept: [] });
  const back = await requireContact(ctx, id);
  expect(back.firstName).toBe('Ana');
  expect(back.updatedAt > updatedAt).toBe(true);
  const second = await undo(first.causeId);
  expect(await nameOf(id)).toBe('Anna');
  await undo(second.causeId);
  expect(await nameOf(id)).toBe('Ana');
});

test('a deletion is undone under the old id, with tags, and with links to the record', async () => {
  const company = await call(ctx, (inside) => createCompany(inside, aCrmCompany({ tags: ['vip'] })));
  const contact = await aContact({ companyId: company.id });
  const cause = await causeOf(ctx, (inside) => inside.rows(crmCompanies).delete());
  expect((await requireContact(ctx, contact.id)).companyId).toBeNull();
  await undo(cause);
  const [back] = await ctx.rows(crmCompanies).select();
  expect(back).toMatchObject({ id: company.id, name: company.name });
  expect((await requireContact(ctx, contact.id)).companyId).toBe(company.id);
});

test('a row that was changed since stays, and is told with who did it and when', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const cause = await rename(id, 'Anna');
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 60_000) };
  await call(later, async (inside) => {
    const { updatedAt } = await requireContact(inside, id);
    return updateContact(inside, id, { lastName: 'Vidal', updatedAt });
  });
  const { undone, kept } = await undo(cause);
  const by = { id: ctx.user.id, name: ctx.user.name };
  const reason = 'changed_since';
  expect({ undone, kept }).toEqual({
    undone: 0,
    kept: [{ record: 'contact', id, reason, by, at: later.now.toISOString() }],
  });
  expect(await nameOf(id)).toBe('Anna');
});

test('what was taken back itself is in nobody’s way', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const first = await rename(id, 'Anna');
  const second = await rename(id, 'Annika');
  await undo(second);
  expect(await undo(first)).toMatchObject({ undone: 1, kept: [] });
  expect(await nameOf(id)).toBe('Ana');
});

test('a redone change is in the way again', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const first = await rename(id, 'Anna');
  const second = await rename(id, 'Annika');
  await undo((await undo(second)).causeId);
  expect((await undo(first)).kept).toMatchObject([{ reason: 'changed_since' }]);
  expect(await nameOf(id)).toBe('Annika');
});

test('an undo is not redone over an older change that was undone after it', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const first = await rename(id, 'Anna');
  const undoOfSecond = await undo(await rename(id, 'Annika'));
  await undo(first);
  expect((await undo(undoOfSecond.causeId)).kept).toMatchObject([{ reason: 'changed_since' }]);
  expect(await nameOf(id)).toBe('Ana');
});

test('a record that something else uses stays', async () => {
  const made: { id: number }[] = [];
  const cause = await causeOf(ctx, async (inside) => made.push(await createContact(inside, aCrmContact())));
  const contactId = made[0]?.id ?? 0;
  const task = createTaskSchema.parse({ title: 'Call', contactId });
  await call(ctx, (inside) => createTask(inside, task));
  expect((await undo(cause)).kept).toMatchObject([
    { record: 'contact', id: contactId, reason: 'in_use', by: null },
  ]);
  await call(ctx, (inside) => inside.rows(crmTasks).delete());
  expect(await ctx.rows(crmContacts).count()).toBe(1);
});

test('a record that was deleted since is told', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const cause = await rename(id, 'Anna');
  await call(ctx, (inside) => inside.rows(crmContacts).delete());
  expect((await undo(cause)).kept).toMatchObject([{ record: 'contact', id, reason: 'deleted_since' }]);
});

test('a kind of an earlier version, whose table is gone, is passed over and told', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const cause = await rename(id, 'Anna');
  await ctx.db
    .insert(changes)
    .values({ causeId: cause, record: 'fax', recordId: 7, act: '-', was: '{"id":7}' });
  expect(await undo(cause)).toMatchObject({
    undone: 1,
    kept: [{ record: 'fax', id: 7, reason: 'deleted_since' }],
  });
});

test('of two undos one wins', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const cause = await rename(id, 'Anna');
  const both = await Promise.allSettled([undo(cause), undo(cause)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(undo(cause)).rejects.toMatchObject({ code: 'already_undone' });
});

test('nobody undoes or reads what happened in another workspace', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const cause = await rename(id, 'Anna');
  const other = await aUserContext(database.db);
  await expect(undoAnyCause(other, cause)).rejects.toMatchObject({
    code: 'not_found',
  });
  const asked = { record: 'contact', id, limit: 50 } as const;
  await expect(listChanges(other, asked)).rejects.toMatchObject({ code: 'not_found' });
});

test('the changes of a record are read newest first, also once it is deleted', async () => {
  const { id } = await aContact({ firstName: 'Ana' });
  const renamed = await rename(id, 'Anna');
  const undone = await undo(renamed);
  await call(ctx, (inside) => inside.rows(crmContacts).delete().where(eq(crmContacts.id, id)));
  const first = await listChanges(ctx, { record: 'contact', id, limit: 2 });
  expect(first.items).toMatchObject([
    { act: 'deleted', actor: { id: ctx.user.id }, was: { firstName: 'Ana', emails: [] } },
    {
      act: 'changed',
      cause: { id: undone.causeId, kind: 'undo', isUndone: false },
      was: { firstName: 'Anna' },
    },
  ]);
  const second = await listChanges(ctx, { record: 'contact', id, limit: 2, cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({
    items: [
      { act: 'changed', cause: { id: renamed, kind: 'call', isUndone: true }, was: { firstName: 'Ana' } },
      { act: 'created', was: null },
    ],
    nextCursor: null,
  });
});
