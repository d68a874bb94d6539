import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { beginImport, importForm } from '#tests/importing.ts';
import { runNextImport } from '#tests/jobs.ts';
import { fileOf } from '#tests/work.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import type { ImportAnswer, ImportLine } from '#features/leads/import-export/import.schema.ts';
import { cancelImport, findImport } from '#features/leads/import-export/import.server.ts';
import { LANES } from '#kernel/jobs/job.ts';
import { takeJob } from '#kernel/jobs/lease.ts';
import { linesFile, listImportLines } from './lines.server.ts';
import { revertImport } from './revert.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** All lines, page by page. */
async function everyLine(ctx: ServiceContext, { id }: ImportAnswer): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listImportLines(ctx, id, { cursor, limit: 3 });
    lines.push(...page.items);
    if (page.nextCursor === null) return lines;
    cursor = page.nextCursor;
  }
}

const HOSTILE: [name: string, lines: number, content: string][] = [
  ['blank lines', 5, 'Nombre;Correo\nAna;ana@a.example\n\n;;\nEva;eva@a.example\n   ;\n'],
  ['a cell over several lines', 2, 'Nombre;Notas\nAna;"uno\ndos\n\ntres"\nEva;"a ""b"" c"\n'],
  ['one heading twice', 2, 'Nombre;Correo;Correo\nAna;ana@b.example;ana2@b.example\nEva;;eva@b.example\n'],
  [
    'characters that cannot be stored',
    3,
    'Nombre;Correo\nA\0na;ana@c.example\nEva;e\0va@c.example\nLuz;luz@c.example\n',
  ],
  ['a separator of lines that JSON keeps', 2, 'Nombre;Notas\nAna;uno\u2028dos\nEva;tres\u2029cuatro\n'],
  ['a huge cell', 2, `Nombre;Notas\nAna;${'x'.repeat(3_000_000)}\nEva;bien\n`],
  ['mixed line ends', 3, 'Nombre;Correo\r\nAna;ana@d.example\nEva;eva@d.example\rLuz;luz@d.example\r\n\r\n'],
  [
    'rows above the headings',
    3,
    'Listado;;\n;;\nNombre;Teléfono;Correo\nAna;911222333;ana@e.example\n;;\nEva;;eva@e.example\n',
  ],
  ['nobody’s lines', 3, 'Nombre;Correo;Notas\n;;sola\nAna;ana@f.example;\n;eva@f.example;\n'],
  ['lines of different lengths', 3, 'Nombre;Correo\nAna\nEva;eva@g.example;de;más\nLuz;\n'],
  [
    'the same line thrice',
    3,
    'Nombre;Apellidos;Correo\nAna;Ruiz;a@h.example\nAna;Ruiz;a@h.example\nAna;Ruiz;A@H.example\n',
  ],
];

test.each(HOSTILE)('accounts for every line of a file with %s', async (_, total, content) => {
  const owner = await aUserContext(database.db);
  for (const dryRun of ['true', 'false']) {
    const answer = await importForm(owner, anImport(content, { dryRun }));
    const { total: said, ...parts } = answer.lines;
    expect([answer.status, said]).toEqual(['done', total]);
    expect(Object.values(parts).reduce((sum, each) => sum + each)).toBe(total);
    const lines = await everyLine(owner, answer);
    expect(lines).toHaveLength(total - parts.blank);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
    for (const outcome of ['created', 'updated', 'unchanged', 'asked', 'later', 'failed'] as const)
      expect(lines.filter((each) => each.outcome === outcome)).toHaveLength(parts[outcome]);
    for (const { outcome, errors } of lines)
      if (outcome === 'failed' || outcome === 'later') expect(Object.values(errors).join('')).not.toBe('');
  }
});

test('a second import of a file changes and makes nothing', async () => {
  for (const [, , content] of HOSTILE) {
    const owner = await aUserContext(database.db);
    await importForm(owner, anImport(content));
    const before = (await listContacts(owner, { limit: 50 })).items;
    const { lines } = await importForm(owner, anImport(content));
    expect(lines).toMatchObject({ created: 0, asked: 0, updated: 0 });
    expect((await listContacts(owner, { limit: 50 })).items).toEqual(before);
  }
});

