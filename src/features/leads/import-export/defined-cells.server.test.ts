import { afterEach, beforeEach, expect, test } from 'vitest';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField } from '#features/leads/fields/field.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { exported, importForm } from '#tests/importing.ts';
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
  const file = 'First name,Email,Código\nAna,ana@x.es,N1\nBea,bea@x.es,n1\nCai,cai@x.es,N1\nDin,din@x.es,N1\n';
  const { notes } = await importForm(owner, anImport(file, { kind: 'contacts', overwrite: 'true' }));
  expect(notes.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(JSON.stringify(notes)).toContain('Código');
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
