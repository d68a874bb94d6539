// Bulk changes and their undo share one long file, because each test runs the same jobs to the end.
import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyRow } from '#db/rows.ts';
import { crmJobBatches, crmOpportunities, crmStageChanges, crmTasks, jobs } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import {
  companyBulkSchema,
  contactBulkSchema,
  opportunityBulkSchema,
  opportunityPreviewSchema,
} from './bulk.schema.ts';
import { changeOpportunities, changeRecords, previewOpportunities } from './bulk.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { readContacts } from '#features/leads/contacts/contact.server.ts';
import { createCompany, requireCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField } from '#features/leads/fields/field.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { runNextChange } from '#tests/jobs.ts';
import type { Job } from './job.schema.ts';
import { findJob, forgetJobs, undoJob } from './job.server.ts';
import { mergeCompanies } from '#features/leads/merge/merge.server.ts';
import { findOpportunity, createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let moment: number;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  moment = owner.now.getTime();
});
afterEach(() => database.close());

const clock = () => new Date((moment += 1_000));
const turn = (signal = new AbortController().signal) => runNextChange({ db: database.db, signal, clock });

async function runAll(): Promise<void> {
  while (await turn());
}

const start = async (body: object, ctx = owner): Promise<Job> => {
  const answer = await changeRecords(ctx, 'contact', contactBulkSchema.parse(body));
  if (!('id' in answer)) throw new Error('no job');
  return answer;
};

async function manyContacts(many: number, over: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < many; index += 1)
    ids.push((await createContact(owner, aCrmContact({ firstName: `Ana ${index}`, ...over }))).id);
  return ids;
}

const totalOf = async (filter: object) =>
  (await listContacts(owner, { limit: 1, count: true, ...filter })).total;

test('fields of the workspace are set on many as their types have it, and undone', async () => {
  const define = (over: object) =>
    called(owner, createField, createFieldSchema.parse({ kind: 'contact', ...over }));
  await define({ label: 'Zona', type: 'choice', options: [{ label: 'Norte' }] });
  await define({ label: 'Código', type: 'text', isUnique: true });
  const [id = 0] = await manyContacts(2, { customFields: { Otro: 'x' } });
  const before = await readContacts(owner, [id]);
  for (const customFields of [{ zona: 'Oeste' }, { codigo: 'C-1' }])
    await expect(start({ allMatching: {}, set: { customFields } })).rejects.toMatchObject({
      code: 'invalid',
    });
  const job = await start({ allMatching: {}, set: { customFields: { zona: 'NORTE' } } });
  await runAll();
  expect((await requireContact(owner, id)).customFields).toEqual({ Otro: 'x', zona: 'norte' });
  await undoJob(owner, job.id);
  await runAll();
  expect(await readContacts(owner, [id])).toEqual(before);
});

