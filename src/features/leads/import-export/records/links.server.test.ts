import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importForm } from '#tests/importing.ts';
import { fileOf } from '#tests/work.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { linesFile, listImportLines } from '#features/leads/import-export/run/lines.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HEAD = 'Nombre;Apellidos;Correo;Empresa';
/** One person a company, in the order of the companies. */
const peopleOf = (companies: readonly string[]): string =>
  [HEAD, ...companies.map((company, n) => `Persona${n};Gil;p${n}@gmail.com;${company}`)].join('\n');

const BY_NAME = 'Linked to the company of this name, by the name alone: check that it is the one';
const BY_FORM =
  'Linked to the only company of this name; only one of the two names has a legal form: check that it is the one';
const SEVERAL = 'Several companies can be meant, so a new one is made';
const OTHER = 'There is a company of this name with another legal form or domain, so a new one is made';

/** The company of each person of the file, as the list shows it, and what dry run and import say of it. */
async function linked(owner: ServiceContext, content: string) {
  const tried = await importForm(owner, anImport(content, { dryRun: 'true' }));
  const done = await importForm(owner, anImport(content));
  const { items } = await listContacts(owner, { sort: 'createdAt', limit: 50 });
  const names = items
    .filter(({ firstName }) => firstName.startsWith('Persona'))
    .toSorted((a, b) => a.firstName.localeCompare(b.firstName))
    .map(({ companyId, companyName }) => ({ companyId, companyName }));
  const saidIn = ({ notes }: typeof done) =>
    notes.map(({ errors, values }) => [errors['company'], values[0]?.written, values[0]?.made]);
  return { tried, done, names, notes: saidIn(done), triedNotes: saidIn(tried) };
}

test.each([
  ['a legal form that the file does not name', ['Mar SL'], 'Mar', 'Mar SL', BY_FORM],
  ['no legal form where the file names one', ['Mar'], 'Mar, S.L.', 'Mar', BY_FORM],
  ['the name alone', ['Mar'], 'MAR', 'Mar', BY_NAME],
  ['two of the name', ['Mar SL', 'Mar SA'], 'Mar', null, SEVERAL],
  ['another legal form', ['Mar SL'], 'Mar S.A.', null, OTHER],
  // Siblings: forms of other countries, and other signs for "and".
  ['a German form that the file does not name', ['Gil & Paz GmbH'], 'Gil y Paz', 'Gil & Paz GmbH', BY_FORM],
  ['two companies abroad', ['Dock Ltd', 'Dock Inc.'], 'Dock', null, SEVERAL],
])(
  'a line whose company may be one with %s says so, in dry run and import',
  async (_, there, written, into, said) => {
    const owner = await aUserContext(database.db, { locale: 'en' });
    for (const name of there) await createCompany(owner, aCrmCompany({ name }));
    const { names, notes, triedNotes, done, tried } = await linked(owner, peopleOf([written]));
    expect(names).toMatchObject([{ companyName: into ?? written }]);
    expect(notes).toEqual([[said, written, into ?? there.join(', ')]]);
    expect(triedNotes).toEqual(notes);
    expect([tried.noteCount, done.noteCount]).toEqual([1, 1]);
    const lines = await listImportLines(owner, done.id, { limit: 9 });
    expect(lines.items).toMatchObject([{ outcome: 'created', errors: { company: said } }]);
    const text = (await fileOf(await linesFile(owner, done.id), database.db)).toString();
    expect(text).toContain(`(${written} → ${into ?? there.join(', ')})`);
  },
);

test.each([
  ['its name with its legal form', 'Mar SL', 'Mar, S.L.U.', 'a@gmail.com'],
  ['its name and the domain of an address', 'Talleres Mar', 'Talleres Mar', 'a@talleresmar.example'],
])('a company named by %s is linked without a note', async (_, there, written, email) => {
  const owner = await aUserContext(database.db);
  await createCompany(owner, aCrmCompany({ name: there, domain: 'talleresmar.example' }));
  const { names, notes } = await linked(owner, `${HEAD}\nPersona0;Gil;${email};${written}`);
  expect(names).toMatchObject([{ companyName: there }]);
  expect(notes).toEqual([]);
});

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each([
  ['nothing there', [], ['Mar', 'Mar SL', 'Mar S.A.'], 3],
  ['Mar SL there', ['Mar SL'], ['Mar', 'Mar SL', 'Mar S.A.'], 3],
  ['Mar there', ['Mar'], ['Mar', 'Mar', 'Mar'], 3],
])('with %s, Mar SL, Mar S.A. and Mar give the same in every order', async (_, there) => {
  const named = ['Mar SL', 'Mar S.A.', 'Mar'];
  const results = [];
  for (const order of ORDERS) {
    const owner = await aUserContext(database.db, { locale: 'en' });
    for (const name of there) await createCompany(owner, aCrmCompany({ name }));
    const file = order.map((n) => named[n] ?? '');
    const { names, notes } = await linked(owner, peopleOf(file));
    const into = Object.fromEntries(file.map((name, n) => [name, names[n]?.companyName]));
    const { items } = await listCompanies(owner, { sort: 'name', limit: 9 });
    results.push({ into, companies: items.map(({ name }) => name).toSorted(), notes: notes.toSorted() });
  }
  for (const result of results) expect(result).toEqual(results[0]);
  expect(results[0]?.into['Mar S.A.']).not.toBe(results[0]?.into['Mar SL']);
});

