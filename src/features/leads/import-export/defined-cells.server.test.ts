// One long file: what every type of field of a workspace becomes in a file, and comes back as.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { crmContacts, crmFields } from '#db/schema/index.ts';
import { exportFile } from '#features/leads/import-export/export.server.ts';
import { fileOf } from '#tests/work.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField, updateField } from '#features/leads/fields/field.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { beginImport, exported, importForm } from '#tests/importing.ts';
import { runNextImport } from '#tests/jobs.ts';
import { findImport } from './import.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const define = (label: string, type: string, over: object = {}, ctx = owner) =>
  called(ctx, createField, createFieldSchema.parse({ kind: 'contact', label, type, ...over }));
const options = [{ label: 'Norte' }, { label: 'Sur, y más' }];

async function everyField(ctx: ServiceContext) {
  await define('Zona', 'choice', { options }, ctx);
  await define('Temas', 'choices', { options }, ctx);
  await define('Socios', 'number', {}, ctx);
  await define('Cuota', 'money', {}, ctx);
  await define('Entrega', 'date', {}, ctx);
  await define('Vip', 'checkbox', {}, ctx);
  await define('Web propia', 'link', {}, ctx);
}

test('fields leave in columns of their own, and come back from them', async () => {
  await everyField(owner);
  const customFields = {
    ...{ zona: 'norte', temas: ['norte', 'sur_y_mas'], socios: 1200.5, cuota: 1250, entrega: '2027-01-31' },
    ...{ vip: true, web_propia: 'https://ejemplo.es', Otro: 'x' },
  };
  await called(owner, createContact, aCrmContact({ customFields }));
  const file = await exported(owner, 'contacts');
  expect(file.split('\n')[0]).toContain('Zona');
  const other = await aUserContext(database.db);
  await everyField(other);
  await importForm(other, anImport(file, { kind: 'contacts' }));
  const [found] = (await listContacts(other, { limit: 5 })).items;
  expect(found?.customFields).toEqual(customFields);
});

test('a heading is a field by its label or its key, and a value that does not fit is told', async () => {
  await define('Zona', 'choice', { options });
  await define('Nº de socios', 'number');
  const file = 'First name,zona,n_de_socios\nAna,Norte,12\nBea,Oeste,muchos\n';
  const { counts, notes } = await importForm(owner, anImport(file, { kind: 'contacts' }));
  expect(counts).toMatchObject({ created: 2 });
  const people = (await listContacts(owner, { limit: 5 })).items;
  expect(people.map(({ firstName, customFields }) => [firstName, customFields])).toEqual([
    ['Ana', { zona: 'norte', n_de_socios: 12 }],
    ['Bea', {}],
  ]);
  const told = JSON.stringify(notes);
  for (const part of ['Zona', 'Oeste', 'Nº de socios', 'muchos']) expect(told).toContain(part);
});

test('a column whose heading says something else is given to a field of the workspace by the mapping', async () => {
  await define('Zona', 'choice', { options });
  await define('Entrega', 'date');
  const file = 'First name,Area,When,Rest\nAna,Norte,31/01/2027,x\nBea,Oeste,13/02/2027,\n';
  const form = (mapping: object) => anImport(file, { kind: 'contacts', mapping: JSON.stringify(mapping) });
  const mapping = {
    'First name': 'firstName',
    Area: 'customFields.zona',
    When: 'customFields.entrega',
    Rest: 'customFields',
  };
  const answer = await importForm(owner, form(mapping));
  expect([answer.counts, answer.mapping]).toMatchObject([{ created: 2 }, mapping]);
  expect((await people()).map(({ customFields }) => customFields)).toEqual([
    { zona: 'norte', entrega: '2027-01-31', Rest: 'x' },
    { entrega: '2027-02-13' },
  ]);
  expect(JSON.stringify(answer.notes)).toContain('Oeste');
  for (const field of ['customFields.gone', 'customFields.'])
    await expect(importForm(owner, form({ ...mapping, Area: field }))).rejects.toThrow();
});

