// One long file for all places, because every guarantee is tested against the same rows.
import { called } from '#tests/builders/call.ts';
import { DatabaseSync } from 'node:sqlite';
import { Column, eq, getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { crmImportRows, crmImports, erasures, idempotencyKeys, outbox, jobs } from '#db/schema/index.ts';
import { eraseAccount } from '#features/accounts/privacy/erase-account.server.ts';
import { readErasures, recordErasure } from '#features/accounts/privacy/erasure-journal.server.ts';
import { requireCommunication } from '#features/leads/communications/communication-rows.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { contactBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { recurring } from '#kernel/jobs/job.ts';
import { scheduleRecurring } from '#kernel/jobs/queue.ts';
import { EMAIL_RETENTION_JOB } from '#kernel/mail/email-retention.ts';
import { runNextChange } from '#tests/jobs.ts';
import { undoJob } from '#features/leads/bulk/job.server.ts';
import { undoMerge } from '#features/leads/merge/merge-undo.server.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead } from '#features/marketing/leads/lead.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { receiveEnquiry } from '#features/site/contact/enquiry.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, aTask } from '#tests/builders/crm-flow.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { aMarketingCompany } from '#tests/builders/marketing.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { applyErasures } from './erasures.server.ts';
import { PLACES } from './places.server.ts';
import { erasePerson, exportPerson, findPerson } from './person.server.ts';

const ANA = { email: 'Ana@Test.example' };
const SETTINGS = someSettings({ smtpUrl: undefined });

let database: TestDatabase;
let staff: ServiceContext;
let other: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  staff = await aStaffContext(database.db);
  other = await aUserContext(database.db);
});
afterEach(() => database.close());

/** Creates an enquiry on the site, and Ana as a contact and a lead in the workspace of `ctx`. */
async function anaIn(ctx: ServiceContext, email = 'ana@test.example'): Promise<void> {
  const contact = await createContact(ctx, aCrmContact({ email }));
  await createCommunication(
    ctx,
    aCommunication({ contactId: contact.id, subject: 'Call with Ana' }),
    SETTINGS,
  );
  await createTask(ctx, aTask({ contactId: contact.id }));
  const gone = await createContact(ctx, aCrmContact({ email: `x.${email}`, phone: null, notes: email }));
  await called(ctx, deleteRecords, 'contact', [gone.id]);
  const company = await createCompany(ctx, aMarketingCompany());
  const lead = { marketingCompanyId: company.id, companyName: 'Mar', source: 'other', contactEmail: email };
  await createLead(ctx, createLeadSchema.parse(lead));
}
const enquiry = (email = 'ana@test.example') => receiveEnquiry(staff, anEnquiry({ email }), SETTINGS);
const dump = async ({ client } = database): Promise<string> => {
  const { rows } = await client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_search%'",
  );
  const tables = await Promise.all(rows.map(({ name }) => client.execute(`select * from "${String(name)}"`)));
  return JSON.stringify(tables.map((table) => table.rows)).toLowerCase();
};

