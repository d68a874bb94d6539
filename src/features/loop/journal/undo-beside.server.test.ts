import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { causes, changes, crmContacts, crmJobs, crmStageChanges } from '#db/schema/index.ts';
import { contactBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { findJob } from '#features/leads/bulk/job.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { call, called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { runNextChange } from '#tests/jobs.ts';
import { undoAnyCause } from './undo-cause.server.ts';

let database: TestDatabase;
let ctx: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ctx = await aUserContext(database.db);
});
afterEach(() => database.close());

async function contacts(many: number): Promise<number[]> {
  const ids: number[] = [];
  await call(ctx, async (inside) => {
    for (let n = 0; n < many; n += 1)
      ids.push(
        (await createContact(inside, aCrmContact({ firstName: `Ana ${n}`, email: null, phone: null }))).id,
      );
  });
  return ids;
}

const rename = (id: number, firstName: string) =>
  causeOf(ctx, (inside) => updateContact(inside, id, { firstName }));

/** Starts a change of all contacts and carries out its first batch alone. */
async function aRunningChange() {
  const job = await changeRecords(
    ctx,
    'contact',
    contactBulkSchema.parse({ allMatching: {}, set: { position: 'Buyer' } }),
  );
  const ending = new AbortController();
  let looks = 0;
  const clock = () => {
    // The claim, the context and the first batch have each read the clock.
    if ((looks += 1) === 3) ending.abort();
    return ctx.now;
  };
  await runNextChange({ db: database.db, signal: ending.signal, clock });
  const id = 'id' in job ? job.id : 0;
  expect(await findJob(ctx, id)).toMatchObject({ status: 'running', done: 50 });
  return id;
}

const runAll = async () => {
  while (await runNextChange({ db: database.db }));
};
const positions = async () =>
  (await ctx.rows(crmContacts).select()).filter(({ position }) => position === 'Buyer').length;

test('an undo beside a running change leaves what that has come to, and the change goes on', async () => {
  const ids = await contacts(130);
  const [first = 0, last = 0] = [ids[0], ids.at(-1)];
  const [ofFirst, ofLast] = [await rename(first, 'Bea'), await rename(last, 'Bea')];
  const job = await aRunningChange();
  expect((await undoAnyCause(ctx, ofFirst)).kept).toMatchObject([{ id: first, reason: 'changed_since' }]);
  expect((await undoAnyCause(ctx, ofLast)).kept).toEqual([]);
  await runAll();
  expect(await findJob(ctx, job)).toMatchObject({ status: 'done', done: 130 });
  expect(await requireContact(ctx, first)).toMatchObject({ firstName: 'Bea', position: 'Buyer' });
  expect(await requireContact(ctx, last)).toMatchObject({ firstName: 'Ana 129', position: 'Buyer' });
});

test('a running change whose cause is undone stops, and nothing of it stays', async () => {
  await contacts(130);
  const job = await aRunningChange();
  const [row] = await ctx.rows(crmJobs).select().where(eq(crmJobs.id, job));
  await undoAnyCause(ctx, row?.causeId ?? 0);
  await runAll();
  expect(await findJob(ctx, job)).toMatchObject({
    status: 'failed',
    error: 'Stopped, because it was undone',
  });
  expect(await positions()).toBe(0);
});

/** The database, which fails at its n-th transaction. */
const failingAt = (n: number): ServiceContext['db'] => {
  let begun = 0;
  return new Proxy(ctx.db, {
    get: (db, name) => {
      if (name === 'transaction' && (begun += 1) === n) throw new Error('the process has ended');
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
};

const MANY = 700;
async function aLargeDeletion(): Promise<number> {
  const ids = await contacts(MANY);
  return causeOf(ctx, (inside) => deleteRecords(inside, 'contact', ids));
}
const taken = (causeId: number) => ctx.db.$count(changes, eq(changes.undoneBy, causeId));

test('an interrupted undo goes on when it is asked for again, under one cause', async () => {
  const cause = await aLargeDeletion();
  await expect(undoAnyCause({ ...ctx, db: failingAt(2) }, cause)).rejects.toThrow('ended');
  const back = await ctx.rows(crmContacts).count();
  expect([back > 0, back < MANY]).toEqual([true, true]);
  const { causeId } = await undoAnyCause(ctx, cause);
  expect(await ctx.rows(crmContacts).count()).toBe(MANY);
  expect(await taken(causeId)).toBe(MANY);
  await expect(undoAnyCause(ctx, cause)).rejects.toMatchObject({ code: 'already_undone' });
  await undoAnyCause(ctx, causeId);
  expect(await ctx.rows(crmContacts).count()).toBe(0);
});

test('of two undos of a large cause at once one wins, and nothing is taken back twice', async () => {
  const cause = await aLargeDeletion();
  const both = await Promise.allSettled([undoAnyCause(ctx, cause), undoAnyCause(ctx, cause)]);
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toMatchObject([{ code: 'already_undone' }]);
  expect(await ctx.rows(crmContacts).count()).toBe(MANY);
  const [undo] = await ctx.db.select().from(causes).where(eq(causes.undoes, cause));
  expect(await ctx.db.$count(changes, eq(changes.causeId, undo?.id ?? 0))).toBe(MANY);
});

test('a link that was cut since is no edit, and a former one to what is gone stays empty', async () => {
  const [before, after] = [
    await call(ctx, (inside) => createCompany(inside, aCrmCompany())),
    await call(ctx, (inside) => createCompany(inside, aCrmCompany({ name: 'Otra' }))),
  ];
  const { id } = await call(ctx, (inside) => createContact(inside, aCrmContact({ companyId: before.id })));
  const renamed = await rename(id, 'Bea');
  const moved = await causeOf(ctx, (inside) => updateContact(inside, id, { companyId: after.id }));
  await called(ctx, deleteRecords, 'company', [before.id, after.id]);
  expect((await undoAnyCause(ctx, moved)).kept).toEqual([]);
  expect(await requireContact(ctx, id)).toMatchObject({ companyId: null });
  expect((await undoAnyCause(ctx, renamed)).kept).toEqual([]);
  expect(await requireContact(ctx, id)).toMatchObject({ firstName: 'Ana' });
});

test('the step of an opportunity that was changed since stays in its history', async () => {
  const { id } = await call(ctx, (inside) => createOpportunity(inside, anOpportunity()));
  const moved = await causeOf(ctx, (inside) =>
    moveOpportunity(inside, id, { stage: 'won', lostReason: null }),
  );
  await call(ctx, (inside) => updateOpportunity(inside, id, { title: 'Otra' }));
  const { undone, kept } = await undoAnyCause(ctx, moved);
  expect(undone).toBe(0);
  expect(kept.map(({ record, reason }) => `${record} ${reason}`).sort()).toEqual([
    'opportunity changed_since',
    'stage_change changed_since',
  ]);
  expect(await ctx.rows(crmStageChanges).count()).toBe(2);
});
