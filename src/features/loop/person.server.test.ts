import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { erasures, idempotencyKeys, outbox } from '#db/schema/index.ts';
import { eraseAccount } from '#features/accounts/erase-account.server.ts';
import { readErasures, recordErasure } from '#features/accounts/erasure-journal.server.ts';
import { createCommunication } from '#features/leads/communication.server.ts';
import { createContact } from '#features/leads/crm-contact.server.ts';
import { deleteRecords } from '#features/leads/crm-delete.server.ts';
import { createTask } from '#features/leads/task.server.ts';
import { createLeadSchema } from '#features/marketing/lead.schema.ts';
import { createLead } from '#features/marketing/lead.server.ts';
import { createCompany } from '#features/marketing/company.server.ts';
import { receiveEnquiry } from '#features/site/enquiry.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, aTask } from '#tests/builders/crm-flow.ts';
import { anEnquiry } from '#tests/builders/enquiry.ts';
import { aMarketingCompany } from '#tests/builders/marketing.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { applyErasures } from './erasures.server.ts';
import { PLACES } from './person-places.server.ts';
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

/** An enquiry on the site, and Ana as a contact and a lead in the workspace of `ctx`. */
async function anaIn(ctx: ServiceContext, email = 'ana@test.example'): Promise<void> {
  const contact = await createContact(ctx, aCrmContact({ email }));
  await createCommunication(
    ctx,
    aCommunication({ contactId: contact.id, subject: 'Call with Ana' }),
    SETTINGS,
  );
  await createTask(ctx, aTask({ contactId: contact.id }));
  const gone = await createContact(ctx, aCrmContact({ email: `x.${email}`, phone: null, notes: email }));
  await deleteRecords(ctx, 'contact', [gone.id]);
  const company = await createCompany(ctx, aMarketingCompany());
  const lead = { marketingCompanyId: company.id, companyName: 'Mar', source: 'other', contactEmail: email };
  await createLead(ctx, createLeadSchema.parse(lead));
}
const enquiry = (email = 'ana@test.example') => receiveEnquiry(staff, anEnquiry({ email }), SETTINGS);
const dump = async (): Promise<string> => {
  const { rows } = await database.client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_search%'",
  );
  const tables = await Promise.all(
    rows.map(({ name }) => database.client.execute(`select * from "${String(name)}"`)),
  );
  return JSON.stringify(tables.map((table) => table.rows)).toLowerCase();
};

describe('what is held of one address', () => {
  test('is found in the site’s records and the own workspace; of other workspaces a number is told', async () => {
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
    expect(await findPerson(other, ANA)).toMatchObject({ counts: { messages: 0, letters: 0, contacts: 1 } });
    expect(await findPerson(staff, { email: other.user.email })).toMatchObject({ hasAccount: true });
  });

  test('is exported as it stands, without what others hold', async () => {
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

  test('is erased everywhere but in other people’s workspaces, and nobody else is touched', async () => {
    await enquiry();
    await enquiry('eva@test.example');
    await anaIn(staff);
    await anaIn(staff, 'eva@test.example');
    await database.db.insert(idempotencyKeys).values({
      ...{ id: 'k', requestHash: '', status: 201, body: '{"email":"ana@test.example"}' },
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

describe('after a restored backup', () => {
  /** Whatever stands in the database now, as a backup would have it. */
  async function restored(): Promise<TestDatabase> {
    const backup = await openTestDatabase();
    const copy = backup.path.replace('test.db', 'restored.db');
    await database.client.execute({ sql: 'vacuum into ?', args: [copy] });
    backup.client.close();
    return openTestDatabase({ url: `file:${copy}` });
  }

  test('erased people and accounts are erased again, once, and without an address in the journal', async () => {
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

  test('somebody who wrote again after the erasure and before the backup is kept', async () => {
    await enquiry();
    await erasePerson(staff, ANA);
    await enquiry();
    const backup = await restored();
    expect(await applyErasures(backup.db, await readErasures(database.db))).toBe(0);
    expect((await findPerson({ ...staff, db: backup.db }, ANA)).counts.messages).toBe(1);
    await backup.close();
  });
});

test('an erasure asks for the job that drops the files of letters', async () => {
  await enquiry();
  await database.client.execute(
    "insert into periodic_jobs (name, lastRunAt) values ('letters', '2026-03-01')",
  );
  await erasePerson(staff, ANA);
  const { rows } = await database.client.execute(
    "select lastRunAt from periodic_jobs where name = 'letters'",
  );
  expect(rows).toMatchObject([{ lastRunAt: null }]);
  expect([
    await database.db.select().from(outbox),
    (await database.db.select().from(erasures)).length,
  ]).toEqual([[], 1]);
});

/** Columns with an address that no search for a person looks into; each says why. */
const NOBODYS: Record<string, string> = {
  'users.email': 'an account, which its owner exports and deletes',
  'users.emailKey': 'the same',
  'companies.email': 'of a company, not of a person',
  'erasures.emailHash': 'no address can be read out of it',
};

test('every column that holds an e-mail address belongs to a place, or says why not', () => {
  const searched = new Set(Object.values(PLACES).map(({ table }) => table));
  const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));
  const missed = tables
    .filter((table) => !searched.has(table))
    .flatMap((table) => Object.keys(getTableColumns(table)).map((name) => `${getTableName(table)}.${name}`))
    .filter((name) => /email|recipient|replyTo/i.test(name) && !/At$/.test(name) && !(name in NOBODYS));
  expect(tables.length).toBeGreaterThan(30);
  expect(missed).toEqual([]);
});
