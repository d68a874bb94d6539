// One long file: what a field of a workspace guarantees.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crmContacts, crmFields, crmFieldValues, workspaceMembers } from '#db/schema/index.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createCompany, requireCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords, restoreRecord } from '#features/leads/delete.server.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { undoMerge } from '#features/leads/merge/merge-undo.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { search } from '#features/leads/search/search.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { CUSTOM_FIELD_TYPES, type CustomFieldType, type CustomValue } from './custom-fields.values.ts';
import { createFieldSchema } from './field.schema.ts';
import { createField, deleteField, listFields, restoreField, updateField } from './field.server.ts';
import { forgetFields } from './forget-fields.server.ts';

let database: TestDatabase;
let ana: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
});
afterEach(() => database.close());

const aField = (over: object = {}, ctx = ana) =>
  called(
    ctx,
    createField,
    createFieldSchema.parse({ kind: 'contact', label: 'Zona', type: 'text', ...over }),
  );
const aChoice = (over: object = {}) =>
  aField({ type: 'choice', options: [{ label: 'Norte' }, { label: 'Sur' }], ...over });
const aPerson = (customFields: Record<string, CustomValue> = {}, over: object = {}, ctx = ana) =>
  called(ctx, createContact, { ...aCrmContact({ customFields, ...over }), allowDuplicate: true });
const set = (id: number, customFields: Record<string, CustomValue>) =>
  called(ana, updateContact, id, { customFields });
const refused = (fields: Record<string, string>, rest: object = {}) => ({
  code: 'invalid',
  details: expect.objectContaining({ fields, ...rest }),
});
const indexed = async (fieldId: number) =>
  (await database.db.select().from(crmFieldValues).where(eq(crmFieldValues.fieldId, fieldId))).map(
    ({ text, number }) => text ?? number,
  );

describe('definitions', () => {
  test('the key is made from the label, stays with another label, and is never one that is in use', async () => {
    await aPerson({ region: 'typed by a program' });
    const field = await aField({ label: 'Días de Entrega' });
    expect(field.key).toBe('dias_de_entrega');
    expect((await called(ana, updateField, field.id, { label: 'Entrega' })).key).toBe('dias_de_entrega');
    expect((await aField({ label: 'Días de entrega' })).key).toBe('dias_de_entrega_2');
    expect((await aField({ label: 'Región' })).key).toBe('region_2');
    await expect(aField({ label: 'Otra', key: 'dias_de_entrega' })).rejects.toMatchObject(
      refused({ key: 'fields:errors.keyTaken' }),
    );
    await expect(aField({ label: 'ENTREGA' })).rejects.toMatchObject(
      refused({ label: 'fields:errors.labelTaken' }),
    );
  });

  test('are those of the workspace alone', async () => {
    const field = await aField();
    const bea = await aUserContext(database.db);
    expect((await listFields(bea, {})).items).toEqual([]);
    for (const act of [() => called(bea, deleteField, field.id), () => called(bea, restoreField, field.id)])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    await expect(called(bea, updateField, field.id, { label: 'Mío' })).rejects.toMatchObject({
      code: 'not_found',
    });
    // Under the same key it is a value like any other.
    const theirs = await aPerson({ zona: 5 }, {}, bea);
    expect(theirs.customFields).toEqual({ zona: 5 });
    expect(await indexed(field.id)).toEqual([]);
  });

  test('the type stays while records have values, and the refusal says how many', async () => {
    const field = await aField();
    const { id } = await aPerson({ zona: 'Norte' });
    await expect(called(ana, updateField, field.id, { type: 'number' })).rejects.toMatchObject(
      refused({ type: 'fields:errors.typeInUse' }, { values: { total: 1 } }),
    );
    await set(id, { zona: null });
    expect((await called(ana, updateField, field.id, { type: 'number' })).type).toBe('number');
  });

  test('an option that is renamed takes its values along, and one that is in use is not taken off', async () => {
    const field = await aChoice();
    const { id } = await aPerson({ zona: 'norte' });
    const [north, south] = field.options;
    const renamed = [{ ...north, label: 'Galicia' }, { label: 'Este' }];
    await called(ana, updateField, field.id, { options: renamed });
    expect((await requireContact(ana, id)).customFields).toEqual({ zona: 'norte' });
    expect((await set(id, { zona: 'galicia' })).customFields).toEqual({ zona: 'norte' });
    await expect(called(ana, updateField, field.id, { options: [{ label: 'Este' }] })).rejects.toMatchObject(
      refused({ options: 'fields:errors.optionInUse' }, { values: { name: 'Galicia', total: 1 } }),
    );
    expect(south?.key).toBe('sur');
  });

  test('a field with doubles is not made unique, and the refusal says how many', async () => {
    const field = await aField();
    for (const zona of ['A1', 'a1', 'B2']) await aPerson({ zona });
    await expect(called(ana, updateField, field.id, { isUnique: true })).rejects.toMatchObject(
      refused({ isUnique: 'fields:errors.doubles' }, { values: { total: 2 } }),
    );
  });

  test('a default has to fit its type', async () => {
    await expect(aChoice({ defaultValue: 'Oeste' })).rejects.toMatchObject(
      refused({ defaultValue: 'errors:fields.choice' }, { choices: { defaultValue: ['Norte', 'Sur'] } }),
    );
    await aChoice({ defaultValue: 'Sur' });
    expect((await aPerson()).customFields).toEqual({ zona: 'sur' });
    expect((await aPerson({ zona: null })).customFields).toEqual({});
  });
});

