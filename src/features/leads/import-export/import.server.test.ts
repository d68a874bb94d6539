// All paths of an import share one long file, because they share a database and the files they read.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, crmImports, jobs } from '#db/schema/index.ts';
import { forgetJournal } from '#features/accounts/journal/journal-retention.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { anImport, latin1, utf16 } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { beginImport as begin, importForm as imported } from '#tests/importing.ts';
import { fileOf } from '#tests/work.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { exportFile } from './export.server.ts';
import { runNextImport } from '#tests/jobs.ts';
import { revertImport } from '#features/leads/import-export/run/revert.server.ts';
import { errorFile, findImport } from './import.server.ts';
import { undoMerge } from '#features/leads/merge/merge-undo.server.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createPipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const names = async (ctx: ServiceContext) =>
  (await listContacts(ctx, { sort: 'createdAt', limit: 200 })).items.map(
    ({ firstName, lastName }) => `${firstName} ${lastName ?? ''}`,
  );

const ACCENTED = 'Nombre;Apellidos;Correo electrónico\r\nÍñigo;Núñez;inigo@test.example\r\n';

describe('reads a file as it was meant', () => {
  test.each([
    ['with a mark of UTF-8', `\uFEFF${ACCENTED}`],
    ['in Latin-1', latin1(ACCENTED)],
    ['in UTF-16', utf16(ACCENTED)],
    ['with commas and quotes', 'Nombre,Apellidos,Email\n"Íñigo","Núñez","inigo@test.example"\n'],
    ['with tabs', ACCENTED.replaceAll(';', '\t')],
    ['that says what parts its columns', `sep=;\r\n${ACCENTED}`],
    ['with mixed line ends', 'Nombre;Apellidos;Email\rÍñigo;Núñez;inigo@test.example\n\r\n'],
    ['with English headings', 'First Name,SURNAME,E-mail Address\nÍñigo,Núñez,inigo@test.example'],
    ['with one column for the name', 'Name,Mail\nÍñigo Núñez,inigo@test.example'],
    ['with the last name first', 'Nombre completo;Correo\n"Núñez, Íñigo";inigo@test.example'],
  ])('%s', async (_, content) => {
    const owner = await aUserContext(database.db);
    expect(await imported(owner, anImport(content))).toMatchObject({
      status: 'done',
      counts: { created: 1, updated: 0, skipped: 0, failed: 0 },
    });
    expect((await listContacts(owner, { limit: 5 })).items).toMatchObject([
      { firstName: 'Íñigo', lastName: 'Núñez', email: 'inigo@test.example', source: 'import' },
    ]);
  });

  test('reads multi-line cells, inner quotes and 300 columns', async () => {
    const owner = await aUserContext(database.db);
    const headings = ['Nombre', 'Notas', ...Array.from({ length: 298 }, (_, n) => `Columna ${n}`)];
    const cells = ['Ana', '"Dijo ""sí"".\nLuego llamó."', ...Array.from({ length: 298 }, () => 'x')];
    const answer = await imported(owner, anImport(`${headings.join(';')}\n${cells.join(';')}`));
    expect(answer.counts.created).toBe(1);
    expect(answer.headings).toHaveLength(300);
    expect((await listContacts(owner, { limit: 5 })).items[0]?.notes).toBe('Dijo "sí".\nLuego llamó.');
  });

  test('uses the chosen mapping, whichever way round it is written', async () => {
    const owner = await aUserContext(database.db);
    const file = 'A,B,C\nAna,Ruiz,ana@test.example\n';
    for (const mapping of [
      { A: 'firstName', B: 'lastName' },
      { firstName: 'A', lastName: 'B', email: null },
    ]) {
      const answer = await imported(owner, anImport(file, { mapping: JSON.stringify(mapping) }));
      expect(answer).toMatchObject({ status: 'done', mapping: { A: 'firstName', B: 'lastName' } });
    }
    // The second file repeats the first one.
    expect((await listContacts(owner, { limit: 5 })).items).toMatchObject([{ email: null }]);
    await expect(
      begin(owner, anImport(file, { mapping: JSON.stringify({ A: 'title' }) })),
    ).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('reports what is wrong with a file', () => {
  test.each([
    ['no column for the name', 'Color;Talla\nrojo;L', /No column contains a name/],
    ['nothing in it but empty lines', '\n\n', /contains no rows/],
    ['a quote that nobody closes', `Nombre\n"Ana\n${'x\n'.repeat(10)}`, /never closed/],
  ])('%s', async (_, content, sentence) => {
    const owner = await aUserContext(database.db);
    const answer = await imported(owner, anImport(content));
    expect(answer.status).toBe('failed');
    expect(answer.error).toMatch(sentence);
  });

  test.each(['contactos.vcf', 'contactos.csv'])('reads a vCard in %s', async (name) => {
    const owner = await aUserContext(database.db);
    const vcard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\nEND:VCARD\r\n';
    expect((await imported(owner, anImport(vcard, { name }))).counts.created).toBe(1);
    expect((await listContacts(owner, { limit: 5 })).items).toMatchObject([{ firstName: 'Ana' }]);
  });

  test.each([
    ['clientes.xlsx', 'PK\x03\x04\x14\0\x06\0', 'excelBroken'],
    ['clientes.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'excelOld'],
    ['x.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'notCsv'],
  ])('rejects %s and keeps nothing of it', async (name, content, refusal) => {
    const owner = await aUserContext(database.db);
    await expect(begin(owner, anImport(latin1(content), { name }))).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { file: `leads:imports.${refusal}` } },
    });
    const kept = database.db.select().from(crmImports).where(eq(crmImports.userId, owner.user.id));
    expect(await kept).toEqual([]);
  });

  test('treats placeholders as no phone, and leaves out invalid numbers with a note', async () => {
    const owner = await aUserContext(database.db);
    const nothing = ['N/A', '-', 's/n', 'sin teléfono', 'no tiene', '000000000', 'n/d'];
    const file = [
      'Nombre;Correo;Teléfono',
      ...nothing.map((word, at) => `Persona${at};p${at}@test.example;${word}`),
      'Menos;menos@test.example;-5',
      'Notas;notas@test.example;véanse las notas',
      'Corto;corto@test.example;112',
      'Dos;dos@test.example;N/A / 600 111 222',
      'Nadie;sin correo;N/A',
    ].join('\n');
    const answer = await imported(owner, anImport(file));
    expect(answer).toMatchObject({ counts: { created: 12, failed: 0 }, noteCount: 2 });
    const isNone = { phone: 'This is not a phone number, so it is left out' };
    const of = (written: string) => [{ field: 'phone', column: 'Teléfono', written, made: null }];
    expect(answer.notes).toEqual([
      { line: 9, errors: isNone, values: of('-5') },
      { line: 10, errors: isNone, values: of('véanse las notas') },
    ]);
    const { items } = await listContacts(owner, { sort: 'createdAt', limit: 50 });
    expect(items.flatMap(({ phone }) => phone ?? []).sort()).toEqual(['112', '600 111 222']);
    const companies = 'Empresa;Teléfono\nMar;N/A\nSol;981 000 111 / 981 000 222\nSal;-5\n';
    const second = await imported(owner, anImport(companies, { kind: 'companies' }));
    expect(second.notes).toMatchObject([{ line: 4 }]);
    const { items: made } = await listCompanies(owner, { limit: 50 });
    expect(made.flatMap(({ phone }) => phone ?? [])).toEqual(['981 000 111 / 981 000 222']);
  });

  test('lists sources that become another one, and imports their lines', async () => {
    const owner = await aUserContext(database.db);
    const lines = Array.from(
      { length: 60 },
      (_, at) => `P${at};p${at}@test.example;${['Nuevo', 'En curso', 'Web'][at % 3]}`,
    );
    const answer = await imported(
      owner,
      anImport(['Nombre;Correo;Origen', ...lines].join('\n'), { dryRun: 'true' }),
    );
    expect(answer).toMatchObject({ noteCount: 0, notes: [] });
    expect(answer.readValues).toEqual([
      { how: 'sourceUnknown', written: 'Nuevo', made: null, lines: 20 },
      { how: 'sourceUnknown', written: 'En curso', made: null, lines: 20 },
    ]);
    expect(answer.counts).toMatchObject({ created: 60, failed: 0 });
    const plain = await imported(owner, anImport('Nombre;Origen\nAna;Web\n', { dryRun: 'true' }));
    expect(plain.readValues).toEqual([]);
  });

  test.each(['contacts', 'companies'])(
    'keeps the headings of columns of %s as names of custom fields',
    async (kind) => {
      const owner = await aUserContext(database.db);
      const file = [
        'Nombre,Ciudad,Estado del lead,Otros campos',
        'Uno,Bilbao,Nuevo,',
        'Dos,,En curso,"{""nps"":9}"',
        'Tres,Vigo,,{nada',
      ].join('\n');
      const mapping = {
        Nombre: kind === 'contacts' ? 'firstName' : 'name',
        Ciudad: 'customFields',
        'Estado del lead': 'customFields',
        'Otros campos': 'customFields',
      };
      const answer = await imported(owner, anImport(file, { kind, mapping: JSON.stringify(mapping) }));
      expect(answer).toMatchObject({ counts: { created: 3 }, notes: [{ line: 4 }] });
      const list = kind === 'contacts' ? listContacts : listCompanies;
      const { items } = await list(owner, { sort: 'createdAt', limit: 5 });
      expect(items.map(({ customFields }) => customFields)).toEqual([
        { Ciudad: 'Bilbao', 'Estado del lead': 'Nuevo' },
        { 'Estado del lead': 'En curso', nps: 9 },
        {},
      ]);
    },
  );

  test('reports errors line by line, and the error file can be corrected and imported', async () => {
    const owner = await aUserContext(database.db, { locale: 'es' });
    const file = [
      'Nombre;Correo;Notas',
      'Ana;ana@test.example;bien',
      ';sin.nombre@test.example;',
      '',
      'Brais;no es un correo;=1+1',
      `Carla;carla@test.example;${'x'.repeat(10_000_000)}`,
      'D\0ora;;',
      ';;',
    ].join('\n');
    const answer = await imported(owner, anImport(file));
    expect(answer).toMatchObject({
      status: 'done',
      counts: { created: 2, updated: 0, skipped: 0, failed: 3 },
    });
    expect(answer.notes).toMatchObject([{ line: 3, values: [{ made: 'sin.nombre' }] }]);
    expect(answer.errors).toMatchObject([
      { line: 5, errors: { email: 'Escriba un correo electrónico válido' } },
      { line: 6, errors: { notes: 'Este texto es demasiado largo. Acórtelo.' } },
      { line: 7, errors: { fullName: 'Quite los saltos de línea y los caracteres invisibles.' } },
    ]);
    const text = (await fileOf(await errorFile(owner, answer.id), database.db)).toString();
    expect(text).toContain(
      "Brais;no es un correo;'=1+1;Correo electrónico: Escriba un correo electrónico válido",
    );
    const corrected = text.replace('no es un correo', 'brais@test.example');
    // The character that cannot be stored is gone. The long cell is still too long: nothing is truncated unasked.
    expect((await imported(owner, anImport(corrected))).counts).toMatchObject({
      created: 2,
      skipped: 1,
      failed: 1,
    });
    const [brais] = (await listContacts(owner, { q: 'brais', limit: 1 })).items;
    expect(brais).toMatchObject({ email: 'brais@test.example', notes: '=1+1' });
  });
});

test('the error file keeps the valid values of a line', async () => {
  const owner = await aUserContext(database.db);
  const notes = 'Una nota larga. '.repeat(300).trim();
  const { id } = await imported(owner, anImport(`Nombre,Correo,Notas\nEva,nada,${notes}\n`));
  const text = (await fileOf(await errorFile(owner, id), database.db)).toString();
  await imported(owner, anImport(text.replace('nada', 'eva@test.example')));
  expect((await listContacts(owner, { q: 'eva', limit: 1 })).items).toMatchObject([{ notes }]);
});

test.each([
  ['contacts', 'Nombre;Empresa', 'Ana'],
  ['opportunities', 'Título;Empresa', 'Web'],
])('creates no company from a file of %s that its form would reject', async (kind, headings, name) => {
  const owner = await aUserContext(database.db);
  const file = `${headings}\n${name};${'x'.repeat(5_000)}\n${name};"Dos\nlíneas"\n`;
  const answer = await imported(owner, anImport(file, { kind }));
  expect(answer.counts).toEqual({ created: 0, updated: 0, skipped: 0, failed: 2 });
  expect(answer.errors.map(({ errors }) => Object.keys(errors))).toEqual([['company'], ['company']]);
  expect((await listCompanies(owner, { limit: 5 })).items).toEqual([]);
});

describe('the duplicate check of an import', () => {
  test('updates existing records, skips unchanged lines, asks about other names, and rejects a line that matches two records', async () => {
    const owner = await aUserContext(database.db);
    const ana = await createContact(
      owner,
      aCrmContact({ email: 'ana@test.example', position: 'Gerente', tags: ['cliente'] }),
    );
    await createContact(owner, aCrmContact({ firstName: 'Brais', lastName: null, phone: '981 123 456' }));
    await createContact(owner, aCrmContact({ firstName: 'Eva', email: 'eva@test.example' }));
    const file = [
      'Nombre;Apellidos;Correo;Teléfono;Etiquetas',
      'Ana;Ruiz Gómez;ANA@test.example;;feria',
      'Brais;;;+34 981 12 34 56;',
      'Nadie;;ana@test.example;981123456;',
      'Ambas;;"ana@test.example; eva@test.example";;',
      'Nueva;;nueva@test.example;;',
      'Nueva;De Verdad;NUEVA@test.example;;',
      'Nueva;De Verdad;nueva@test.example;;',
    ].join('\n');
    const dry = await imported(owner, anImport(file, { dryRun: 'true' }));
    expect(await names(owner)).toHaveLength(3);
    const answer = await imported(owner, anImport(file));
    for (const { counts } of [dry, answer])
      expect(counts).toEqual({ created: 3, updated: 1, skipped: 2, failed: 1 });
    for (const { lines } of [dry, answer])
      expect(lines).toEqual({
        total: 7,
        created: 1,
        updated: 1,
        unchanged: 2,
        asked: 2,
        later: 0,
        failed: 1,
        blank: 0,
      });
    expect(dry.questions).toMatchObject([
      { line: 4, contactId: ana.id, reason: 'otherName' },
      { line: 7, afterLine: 6, reason: 'shortName' },
    ]);
    expect(await requireContact(owner, ana.id)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
      phone: null,
      position: 'Gerente',
      tags: ['cliente', 'feria'],
    });
    expect(await names(owner)).toContain('Nueva De Verdad');
    const again = await imported(owner, anImport(file));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, failed: 1 });
  });

  test('matches companies by the name with a tax ID or domain, and asks about a bare name', async () => {
    const owner = await aUserContext(database.db);
    await imported(owner, anImport('Nombre;Empresa\nAna;Talleres Mar\nBrais;talleres mar\n'));
    const file = 'Empresa;Web;NIF\nTalleres Mar;https://talleres-mar.example;B15000003\n';
    const check = await imported(owner, anImport(file, { kind: 'companies', dryRun: 'true' }));
    expect(check.questions).toMatchObject([
      { line: 2, contactId: null, companyId: expect.any(Number), reason: 'company.name' },
    ]);
    const decisions = JSON.stringify({ 2: 'same' });
    expect((await imported(owner, anImport(file, { kind: 'companies', decisions }))).counts).toMatchObject({
      updated: 1,
    });
    const again = 'Nombre;NIF;Sector\nTalleres Mar, S. L.;ES B-15000003;Metal\nOtra;;\n'.replace(
      'Talleres Mar, S. L.',
      '"Talleres Mar, S. L."',
    );
    expect((await imported(owner, anImport(again, { kind: 'companies' }))).counts).toMatchObject({
      created: 1,
      updated: 1,
    });
    expect((await listCompanies(owner, { limit: 5 })).items).toMatchObject([
      { name: 'Otra' },
      { name: 'Talleres Mar', domain: 'talleres-mar.example', sector: 'Metal', contactCount: 2 },
    ]);
  });
});

