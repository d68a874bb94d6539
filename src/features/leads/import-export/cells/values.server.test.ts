// Longer than 200 lines: the files that programs write, each with what it must give.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { createCommunicationSchema } from '#features/leads/communications/communication.schema.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { errorFile } from '#features/leads/import-export/import.server.ts';
import { revertImport } from '#features/leads/import-export/run/revert.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { suppress, suppressedIn } from '#kernel/mail/suppression.ts';
import { sendDueMail } from '#tests/jobs.ts';
import { outbox } from '#db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm } from '#tests/importing.ts';
import { fileOf } from '#tests/work.ts';

const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sample = async (ctx: ServiceContext, name: string, fields: Record<string, string> = {}) =>
  importForm(
    ctx,
    anImport(
      new Uint8Array(await readFile(new URL(`../../../../../tests/cases/values/${name}`, import.meta.url))),
      {
        name,
        ...fields,
      },
    ),
  );

const people = async (ctx: ServiceContext) =>
  (await listContacts(ctx, { sort: 'createdAt', limit: 50 })).items;

type Answer = Awaited<ReturnType<typeof importForm>>;
/** `line field: written → made`. */
const told = (lines: Answer['notes']) =>
  lines.flatMap(({ line, values }) =>
    values.map(({ field, written, made }) => `${line} ${field}: ${written} → ${made ?? ''}`.trim()),
  );

test('amounts, probabilities and closing days are what they mean, or refused by name', async () => {
  const owner = await aUserContext(database.db);
  const answer = await sample(owner, 'amounts.csv', { kind: 'opportunities' });
  const { items } = await listOpportunities(owner, { sort: 'createdAt', limit: 50 });
  expect(
    items
      .map(({ title, amountCents, currency, probability, expectedClose }) =>
        [title, amountCents / 100, currency, probability, expectedClose].join(' '),
      )
      .toSorted(),
  ).toEqual([
    'A 25000 USD 90 1999-12-31',
    'B 1200000 USD 100 2030-01-01',
    'C 5000 EUR 1 1969-12-31',
    'E 900 AUD 100 ',
    'H 1234.5 EUR 20 ',
    'I 1234.57 EUR 20 ',
    'J 1000 EUR 20 ',
    'M 5000 MXN 20 ',
    'N 100 PEN 20 ',
  ]);
  expect(answer.errors.map(({ line, errors }) => [line, ...Object.values(errors)])).toEqual([
    [5, 'Enter a valid date, such as 2027-01-31 or 31/01/2027'],
    [7, 'The amount of an opportunity can’t be negative. Correct it, or leave the cell empty'],
    [8, 'Enter an amount such as 1,500.50'],
    [12, 'Enter an amount such as 1,500.50'],
    [13, 'Enter an amount such as 1,500.50'],
  ]);
  expect(told(answer.notes)).toEqual([
    '2 amount: $25K → US$25,000',
    '2 expectedClose: 12/31/99 → 1999-12-31',
    '3 amount: 1.2M USD → US$1,200,000',
    '4 amount: 5k€ → €5,000',
    '4 probability: 0.5% → 1 %',
    '4 expectedClose: 31/12/69 → 1969-12-31',
    '10 amount: 1234.567 → €1,234.57',
    '11 amount: 1E3 → €1,000',
  ]);
});

test('the column decides the scale of probabilities', async () => {
  const owner = await aUserContext(database.db);
  await sample(owner, 'hubspot-deals.csv', { kind: 'opportunities' });
  const { items } = await listOpportunities(owner, { sort: 'createdAt', limit: 50 });
  expect(
    items.toSorted((a, b) => (a.title < b.title ? -1 : 1)).map(({ probability }) => probability),
  ).toEqual([20, 90, 100, 100, 0]);
});

test('telephones that a spreadsheet has spoiled are left out with a note and are nobody’s key', async () => {
  const owner = await aUserContext(database.db);
  const answer = await sample(owner, 'phones-excel.csv');
  const items = await people(owner);
  expect(items.map(({ firstName, phone, phones }) => [firstName, phone, ...phones])).toEqual([
    ['Ana', null],
    ['Luis', null],
    ['Eva', '0034600111222'],
    ['Pau', '600111333'],
    ['Isa', '600 111 444', '911 222 333'],
    ['Teo', '911 222 333 ext. 12'],
    ['Mar', '911 222 333 ext. 14'],
  ]);
  expect(told(answer.notes)).toEqual(['2 phone: 3,46E+10 →', '3 phone: 3.46E+10 →']);
});