describe('data about one address', () => {
  test('is found in the site’s records and the own workspace; other workspaces are only counted', async () => {
    await enquiry();
    await anaIn(staff);
    await anaIn(other);
    const found = await findPerson(staff, ANA);
    expect(found).toMatchObject({
      hasAccount: false,
      counts: {
        messages: 1,
        inbox: 1,
        letters: 2,
        contacts: 1,
        communications: 1,
        tasks: 1,
        leads: 1,
        deleted: 1,
        prospects: 0,
      },
    });
    expect(found.elsewhere).toBeGreaterThanOrEqual(5);
    expect(found.records.filter(({ place }) => place === 'communications')).toMatchObject([
      { subject: 'Call with Ana', at: expect.stringMatching(/^20/) },
    ]);
    expect(await findPerson(other, ANA)).toMatchObject({ counts: { messages: 0, letters: 0, contacts: 1 } });
    expect(await findPerson(staff, { email: other.user.email })).toMatchObject({ hasAccount: true });
  });

  test('does not include addresses that contain it or start with it', async () => {
    const others = ['diana@test.example', 'juan.ana@test.example', 'ana@test.example.org'];
    for (const email of others) {
      const gone = await createContact(staff, aCrmContact({ email, phone: null }));
      await called(staff, deleteRecords, 'contact', [gone.id]);
    }
    expect(await findPerson(staff, ANA)).toMatchObject({ counts: { deleted: 0 } });
    const notes = ['Call:\nana@test.example', 'Write to <Ana@Test.example>.', 'Was ana@test.example.'];
    for (const text of notes) {
      const gone = await createContact(staff, aCrmContact({ email: null, phone: null, notes: text }));
      await called(staff, deleteRecords, 'contact', [gone.id]);
    }
    expect(await findPerson(staff, ANA)).toMatchObject({ counts: { deleted: notes.length } });
  });

  test('is found in a contact by either form of its domain, and erased', async () => {
    await createContact(other, aCrmContact({ email: 'ana@muñoz.example', phone: null }));
    for (const email of ['ana@muñoz.example', 'ana@xn--muoz-hqa.example'])
      expect((await findPerson(other, { email })).counts).toMatchObject({ contacts: 1 });
    await erasePerson(other, { email: 'ana@muñoz.example' });
    expect(await dump()).not.toContain('ana@');
  });

  test('is exported unchanged, without data about others', async () => {
    await enquiry();
    await anaIn(other);
    const file = await exportPerson(staff, ANA);
    const { data } = JSON.parse(await new Response('body' in file ? file.body : null).text()) as {
      data: Record<string, Record<string, unknown>[]>;
    };
    expect(data).toMatchObject({ messages: [{ email: 'ana@test.example' }], contacts: [], leads: [] });
    expect(data['letters']).toHaveLength(2);
    expect(Object.keys(data['letters']?.[0] ?? {})).not.toContain('text');
  });

  test('is erased everywhere except in other workspaces, and other people’s data stays', async () => {
    await enquiry();
    await enquiry('eva@test.example');
    await anaIn(staff);
    await anaIn(staff, 'eva@test.example');
    await database.db.insert(idempotencyKeys).values({
      id: 'k',
      requestHash: '',
      status: 201,
      body: '{"email":"ana@test.example"}',
      createdAt: staff.now.toISOString(),
    });
    const before = await findPerson(staff, { email: 'eva@test.example' });
    await erasePerson(staff, ANA);
    expect((await dump()).includes('ana@test.example')).toBe(false);
    expect(await findPerson(staff, { email: 'eva@test.example' })).toEqual(before);
    await anaIn(other);
    const held = await findPerson(other, ANA);
    await erasePerson(staff, ANA);
    expect(await findPerson(other, ANA)).toEqual(held);
  });
});

const runJobs = async (): Promise<void> => {
  while (await runNextChange({ db: database.db }));
};