test('reads opportunities with amounts, dates and stages, and reports wrong ones', async () => {
  const owner = await aUserContext(database.db);
  await createContact(owner, aCrmContact({ email: 'ana@test.example' }));
  const file = [
    'Título;Empresa;Correo del contacto;Etapa;Importe;Cierre previsto;Probabilidad;Motivo de pérdida',
    'Cubierta;Talleres Mar;ana@test.example;Negociación;1.500,50 €;31/01/2027;80 %;',
    'Web;;;lost;900;2027-02-01;;Precio',
    'Nave;;nadie@test.example;Soñada;mucho;31/02/2027;140;',
    'Barco;;;;9999999999999;;;',
  ].join('\n');
  const answer = await imported(owner, anImport(file, { kind: 'opportunities' }));
  expect(answer.counts).toEqual({ created: 2, updated: 0, skipped: 0, failed: 2 });
  expect(Object.keys(answer.errors[1]?.errors ?? {})).toEqual(['amount']);
  expect(Object.keys(answer.errors[0]?.errors ?? {}).sort()).toEqual([
    'amount',
    'contactEmail',
    'expectedClose',
    'probability',
    'stage',
  ]);
  expect((await listOpportunities(owner, { sort: 'createdAt', limit: 5 })).items).toMatchObject([
    {
      title: 'Cubierta',
      stage: 'negotiation',
      amountCents: 150_050,
      probability: 80,
      expectedClose: '2027-01-31',
      company: { name: 'Talleres Mar' },
      contact: { name: 'Ana Ruiz' },
    },
    { title: 'Web', stage: 'lost', lostReason: 'Precio', amountCents: 90_000 },
  ]);
  expect((await imported(owner, anImport(file, { kind: 'opportunities' }))).counts).toMatchObject({
    skipped: 2,
  });
});

