// Whole migrations share one long file: each test imports all files of one program.
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmCompanies, crmContacts, crmTags } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { migratedContacts } from '#tests/builders/migrated-contacts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm, importSample } from '#tests/importing.ts';
import { fileOf } from '#tests/work.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { revertImport } from '#features/leads/import-export/run/revert.server.ts';
import { errorFile } from '#features/leads/import-export/import.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const contactsOf = async (ctx: ServiceContext) => (await listContacts(ctx, { limit: 200 })).items;
const dealsOf = async (ctx: ServiceContext) =>
  (await listOpportunities(ctx, { sort: 'createdAt', limit: 200 })).items;
const countOf = async (table: typeof crmContacts | typeof crmCompanies | typeof crmTags) => {
  const [row] = await database.db.select({ n: count() }).from(table);
  return row?.n ?? 0;
};

/** Runs a dry run and the import: both must report the same. */
async function migrate(ctx: ServiceContext, name: string, fields: Record<string, string> = {}) {
  const dry = await importSample(ctx, name, { ...fields, dryRun: 'true' });
  const real = await importSample(ctx, name, fields);
  expect([name, dry.counts, dry.notes, dry.errors]).toEqual([name, real.counts, real.notes, real.errors]);
  return { ...real, questions: dry.questions };
}

const counted = (created: number, updated = 0, skipped = 0, failed = 0) => ({
  counts: { created, updated, skipped, failed },
});

test('HubSpot: English companies, contacts and deals keep their links, dates and stages', async () => {
  const owner = await aUserContext(database.db);
  const kinds = { companies: { kind: 'companies' }, deals: { kind: 'opportunities' } };
  expect(await migrate(owner, 'hubspot-companies.en', kinds.companies)).toMatchObject(counted(3, 0, 1));
  const people = await migrate(owner, 'hubspot-contacts.en');
  expect(people).toMatchObject(counted(5, 0, 1));
  expect(people.notes).toMatchObject([{ line: 6, errors: { email: 'Enter a valid email address' } }]);
  const contacts = await contactsOf(owner);
  expect(contacts.filter(({ companyName }) => companyName === 'Talleres Mar, S.L.')).toHaveLength(3);
  expect(contacts.find(({ lastName }) => lastName === 'Ruiz')).toMatchObject({
    phone: '986 000 100',
    phones: ['600 111 201'],
    source: 'referral',
    createdAt: '2024-03-01T10:22:00.000Z',
  });
  expect(await migrate(owner, 'hubspot-deals.en', kinds.deals)).toMatchObject(counted(4));
  expect(await dealsOf(owner)).toMatchObject([
    { title: 'Roof repair', stage: 'negotiation', contact: { name: 'Ana Ruiz' }, amountCents: 150_050 },
    {
      title: 'New website',
      stage: 'won',
      closedAt: '2024-06-30T18:00:00.000Z',
      contact: { name: 'Luis Pérez' },
    },
    { title: 'Audit', stage: 'lost', lostReason: null, company: { name: 'Harrow & Vale Ltd' } },
    { title: 'Maintenance', stage: 'qualification', contact: null, createdAt: '2024-04-01T10:22:00.000Z' },
  ]);
});

test.each([
  ['hubspot-contacts.es', 'hubspot-deals.es', [2, 1], 'Begoña Ibáñez', 'proposal', [2]],
  // `Norte` beside `Norte, S.Coop.` is asked about, and without an answer a company of its own.
  ['pipedrive-persons.es', 'pipedrive-deals.es', [2, 0], 'José García', 'negotiation', [1, 1]],
  ['zoho-contacts.es', 'zoho-deals.es', [2, 0], 'José García', 'proposal', [1, 1]],
] as const)(
  '%s and %s are read by their Spanish headings',
  async (people, deals, [created, updated], name, stage, contactCounts) => {
    const owner = await aUserContext(database.db);
    expect(await migrate(owner, people)).toMatchObject(counted(created, updated));
    expect(await migrate(owner, deals, { kind: 'opportunities' })).toMatchObject(counted(2));
    expect(await dealsOf(owner)).toMatchObject([
      {
        title: 'Cubierta nueva',
        stage,
        contact: { name },
        amountCents: 150_050,
        expectedClose: '2026-12-20',
      },
      { title: 'Nave', stage: 'lost', lostReason: null, amountCents: 2_500_000 },
    ]);
    const companies = (await listCompanies(owner, { limit: 9 })).items;
    expect(companies[0]).toMatchObject({ domain: 'norte.example' });
    expect(companies.map(({ contactCount }) => contactCount)).toEqual(contactCounts);
  },
);

