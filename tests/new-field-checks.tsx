// Run in a copy of the project to which new-field.test.ts has added fields: no type here knows them.
// One long file, because all places are looked at in one copy, which takes long to make.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GET, POST } from '../src/pages/api/crm/contacts/index.ts';
import { leadsIsland } from '#components/leads/leads-island.ts';
import { changes } from '#db/schema/index.ts';
import { staleTriggers } from '#db/triggers.ts';
import { contactBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import {
  companyListQuery,
  createCompanySchema,
  type CompanySummary,
} from '#features/leads/companies/company.schema.ts';
import { createCompany, requireCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import {
  contactListQuery,
  createContactSchema,
  updateContactSchema,
} from '#features/leads/contacts/contact.schema.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { exportQuery } from '#features/leads/import-export/export.schema.ts';
import { exportFile } from '#features/leads/import-export/export.server.ts';
import { guessMapping } from '#features/leads/import-export/reading/guess.rules.ts';
import { mergeContactsSchema } from '#features/leads/merge/merge.schema.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { findRecordActivity } from '#features/leads/timeline/record-activity.server.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { companyBody, companyValues } from '#islands/leads/companies/company-form.ts';
import { companyList } from '#islands/leads/companies/company-list.tsx';
import { contactBody, contactValues } from '#islands/leads/contacts/contact-form.ts';
import { ContactFields } from '#islands/leads/contacts/ContactFields.tsx';
import { contactList } from '#islands/leads/contacts/contact-list.tsx';
import { ContactPage } from '#islands/leads/contacts/ContactPage.tsx';
// The texts of a page.
import '#i18n/page-texts.ts';
import { LeadsIsland } from '#islands/leads/LeadsIsland.tsx';
import { mergeRows } from '#islands/leads/merge/merge-rows.ts';
import { RecordFields } from '#islands/leads/records/RecordFields.tsx';
import { makeTexts } from '#islands/ui/make-texts.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { declaredCalls, openApiDocument } from '#kernel/api/openapi/document.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { call } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm } from '#tests/importing.ts';
import { runNextChange } from '#tests/jobs.ts';
import { fileOf } from '#tests/work.ts';

let database: TestDatabase;
let ctx: ServiceContext;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const LOCALES = ['en', 'es'] as const;
const islandOf = (locale: (typeof LOCALES)[number]) => leadsIsland({ locale, user: ctx.user, now: ctx.now });
const shownTo = ({ texts }: ReturnType<typeof islandOf>) => ({
  ...makeTexts(texts),
  timeZone: 'UTC',
  now: ctx.now,
  sort: 'name',
  team: { people: [], ownId: ctx.user.id, fields: [] },
});
const bound = (values: FormValues) => (name: string) => ({
  name,
  value: values[name] ?? '',
  onChange: () => undefined,
  error: undefined,
});
const valueOf = (record: object, name: string): unknown => new Map(Object.entries(record)).get(name);

describe('a text of a contact', () => {
  const WORDS = { en: 'Department', es: 'Departamento' };
  const make = (firstName: string, department?: string) =>
    createContact(ctx, createContactSchema.parse({ firstName, department }));
  const found = async (query: object) =>
    (await listContacts(ctx, contactListQuery.parse(query))).items.map(({ firstName }) => firstName);
  beforeAll(async () => {
    ctx = await aUserContext(database.db);
    await make('Ana', 'Logística');
    await make('Luz', 'Compras');
    await make('Mar');
  });
  const ana = async () => (await listContacts(ctx, contactListQuery.parse({}))).items[0] ?? expect.fail();

  test.each(LOCALES)('is in the form, on the page and in the list in %s', async (locale) => {
    const [contact, island] = [await ana(), islandOf(locale)];
    const values = contactValues(contact, { tag: 'es-ES', fields: [] });
    const form = renderToStaticMarkup(
      <LeadsIsland {...island}>
        <ContactFields field={bound(values)} />
      </LeadsIsland>,
    );
    expect(form).toContain(`>${WORDS[locale]}<`);
    expect(form).toMatch(/<input[^>]*value="Logística"/);
    expect(contactBody(values, { tag: 'es-ES', fields: [] })).toMatchObject({ department: 'Logística' });
    const activity = await findRecordActivity(ctx, 'contact', contact.id);
    const page = renderToStaticMarkup(
      <ContactPage
        optOut={{ optedOut: false }}
        {...island}
        contact={contact}
        activity={activity}
        chain={{ steps: [] }}
      />,
    );
    expect(page).toMatch(new RegExp(`>${WORDS[locale]}</dt><dd[^>]*>Logística<`));
    const columns = contactList.columns(shownTo(island), CONTACT_FIELDS);
    const column = columns.find(({ label }) => label === WORDS[locale]);
    expect([column?.cell(contact), column?.from]).toEqual(['Logística', Infinity]);
  });

  test('is found by the search, and narrows the list', async () => {
    expect(await found({ q: 'logistica' })).toEqual(['Ana']);
    expect(await found({ department: 'LOGIST' })).toEqual(['Ana']);
    expect(await found({ department: 'nowhere' })).toEqual([]);
  });

  test('leaves in an export under its own name, and comes back from the headings of other programs', async () => {
    const file = await exported(ctx, 'contacts');
    expect(file).toContain('Department');
    const cards = await exportFile(ctx, exportQuery.parse({ format: 'vcf' }));
    expect((await fileOf(cards, ctx.db)).toString()).toContain('X-VALUE:Logística');
    for (const [heading, name] of [
      ['Department', 'Eva'],
      ['Departamento', 'Noa'],
      ['Área', 'Iria'],
    ] as const) {
      expect(guessMapping('contacts', ['Nombre', heading])).toMatchObject({ [heading]: 'department' });
      await importForm(ctx, anImport(`Nombre;${heading}\n${name};Ventas`));
    }
    expect(await found({ department: 'ventas' })).toEqual(['Eva', 'Iria', 'Noa']);
    const other = await aUserContext(database.db);
    await importForm(other, anImport(file));
    const { items } = await listContacts(other, contactListQuery.parse({}));
    expect(items.map((each) => valueOf(each, 'department'))).toEqual(['Logística', 'Compras', null]);
  });

  test('is set on many', async () => {
    const set = { department: 'Compras' };
    await changeRecords(ctx, 'contact', contactBulkSchema.parse({ allMatching: { q: 'mar' }, set }));
    await runNextChange({ db: database.db });
    expect(await found({ department: 'compras' })).toEqual(['Luz', 'Mar']);
  });

  test('is chosen in a merge', async () => {
    const [keep, drop] = [await make('Uno', 'Norte'), await make('Dos', 'Sur')];
    const [kept, dropped] = [
      contactValues(keep, { tag: 'en-GB', fields: [] }),
      contactValues(drop, { tag: 'en-GB', fields: [] }),
    ];
    expect(mergeRows('contacts', kept, dropped, makeTexts(islandOf('en').texts))).toContainEqual({
      field: 'department',
      label: 'Department',
      keep: 'Norte',
      drop: 'Sur',
    });
    const choice = { keepId: keep.id, dropId: drop.id, fields: { department: 'drop' } };
    const merged = await mergeContacts(ctx, mergeContactsSchema.parse(choice));
    expect(valueOf(merged, 'department')).toBe('Sur');
  });

  test('is taken and answered by the calls, as OpenAPI says', () => {
    const document = openApiDocument(
      declaredCalls({ './crm/contacts/index.ts': { GET, POST } }),
      'https://a',
      's',
    );
    const { get, post } = document.paths['/api/crm/contacts'] as Record<'get' | 'post', object>;
    expect(JSON.stringify(get)).toContain('"name":"department","in":"query"');
    expect(JSON.stringify(post)).toContain('"department"');
    expect(JSON.stringify(document.components.schemas['CrmContact'])).toContain('"department"');
  });

  test('is in the journal with its former value, and all triggers are as the lists want them', async () => {
    const { id } = await ana();
    await call(ctx, (inside) =>
      updateContact(inside, id, updateContactSchema.parse({ department: 'Taller' })),
    );
    const rows = await database.db.select().from(changes);
    expect(rows.map(({ was }) => was)).toContainEqual(expect.stringContaining('"department":"Logística"'));
    expect(valueOf(await requireContact(ctx, id), 'department')).toBe('Taller');
    expect(await staleTriggers(database.client)).toEqual([]);
  });
});

describe('fields of every other kind of a company', () => {
  const VALUES = {
    founded: '1998-05-31',
    branches: 2.5,
    revenueCents: 123_450,
    relation: 'customer',
    rank: 'second',
    isExporter: true,
    shop: 'https://shop.example/',
    invoices: 'bills@mar.example',
    history: 'Uno\nDos',
  };
  const stored = (company: object) =>
    Object.fromEntries(Object.keys(VALUES).map((name) => [name, valueOf(company, name)]));
  let company: CompanySummary;
  beforeAll(async () => {
    ctx = await aUserContext(database.db);
    await createCompany(ctx, createCompanySchema.parse({ name: 'Mar', ...VALUES }));
    await createCompany(ctx, createCompanySchema.parse({ name: 'Sol' }));
    company = (await listCompanies(ctx, companyListQuery.parse({}))).items[0] ?? expect.fail();
  });

  test.each([
    ['en', 'en-GB', ['31 May 1998', '2.5', '€1,234.50', 'Customer', '2nd', 'Yes']],
    ['es', 'es-ES', ['31 may 1998', '2,5', '1.234,50\u00a0€', 'Cliente', '2.º', 'Sí']],
  ] as const)('are typed, sent and said in %s', (locale, tag, said) => {
    const values = companyValues(company, { tag, fields: [] });
    expect(companyBody(values, { tag, fields: [] })).toMatchObject(VALUES);
    const island = islandOf(locale);
    const form = renderToStaticMarkup(
      <LeadsIsland {...island}>
        <RecordFields
          area="companies"
          list={COMPANY_FIELDS}
          field={bound(values)}
          above={['name']}
          first={[]}
        />
      </LeadsIsland>,
    );
    for (const control of [
      /<input[^>]*type="date"[^>]*value="1998-05-31"/,
      locale === 'es' ? /<input[^>]*value="1234,50"/ : /<input[^>]*value="1234.50"/,
      /<input[^>]*type="checkbox"[^>]*checked/,
      /<input[^>]*type="url"[^>]*value="https:\/\/shop.example\/"/,
      /<input[^>]*type="email"[^>]*value="bills@mar.example"/,
      /<textarea[^>]*>Uno\nDos</,
      new RegExp(`>${said[3]}<`),
      new RegExp(`>${said[4]}<`),
    ])
      expect(form).toMatch(control);
    const columns = companyList.columns(shownTo(island), COMPANY_FIELDS);
    expect(columns.map((column) => column.cell(company))).toEqual(expect.arrayContaining([...said]));
  });

  test.each([
    { foundedFrom: '1998-01-01', foundedTo: '1998-12-31' },
    { branchesFrom: '2', branchesTo: '3' },
    { revenueCentsFrom: '123450' },
    { relation: 'customer' },
    { rank: 'second' },
    { isExporter: 'yes' },
    { shop: 'shop.example' },
    { invoices: 'BILLS' },
    { history: 'dos' },
  ])('narrow the list: %j', async (query) => {
    const { items } = await listCompanies(ctx, companyListQuery.parse(query));
    expect(items.map(({ name }) => name)).toEqual(['Mar']);
  });

  test.each([
    ['en', ','],
    ['es', ';'],
  ] as const)('leave in an export in %s and come back', async (locale, delimiter) => {
    const file = await exported({ ...ctx, locale }, 'companies', delimiter);
    const other = await aUserContext(database.db, { locale });
    await importForm(other, anImport(file, { kind: 'companies' }));
    const { items } = await listCompanies(other, companyListQuery.parse({}));
    expect(items.map(({ name }) => name)).toEqual(['Mar', 'Sol']);
    expect(stored(items[0] ?? {})).toEqual(VALUES);
  });

  test('are left out, and said, where a file has something else', async () => {
    const other = await aUserContext(database.db);
    const text = 'Name,Founded,Branches,Relation,Exporter\nLuz,nunca,muchas,friend,quizás';
    const { notes } = await importForm(other, anImport(text, { kind: 'companies' }));
    const fields = notes.flatMap(({ errors }) => Object.keys(errors));
    expect(fields.toSorted()).toEqual(['branches', 'founded', 'isExporter', 'relation']);
    const { items } = await listCompanies(other, companyListQuery.parse({}));
    expect(await requireCompany(other, items[0]?.id ?? 0)).toMatchObject({ name: 'Luz', relation: 'none' });
  });
});