test('says what a line added to its record, what is not there, and lists it in the file', async () => {
  const owner = await aUserContext(database.db, { locale: 'es' });
  const ana = await createContact(
    owner,
    aCrmContact({ email: 'ana@talleresmar.example', phone: '981000111', position: 'Gerente' }),
  );
  const file =
    'Nombre;Apellidos;Correo;Teléfono;Cargo\nAna;Ruiz;ana@talleresmar.example;600111222;Compras\nLuz;Gil;luz@talleresmar.example;;\n';
  for (const dryRun of ['true', 'false']) {
    const answer = await importForm(owner, anImport(file, { dryRun }));
    expect(await everyLine(owner, answer)).toMatchObject([
      {
        line: 2,
        outcome: 'updated',
        recordId: ana.id,
        into: 'Ana Ruiz',
        added: { phone: '600111222' },
        lost: { position: { written: 'Compras', kept: 'Gerente' } },
      },
      {
        line: 3,
        outcome: 'created',
        name: 'Luz Gil',
        details: ['luz@talleresmar.example'],
        added: {},
        lost: {},
      },
    ]);
    if (dryRun === 'false') continue;
    const text = (await fileOf(await linesFile(owner, answer.id), database.db)).toString();
    const [headings, first, second] = text.split('\r\n');
    expect(headings).toBe(
      '\uFEFFFila;Resultado;Nombre;Datos;Ficha;Se añade;No se conserva (lo que queda);Por qué',
    );
    expect(first).toContain('2;Por fusionar;Ana Ruiz;');
    expect(first).toContain('Cargo: Compras (Gerente)');
    expect(second).toContain('3;Por crear;Luz Gil;luz@talleresmar.example');
  }
});

test('with the file’s values, what they replace is listed as not kept', async () => {
  const owner = await aUserContext(database.db);
  await createContact(owner, aCrmContact({ email: 'ana@y.example', position: 'Gerente' }));
  const file = 'Nombre;Apellidos;Correo;Cargo\nAna;Ruiz;ana@y.example;Compras\n';
  const answer = await importForm(owner, anImport(file, { dryRun: 'true', overwrite: 'true' }));
  expect(await everyLine(owner, answer)).toMatchObject([
    { lost: { position: { written: 'Gerente', kept: 'Compras' } } },
  ]);
});