test('Pipedrive: organizations, persons and deals, with the status of a deal beside its stage', async () => {
  const owner = await aUserContext(database.db);
  const organizations = await migrate(owner, 'pipedrive-organizations.en', { kind: 'companies' });
  expect(organizations).toMatchObject(counted(2));
  expect(organizations.notes).toMatchObject([{ line: 3, errors: { domain: expect.any(String) } }]);
  expect(await migrate(owner, 'pipedrive-persons.en')).toMatchObject(counted(2, 0, 1));
  expect(await contactsOf(owner)).toMatchObject([
    { firstName: 'José', lastName: 'García' },
    { firstName: 'Ana', lastName: 'Ruiz', emails: ['ana.ruiz@gmail.com'], tags: ['Customer'] },
  ]);
  expect(await migrate(owner, 'pipedrive-deals.en', { kind: 'opportunities' })).toMatchObject(counted(3));
  expect(await dealsOf(owner)).toMatchObject([
    { stage: 'negotiation', closedAt: null },
    { stage: 'won', currency: 'USD', closedAt: '2024-06-30T18:00:00.000Z' },
    { stage: 'lost', lostReason: null, closedAt: '2024-07-01T18:00:00.000Z' },
  ]);
});

test('Zoho: the column shows that months come first, and the import asks about an unknown stage', async () => {
  const owner = await aUserContext(database.db);
  expect(await migrate(owner, 'zoho-accounts.en', { kind: 'companies' })).toMatchObject(counted(2));
  expect(await migrate(owner, 'zoho-leads.en')).toMatchObject(counted(2));
  const deals = await migrate(owner, 'zoho-deals.en', { kind: 'opportunities' });
  expect(deals).toMatchObject({ ...counted(2, 0, 0, 1), unknownStages: ['Waiting for Budget'] });
  expect(deals.dates.every(({ order, isSure }) => order === 'mdy' && isSure)).toBe(true);
  const stages = JSON.stringify({ 'Waiting for Budget': 'proposal' });
  const again = await migrate(owner, 'zoho-deals.en', { kind: 'opportunities', stages });
  expect(again).toMatchObject({ ...counted(1, 0, 2), unknownStages: [] });
  expect(await dealsOf(owner)).toMatchObject([
    {
      title: 'Audit',
      currency: 'GBP',
      createdAt: '2024-03-25T14:05:00.000Z',
      contact: { name: 'Tom Baker' },
    },
    { title: 'Website', stage: 'lost', expectedClose: '2024-04-13' },
    { title: 'Support', stage: 'proposal', expectedClose: '2026-05-04' },
  ]);
});

test('Google and Outlook: several addresses and numbers of one person stay together', async () => {
  const owner = await aUserContext(database.db);
  const google = await migrate(owner, 'google-contacts');
  expect(google).toMatchObject({ ...counted(2), questions: [{ line: 3, contactId: null, reason: 'name' }] });
  expect(await migrate(owner, 'google-contacts-old')).toMatchObject(counted(0, 1));
  expect(await migrate(owner, 'outlook-contacts.en')).toMatchObject(counted(1));
  expect(await migrate(owner, 'outlook-contacts.es')).toMatchObject(counted(1));
  expect((await listContacts(owner, { q: 'ruiz', limit: 5 })).items).toMatchObject([
    {
      firstName: 'Ana María',
      emails: ['ana.ruiz@gmail.com'],
      phones: ['986 000 101', '+34 600 111 201'],
      tags: ['Proveedores'],
      position: 'Compras',
    },
  ]);
});

