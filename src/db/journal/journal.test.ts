import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { crmCompanies, crmContacts, crmContactTags, causes, changes, users } from '#db/schema/index.ts';
import { staleTriggers } from '#db/triggers.ts';
import { TENANT_TABLES } from '#db/tenancy.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { call } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { withoutJournal } from './cause.ts';
import { JOURNALLED, UNJOURNALLED } from './journalled.ts';
import { partQuery } from './read-changes.ts';

let database: TestDatabase;
let ctx: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ctx = await aUserContext(database.db);
});
afterEach(() => database.close());

const anna = (over: object = {}) => createContactSchema.parse({ firstName: 'Ana', ...over });
const written = async () =>
  (await ctx.db.select().from(changes).orderBy(changes.id)).map(({ record: kind, act, was, causeId }) => ({
    kind,
    act,
    was: was === null ? null : (JSON.parse(was) as Record<string, unknown>),
    isCaused: causeId !== null,
  }));

test('every table of a workspace is journalled, or says why not', () => {
  const known = new Set([...JOURNALLED.map(({ table }) => table), ...UNJOURNALLED.keys()]);
  expect(TENANT_TABLES.filter((table) => !known.has(table as never))).toEqual([]);
});

test('the migrations leave the triggers as the tables and lists want them (npm run db:generate)', async () => {
  expect((await staleTriggers(database.client)).map(({ name }) => name)).toEqual([]);
  await database.client.execute('DROP TRIGGER crm_tasks_journal_update');
  expect((await staleTriggers(database.client)).map(({ name }) => name)).toEqual([
    'crm_tasks_journal_update',
  ]);
});

test('a change is written with the former values of what changed, and a deletion with the whole row', async () => {
  const { id, updatedAt } = await call(ctx, (inside) => createContact(inside, anna()));
  await call(ctx, (inside) => updateContact(inside, id, { firstName: 'Anna', updatedAt }));
  await call(ctx, (inside) => inside.rows(crmContacts).delete().where(eq(crmContacts.id, id)));
  const ofContact = (await written()).filter(({ kind }) => kind === 'contact');
  expect(ofContact).toMatchObject([
    { act: '+', was: null, isCaused: true },
    { act: '~', was: { firstName: 'Ana' }, isCaused: true },
    { act: '-', was: { id, firstName: 'Anna', lastName: null, emails: '[]' }, isCaused: true },
  ]);
  expect(Object.keys(ofContact[1]?.was ?? {}).sort()).toEqual(['firstName', 'nameKey', 'updatedAt']);
});

test('an update that changes nothing but its time is no change', async () => {
  const { id } = await call(ctx, (inside) => createContact(inside, anna()));
  const before = (await written()).length;
  await call(ctx, (inside) =>
    inside.rows(crmContacts).update({ updatedAt: '2030-01-01T00:00:00.000Z' }).where(eq(crmContacts.id, id)),
  );
  expect(await written()).toHaveLength(before);
});

test('what goes or is cut loose with a row stands before it, so that a walk backwards makes parents first', async () => {
  const company = await call(ctx, (inside) =>
    inside
      .rows(crmCompanies)
      .insert({ userId: ctx.user.id, name: 'A', nameKey: 'a', createdAt: '', updatedAt: '' })
      .returning(),
  );
  const companyId = company[0]?.id ?? 0;
  const { id } = await call(ctx, (inside) => createContact(inside, anna({ companyId, tags: ['vip'] })));
  const before = (await written()).length;
  await call(ctx, (inside) => inside.rows(crmCompanies).delete().where(eq(crmCompanies.id, companyId)));
  await call(ctx, (inside) => inside.rows(crmContacts).delete().where(eq(crmContacts.id, id)));
  const [tags] = await ctx.db.select().from(crmContactTags);
  expect(tags).toBeUndefined();
  const acts = (await written()).slice(before).map(({ kind, act }) => `${act}${kind}`);
  expect(acts.filter((act) => !act.endsWith('event'))).toEqual([
    '~contact',
    '-company',
    '-contact_tag',
    '-contact',
  ]);
});

test('a rollback closes the cause and leaves nothing of it', async () => {
  const failing = call(ctx, async (inside) => {
    await createContact(inside, anna());
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await ctx.db.$count(causes)).toBe(0);
  await ctx
    .rows(crmContacts)
    .insert({ userId: ctx.user.id, firstName: 'B', nameKey: 'b', createdAt: '', updatedAt: '' });
  expect(await written()).toMatchObject([{ isCaused: false }]);
});

test('nothing is journalled of what is erased, nor of what goes with an account, whose causes go too', async () => {
  const { id } = await call(ctx, (inside) => createContact(inside, anna()));
  await withoutJournal(ctx.db, (tx) => tx.delete(crmContacts).where(eq(crmContacts.id, id)));
  expect((await written()).filter(({ act }) => act === '-')).toEqual([]);
  await call(ctx, (inside) => createContact(inside, anna({ tags: ['vip'] })));
  await ctx.db.delete(users).where(eq(users.id, ctx.user.id));
  expect(await written()).toEqual([]);
  expect(await ctx.db.$count(causes)).toBe(0);
});

test('a part of an undo reads its own changes only, however many are left', async () => {
  const plan = await ctx.db.all<{ detail: string }>(sql`explain query plan ${partQuery(1, 1_000, 25)}`);
  expect(plan.map(({ detail }) => detail).filter((detail) => /SEARCH|SORT/.test(detail))).toEqual([
    'SEARCH changes USING INDEX changes_cause (causeId=? AND id<?)',
  ]);
});