describe('every field of which many can have one value', () => {
  test.each([
    ['amountCents', 250_000],
    ['currency', 'CHF'],
    ['probability', 35],
    ['probability', null],
    ['contactId', 'contact'],
    ['companyId', 'company'],
    ['notes', 'De la feria'],
  ])('%s of opportunities (%s) is previewed, set on many, and undone', async (field, given) => {
    const [contact = 0] = await manyContacts(1);
    const company = await createCompany(owner, aCrmCompany({ name: 'Ardela' }));
    const linked: Record<string, number> = { contact, company: company.id };
    const value = typeof given === 'string' ? (linked[given] ?? given) : given;
    const made = await Promise.all(
      ['Uno', 'Dos'].map((title) =>
        called(
          owner,
          createOpportunity,
          anOpportunity({ title, contactId: null, companyId: null, probability: 70 }),
        ),
      ),
    );
    const ids = made.map(({ id }) => id);
    const body = { ids, set: { [field]: value } };
    expect(await previewOpportunities(owner, opportunityPreviewSchema.parse(body))).toMatchObject({
      total: 2,
      changed: 2,
      fields: [{ field }],
    });
    const job = await changeOpportunities(owner, opportunityBulkSchema.parse(body));
    await runAll();
    const wanted = value ?? 20;
    for (const id of ids) expect(await findOpportunity(owner, id)).toMatchObject({ [field]: wanted });
    expect((await previewOpportunities(owner, opportunityPreviewSchema.parse(body))).changed).toBe(0);
    await undoJob(owner, job.id);
    await runAll();
    for (const each of made) expect(await findOpportunity(owner, each.id)).toMatchObject(each);
  });

  test('a contact of another workspace is refused before any opportunity is changed', async () => {
    const stranger = await aUserContext(database.db);
    const { id: contactId } = await createContact(stranger, aCrmContact());
    const { id } = await called(owner, createOpportunity, anOpportunity());
    const body = { ids: [id], set: { contactId } };
    for (const act of [
      () => changeOpportunities(owner, opportunityBulkSchema.parse(body)),
      () => previewOpportunities(owner, opportunityPreviewSchema.parse(body)),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('notes of contacts are set on many and undone', async () => {
    const ids = await manyContacts(2, { notes: 'Antes' });
    const before = await readContacts(owner, ids);
    const job = await start({ ids, set: { notes: 'Vista en la feria' } });
    await runAll();
    expect((await readContacts(owner, ids)).map(({ notes }) => notes)).toEqual(
      ids.map(() => 'Vista en la feria'),
    );
    await undoJob(owner, job.id);
    await runAll();
    expect(await readContacts(owner, ids)).toEqual(before);
  });

  test('the address of companies is set on many', async () => {
    const { id } = await createCompany(owner, aCrmCompany());
    const set = { address: 'Calle Mayor 1' };
    await changeRecords(owner, 'company', companyBulkSchema.parse({ ids: [id], set }));
    await runAll();
    expect(await requireCompany(owner, id)).toMatchObject(set);
  });
});

describe('a job over all matching records', () => {
  test('changes exactly those that matched when it was requested, and its undo restores them', async () => {
    const ids = await manyContacts(120, { source: 'event' });
    const [other] = await manyContacts(1, { source: 'website' });
    const before = await readContacts(owner, ids);
    const job = await start({
      allMatching: { q: 'ana', filter: { source: 'event' } },
      set: { source: 'referral' },
    });
    expect(job).toMatchObject({ status: 'queued', done: 0, total: 120 });
    // This one matches only after the job was requested, so nobody has confirmed it.
    await manyContacts(1, { source: 'event' });
    await runAll();
    expect(await findJob(owner, job.id)).toMatchObject({ status: 'done', done: 120, kept: 0 });
    expect([await totalOf({ source: 'referral' }), await totalOf({ source: 'event' })]).toEqual([120, 1]);

    const undo = await undoJob(owner, job.id);
    expect(await undoJob(owner, job.id)).toMatchObject({ id: undo.id });
    await runAll();
    expect(await findJob(owner, undo.id)).toMatchObject({
      status: 'done',
      done: 120,
      kept: 0,
      undoesId: job.id,
    });
    expect(await readContacts(owner, ids)).toEqual(before);
    expect((await requireContact(owner, other ?? 0)).source).toBe('website');
  });

  test('its undo skips records changed since, and reports how many', async () => {
    const [first = 0, second = 0] = await manyContacts(2);
    const job = await start({ allMatching: {}, set: { position: 'Buyer' } });
    await runAll();
    await updateContact({ ...owner, now: clock() }, first, { phone: '981 123 456' });
    const undo = await undoJob(owner, job.id);
    await runAll();
    expect(await findJob(owner, undo.id)).toMatchObject({ status: 'done', kept: 1 });
    expect(await requireContact(owner, first)).toMatchObject({ position: 'Buyer', phone: '981 123 456' });
    expect(await requireContact(owner, second)).toMatchObject({ position: null });
  });

  test('adds tags, and its undo keeps them on records that had them before', async () => {
    const [first = 0] = await manyContacts(3);
    await updateContact(owner, first, { tags: ['Feria'] });
    const job = await start({ allMatching: {}, addTags: ['feria', 'vip'] });
    await runAll();
    expect([await totalOf({ tag: 'feria' }), await totalOf({ tag: 'vip' })]).toEqual([3, 3]);
    await undoJob(owner, job.id);
    await runAll();
    expect([await totalOf({ tag: 'feria' }), await totalOf({ tag: 'vip' })]).toEqual([1, 0]);
  });

  test('deletes, and its undo restores records with their tags and the links to them', async () => {
    const ids = await manyContacts(60, { tags: ['feria'] });
    const { id: taskId } = await createTask(owner, aTask({ contactId: ids[55] }));
    const job = await start({ ids, delete: true });
    await runAll();
    expect(await totalOf({})).toBe(0);
    await undoJob(owner, job.id);
    await runAll();
    expect(await totalOf({ tag: 'feria' })).toBe(60);
    const [task] = await database.db.select().from(crmTasks).where(eq(crmTasks.id, taskId));
    expect(task?.contactId).toBe(ids[55]);
  });
});

test('moves opportunities with their history, and its undo reverts the moves', async () => {
  const made = [];
  for (const title of ['A', 'B', 'C']) made.push(await createOpportunity(owner, anOpportunity({ title })));
  const rows = () => database.db.select().from(crmOpportunities);
  const before = await rows();
  const job = await changeOpportunities(
    owner,
    opportunityBulkSchema.parse({ allMatching: { filter: { kind: 'open' } }, set: { stage: 'won' } }),
  );
  await runAll();
  expect((await findOpportunity(owner, made[0]?.id ?? 0)).history.map(({ toStage }) => toStage)).toEqual([
    'qualification',
    'won',
  ]);
  await undoJob(owner, job.id);
  await runAll();
  expect(await rows()).toEqual(before);
  expect(await database.db.select().from(crmStageChanges)).toHaveLength(3);
  await expect(
    changeOpportunities(owner, opportunityBulkSchema.parse({ allMatching: {}, set: { stage: 'lost' } })),
  ).rejects.toMatchObject({ code: 'invalid' });
});

describe('a job', () => {
  test('resumes after its last batch when the process has ended, and processes no record twice', async () => {
    await manyContacts(130);
    const job = await start({ allMatching: {}, addTags: ['feria'] });
    const ending = new AbortController();
    let looks = 0;
    const endingClock = () => {
      looks += 1;
      // The claim, the context and the first batch have each read the clock.
      if (looks === 3) ending.abort();
      return clock();
    };
    await runNextChange({ db: database.db, signal: ending.signal, clock: endingClock });
    expect(await findJob(owner, job.id)).toMatchObject({ status: 'running', done: 50, total: 130 });
    // The state that a killed process leaves: leased by a process that no longer exists.
    const leaseUntil = new Date(moment + 60_000).toISOString();
    await database.db.update(jobs).set({ leaseToken: 'gone', leaseUntil });
    expect(await turn()).toBe(false);
    moment += 61_000;
    await runAll();
    expect(await findJob(owner, job.id)).toMatchObject({ status: 'done', done: 130, total: 130 });
    expect(await totalOf({ tag: 'feria' })).toBe(130);
  });

  test('stops when it is undone while running, and its finished part is undone', async () => {
    await manyContacts(130);
    const job = await start({ allMatching: {}, addTags: ['feria'] });
    const ending = new AbortController();
    let looks = 0;
    await runNextChange({
      db: database.db,
      signal: ending.signal,
      clock: () => {
        looks += 1;
        if (looks === 3) ending.abort();
        return clock();
      },
    });
    const undo = await undoJob(owner, job.id);
    expect(undo.total).toBe(50);
    await runAll();
    expect(await findJob(owner, job.id)).toMatchObject({ status: 'failed', undoneById: undo.id });
    expect(await totalOf({ tag: 'feria' })).toBe(0);
  });

  test('is undone from its end, batch by batch, and goes on where it was interrupted', async () => {
    await manyContacts(130);
    const job = await start({ allMatching: {}, addTags: ['feria'] });
    await runAll();
    const undo = await undoJob(owner, job.id);
    const ending = new AbortController();
    let looks = 0;
    await runNextChange({
      db: database.db,
      signal: ending.signal,
      clock: () => {
        looks += 1;
        if (looks === 3) ending.abort();
        return clock();
      },
    });
    expect(await findJob(owner, undo.id)).toMatchObject({ status: 'running', done: 30, total: 130 });
    expect(await totalOf({ tag: 'feria' })).toBe(100);
    await runAll();
    expect(await findJob(owner, undo.id)).toMatchObject({ status: 'done', done: 130, kept: 0 });
    expect(await totalOf({ tag: 'feria' })).toBe(0);
  });

  test('of which one transaction changed several batches, can be undone in smaller parts', async () => {
    await manyContacts(230);
    const job = await start({ allMatching: {}, addTags: ['feria'] });
    await runAll();
    // Every batch knows the end of its own changes, however many were made in one transaction.
    const { jobId, position, lastChange } = crmJobBatches;
    const ends = await everyRow(database.db, crmJobBatches)
      .select({ lastChange })
      .where(eq(jobId, job.id))
      .orderBy(position);
    const numbers = ends.map((batch) => batch.lastChange ?? 0);
    expect(numbers.map((end, at) => end - (numbers[at - 1] ?? end - 50))).toEqual([50, 50, 50, 50, 30]);
  });

  test('is rejected when three jobs of the workspace are open', async () => {
    await manyContacts(1);
    for (const tag of ['a', 'b', 'c']) await start({ allMatching: {}, addTags: [tag] });
    await expect(start({ allMatching: {}, addTags: ['d'] })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    const stranger = await aUserContext(database.db);
    await expect(start({ allMatching: {}, addTags: ['d'] }, stranger)).resolves.toMatchObject({ total: 0 });
  });

  test('is isolated by workspace, accepts no foreign rows, and is deleted with its undo after a day', async () => {
    const [id = 0] = await manyContacts(1);
    const stranger = await aUserContext(database.db);
    await expect(start({ ids: [id], delete: true }, stranger)).rejects.toMatchObject({ code: 'not_found' });
    const job = await start({ ids: [id], delete: true });
    await expect(findJob(stranger, job.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(undoJob(stranger, job.id)).rejects.toMatchObject({ code: 'not_found' });
    await runAll();
    await forgetJobs(database.db, new Date(moment + 23 * 3_600_000));
    expect(await findJob(owner, job.id)).toMatchObject({ status: 'done' });
    await forgetJobs(database.db, new Date(moment + 25 * 3_600_000));
    await expect(findJob(owner, job.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('an undo restores values whose company or contact is gone, and keeps a link to a merged record', async () => {
  const [gone, dropped, kept] = [
    await createCompany(owner, aCrmCompany()),
    await createCompany(owner, aCrmCompany({ name: 'Otra' })),
    await createCompany(owner, aCrmCompany({ name: 'Tercera' })),
  ];
  const ids: number[] = [];
  for (const { id } of [gone, dropped])
    ids.push((await createContact(owner, aCrmContact({ companyId: id, position: 'was' }))).id);
  const person = await createContact(owner, aCrmContact());
  const deal = await createOpportunity(owner, anOpportunity({ contactId: person.id, lostReason: null }));
  const jobs = [
    await start({ ids, set: { position: 'is' } }),
    await changeOpportunities(
      owner,
      opportunityBulkSchema.parse({ ids: [deal.id], set: { source: 'event' } }),
    ),
  ];
  await runAll();
  await called(owner, deleteRecords, 'company', [gone.id]);
  await called(owner, deleteRecords, 'contact', [person.id]);
  await called(owner, mergeCompanies, { keepId: kept.id, dropId: dropped.id, fields: {} });
  for (const { id } of jobs) await undoJob(owner, id);
  await runAll();
  const contacts = await Promise.all(ids.map((id) => requireContact(owner, id)));
  expect(contacts).toMatchObject([
    { position: 'was', companyId: null },
    { position: 'was', companyId: kept.id },
  ]);
  expect(await findOpportunity(owner, deal.id)).toMatchObject({ source: deal.source, contactId: null });
});