describe('people who share a switchboard', () => {
  test('stay three, repeated lines fill blanks, and only a line without phone and address fails', async () => {
    const owner = await aUserContext(database.db);
    const answer = await migrate(owner, 'switchboard.es');
    expect(answer).toMatchObject({ ...counted(5, 1, 0, 1), questions: [] });
    expect(await contactsOf(owner)).toMatchObject([
      { firstName: 'José', lastName: 'García', phone: '986 000 101', phones: ['600 111 222'] },
      { firstName: 'Brais', email: null, phone: '600 111 333' },
      { email: 'eva@mar.example' },
      { email: 'luis@mar.example' },
      { email: 'ana@mar.example', notes: 'Repetida; =cmd' },
    ]);
    const file = (await fileOf(await errorFile(owner, answer.id), database.db)).toString();
    expect(file).toMatch(/Brais Gil,600 111 333,no-es-un-correo,Mar,,"?Email: Enter a valid email address/);
    expect(file).toContain('Sin Contacto,,tampoco,Mar,,Email: Enter a valid email address');
  });

  const FILE =
    'Name,Email,Phone\nLuis Pérez,luis@mar.example,986000100\nRuiz Ana,,986 000 100\nAna Ruiz,otra@mar.example,986000100\n';

  test('raise questions, and the import follows the answers: same, different or later', async () => {
    const decided = async (decisions: Record<number, string>) => {
      const owner = await aUserContext(database.db);
      const ana = await createContact(owner, aCrmContact({ email: 'ana@mar.example', phone: '986 000 100' }));
      const dry = await importForm(owner, anImport(FILE, { dryRun: 'true' }));
      expect(dry.questions).toMatchObject([
        { line: 2, contactId: ana.id, reason: 'nameAndEmail' },
        { line: 4, contactId: ana.id, reason: 'email', existing: { name: 'Ana Ruiz' } },
      ]);
      expect(dry).toMatchObject(counted(2, 0, 1));
      const real = await importForm(owner, anImport(FILE, { decisions: JSON.stringify(decisions) }));
      return { real, contacts: await contactsOf(owner) };
    };
    const open = await decided({});
    expect([open.real.counts, open.contacts.length]).toEqual([counted(2, 0, 1).counts, 3]);
    const different = await decided({ 2: 'different', 4: 'different' });
    expect(different.real.counts).toEqual(open.real.counts);
    const same = await decided({ 4: 'same' });
    expect(same.real).toMatchObject(counted(1, 1, 1));
    expect(same.contacts.find(({ firstName }) => firstName === 'Ana')).toMatchObject({
      email: 'ana@mar.example',
      emails: ['otra@mar.example'],
    });
    const later = await decided({ 2: 'later', 4: 'later' });
    expect(later.real).toMatchObject({ ...counted(0, 0, 3), later: [2, 4] });
  });

  test('further addresses and numbers are matched like the main one, in the form too', async () => {
    const owner = await aUserContext(database.db);
    const over = { email: 'ana@mar.example', emails: ['Ana@Casa.example'], phones: ['600 111 222'] };
    const { id } = await createContact(owner, aCrmContact(over));
    for (const taken of [
      { email: 'ana@casa.example' },
      { phone: '+34600111222' },
      { emails: ['ANA@MAR.EXAMPLE'] },
    ])
      await expect(createContact(owner, aCrmContact(taken))).rejects.toMatchObject({ code: 'duplicate' });
    await updateContact(owner, id, { emails: ['ana@casa.example'], phones: [] });
    await expect(createContact(owner, aCrmContact({ phone: '600 111 222' }))).resolves.toBeDefined();
    expect((await listContacts(owner, { q: 'casa.example', limit: 5 })).items).toMatchObject([{ id }]);
  });
});

test('overwrite replaces existing values, but not those of earlier lines of the file', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createContact(
    owner,
    aCrmContact({ email: 'ana@mar.example', phone: '986 000 100', position: 'Old' }),
  );
  const file =
    'Name,Email,Phone,Job Title\nAna Ruiz,ana@mar.example,600 111 222,New\nAna Ruiz,ANA@mar.example,,Newer\n';
  await importForm(owner, anImport(file));
  expect((await contactsOf(owner))[0]).toMatchObject({
    id,
    position: 'Old',
    phone: '986 000 100',
    phones: ['600 111 222'],
  });
  expect((await importForm(owner, anImport(file, { overwrite: 'true' }))).counts).toEqual(
    counted(0, 1, 1).counts,
  );
  expect((await contactsOf(owner))[0]).toMatchObject({
    position: 'New',
    phone: '600 111 222',
    phones: ['986 000 100'],
  });
});