test('a line that meets a deal of another pipeline leaves its stage alone and says so', async () => {
  const owner = await aUserContext(database.db);
  const { id: pipelineId } = await createPipeline(owner, {
    name: 'Servicios',
    stages: [
      { name: 'Llamada', kind: 'open' },
      { name: 'Firmado', kind: 'won' },
      { name: 'Perdido', kind: 'lost' },
    ],
  });
  const company = await createCompany(owner, aCrmCompany({ name: 'Acme' }));
  await createOpportunity(owner, anOpportunity({ title: 'Web', companyId: company.id, pipelineId }));
  const file = 'Título;Empresa;Etapa;Importe\nWeb;Acme;Propuesta;900';
  const form = anImport(file, { kind: 'opportunities', overwrite: 'true' });
  const answer = await imported(owner, form);
  expect(answer).toMatchObject({ status: 'done', counts: { updated: 1, failed: 0 } });
  expect(JSON.stringify(answer.notes)).toContain('in another pipeline');
  expect((await listOpportunities(owner, { limit: 5 })).items).toMatchObject([
    { title: 'Web', pipelineId, stage: 'llamada', amountCents: 90_000 },
  ]);
});

test('asks about a person of the same name and company with another address, and samples its lines', async () => {
  const owner = await aUserContext(database.db);
  const text = (email: string) => `Nombre;Apellidos;Correo;Empresa\nAna;Ruiz;${email};Talleres Mar S.L.\n`;
  await imported(owner, anImport(text('ana@mar.example')));
  const [known] = (await listContacts(owner, { limit: 5 })).items;
  const check = await imported(owner, anImport(text('ana.ruiz@otra.example'), { dryRun: 'true' }));
  expect(check.counts).toMatchObject({ created: 1, updated: 0 });
  expect(check.questions).toMatchObject([{ line: 2, contactId: known?.id, reason: 'namesake' }]);
  expect(check.samples).toMatchObject({
    created: [
      { line: 2, recordId: null, name: 'Ana Ruiz', details: ['ana.ruiz@otra.example', 'Talleres Mar S.L.'] },
    ],
    updated: [],
  });
  const decided = { decisions: JSON.stringify({ 2: 'same' }) };
  expect((await imported(owner, anImport(text('ana.ruiz@otra.example'), decided))).counts).toMatchObject({
    created: 0,
    updated: 1,
  });
  expect((await listContacts(owner, { limit: 5 })).items).toMatchObject([
    { email: 'ana@mar.example', emails: ['ana.ruiz@otra.example'] },
  ]);
  const many = Array.from({ length: 45 }, (_, at) => `Persona;${at};p${at}@mar.example;`).join('\n');
  const large = await imported(
    owner,
    anImport(`Nombre;Apellidos;Correo;Empresa\n${many}\n`, { dryRun: 'true' }),
  );
  expect([large.counts.created, large.samples.created.length]).toEqual([45, 20]);
});

