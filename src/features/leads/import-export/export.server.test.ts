// One long file: an export of every record, of odd texts, and through a view.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { delimiterOf } from '#kernel/api/csv-cells.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm } from '#tests/importing.ts';
import { createViewSchema } from '#features/leads/views/view.schema.ts';
import { createView } from '#features/leads/views/view.server.ts';
import { exportFile } from './export.server.ts';
import { fileOf } from '#tests/work.ts';
import { eq } from 'drizzle-orm';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const KINDS = ['companies', 'contacts', 'opportunities'] as const;

/** Texts that a spreadsheet or a careless reader takes for something else. */
const ODD = [
  '=1+1',
  '+cmd|x',
  '-2+3',
  '@SUM(A1)',
  '007',
  '1.234,56',
  '1,234.56',
  '2026-03-04',
  '04/03/2026',
  '50 %',
  'TRUE',
  'dice "hola"; y, más | allá',
  "'ya con apóstrofo",
  'líneas\n\n=1+1\n- dos',
];

async function fill(ctx: ServiceContext) {
  for (const [at, text] of ODD.entries()) {
    const { id: companyId } = await createCompany(
      ctx,
      aCrmCompany({
        name: `Firma ${at}`,
        domain: `firma${at}.example`,
        taxId: `0000${at}`,
        sector: text.replaceAll('\n', ' '),
        size: '10-50',
        phone: `+34 986 000 1${String(at).padStart(2, '0')}`,
        address: `${text.replaceAll('\n', ' ')}, 007`,
        notes: text,
        source: 'event',
        tags: ['00', `t${at}, "x"`],
        customFields: { Zona: text, Plazo: 1.5, Socio: false },
      }),
    );
    const { id: contactId } = await createContact(
      ctx,
      aCrmContact({
        firstName: `Ana${at}`,
        lastName: 'Ruiz Vega',
        email: `ana${at}@firma${at}.example`,
        emails: [`otra${at}@firma${at}.example`],
        phone: `+3498600020${at % 10}${Math.floor(at / 10)}`,
        phones: [`+44 20 7946 00${String(at).padStart(2, '0')}`],
        position: text.replaceAll('\n', ' '),
        notes: text,
        source: 'referral',
        tags: ['007'],
        customFields: { Fecha: '2026-03-04', Nota: text },
        companyId,
      }),
    );
    const deal = await createOpportunity(
      ctx,
      anOpportunity({
        title: `Trato ${at} ${text.replaceAll('\n', ' ')}`,
        amountCents: [0, 5, 99, 100, 1_050, 123_456, 100_000_000, 123_456_789][at % 8],
        currency: at % 2 === 0 ? 'EUR' : 'USD',
        probability: [0, 1, 5, 50, 99, 100][at % 6],
        expectedClose: `2027-0${(at % 9) + 1}-1${at % 10}`,
        lostReason: null,
        source: 'website',
        notes: text,
        companyId,
        contactId,
      }),
    );
    const createdAt = `2026-01-0${(at % 9) + 1}T09:05:0${at % 10}.${at % 2 === 0 ? '000' : '120'}Z`;
    await ctx.db.update(crmContacts).set({ createdAt }).where(eq(crmContacts.id, contactId));
    await ctx.db.update(crmCompanies).set({ createdAt }).where(eq(crmCompanies.id, companyId));
    await ctx.db.update(crmOpportunities).set({ createdAt }).where(eq(crmOpportunities.id, deal.id));
  }
}

/** Fields that belong to one record, so that a copy has others. */
const OWN = [
  'id',
  'updatedAt',
  'companyId',
  'contactId',
  'pipelineId',
  'position',
  'stageChangedAt',
  'userId',
  'ownerId',
];
const bare = (row: object): object =>
  JSON.parse(JSON.stringify(row, (key, value: unknown) => (OWN.includes(key) ? undefined : value)));

async function everything(ctx: ServiceContext) {
  const rows = {
    companies: (await listCompanies(ctx, { sort: 'createdAt', limit: 200 })).items,
    contacts: (await listContacts(ctx, { sort: 'createdAt', limit: 200 })).items,
    opportunities: (await listOpportunities(ctx, { sort: 'createdAt', limit: 200 })).items,
  };
  return Object.fromEntries(Object.entries(rows).map(([kind, items]) => [kind, items.map(bare)]));
}