test('two companies of one name stay separate when tax IDs or domains differ', async () => {
  const owner = await aUserContext(database.db);
  await createCompany(owner, aCrmCompany({ name: 'Talleres Mar SL', taxId: 'B15000001' }));
  const file =
    'Name,Tax ID,Website\nTALLERES MAR S.A.,A15000002,talleres-mar-sa.example\nTalleres Mar,,talleresmar.example\nTalleres Mar SLU,,talleres-mar-cadiz.example\n';
  expect(await importForm(owner, anImport(file, { kind: 'companies' }))).toMatchObject(counted(3));
});

describe('a list of 3,000 lines of 240 companies', () => {
  test(
    'creates at most 250 companies, agrees with its dry run, and reverts completely',
    { timeout: 180_000 },
    async () => {
      const owner = await aUserContext(database.db);
      const before = [await countOf(crmContacts), await countOf(crmCompanies), await countOf(crmTags)];
      const file = migratedContacts();
      const dry = await importForm(owner, anImport(file, { dryRun: 'true' }));
      const real = await importForm(owner, anImport(file));
      expect(real.counts).toEqual(dry.counts);
      expect(real.counts.updated + real.counts.skipped).toBeGreaterThan(200);
      const companies = (await countOf(crmCompanies)) - (before[1] ?? 0);
      expect(companies).toBeLessThanOrEqual(250);
      expect(companies).toBeGreaterThanOrEqual(240);
      const reverted = await revertImport(owner, real.id);
      expect(reverted).toMatchObject({ status: 'reverted', left: 0, kept: [] });
      expect([await countOf(crmContacts), await countOf(crmCompanies), await countOf(crmTags)]).toEqual(
        before,
      );
      expect(await revertImport(owner, real.id)).toMatchObject({ left: 0 });
    },
  );

  test('a revert after edits lists the records that stay', async () => {
    const owner = await aUserContext(database.db);
    const file = migratedContacts({ lines: 600, companies: 40 });
    const { id } = await importForm(owner, anImport(file));
    const [first] = await contactsOf(owner);
    await updateContact(owner, first?.id ?? 0, { position: 'Compras' });
    const reverted = await revertImport(owner, id);
    expect(reverted.kept).toEqual([
      { kind: 'contact', id: first?.id, name: `${first?.firstName} ${first?.lastName}` },
      { kind: 'company', id: first?.companyId, name: first?.companyName },
    ]);
    expect(reverted.left).toBe(2);
    expect((await contactsOf(owner)).map((contact) => contact.id)).toEqual([first?.id]);
  });
});