test('asks about two lines with the same name and company, and stores the answer', async () => {
  const owner = await aUserContext(database.db);
  const file = [
    'Nombre;Apellidos;Empresa;Correo;Teléfono',
    'José;García;Talleres Norte S.L.;jose@test.example;944112233',
    'Ana;Pérez;Talleres Norte SL;ana@test.example;944112233',
    'José;García;Talleres Norte, Sociedad Limitada;jose2@test.example;',
    'José;García;Otra Empresa;jose3@test.example;',
  ].join('\n');
  const check = await imported(owner, anImport(file, { dryRun: 'true' }));
  expect(check.questions).toMatchObject([
    {
      line: 4,
      contactId: null,
      afterLine: 2,
      reason: 'namesake',
      existing: { emails: ['jose@test.example'] },
    },
  ]);
  expect(check.counts.created).toBe(4);
  const decisions = JSON.stringify({ 4: 'same' });
  expect((await imported(owner, anImport(file, { decisions }))).counts).toMatchObject({
    created: 3,
    updated: 1,
  });
  const { items } = await listContacts(owner, { q: 'jose', sort: 'createdAt', limit: 5 });
  expect(items.map(({ email, emails }) => [email, ...emails])).toEqual([
    ['jose@test.example', 'jose2@test.example'],
    ['jose3@test.example'],
  ]);
});