test('what spreadsheets leave of formulas is no value', async () => {
  const owner = await aUserContext(database.db);
  const answer = await sample(owner, 'excel-artefacts.csv');
  expect(
    (await people(owner)).map(({ firstName, lastName, phone, companyName }) => [
      firstName,
      lastName,
      phone,
      companyName,
    ]),
  ).toEqual([
    ['Ana', 'Uno', '0034600111222', 'Talleres Uno'],
    ['Luis', 'Dos', null, null],
    ['Eva', 'Tres', '34600111333', null],
    ['Pau', 'Cuatro', null, null],
    ['Isa', 'Cinco', null, null],
  ]);
  expect(told(answer.notes)).toEqual([
    '3 phone: 3,46001E+10 →',
    '5 phone: #¡VALOR! →',
    '5 company: #N/D →',
    '6 phone: ######## →',
    '6 company: #REF! →',
  ]);
});

test('nobody is lost for want of a name', async () => {
  const owner = await aUserContext(database.db);
  const answer = await sample(owner, 'only-email.csv');
  expect((await people(owner)).map(({ firstName, tags }) => [firstName, ...tags])).toEqual([
    ['ana', 'Name missing'],
    ['luis', 'Name missing'],
  ]);
  expect(told(answer.notes)).toEqual(['2 fullName:  → ana', '3 fullName:  → luis']);
  const other = await aUserContext(database.db);
  await sample(other, 'google-new.csv');
  expect(
    (await people(other)).map(
      ({ firstName, lastName, companyName, tags, emails, phones, notes, customFields }) => ({
        name: [firstName, lastName].filter(Boolean).join(' '),
        companyName,
        tags,
        emails,
        phones,
        notes,
        customFields,
      }),
    ),
  ).toMatchObject([
    {
      name: 'María del Carmen Ruiz',
      companyName: 'Clínica Ruiz',
      tags: ['Clientes'],
      emails: ['carmen@ejemplo.example'],
      phones: ['+34 600 111 223'],
      notes: 'línea 1\nlínea 2',
      customFields: { 'Name Prefix': 'Dra.', 'Address 1 - Formatted': 'Calle A, 1' },
    },
    { name: 'Fontanero Pepe', tags: [] },
    { name: 'Taller Sin Nombre', companyName: 'Taller Sin Nombre', tags: ['Name missing'] },
  ]);
});

test('a made-up name replaces none', async () => {
  const owner = await aUserContext(database.db);
  await importForm(owner, anImport('Nombre;Correo\nAna Ruiz;ana@ejemplo.example\n'));
  await importForm(
    owner,
    anImport('Correo;Ciudad\nana@ejemplo.example;Vigo\n', { overwrite: 'true', decisions: '{"2":"same"}' }),
  );
  expect(await people(owner)).toMatchObject([
    { firstName: 'Ana', lastName: 'Ruiz', tags: [], customFields: { Ciudad: 'Vigo' } },
  ]);
});

test('headings are found below a title, which is told', async () => {
  const owner = await aUserContext(database.db);
  const answer = await sample(owner, 'title-row.csv');
  expect(answer).toMatchObject({
    counts: { created: 1, failed: 0 },
    headings: ['Nombre', 'Teléfono', 'Correo'],
    passedOver: [{ line: 1, text: 'Listado de clientes' }],
  });
  expect(await people(owner)).toMatchObject([{ firstName: 'Ana', lastName: 'Uno', phone: '911222333' }]);
  const bare = 'Clientes, 2026\n\nNombre;Teléfono\nEva Dos;911222334\n';
  expect(await importForm(owner, anImport(bare))).toMatchObject({
    counts: { created: 1 },
    passedOver: [{ line: 1, text: 'Clientes, 2026' }],
  });
});