/** For each type a value, what is stored of it, and one that it does not take. */
const VALUES: Record<CustomFieldType, [given: CustomValue, stored: CustomValue, misfit: CustomValue]> = {
  text: [' Norte ', 'Norte', 5],
  longText: ['Uno\nDos', 'Uno\nDos', true],
  number: [3.5, 3.5, 'muchos'],
  money: [12_550, 12_550, 1.5],
  date: ['2027-01-31', '2027-01-31', '31/01/2027'],
  choice: ['Norte', 'norte', 'Oeste'],
  choices: [['Sur', 'norte', 'sur'], ['sur', 'norte'], ['Oeste']],
  checkbox: [true, true, 'sí'],
  link: ['ejemplo.es', 'https://ejemplo.es', 'javascript:alert(1)'],
  member: [0, 0, 999],
  contact: [0, 0, 999],
  company: [0, 0, 999],
};

describe('values', () => {
  test.each(CUSTOM_FIELD_TYPES)('of type %s are stored as they are, and others refused', async (type) => {
    const options = type.startsWith('choice') ? [{ label: 'Norte' }, { label: 'Sur' }] : [];
    await aField({ type, options });
    let [given, stored] = VALUES[type];
    const ids = {
      member: ana.user.id,
      contact: (await aPerson()).id,
      company: (await called(ana, createCompany, aCrmCompany())).id,
    };
    if (type in ids) given = stored = ids[type as keyof typeof ids];
    const { id, customFields } = await aPerson({ zona: given });
    expect(customFields).toEqual({ zona: stored });
    await expect(set(id, { zona: VALUES[type][2] })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { 'customFields.zona': expect.any(String) } },
    });
    expect((await set(id, { zona: null })).customFields).toEqual({});
  });

  test('what is not named stays, and null removes', async () => {
    await aField();
    await aField({ label: 'Nota' });
    const { id } = await aPerson({ zona: 'Norte', nota: 'x', 'Other heading': 'y' });
    expect((await set(id, { nota: null })).customFields).toEqual({ zona: 'Norte', 'Other heading': 'y' });
    expect((await called(ana, updateContact, id, { position: 'CEO' })).customFields).toEqual({
      zona: 'Norte',
      'Other heading': 'y',
    });
  });

  test('a required field is missed on a new record, and cannot be emptied', async () => {
    await aField({ isRequired: true });
    const missing = refused({ 'customFields.zona': 'errors:fields.required' });
    await expect(aPerson()).rejects.toMatchObject(missing);
    const { id } = await aPerson({ zona: 'Norte' });
    await expect(set(id, { zona: ' ' })).rejects.toMatchObject(missing);
    await called(ana, updateContact, id, { position: 'CEO' });
  });

  test('of two records that take a unique value at once, one is refused', async () => {
    await aField({ isUnique: true });
    const both = await Promise.allSettled([aPerson({ zona: 'C-1' }), aPerson({ zona: 'c-1' })]);
    const failed = both.filter((each) => each.status === 'rejected');
    expect(failed).toHaveLength(1);
    expect(failed[0]?.reason).toMatchObject(refused({ 'customFields.zona': 'fields:errors.taken' }));
  });

  test('companies and opportunities have them too, and the search finds them', async () => {
    await aField({ kind: 'company' });
    await aField({ kind: 'opportunity' });
    const company = await called(ana, createCompany, aCrmCompany({ customFields: { zona: 'Sonora' } }));
    expect((await called(ana, updateCompany, company.id, { sector: 'IT' })).customFields).toEqual({
      zona: 'Sonora',
    });
    const deal = await called(ana, createOpportunity, anOpportunity({ customFields: { zona: 'Sinaloa' } }));
    expect((await called(ana, updateOpportunity, deal.id, { notes: 'x' })).customFields).toEqual({
      zona: 'Sinaloa',
    });
    const found = async (q: string) => (await search(ana, { q, limit: 5 })).items.map(({ id }) => id);
    expect([await found('Sonora'), await found('Sinaloa')]).toEqual([[company.id], [deal.id]]);
  });

  test('a deleted record takes its values out of the look-up, and its undo brings them back', async () => {
    const field = await aField();
    const { id } = await aPerson({ zona: 'Norte' });
    await called(ana, deleteRecords, 'contact', [id]);
    expect(await indexed(field.id)).toEqual([]);
    await called(ana, restoreRecord, 'contact', id);
    expect(await indexed(field.id)).toEqual(['Norte']);
    expect((await requireContact(ana, id)).customFields).toEqual({ zona: 'Norte' });
  });

  test('a merge keeps the values of the record that stays, and takes what it lacks from the other', async () => {
    await aField({ isUnique: true });
    await aField({ label: 'Nota' });
    const keep = await aPerson({ nota: 'mine' });
    const drop = await aPerson({ zona: 'C-1', nota: 'theirs' });
    const merged = await called(ana, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    expect(merged.customFields).toEqual({ zona: 'C-1', nota: 'mine' });
  });

  test('a merge takes the values that were chosen, also that one is empty', async () => {
    await aField();
    await aField({ label: 'Nota' });
    const keep = await aPerson({ zona: 'Norte', nota: 'mine' });
    const drop = await aPerson({ zona: 'Sur' });
    const merged = await called(ana, mergeContacts, {
      keepId: keep.id,
      dropId: drop.id,
      fields: {},
      customFields: { zona: 'drop', nota: 'drop' },
    });
    expect(merged.customFields).toEqual({ zona: 'Sur' });
  });

  test('a field that leads to a merged record leads to the one that stays, and back when that is undone', async () => {
    await aField({ label: 'Avalista', type: 'contact', kind: 'company' });
    const [keep, drop] = [await aPerson({}), await aPerson({})];
    const company = await called(ana, createCompany, aCrmCompany({ customFields: { avalista: drop.id } }));
    const leads = async () => (await requireCompany(ana, company.id)).customFields;
    const { mergeId } = await called(ana, mergeContacts, { keepId: keep.id, dropId: drop.id, fields: {} });
    expect(await leads()).toEqual({ avalista: keep.id });
    await called(ana, undoMerge, mergeId);
    expect(await leads()).toEqual({ avalista: drop.id });
  });

  test('amounts and numbers may be below zero', async () => {
    await aField({ label: 'Saldo', type: 'money' });
    await aField({ label: 'Grados', type: 'number' });
    const { id } = await aPerson({ saldo: -1_250, grados: -3.5 });
    expect((await requireContact(ana, id)).customFields).toEqual({ saldo: -1_250, grados: -3.5 });
  });
});