test('a question about a record that an earlier line would change names that line', async () => {
  const owner = await aUserContext(database.db);
  const jose = { firstName: 'José', lastName: 'García', companyName: 'Mar', email: 'a@test.example' };
  await createContact(owner, { ...aCrmContact(), ...jose, phone: null });
  const file = [
    'Nombre;Apellidos;Empresa;Correo;Teléfono',
    'José;García;Mar;a@test.example;944112233',
    'José;García;Mar;b@test.example;',
  ].join('\n');
  const { questions } = await imported(owner, anImport(file, { dryRun: 'true' }));
  expect(questions).toMatchObject([{ line: 3, contactId: expect.any(Number) as number, afterLine: 2 }]);
});

test('an unchanged export of our own has nothing new, even for people without contact details', async () => {
  const owner = await aUserContext(database.db);
  const nobody = { email: null, phone: null };
  await createContact(owner, {
    ...aCrmContact({ ...nobody, firstName: '@SUM' }),
    lastName: null,
    companyName: '+x',
  });
  await createContact(owner, {
    ...aCrmContact({ firstName: 'Marta', lastName: 'López' }),
    phone: 'N/A',
    companyName: 'Mar',
  });
  await createContact(owner, { ...aCrmContact({ ...nobody, firstName: 'Eva', notes: 'Una nota' }) });
  const file = await fileOf(
    await exportFile(owner, { kind: 'contacts', format: 'csv', delimiter: ';' }),
    database.db,
  );
  for (const dryRun of ['true', 'false']) {
    const answer = await imported(owner, anImport(file.toString(), { dryRun }));
    expect(answer).toMatchObject({
      counts: { created: 0, updated: 0, skipped: 3, failed: 0 },
      questions: [],
    });
  }
  const other = 'Nombre;Apellidos;Empresa;Cargo\nMarta;López;Mar;Ventas\n';
  expect((await imported(owner, anImport(other, { dryRun: 'true' }))).questions).toHaveLength(1);
});