test('an interrupted revert resumes when requested again', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await importForm(owner, anImport(migratedContacts({ lines: 600, companies: 40 })));
  let batches = 0;
  const breaking = new Proxy(owner.db, {
    get: (db, name) => {
      if (name === 'transaction' && (batches += 1) === 4) throw new Error('the process has ended');
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  await expect(revertImport({ ...owner, db: breaking }, id)).rejects.toThrow('ended');
  expect((await contactsOf(owner)).length).toBeGreaterThan(100);
  expect(await revertImport(owner, id)).toMatchObject({ status: 'reverted', left: 0 });
  expect([await contactsOf(owner), (await listCompanies(owner, { limit: 5 })).items]).toEqual([[], []]);
});

test('a reverted update restores the whole record', async () => {
  const owner = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCrmCompany());
  const ana = await createContact(owner, aCrmContact({ email: 'ana@mar.example', tags: ['vip'], companyId }));
  const deal = await createOpportunity(owner, anOpportunity({ title: 'Web', contactId: ana.id, companyId }));
  const people = 'Name,Email,Phone,Company,Tags\nAna Ruiz,ana@mar.example,600 111 222,Otra SL,feria\n';
  const deals = `Title,Contact e-mail,Company,Stage,Created\nWeb,ana@mar.example,Talleres Mar,Closed Won,${deal.createdAt}\n`;
  const overwrite = 'true';
  const first = await importForm(owner, anImport(people, { overwrite }));
  const second = await importForm(owner, anImport(deals, { kind: 'opportunities', overwrite }));
  expect([first.counts.updated, second.counts.updated]).toEqual([1, 1]);
  await revertImport(owner, second.id);
  await revertImport(owner, first.id);
  const [contact] = await contactsOf(owner);
  expect({ ...contact, updatedAt: '' }).toEqual({ ...ana, updatedAt: '' });
  const [opportunity] = await dealsOf(owner);
  expect({ ...opportunity, updatedAt: '' }).toEqual({ ...deal, updatedAt: '' });
});

test.each(['en', 'es'] as const)(
  'an export in %s imports unchanged into an empty account',
  async (locale) => {
    const owner = await aUserContext(database.db, { locale });
    const twin = await aUserContext(database.db, { locale });
    for (const [name, kind] of [
      ['hubspot-companies.en', 'companies'],
      ['hubspot-contacts.en', 'contacts'],
      ['google-contacts', 'contacts'],
      ['hubspot-deals.en', 'opportunities'],
      ['zoho-deals.es', 'opportunities'],
    ] as const)
      await importSample(owner, name, { kind });
    const odd = { firstName: "'=cmd", lastName: '@x;=y', notes: ' - uno\n- dos ', source: 'landing_page' };
    const more = {
      tags: ['Cliente, antiguo', 'dice "hola"', '"entre comillas"', 'feria'],
      customFields: { Zona: 'Norte; "alta"\nbaja', Socio: true, Plazo: 30, Vacío: null },
    };
    await createContact(
      owner,
      aCrmContact({ ...odd, ...more, email: 'odd@mar.example', phone: '+34986000199' }),
    );
    await createCompany(owner, aCrmCompany({ ...more, name: 'Etiquetada', domain: null, taxId: null }));
    const delimiter = locale === 'es' ? ';' : ',';
    for (const kind of ['companies', 'contacts', 'opportunities'] as const) {
      const file = await exported(owner, kind, delimiter);
      const answer = await importForm(twin, anImport(file, { kind }));
      // A company is linked by its name alone, and the import says so.
      const notes = answer.notes.filter(({ errors }) => Object.keys(errors).join() !== 'company');
      expect([kind, answer.errors, notes]).toEqual([kind, [], []]);
      expect(await exported(twin, kind, delimiter)).toBe(file);
      expect((await importForm(owner, anImport(file, { kind }))).counts).toMatchObject({
        created: 0,
        updated: 0,
      });
    }
    const text = await exported(owner, 'contacts', delimiter);
    expect(text).toContain(locale === 'es' ? 'Página de aterrizaje' : 'Landing page');
    expect(text).toContain(`${delimiter}+34986000199${delimiter}`);
  },
);