test('a cancelled import keeps what it has done, says so and can be reverted', async () => {
  const owner = await aUserContext(database.db);
  const rows = Array.from({ length: 200 }, (_, n) => `Persona ${n};p${n}@z.example`);
  const { id } = await beginImport(owner, anImport(['Nombre;Correo', ...rows].join('\n')));
  let batches = 0;
  let cancelling: Promise<unknown> = Promise.resolve();
  const clock = () => {
    // Read once per batch, after the two readings at the start.
    if ((batches += 1) === 4) cancelling = cancelImport(owner, id);
    return new Date();
  };
  await runNextImport({ db: database.db, clock });
  await cancelling;
  const answer = await findImport(owner, id);
  const { items } = await listContacts(owner, { limit: 200 });
  expect(answer.status).toBe('cancelled');
  expect(answer.counts.created).toBe(items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThan(200);
  await expect(cancelImport(owner, id)).rejects.toMatchObject({ code: 'immutable' });
  await revertImport(owner, id);
  expect((await listContacts(owner, { limit: 5 })).items).toEqual([]);
});

test('a cancelled dry run ends without results, and another account cannot cancel it', async () => {
  const [owner, other] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await beginImport(owner, anImport('Nombre\nAna\n', { dryRun: 'true' }));
  await expect(cancelImport(other, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await cancelImport(owner, id)).toMatchObject({ status: 'cancelled', counts: { created: 0 } });
  expect(await runNextImport({ db: database.db })).toBe(false);
});

test('short files of other accounts go first, and an account’s files in their order', async () => {
  const [busy, quick] = [await aUserContext(database.db), await aUserContext(database.db)];
  const long = (dryRun: string) => anImport(`Nombre;Notas\nAna;${'x'.repeat(400_000)}\n`, { dryRun });
  const check = await beginImport(busy, long('true'));
  const second = await beginImport(busy, anImport('Nombre\nEva\n'));
  const small = await beginImport(quick, anImport('Nombre\nLuz\n', { dryRun: 'true' }));
  /** Takes the next import that a loop of the lane, open up to a priority, may take. */
  const next = async (most: number) =>
    (await takeJob(database.db, { kinds: ['import'], most }, new Date()))?.uniqueKey?.replace('import:', '');
  const [all, noLongDryRun, short] = LANES.import;
  expect(await next(all)).toBe(String(small.id));
  // The one behind it waits for its own account's first file, which these lanes leave to the first.
  expect([await next(short), await next(noLongDryRun)]).toEqual([undefined, undefined]);
  expect(await next(all)).toBe(String(check.id));
  expect(await next(all)).toBe(undefined);
  await cancelImport(busy, check.id);
  expect(await next(short)).toBe(String(second.id));
  for (const each of [second.id]) await cancelImport(busy, each);
  await cancelImport(quick, small.id);
});

test('the cases of values ask, and make nobody out of two', async () => {
  const file = (name: string) =>
    readFile(new URL(`../../../../../tests/cases/values/${name}.csv`, import.meta.url), 'utf8');
  const check = async (name: string, kind: string) => {
    const owner = await aUserContext(database.db);
    const { lines } = await importForm(owner, anImport(await file(name), { kind, dryRun: 'true' }));
    const { counts } = await importForm(owner, anImport(await file(name), { kind }));
    return { ...lines, made: counts.created };
  };
  expect(await check('companies-placeholder', 'companies')).toMatchObject({
    made: 12,
    updated: 0,
    unchanged: 0,
  });
  expect(await check('companies-shared-domain', 'companies')).toMatchObject({
    total: 9,
    made: 9,
    updated: 0,
  });
  expect(await check('shared-mailbox', 'contacts')).toMatchObject({ made: 3, asked: 2, updated: 0 });
  expect(await check('phones-excel', 'contacts')).toMatchObject({ made: 7, updated: 0, failed: 0 });
  expect(await check('only-email', 'contacts')).toMatchObject({ made: 2, asked: 0 });
});

test('a line that names a company never goes to one of another legal form, whatever their order', async () => {
  for (const order of [
    ['Mar SL', 'Mar SA', 'Mar S.A.'],
    ['Mar S.A.', 'Mar SL', 'Mar SA'],
  ]) {
    const owner = await aUserContext(database.db);
    const lines = order.map((company, n) => `Persona${n};Gil;p${n}@gmail.com;${company}`);
    await importForm(owner, anImport(['Nombre;Apellidos;Correo;Empresa', ...lines].join('\n')));
    const { items } = await listContacts(owner, { sort: 'createdAt', limit: 9 });
    const companyOf = (name: string) =>
      items.find(({ firstName }) => firstName === `Persona${order.indexOf(name)}`)?.companyId;
    expect(items).toHaveLength(3);
    expect(companyOf('Mar S.A.')).toBe(companyOf('Mar SA'));
    expect(companyOf('Mar SL')).not.toBe(companyOf('Mar SA'));
  }
});

test('an address with its name beside it is the contact’s, in every column that has it', async () => {
  const owner = await aUserContext(database.db);
  const eva = await createContact(
    owner,
    aCrmContact({ firstName: 'Eva', lastName: 'Mar', email: 'eva@mar.example' }),
  );
  const deals =
    'Título;Correo del contacto;Contacto\nA;Eva Mar <eva@mar.example>;\nB;;Eva Mar <eva@mar.example>\nC;eva@mar.example;\n';
  const mapping = JSON.stringify({
    Título: 'title',
    'Correo del contacto': 'contactEmail',
    Contacto: 'contact',
  });
  const made = await importForm(owner, anImport(deals, { kind: 'opportunities', mapping }));
  expect(made).toMatchObject({ errors: [], notes: [], lines: { created: 3, failed: 0 } });
  const { items } = await listOpportunities(owner, { limit: 5 });
  expect(items.map(({ contactId }) => contactId)).toEqual([eva.id, eva.id, eva.id]);
  const people = 'Nombre;Apellidos;Correo\nEva;Mar;Eva Mar <eva@mar.example>\n';
  expect(await importForm(owner, anImport(people))).toMatchObject({ errors: [], lines: { unchanged: 1 } });
});

test('with the file’s values nobody gets another person’s name, position or telephone, whatever the order', async () => {
  const people = [
    'Marta;Vidal;marta@taller.example;600111222;Gerente',
    'Jorge;Pérez;marta@taller.example;600333444;Compras',
    'Sonia;Gil;;600111222;Ventas',
  ];
  for (const order of [people, people.toReversed()]) {
    const owner = await aUserContext(database.db);
    const file = ['Nombre;Apellidos;Correo;Teléfono;Cargo', ...order].join('\n');
    const answer = await importForm(owner, anImport(file, { overwrite: 'true' }));
    expect(answer.lines).toMatchObject({ updated: 0, unchanged: 0 });
    expect(answer.lines.asked).toBeGreaterThan(0);
    const { items } = await listContacts(owner, { sort: 'name', limit: 9 });
    expect(
      items.map(({ firstName, phone, position }) => [firstName, phone, position].join(' ')).sort(),
    ).toEqual(['Jorge 600333444 Compras', 'Marta 600111222 Gerente', 'Sonia 600111222 Ventas']);
  }
});