test('a choice that is renamed while an import runs is the choice of every line, before and after', async () => {
  const field = await define('Zona', 'choice', { options });
  const lines = Array.from({ length: 400 }, (_, n) => `Ana ${n},"Sur, y más",ana${n}@renamed.example`);
  const { id } = await beginImport(
    owner,
    anImport(`First name,Zona,Email\n${lines.join('\n')}\n`, { kind: 'contacts' }),
  );
  const running = runNextImport({ db: owner.db });
  const written = () => owner.rows(crmContacts).count();
  await expect.poll(written, { interval: 1 }).toBeGreaterThan(0);
  const renamed = field.options.map((each) =>
    each.key === 'sur_y_mas' ? { ...each, label: 'Levante' } : each,
  );
  await called(owner, updateField, field.id, { options: renamed });
  const before = await written();
  await running;
  expect(before).toBeLessThan(lines.length);
  expect(await findImport(owner, id)).toMatchObject({ status: 'done', counts: { created: 400, failed: 0 } });
  const rows = await owner.rows(crmContacts).select({ customFields: crmContacts.customFields });
  expect(new Set(rows.map(({ customFields }) => JSON.stringify(customFields)))).toEqual(
    new Set(['{"zona":"sur_y_mas"}']),
  );
});

const people = async (ctx = owner) => (await listContacts(ctx, { limit: 9, sort: 'name' })).items;

test('what a record has itself is not taken, and what another has leaves each record what it had', async () => {
  await define('Código', 'text', { isUnique: true });
  for (const [firstName, codigo] of [
    ['Ana', 'A1'],
    ['Bea', 'B1'],
    ['Cai', undefined],
  ] as const)
    await called(
      owner,
      createContact,
      aCrmContact({ firstName, email: `${firstName}@x.es`, ...(codigo && { customFields: { codigo } }) }),
    );
  const back = await importForm(owner, anImport(await exported(owner, 'contacts'), { kind: 'contacts' }));
  expect([back.counts, back.notes]).toMatchObject([{ skipped: 3 }, []]);
  const lines = ['Ana', 'Bea', 'Cai', 'Din'].map(
    (name) => `${name},Ruiz,${name}@x.es,${name === 'Bea' ? 'n1' : 'N1'}`,
  );
  const file = ['First name,Last name,Email,Código', ...lines].join('\n');
  for (const dryRun of ['true', 'false']) {
    const form = anImport(file, { kind: 'contacts', overwrite: 'true', dryRun });
    const { notes, counts } = await importForm(owner, form);
    expect([dryRun, counts, notes.map(({ line }) => line)]).toMatchObject([
      dryRun,
      { created: 1, updated: 1, skipped: 2 },
      [3, 4, 5],
    ]);
    expect(JSON.stringify(notes)).toContain('Código');
  }
  expect((await people()).map(({ customFields }) => customFields['codigo'])).toEqual([
    'N1',
    'B1',
    undefined,
    undefined,
  ]);
});

test('an opportunity whose number another has is imported with the one it had', async () => {
  const field = { kind: 'opportunity', label: 'Obra', type: 'text', isUnique: true };
  await called(owner, createField, createFieldSchema.parse(field));
  await importForm(owner, anImport('Title,Obra\nNave,1\nTorre,2\n', { kind: 'opportunities' }));
  const again = anImport('Title,Obra\nNave,1\nTorre,1\n', { kind: 'opportunities', overwrite: 'true' });
  const { status, notes } = await importForm(owner, again);
  expect([status, notes.map(({ line }) => line)]).toEqual(['done', [3]]);
  const deals = (await listOpportunities(owner, { limit: 5 })).items;
  expect(deals.map(({ title, customFields }) => [title, customFields['obra']]).toSorted()).toEqual([
    ['Nave', '1'],
    ['Torre', '2'],
  ]);
});

const fieldsOf = async (ctx = owner) => (await people(ctx)).map(({ customFields }) => customFields);