describe.each(['en', 'es'] as const)('an export in %s', (locale) => {
  const delimiter = delimiterOf(locale);

  test('comes back as itself in every column', { timeout: 60_000 }, async () => {
    const owner = await aUserContext(database.db, { locale });
    const twin = await aUserContext(database.db, { locale });
    await fill(owner);
    for (const kind of KINDS) {
      const file = await exported(owner, kind, delimiter);
      const { errors, notes, counts } = await importForm(twin, anImport(file, { kind }));
      expect([kind, errors, notes, counts.created]).toEqual([kind, [], [], ODD.length]);
      expect(await exported(twin, kind, delimiter)).toBe(file);
    }
    expect(await everything(twin)).toEqual(await everything(owner));
  });

  test('has amounts, times and days as a spreadsheet in it reads them', async () => {
    const owner = await aUserContext(database.db, { locale });
    const { id } = await createOpportunity(
      owner,
      anOpportunity({ title: 'Nave', amountCents: 123_456, probability: 50, expectedClose: '2027-03-04' }),
    );
    await owner.db
      .update(crmOpportunities)
      .set({ createdAt: '2026-03-04T09:00:00.120Z' })
      .where(eq(crmOpportunities.id, id));
    const [, row] = parse(await exported(owner, 'opportunities', delimiter), {
      bom: true,
      delimiter,
    }) as string[][];
    const decimal = locale === 'es' ? ',' : '.';
    for (const cell of [`1234${decimal}56`, '50', '2027-03-04', `2026-03-04 09:00:00${decimal}120`])
      expect(row).toContain(cell);
  });
});

test('as JSON every record stands as its list answers it, page after page, with who wants no mail', async () => {
  const owner = await aUserContext(database.db);
  const read = async (kind: (typeof KINDS)[number]) =>
    JSON.parse(
      (
        await fileOf(await exportFile(owner, { kind, format: 'json', delimiter: ',' }), database.db)
      ).toString(),
    ) as unknown;
  for (const kind of KINDS) expect(await read(kind)).toEqual([]);
  const lines = Array.from({ length: 401 }, (_, index) => `Ana ${index},ana${index}@ejemplo.example,`);
  await importForm(
    owner,
    anImport(['Nombre,Correo,Dado de baja', ...lines, 'Eva,eva@ejemplo.example,x'].join('\n')),
  );
  const contacts = await read('contacts');
  expect(contacts).toHaveLength(402);
  expect(new Set((contacts as { id: number }[]).map(({ id }) => id)).size).toBe(402);
  const [eva] = (await listContacts(owner, { q: 'eva@ejemplo.example', limit: 5 })).items;
  expect(contacts).toContainEqual({ ...eva, isOptedOut: true });
  expect(contacts).toContainEqual(expect.objectContaining({ lastName: '7', isOptedOut: false }));
});

test('an export through a view has its records in its order, with all columns; an order that is asked for goes first', async () => {
  const owner = await aUserContext(database.db);
  for (const [firstName, source] of Object.entries({ Bea: 'event', Ana: 'event', Cleo: 'phone' }))
    await createContact(owner, aCrmContact({ firstName, lastName: null, email: null, source }));
  const view = await createView(
    owner,
    createViewSchema.parse({
      kind: 'contact',
      name: 'Ferias',
      filter: { all: [{ field: 'source', is: 'among', value: ['event'] }] },
      columns: ['email'],
      sort: '-name',
    }),
  );
  const read = async (over: object) => {
    const query = { kind: 'contacts', format: 'csv', delimiter: ',', view: view.id, ...over } as const;
    const file = await fileOf(await exportFile(owner, query), database.db);
    const [headings = [], ...rows] = parse(file.toString(), { bom: true }) as string[][];
    const at = headings.findIndex((heading) => /^(First name|Nombre)$/.test(heading));
    return { names: rows.map((row) => row[at]), columns: headings.length };
  };
  const through = await read({});
  expect(through.names).toEqual(['Bea', 'Ana']);
  expect(through.columns).toBe((await read({ view: undefined })).columns);
  expect((await read({ sort: 'name' })).names).toEqual(['Ana', 'Bea']);
  expect((await read({ view: undefined })).names).toEqual(['Ana', 'Bea', 'Cleo']);
  await expect(read({ sort: 'amount' })).rejects.toMatchObject({ code: 'invalid' });
  const stranger = await aUserContext(database.db);
  const asked = { kind: 'contacts', format: 'csv', delimiter: ',', view: view.id } as const;
  await expect(exportFile(stranger, asked)).rejects.toMatchObject({ code: 'not_found' });
});