test('names with titles, degrees, remarks and firms lose nothing', async () => {
  const owner = await aUserContext(database.db);
  const file = [
    'Nombre;Correo;Empresa',
    '"Ruiz, Ana, PhD";a@ejemplo.example;',
    '"Gil y Paz, abogados";b@ejemplo.example;',
    'Eva Mar (Contabilidad);c@ejemplo.example;"Mar SL; Sol SL"',
    ';Pía Luz <pia@ejemplo.example>;',
  ].join('\n');
  const answer = await importForm(owner, anImport(file));
  expect(
    (await people(owner)).map(({ firstName, lastName, companyName, customFields }) => [
      firstName,
      lastName,
      companyName,
      customFields,
    ]),
  ).toEqual([
    ['Ana', 'Ruiz', null, { 'Title or remark': 'PhD' }],
    ['Gil y Paz, abogados', null, 'Gil y Paz, abogados', {}],
    ['Eva', 'Mar', 'Mar SL', { 'Title or remark': 'Contabilidad', 'Other companies': 'Sol SL' }],
    ['Pía', 'Luz', null, {}],
  ]);
  expect(told(answer.notes)).toEqual([
    '2 fullName: Ruiz, Ana, PhD → Ana Ruiz',
    '3 fullName: Gil y Paz, abogados → Gil y Paz, abogados',
    '4 fullName: Eva Mar (Contabilidad) → Eva Mar',
    '4 company: Mar SL; Sol SL → Mar SL',
    '5 fullName:  → Pía Luz',
  ]);
});

test('no column is left out: unknown ones become other values, of an opportunity lines of its notes', async () => {
  const owner = await aUserContext(database.db);
  await importForm(
    owner,
    anImport(
      'Nombre,Correo,Contact owner,Message,Dirección,Color,Color\nAna Ruiz,a@ejemplo.example,Luis,Hola,Calle 1,azul,rojo\n',
    ),
  );
  expect(await people(owner)).toMatchObject([
    {
      notes: 'Hola',
      customFields: { Owner: 'Luis', Dirección: 'Calle 1', Color: 'azul', 'Color 2': 'rojo' },
    },
  ]);
  await importForm(owner, anImport('Deal Name,Deal owner,Notes\nWeb,Luis,Urge\n', { kind: 'opportunities' }));
  const { items } = await listOpportunities(owner, { limit: 5 });
  expect(items).toMatchObject([{ title: 'Web', notes: 'Urge\nOwner: Luis' }]);
  const many = Array.from({ length: 80 }, (_, at) => `Columna ${at}`);
  await importForm(
    owner,
    anImport(`Nombre;Correo;${many.join(';')}\nEva;e@ejemplo.example;${many.map(() => 'x').join(';')}\n`),
  );
  const eva = (await people(owner)).find(({ firstName }) => firstName === 'Eva');
  expect(Object.keys(eva?.customFields ?? {})).toHaveLength(50);
  expect(eva?.customFields['Other columns']).toMatch(/^Columna 49: x\n.*Columna 79: x$/s);
});

const asMail = (contactId: number) =>
  createCommunicationSchema.parse({
    type: 'email',
    direction: 'out',
    contactId,
    subject: 'Hola',
    body: 'Hola',
  });