describe('a revert', () => {
  test('undoes what the import created and changed, and keeps what was edited since', async () => {
    const owner = await aUserContext(database.db);
    const ana = await createContact(owner, aCrmContact({ email: 'ana@test.example', tags: ['cliente'] }));
    const lines = Array.from({ length: 250 }, (_, n) => `Persona ${n};p${n}@test.example;Empresa ${n % 7};`);
    const file = ['Nombre;Correo;Empresa;Etiquetas', 'Anita;ana@test.example;Empresa 1;feria', ...lines].join(
      '\n',
    );
    const { id } = await imported(owner, anImport(file));
    const [kept] = (await listContacts(owner, { q: 'p17@test.example', limit: 1 })).items;
    await updateContact(owner, kept?.id ?? 0, { position: 'Compras' });
    const answer = await revertImport(owner, id);
    expect(answer).toMatchObject({ status: 'reverted', left: 2 });
    expect(await names(owner)).toEqual(['Ana Ruiz', 'Persona 17']);
    expect(await requireContact(owner, ana.id)).toMatchObject({
      firstName: 'Ana',
      companyId: null,
      tags: ['cliente'],
    });
    // The company of the contact that stays counts as edited too.
    expect((await listCompanies(owner, { limit: 9 })).items).toMatchObject([{ name: 'Empresa 3' }]);
    expect((await revertImport(owner, id)).left).toBe(2);
  });

  const versions = (...letters: string[]) =>
    letters.map((letter) =>
      anImport(
        `Nombre;Apellidos;Correo;Cargo;Empresa\nAna;Ruiz;ana@test.example;${letter};Empresa ${letter}\nEva;Gil;eva@test.example;${letter};\n`,
        { overwrite: 'true' },
      ),
    );

  async function twoImports(owner: ServiceContext) {
    const ana = await createContact(owner, aCrmContact({ email: 'ana@test.example', position: 'A' }));
    const ids: number[] = [];
    for (const form of versions('B', 'C')) ids.push((await imported(owner, form)).id);
    const [older = 0, newer = 0] = ids;
    return { ana, older, newer };
  }

  test('of two imports, newest first, restores everything', async () => {
    const owner = await aUserContext(database.db);
    const { ana, older, newer } = await twoImports(owner);
    expect((await revertImport(owner, newer)).left).toBe(0);
    expect(await requireContact(owner, ana.id)).toMatchObject({ position: 'B' });
    expect((await revertImport(owner, older)).left).toBe(0);
    expect(await requireContact(owner, ana.id)).toMatchObject({
      position: 'A',
      companyId: null,
      updatedAt: ana.updatedAt,
    });
    expect(await names(owner)).toEqual(['Ana Ruiz']);
    expect((await listCompanies(owner, { limit: 5 })).items).toEqual([]);
  });

  test('reverts records that were merged and split again, and keeps those edited afterwards', async () => {
    const owner = await aUserContext(database.db);
    const file =
      'Nombre;Correo;Teléfono;Etiquetas\nAna;ana@test.example;981000111;a\nEva;eva@test.example;;b\n';
    for (const isChanged of [false, true]) {
      const { id } = await imported(owner, anImport(file));
      const [eva, ana] = (await listContacts(owner, { sort: '-name', limit: 2 })).items;
      const pair = { keepId: eva?.id ?? 0, dropId: ana?.id ?? 0, fields: {} };
      const { mergeId } = await called(owner, mergeContacts, pair);
      if (isChanged) await updateContact(owner, pair.keepId, { notes: 'Llamada' });
      await called(owner, undoMerge, mergeId);
      expect((await revertImport(owner, id)).left).toBe(isChanged ? 1 : 0);
    }
    expect(await names(owner)).toEqual(['Eva ']);
  });

  test.each([
    ['companies', 'Nombre;Sector'],
    ['opportunities', 'Título;Notas'],
  ])('of two imports of %s, newest first, restores everything', async (kind, headings) => {
    const owner = await aUserContext(database.db);
    const ids: number[] = [];
    for (const word of ['A', 'B', 'C']) {
      const file = `${headings}\nUno;${word}\n${word === 'A' ? '' : `Dos;${word}\n`}`;
      ids.push((await imported(owner, anImport(file, { kind, overwrite: 'true' }))).id);
    }
    for (const id of ids.toReversed()) expect((await revertImport(owner, id)).left).toBe(0);
  });

  test('is refused once the journal has forgotten what the import changed, which stays', async () => {
    const owner = await aUserContext(database.db);
    const { older, newer } = await twoImports(owner);
    await forgetJournal(database.db, new Date(owner.now.getTime() + 31 * 86_400_000), 30);
    for (const id of [older, newer])
      await expect(revertImport(owner, id)).rejects.toMatchObject({
        code: 'immutable',
        details: { messageKey: 'leads:imports.tooOld' },
      });
    expect(await names(owner)).toContain('Eva Gil');
  });

  test('names what it had done before the journal came, and leaves that as it is', async () => {
    const owner = await aUserContext(database.db);
    const { id } = await imported(
      owner,
      anImport('Nombre;Correo\nAna;ana@test.example\nEva;eva@test.example\n'),
    );
    const [ana] = (await listContacts(owner, { q: 'ana@test.example', limit: 1 })).items;
    await database.db
      .delete(changes)
      .where(and(eq(changes.record, 'contact'), eq(changes.recordId, ana?.id ?? 0)));
    expect((await revertImport(owner, id)).left).toBe(1);
    expect(await names(owner)).toEqual(['Ana ']);
  });

  test('checks skipped records again once the later import is reverted', async () => {
    const owner = await aUserContext(database.db);
    const { ana, older, newer } = await twoImports(owner);
    expect((await revertImport(owner, older)).left).toBe(2);
    expect((await revertImport(owner, newer)).left).toBe(0);
    expect((await revertImport(owner, older)).left).toBe(0);
    expect(await requireContact(owner, ana.id)).toMatchObject({ position: 'A', companyId: null });
    expect(await names(owner)).toEqual(['Ana Ruiz']);
    expect((await listCompanies(owner, { limit: 5 })).items).toEqual([]);
  });

  test('of two imports keeps skipping edited records, however often it is requested', async () => {
    const owner = await aUserContext(database.db);
    const { ana, older, newer } = await twoImports(owner);
    await updateContact(owner, ana.id, { position: 'Mía' });
    // The company that the newer import gave to Ana stays linked.
    for (const [id, left] of [[newer, 2] as const, [older, 1] as const, [newer, 2] as const])
      expect((await revertImport(owner, id)).left).toBe(left);
    expect(await requireContact(owner, ana.id)).toMatchObject({ position: 'Mía' });
  });

  test('rejects a dry run and an import of another workspace', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const dry = await imported(owner, anImport('Nombre\nAna', { dryRun: 'true' }));
    await expect(revertImport(owner, dry.id)).rejects.toMatchObject({ code: 'immutable' });
    for (const act of [revertImport, findImport, errorFile])
      await expect(act(other, dry.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('an interrupted import resumes after its last line and duplicates nothing', async () => {
  const owner = await aUserContext(database.db);
  const lines = Array.from({ length: 450 }, (_, n) => `Persona ${n}`);
  const { id } = await begin(owner, anImport(['Nombre', ...lines].join('\n')));
  const ending = new AbortController();
  let batches = 0;
  await runNextImport({
    db: database.db,
    signal: ending.signal,
    clock: () => {
      // Read once per batch, after the two readings at the start.
      if ((batches += 1) === 4) ending.abort();
      return new Date();
    },
  });
  const broken = await findImport(owner, id);
  expect(broken.status).toBe('running');
  expect(broken.counts.created).toBeGreaterThan(0);
  expect(broken.counts.created).toBeLessThan(450);
  expect(broken.progress).toBeGreaterThan(0);
  await runNextImport({ db: database.db });
  expect(await findImport(owner, id)).toMatchObject({
    status: 'done',
    counts: { created: 450 },
    progress: 1,
  });
  expect(new Set(await names(owner)).size).toBe(200);
  const left = await database.db.select().from(crmImports).where(eq(crmImports.id, id));
  expect(left[0]).toMatchObject({ line: 451 });
  expect(await database.db.select().from(jobs)).toEqual([]);
});

test('few lines of megabytes are written before they are too large to hold in memory', async () => {
  const owner = await aUserContext(database.db);
  const lines = Array.from({ length: 8 }, (_, n) => `Persona ${n};${'x'.repeat(1_048_576)}`);
  const { id } = await begin(owner, anImport(['Nombre;Plano', ...lines].join('\n')));
  const ending = new AbortController();
  let times = 0;
  await runNextImport({
    db: database.db,
    signal: ending.signal,
    clock: () => {
      // Read once for the first batch, after the two readings at the start.
      if ((times += 1) === 3) ending.abort();
      return new Date();
    },
  });
  const broken = await findImport(owner, id);
  expect(broken.status).toBe('running');
  expect(broken.counts.created).toBeGreaterThan(0);
  expect(broken.counts.created).toBeLessThanOrEqual(4);
  await runNextImport({ db: database.db });
  expect(await findImport(owner, id)).toMatchObject({ status: 'done', counts: { created: 8 } });
});

test('exported opportunities are recognised when imported, and the export follows the list’s filters', async () => {
  const owner = await aUserContext(database.db, { locale: 'es' });
  const { id: contactId } = await createContact(owner, aCrmContact({ email: 'ana@test.example' }));
  const make = (over: object) => createOpportunity(owner, anOpportunity(over));
  await make({ title: 'Cubierta', contactId, amountCents: 150_050, expectedClose: '2027-01-31' });
  await make({ title: 'Web', stage: 'lost', lostReason: 'Precio' });
  const csv = async (filter: object) => {
    const query = { kind: 'opportunities', format: 'csv', delimiter: ';', ...filter } as const;
    return (await fileOf(await exportFile(owner, query), database.db)).toString();
  };
  expect((await imported(owner, anImport(await csv({}), { kind: 'opportunities' }))).counts).toEqual({
    created: 0,
    updated: 0,
    skipped: 2,
    failed: 0,
  });
  const titles = async (filter: object) =>
    (await csv(filter)).split('\r\n').flatMap((line) => /^(Cubierta|Web);/.exec(line)?.[1] ?? []);
  expect(await titles({ state: 'lost' })).toEqual(['Web']);
  expect(await titles({ closeFrom: '2027-01-01', closeTo: '2027-01-31' })).toEqual(['Cubierta']);
  expect(await titles({ q: 'ana' })).toEqual(['Cubierta']);
});

test('an export has what the list shows, is safe in a spreadsheet, and can be imported again', async () => {
  const owner = await aUserContext(database.db, { locale: 'es' });
  const { id: companyId } = await createCompany(owner, aCrmCompany({ name: '@Mar "y" cía.' }));
  await createContact(
    owner,
    aCrmContact({
      firstName: '=cmd()',
      phone: '+34 981 123 456',
      tags: ['a', 'b'],
      notes: 'Dos\nlíneas',
      companyId,
    }),
  );
  await createContact(owner, aCrmContact({ firstName: 'Otra' }));
  const file = await exportFile(owner, { kind: 'contacts', format: 'csv', delimiter: ';', tag: 'a' });
  const text = (await fileOf(file, database.db)).toString();
  expect(text.startsWith('\uFEFFNombre;Apellidos;Correo electrónico;')).toBe(true);
  expect(text).toContain('\'=cmd();Ruiz;;;+34 981 123 456;;;"\'@Mar ""y"" cía.";a, b;Otro;;"Dos\nlíneas";');
  expect(text).not.toContain('Otra');
  expect((await imported(owner, anImport(text))).counts).toEqual({
    created: 0,
    updated: 0,
    skipped: 1,
    failed: 0,
  });
});

test('companies that differ only in their legal form stay two when their export is imported', async () => {
  const owner = await aUserContext(database.db);
  const bare = { domain: null, taxId: null };
  for (const name of ['Mar SL', 'Mar, S.A.'])
    await createCompany(owner, aCrmCompany({ ...bare, name, sector: `de ${name}` }));
  const [, second] = (await listCompanies(owner, { sort: 'createdAt', limit: 5 })).items;
  await createContact(
    owner,
    aCrmContact({ firstName: 'Eva', email: 'eva@gmail.com', companyId: second?.id ?? 0 }),
  );
  for (const kind of ['companies', 'contacts'] as const) {
    const file = await exportFile(owner, { kind, format: 'csv', delimiter: ';' });
    const text = (await fileOf(file, database.db)).toString();
    expect((await imported(owner, anImport(text, { kind, overwrite: 'true' }))).counts).toMatchObject({
      created: 0,
      updated: 0,
    });
    // Later contacts are linked to the company of exactly this spelling.
    const eva = 'Nombre;Empresa\nLuz;Mar SA\nSol;Mar SL\n';
    if (kind === 'contacts') await imported(owner, anImport(eva));
  }
  const { items } = await listContacts(owner, { sort: 'name', limit: 5 });
  expect(items.map(({ firstName, companyName }) => [firstName, companyName])).toEqual(
    expect.arrayContaining([
      ['Eva', 'Mar, S.A.'],
      ['Luz', 'Mar, S.A.'],
      ['Sol', 'Mar SL'],
    ]),
  );
});

test('an export filtered by a record of another workspace is rejected before it begins', async () => {
  const [owner, other] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id: companyId } = await createCompany(owner, aCrmCompany());
  const { id: contactId } = await createContact(owner, aCrmContact());
  const { pipelineId } = await createOpportunity(owner, anOpportunity());
  for (const filter of [{ companyId }, { contactId }, { pipelineId }]) {
    const query = { kind: 'opportunities', format: 'csv', delimiter: ',', ...filter } as const;
    await expect(exportFile(other, query)).rejects.toMatchObject({ code: 'not_found' });
    await expect(exportFile(owner, query)).resolves.toBeDefined();
  }
});