describe('a deleted field', () => {
  test('is gone from records with its values, which come back with it', async () => {
    const field = await aField();
    const { id } = await aPerson({ zona: 'Norte' });
    await called(ana, deleteField, field.id);
    expect((await listFields(ana, {})).items).toEqual([]);
    expect((await listFields(ana, { deleted: true })).items.map((each) => each.id)).toEqual([field.id]);
    expect((await requireContact(ana, id)).customFields).toEqual({});
    expect((await listContacts(ana, { limit: 5 })).items[0]?.customFields).toEqual({});
    await expect(set(id, { zona: 'Sur' })).rejects.toMatchObject(
      refused({ 'customFields.zona': 'errors:fields.unknown' }),
    );
    await set(id, { 'Other heading': 'y' });
    await called(ana, restoreField, field.id);
    expect((await requireContact(ana, id)).customFields).toEqual({ zona: 'Norte', 'Other heading': 'y' });
  });

  test('is forgotten with its values after 30 days, and no sooner', async () => {
    const field = await aField();
    const { id } = await aPerson({ zona: 'Norte', 'Other heading': 'y' });
    await called(ana, deleteField, field.id);
    const stored = async () =>
      (await database.db.select().from(crmContacts).where(eq(crmContacts.id, id)))[0]?.customFields;
    const after = (days: number) => new Date(ana.now.getTime() + days * 86_400_000);
    await forgetFields(database.db, after(29));
    expect(await stored()).toEqual({ zona: 'Norte', 'Other heading': 'y' });
    await forgetFields(database.db, after(31));
    expect(await stored()).toEqual({ 'Other heading': 'y' });
    expect(await database.db.select().from(crmFields)).toEqual([]);
    await expect(called(ana, restoreField, field.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a member of the workspace is somebody of it', async () => {
  const bea = await aUserContext(database.db);
  await aField({ type: 'member' });
  await expect(aPerson({ zona: bea.user.id })).rejects.toMatchObject(
    refused({ 'customFields.zona': 'leads:owners.noMember' }),
  );
  const { id } = await createWorkspace(ana, { name: 'Ventas' });
  const team = { ...ana, workspace: await memberWorkspace(ana.db, ana.user.id, id) };
  await aField({ type: 'member' }, team);
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: bea.user.id, role: 'member', createdAt: ana.now.toISOString() });
  expect((await aPerson({ zona: bea.user.id }, {}, team)).customFields).toEqual({ zona: bea.user.id });
});

describe('records that fields lead to', () => {
  test('a record says their names in a list and alone, without those that are gone, deleted or of a deleted field', async () => {
    const partner = await aField({ label: 'Socio', type: 'company' });
    const broughtBy = await aField({ label: 'Traído por', type: 'contact' });
    const mar = await called(ana, createCompany, aCrmCompany({ name: 'Talleres Mar' }));
    const ruth = await aPerson({}, { firstName: 'Ruth', lastName: 'Molina' });
    const led = await aPerson({ [partner.key]: mar.id, [broughtBy.key]: ruth.id }, { firstName: 'Eva' });
    const shown = async () => [
      (await requireContact(ana, led.id)).linked,
      (await listContacts(ana, { q: 'Eva', limit: 50 })).items[0]?.linked,
    ];
    const both = {
      socio: { kind: 'company', id: mar.id, name: 'Talleres Mar' },
      traido_por: { kind: 'contact', id: ruth.id, name: 'Ruth Molina' },
    };
    expect(await shown()).toEqual([both, both]);
    expect((await requireContact(ana, ruth.id)).linked).toBeUndefined();

    await called(ana, deleteRecords, 'contact', [ruth.id]);
    const { traido_por: _gone, ...rest } = both;
    expect(await shown()).toEqual([rest, rest]);
    await called(ana, deleteField, partner.id);
    expect(await shown()).toEqual([undefined, undefined]);
  });
});