test.each([
  ['HubSpot', 'Unsubscribed from all email', 'true', 'false'],
  ['HubSpot, Spanish', 'Suscripción cancelada de todos los correos electrónicos', 'Verdadero', 'Falso'],
  ['Mailchimp', 'UNSUB_TIME', '2026-03-01 10:00:00', ''],
  ['Brevo', 'Email blocklisted', 'TRUE', 'FALSE'],
  ['Zoho', 'Email Opt Out', '1', '0'],
  ['Zoho, Spanish', 'No participar en correo electrónico', 'Sí', 'No'],
  ['Pipedrive', 'Person - Marketing status', 'Unsubscribed', 'Subscribed'],
  ['Pipedrive, Spanish', 'Persona - Estado de marketing', 'Desuscrito', 'Suscrito'],
  ['Klaviyo', 'Email Marketing Consent', 'UNSUBSCRIBED', 'NEVER_SUBSCRIBED'],
  ['a spreadsheet', 'Dado de baja del boletín', 'x', ''],
])('whom %s has as opted out gets no mail', async (_, heading, out, open) => {
  const owner = await aUserContext(database.db);
  const file = `Nombre;Correo;${heading}\nAna;ana@ejemplo.example;${out}\nEva;eva@ejemplo.example;${open}\n`;
  const answer = await importForm(owner, anImport(file));
  expect(answer).toMatchObject({ mapping: { [heading]: 'optOut' }, noteCount: 0 });
  const [ana, eva] = await people(owner);
  await expect(createCommunication(owner, asMail(ana?.id ?? 0), settings)).rejects.toMatchObject({
    code: 'opted_out',
  });
  await createCommunication(owner, asMail(eva?.id ?? 0), settings);
  // A revert takes back what the import has said, and only that.
  const workspaceId = owner.workspace.id;
  const listed = (address: string) => suppressedIn(database.db, [address], workspaceId);
  expect([...(await listed('ANA@ejemplo.example'))]).toHaveLength(1);
  await suppress(database.db, ['eva@ejemplo.example'], { workspaceId, at: owner.now.toISOString() });
  await revertImport(owner, answer.id);
  expect([...(await listed('ana@ejemplo.example'))]).toEqual([]);
  expect([...(await listed('eva@ejemplo.example'))]).toHaveLength(1);
});

test('an opt-out reaches a contact who is there, and no mail passes that waits already', async () => {
  const owner = await aUserContext(database.db);
  await importForm(owner, anImport('Nombre;Correo\nAna;ana@ejemplo.example\n'));
  const [ana] = await people(owner);
  await createCommunication(owner, asMail(ana?.id ?? 0), settings);
  const answer = await importForm(
    owner,
    anImport('Correo;Unsubscribed from all email\nAna@Ejemplo.example;yes\n'),
  );
  expect(answer.counts).toEqual({ created: 0, updated: 1, skipped: 0, failed: 0 });
  await expect(createCommunication(owner, asMail(ana?.id ?? 0), settings)).rejects.toMatchObject({
    code: 'opted_out',
  });
  const delivered: string[] = [];
  await sendDueMail({
    db: database.db,
    secrets: TEST_SECRETS,
    clock: () => new Date('2026-12-01T00:00:00.000Z'),
    transport: { deliver: (mail) => Promise.resolve(void delivered.push(mail.recipient)) },
  });
  const waiting = await database.db.select().from(outbox).where(eq(outbox.recipient, 'ana@ejemplo.example'));
  expect(delivered).not.toContain('ana@ejemplo.example');
  expect(waiting.filter(({ userId }) => userId === owner.user.id)).toMatchObject([
    { status: 'failed', lastError: 'opted_out' },
  ]);
});

test('other values are found by the search', async () => {
  const owner = await aUserContext(database.db);
  await importForm(owner, anImport('Nombre;Correo;Comercial\nAna;ana@ejemplo.example;Etelvina\n'));
  await importForm(owner, anImport('Empresa;Zona\nMar SL;Noroeste\n', { kind: 'companies' }));
  expect((await listContacts(owner, { q: 'etelvina', limit: 5 })).items).toMatchObject([
    { firstName: 'Ana' },
  ]);
  expect((await listCompanies(owner, { q: 'noroeste', limit: 5 })).items).toMatchObject([{ name: 'Mar SL' }]);
});

test.each(['contacts', 'companies', 'opportunities'] as const)(
  'cells beyond the headings are kept and told, of %s',
  async (kind) => {
    const owner = await aUserContext(database.db);
    const heading = { contacts: 'Nombre', companies: 'Empresa', opportunities: 'Título' }[kind];
    const file = `${heading};Ciudad\nMar;Vigo\nSol;Lugo;Calle Mayor; ;3º B\n;Ourense;Rúa\n`;
    const answer = await importForm(owner, anImport(file, { kind }));
    expect(answer.notes).toMatchObject([
      { line: 3, values: [{ field: 'file', written: 'Calle Mayor; 3º B' }] },
    ]);
    const records = await exported(owner, kind);
    expect(records).toContain('Calle Mayor; 3º B');
    const errors = await fileOf(await errorFile(owner, answer.id), database.db);
    expect(errors.toString()).toMatch(/\n,Ourense,.*,Rúa/);
  },
);