/** Creates addresses that each occur in one place only, and what would restore them. */
async function hiddenAddresses() {
  const further = await createContact(
    staff,
    aCrmContact({ email: 'work@test.example', emails: ['Further@Test.example'], notes: 'of two addresses' }),
  );
  await createTask(staff, aTask({ contactId: further.id }));
  const keep = await createContact(staff, aCrmContact({ firstName: 'Kept' }));
  const drop = await createContact(staff, aCrmContact({ email: 'merged@test.example' }));
  const { mergeId } = await called(staff, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
  await updateContact(staff, keep.id, { email: null });
  const changed = await createContact(staff, aCrmContact({ email: 'changed@test.example' }));
  const beside = await createContact(staff, aCrmContact({ email: 'beside@test.example', position: 'was' }));
  const job = await changeRecords(
    staff,
    'contact',
    contactBulkSchema.parse({ ids: [changed.id, beside.id], set: { position: 'is' } }),
  );
  const gone = await createContact(staff, aCrmContact({ email: 'gone@test.example' }));
  await changeRecords(staff, 'contact', contactBulkSchema.parse({ ids: [gone.id], delete: true }));
  await runJobs();
  await updateContact(staff, changed.id, { email: null });
  const [checked] = await database.db
    .insert(crmImports)
    .values({
      workspaceId: staff.workspace.id,
      userId: staff.user.id,
      kind: 'contacts' as const,
      isDryRun: true,
      fileName: 'a.csv',
      mapping: {},
      createdAt: staff.now.toISOString(),
      updatedAt: staff.now.toISOString(),
    })
    .returning();
  await database.db.insert(crmImportRows).values({
    importId: checked?.id ?? 0,
    line: 2,
    action: 'created',
    outcome: 'created',
    about: { name: 'Ana', details: ['checked@test.example'] },
  });
  return { further, mergeId, beside, jobId: 'id' in job ? job.id : 0 };
}
const HIDDEN = ['further', 'merged', 'changed', 'checked', 'gone'].map((name) => `${name}@test.example`);

describe('an address that occurs in one place only', () => {
  test('is found, exported without others, and erased together with its undo data', async () => {
    const { further, mergeId, beside, jobId } = await hiddenAddresses();
    const places = ['contacts', 'merges', 'deleted', 'importChecks', 'jobs'];
    for (const [index, email] of HIDDEN.entries()) {
      expect((await findPerson(staff, { email })).counts).toMatchObject({ [places[index] ?? '']: 1 });
      const file = await exportPerson(staff, { email });
      const text = await new Response('body' in file ? file.body : null).text();
      expect([text.includes(`${email}`), text.includes(beside.email ?? '-')]).toEqual([true, false]);
      await erasePerson(staff, { email });
      expect((await dump()).includes(email)).toBe(false);
    }
    expect(await dump()).not.toContain(further.notes);
    await expect(called(staff, undoMerge, mergeId)).rejects.toMatchObject({ code: 'not_found' });
    await undoJob(staff, jobId);
    await runJobs();
    const text = await dump();
    expect(HIDDEN.filter((email) => text.includes(email))).toEqual([]);
    // Other records of the same batch are restored.
    expect(await requireContact(staff, beside.id)).toMatchObject({ position: 'was' });
  });
});

describe('after a restored backup', () => {
  /** A copy of the current database, as a backup would have it. */
  async function restored(): Promise<TestDatabase> {
    const backup = await openTestDatabase();
    const copy = backup.path.replace('test.db', 'restored.db');
    const file = new DatabaseSync(database.path);
    file.prepare('vacuum into ?').run(copy);
    file.close();
    backup.client.close();
    return openTestDatabase({ url: `file:${copy}` });
  }

  test('erases the same people and accounts again, once, with no address in the journal', async () => {
    await enquiry();
    await anaIn(staff);
    const backup = await restored();
    await erasePerson(staff, ANA);
    await eraseAccount(database.db, other.user.id);
    await recordErasure(database.db, other.now, { kind: 'account', accountId: other.user.id });
    const journal = await readErasures(database.db);
    expect(journal.map(({ kind }) => kind)).toEqual(['person', 'account']);
    expect(JSON.stringify(journal)).not.toContain('ana@');

    expect(await applyErasures(backup.db, journal)).toBe(2);
    const inBackup = { ...staff, db: backup.db };
    const { counts } = await findPerson(inBackup, ANA);
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect(await findPerson(inBackup, { email: other.user.email })).toMatchObject({ hasAccount: false });
    expect(await applyErasures(backup.db, journal)).toBe(0);
    expect(await readErasures(backup.db)).toEqual(journal);
    await backup.close();
  });

  test('recognises an address that occurs in one place only by its hash', async () => {
    await hiddenAddresses();
    const backup = await restored();
    for (const email of HIDDEN) await erasePerson(staff, { email });
    expect(await applyErasures(backup.db, await readErasures(database.db))).toBe(HIDDEN.length);
    const text = await dump(backup);
    expect(HIDDEN.filter((email) => text.includes(email))).toEqual([]);
    await backup.close();
  });

  test('takes the address out of emails that were copied to it, which stay with their recipient', async () => {
    const { id: contactId } = await createContact(staff, aCrmContact({ email: 'ana@test.example' }));
    const cc = ['Eva@Test.example', 'luis@test.example'];
    const letter = { type: 'email', subject: 'Offer', body: 'Hello', contactId, cc };
    const { id } = await createCommunication(staff, aCommunication(letter), SETTINGS);
    expect((await findPerson(staff, { email: 'eva@test.example' })).counts).toMatchObject({
      communications: 1,
      letters: 1,
    });
    const backup = await restored();
    await erasePerson(staff, { email: 'eva@test.example' });
    await applyErasures(backup.db, await readErasures(database.db));
    for (const each of [database, backup]) {
      expect(await dump(each)).not.toContain('eva@test.example');
      const kept = { cc: ['luis@test.example'], subject: 'Offer' };
      expect(await requireCommunication({ ...staff, db: each.db }, id)).toMatchObject(kept);
      expect(await each.db.select().from(outbox)).toMatchObject([{ recipient: 'ana@test.example', ...kept }]);
    }
    await backup.close();
  });

  test('keeps a person who wrote again after the erasure and before the backup', async () => {
    await enquiry();
    await erasePerson(staff, ANA);
    await enquiry();
    const backup = await restored();
    expect(await applyErasures(backup.db, await readErasures(database.db))).toBe(0);
    expect((await findPerson({ ...staff, db: backup.db }, ANA)).counts.messages).toBe(1);
    await backup.close();
  });
});

test('an erasure schedules the job that deletes the files of emails', async () => {
  await enquiry();
  const letters = recurring({ kind: EMAIL_RETENTION_JOB, everyMs: 3_600_000, work: async () => undefined });
  await scheduleRecurring(database.db, [letters], new Date('2100-01-01T00:00:00.000Z'));
  await erasePerson(staff, ANA);
  const [job] = await database.db.select().from(jobs).where(eq(jobs.kind, EMAIL_RETENTION_JOB));
  expect(job?.runAt).toBe(new Date(0).toISOString());
  expect([
    await database.db.select().from(outbox),
    (await database.db.select().from(erasures)).length,
  ]).toEqual([[], 1]);
});

/** Columns that may contain an address but are not searched for a person, each with the reason. */
const UNREAD: Record<string, string> = {
  'users.email': 'an account, which its owner exports and deletes',
  'users.emailKey': 'the same',
  'companies.email': 'of a company, not of a person',
  'crm_communications.mentions': 'ids of accounts',
  'notification_settings.kinds': 'choices of an account',
  'jobs.payload': 'ids of the rows that a job is about',
  'erasures.emailHash': 'no address can be read out of it',
  'marketing_briefs.data': 'texts of a product, which its owner publishes',
  'workspace_invitations.email': 'found by its key beside it',
  'crm_contacts.email': 'found by its key, crm_contacts.emailKey',
  'crm_contacts.emails': 'found by their keys, crm_contact_keys.key',
  'crm_contacts.otherKeys': 'copied to crm_contact_keys.key',
  'crm_contacts.phones': 'no addresses; goes with the contact',
  'crm_contacts.customFields': 'of the contact, with which it goes',
  'crm_contacts.consent': 'of the contact, with which it goes',
  'mail_addresses.email': 'found by its key beside it',
  'mail_consents.email': 'found by its key beside it',
  'mail_deliveries.email': 'found by its key beside it',
  'mail_sendings.letter': 'what a company publishes',
  'webhooks.events': 'names of events',
  'webhook_deliveries.changed': 'names of fields',
  'passkeys.transports': 'ways in which a device is reached, as “usb”',
  'crm_companies.customFields': 'of a company, not of a person',
  'crm_events.data': 'goes with the event, which is found by its contact',
  'crm_jobs.change': 'what is set on all of them',
  'crm_job_batches.ids': 'numbers',
  'crm_views.columns': 'names of columns',
  'crm_opportunities.customFields': 'of an opportunity, not of a person',
  'crm_fields.options': 'names to choose from',
  'crm_pipelines.lostReasons': 'reasons to choose from',
  'crm_stages.requiredFields': 'names of fields',
  'crm_fields.defaultValue': 'what new records begin with',
  'crm_imports.mapping': 'by headings of the file',
  'crm_imports.decisions': 'by lines of the file',
  'crm_imports.stages': 'names of stages',
  'crm_imports.owners': 'by names of colleagues in the file',
  'crm_imports.readValues': 'names of stages, sources and colleagues in the file',
  'crm_imports.dates': 'by headings of the file',
  'crm_imports.headings': 'headings of the file',
  'crm_imports.passedOver': 'titles above the headings',
  'crm_import_rows.errors': 'goes with the line, which is found by its cells',
  'companies.tools': 'names of programs',
  'companies.unconfirmed': 'names of fields',
  'companies.colors': 'colours',
  'problems.reading': 'two words of a list',
  'profile_causes.problemIds': 'numbers',
  'analyst_readings.reading': 'goes with the problem; an address in it is refused',
  'marketing_leads.answers': 'of the lead, with which it goes',
  'inbox_entries.held': 'a number and answers; goes with the entry',
  'marketing_contents.parts': 'what a company publishes',
  'marketing_assets.design': 'what a company publishes',
  'marketing_companies.brandColors': 'colours',
  'marketing_analyses.data': 'of a company, not of a person',
  'marketing_campaigns.content': 'what a company publishes',
  'marketing_contents.warnings': 'words of a text that a company publishes',
  'marketing_campaigns.warnings': 'the same',
  'marketing_campaign_texts.warnings': 'the same',
  'marketing_campaigns.metrics': 'figures',
  'marketing_campaign_texts.content': 'what a company publishes',
  'marketing_analytics.data': 'figures',
  'landing_pages.content': 'what a company publishes',
  'landing_pages.identity': 'what a company publishes',
};

const nameOf = (column: Column): string => `${getTableName(column.table)}.${column.name}`;
const columnsIn = (query: SQL): Column[] =>
  query.queryChunks.flatMap((chunk) =>
    is(chunk, SQL) ? columnsIn(chunk) : is(chunk, Column) ? [chunk] : [],
  );

test('every column that may contain an email address is searched or has a reason not to be', () => {
  const read = new Set(Object.values(PLACES).flatMap(({ isAbout }) => columnsIn(isAbout('a')).map(nameOf)));
  const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));
  const doubtful = tables
    .flatMap((table): Column[] => Object.values(getTableColumns(table)))
    .filter(({ name, dataType }) => dataType === 'json' || /email|recipient|replyTo/i.test(name))
    .map(nameOf)
    .filter((name) => !/At$/.test(name));
  expect(tables.length).toBeGreaterThan(30);
  expect(doubtful.filter((name) => !read.has(name) && !(name in UNREAD))).toEqual([]);
  // A reason that refers to a column is valid only while that column is searched.
  const pointed = Object.values(UNREAD).flatMap((reason) => /crm_\w+\.\w+/.exec(reason)?.[0] ?? []);
  expect(pointed.filter((name) => !read.has(name))).toEqual([]);
  expect(Object.keys(UNREAD).filter((name) => read.has(name) || !doubtful.includes(name))).toEqual([]);
});