test('many lines with one company make one, and say what it may be on each', async () => {
  const owner = await aUserContext(database.db, { locale: 'en' });
  await createCompany(owner, aCrmCompany({ name: 'Mar SL' }));
  await createCompany(owner, aCrmCompany({ name: 'Mar SA' }));
  const { done, names } = await linked(owner, peopleOf(['Mar', 'Mar', 'MAR']));
  expect(new Set(names.map(({ companyId }) => companyId)).size).toBe(1);
  expect((await listCompanies(owner, { sort: 'name', limit: 9 })).items).toHaveLength(3);
  expect(done.noteCount).toBe(3);
});

test('the dry run asks about a named company once, and the import does what was answered', async () => {
  const file = peopleOf(['Mar', 'Mar', 'Mar', 'Sol SL', 'Luna', 'Luna']);
  const ended = async (companies: Record<string, string>) => {
    const owner = await aUserContext(database.db, { locale: 'en' });
    const mar = await createCompany(owner, aCrmCompany({ name: 'Mar SL' }));
    for (const name of ['Sol SA', 'Luna SL', 'Luna SA']) await createCompany(owner, aCrmCompany({ name }));
    const asked = await importForm(owner, anImport(file, { dryRun: 'true' }));
    const answers = JSON.stringify(companies);
    const { lines, noteCount } = await importForm(owner, anImport(file, { companies: answers }));
    const { items } = await listContacts(owner, { sort: 'createdAt', limit: 9 });
    const into = items.map(({ firstName, companyName }) => `${firstName.at(-1) ?? ''} ${companyName ?? ''}`);
    return { asked: asked.namedCompanies, mar, lines, noteCount, into: into.toSorted() };
  };
  const { asked, mar, into, noteCount } = await ended({});
  expect(asked).toMatchObject([
    { name: 'Mar', lines: 3, line: 2, existing: [{ id: mar.id, name: 'Mar SL' }], unanswered: 'same' },
    { name: 'Sol SL', lines: 1, line: 5, existing: [{ name: 'Sol SA' }], unanswered: 'different' },
    { name: 'Luna', lines: 2, existing: [{ name: 'Luna SL' }, { name: 'Luna SA' }], unanswered: 'different' },
  ]);
  expect(into).toEqual(['0 Mar SL', '1 Mar SL', '2 Mar SL', '3 Sol SL', '4 Luna', '5 Luna']);
  expect(noteCount).toBe(6);
  const other = await ended({ Mar: 'different', 'Sol SL': 'same', Luna: 'later' });
  expect(other.into).toEqual(['0 Mar', '1 Mar', '2 Mar', '3 Sol SA']);
  expect(other.lines).toMatchObject({ created: 4, later: 2, total: 6 });
  expect(other.noteCount).toBe(0);
});

test('an answer about companies that is none of the choices is refused', async () => {
  const owner = await aUserContext(database.db);
  const refused = importForm(owner, anImport(peopleOf(['Mar']), { companies: '{"Mar":"yes"}' }));
  await expect(refused).rejects.toThrow();
});

const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mar.example' };
const ANA_TOO = { ...ANA, email: 'ana.ruiz@sol.example' };
const LUZ = { firstName: 'Luz', lastName: 'Gil', email: 'info@mar.example' };

test.each([
  ['by name and address', [ANA], 'Ana Ruiz', 'ana@mar.example', 'Ana', undefined],
  ['by an address alone', [ANA], '', 'ana@mar.example', 'Ana', undefined],
  ['by name alone', [ANA], 'Ana Ruiz', '', 'Ana', 'leads:imports.contactByName'],
  ['by the name of two', [ANA, ANA_TOO], 'Ana Ruiz', '', null, 'leads:imports.contactSeveral'],
  ['by a shared mailbox', [LUZ], 'Luz Gil', 'info@mar.example', 'Luz', 'leads:imports.contactByEmail'],
  [
    'by a shared mailbox without a name',
    [LUZ],
    '',
    'info@mar.example',
    'Luz',
    'leads:imports.contactByEmail',
  ],
  ['by another’s address', [ANA], 'Iker Sanz', 'ana@mar.example', null, 'leads:imports.contactOther'],
  ['by a first name and an address', [ANA], 'Ana', 'ana@mar.example', 'Ana', 'leads:imports.contactByEmail'],
])(
  'a deal whose contact is named %s is linked only to who can be meant, and says what is open',
  async (_, there, name, email, into, said) => {
    const owner = await aUserContext(database.db, { locale: 'en' });
    const names = new Map<number, string>();
    for (const contact of there)
      names.set((await createContact(owner, aCrmContact(contact))).id, contact.firstName);
    const file = `Título;Contacto;Correo del contacto\nObra;${name};${email}\n`;
    const form = { kind: 'opportunities' };
    const tried = await importForm(owner, anImport(file, { ...form, dryRun: 'true' }));
    const done = await importForm(owner, anImport(file, form));
    expect(done.counts).toMatchObject({ created: 1, failed: 0 });
    const [deal] = (await listOpportunities(owner, { sort: 'title', limit: 9 })).items;
    expect(names.get(deal?.contactId ?? 0) ?? null).toBe(into);
    expect(done.noteCount).toBe(said === undefined ? 0 : 1);
    expect(tried.notes).toEqual(done.notes);
    expect(done.notes.map(({ errors }) => errors['contact'])).toEqual(
      said === undefined ? [] : [expect.stringMatching(/./)],
    );
  },
);