test('the day order of a column is read from the column, of defined fields too', async () => {
  await define('Entrega', 'date');
  await importForm(
    owner,
    anImport('First name,Entrega\nAna,3/4/2027\nBea,3/31/2027\n', { kind: 'contacts' }),
  );
  expect(await fieldsOf()).toEqual([{ entrega: '2027-03-04' }, { entrega: '2027-03-31' }]);
});

test('a label counts before a key, and a key of a deleted field is none', async () => {
  const { id } = await define('Estado', 'choice', { options: [{ label: 'Pendiente' }] });
  const now = [
    { key: 'pendiente', label: 'En curso' },
    { key: 'pendiente_2', label: 'Pendiente' },
  ];
  await owner.rows(crmFields).update({ options: now }).where(eq(crmFields.id, id));
  const gone = await define('Zona', 'text');
  const deletedAt = owner.now.toISOString();
  await owner.rows(crmFields).update({ deletedAt }).where(eq(crmFields.id, gone.id));
  await importForm(owner, anImport('First name,estado,zona\nAna,pendiente,Sur\n', { kind: 'contacts' }));
  expect(await fieldsOf()).toEqual([{ estado: 'pendiente_2', 'zona 2': 'Sur' }]);
});

test('a field wins over a built-in one that its label could mean, and a text may begin with a brace', async () => {
  await define('Comentarios', 'text');
  await importForm(owner, anImport('First name,Comentarios,Color\nAna,bien,{azul\n', { kind: 'contacts' }));
  expect(await fieldsOf()).toEqual([{ comentarios: 'bien', Color: '{azul' }]);
});

test('a no, an amount and a quantity of three decimals come back as they left, in a table and in cards', async () => {
  const fields = { vip: false, cuota: 125_000, socios: 1.234 };
  for (const ctx of [owner, await aUserContext(database.db)]) {
    await define('Vip', 'checkbox', { defaultValue: true }, ctx);
    await define('Cuota', 'money', {}, ctx);
    await define('Socios', 'number', {}, ctx);
    if (ctx === owner) await called(owner, createContact, aCrmContact({ customFields: fields }));
    else {
      const file = await exported(owner, 'contacts', ';');
      expect(file).toContain('1,2340');
      await importForm(ctx, anImport(file, { kind: 'contacts' }));
      expect(await fieldsOf(ctx)).toEqual([fields]);
    }
  }
  const cards = await fileOf(
    await exportFile(owner, { kind: 'contacts', format: 'vcf', delimiter: ',' }),
    database.db,
  );
  expect(cards.toString()).toMatch(/X-VALUE:1250[.,\\]+00/);
  expect(cards.toString()).toContain('X-ABLABEL:Cuota');
});

test('more values than a record has beside its fields are told, and those it has stay', async () => {
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `Columna ${from + n}`);
  const file = (of: string[]) =>
    `First name,Email,${of.join(',')}\nAna,ana@x.es,${of.map(() => 'x').join(',')}\n`;
  await importForm(owner, anImport(file(names(0, 48)), { kind: 'contacts' }));
  const { notes } = await importForm(owner, anImport(file(names(48, 52)), { kind: 'contacts' }));
  const [fields = {}] = await fieldsOf();
  expect(Object.keys(fields)).toHaveLength(50);
  expect(Object.keys(notes[0]?.errors ?? {})).toEqual(['Columna 50', 'Columna 51']);
});

test('an opportunity keeps defined fields as such, and other columns in its notes', async () => {
  await called(
    owner,
    createField,
    createFieldSchema.parse({ kind: 'opportunity', label: 'Obra', type: 'text' }),
  );
  await importForm(owner, anImport('Title,Obra,Color\nNave,Vigo,azul\n', { kind: 'opportunities' }));
  const [deal] = (await listOpportunities(owner, { limit: 5 })).items;
  expect([deal?.customFields, deal?.notes]).toEqual([{ obra: 'Vigo' }, 'Color: azul']);
});
