// One long file: every kind of condition against the same records, and the views that save them.
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { crmImportRows, crmImports, workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { matchingRecords } from '#features/leads/filters.server.ts';
import { addContact } from '#features/leads/opportunities/opportunity-contacts.server.ts';
import { findBoard } from '#features/leads/opportunities/board.server.ts';
import { boardQuerySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listCommunications } from '#features/leads/communications/communication-list.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { createPipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createPipelineSchema } from '#features/leads/pipelines/pipeline.schema.ts';
import { countTasks, listTasks } from '#features/leads/tasks/task-list.server.ts';
import { createTask, updateTask } from '#features/leads/tasks/task.server.ts';
import { listChanges } from '#features/loop/journal/changes.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { VIEW_FIELDS, VIEW_KINDS, operatorsOf, valueOf, type ViewKind } from './view-fields.values.ts';
import type { Condition, ViewFilter } from './view-filter.types.ts';
import { createViewSchema, viewAsked, viewFilterSchema } from './view.schema.ts';
import { navigationViews, viewNames } from './navigation-views.server.ts';
import { countOfView, createView, deleteView, listViews, requireView, updateView } from './view.server.ts';

import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField, deleteField, restoreField } from '#features/leads/fields/field.server.ts';

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  const [owner, member] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  const createdAt = owner.now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea] = [await within(owner), await within(member)];
});
afterEach(() => database.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(ana.now.getTime() - days * DAY_MS).toISOString();
const named = async (filter: ViewFilter, ctx = ana): Promise<string[]> =>
  (await listContacts(ctx, { limit: 50, filter })).items.map(({ firstName }) => firstName);
const one = (field: string, is: Condition['is'], value?: Condition['value']): ViewFilter => ({
  all: [{ field, is, ...(value !== undefined && { value }) }],
});
const aView = (over: object = {}) =>
  createViewSchema.parse({
    kind: 'contact',
    name: 'Ferias',
    filter: one('source', 'among', ['event']),
    ...over,
  });
const aPerson = async (firstName: string, over: object = {}) =>
  (await called(ana, createContact, aCrmContact({ firstName, lastName: null, ...over }))).id;

describe('conditions', () => {
  test('texts are compared without accents and case, and a missing text does not contain anything', async () => {
    await aPerson('Inés', { position: 'Dirección general' });
    await aPerson('Leo');
    expect(await named(one('position', 'contains', 'DIRECCION'))).toEqual(['Inés']);
    expect(await named(one('position', 'notContains', 'direccion'))).toEqual(['Leo']);
    expect(await named(one('position', 'empty'))).toEqual(['Leo']);
    expect(await named(one('position', 'filled'))).toEqual(['Inés']);
  });

  test('fields of the workspace are asked for by their type', async () => {
    const options = [{ label: 'Norte' }, { label: 'Sur' }];
    for (const [label, type] of Object.entries({
      Zona: 'choice',
      Temas: 'choices',
      Socios: 'number',
      Cuota: 'money',
      Entrega: 'date',
      Vip: 'checkbox',
      Apodo: 'longText',
      Guía: 'member',
    }))
      await called(
        ana,
        createField,
        createFieldSchema.parse({
          kind: 'contact',
          label,
          type,
          options: type.startsWith('choice') ? options : [],
        }),
      );
    const today = ana.now.toISOString().slice(0, 10);
    await aPerson('Ana', {
      customFields: {
        ...{ zona: 'norte', temas: ['norte', 'sur'], socios: 12, cuota: 5000, entrega: today },
        ...{ vip: true, apodo: 'La Ñ', guia: ana.user.id },
      },
    });
    await aPerson('Bea', { customFields: { zona: 'sur', temas: ['sur'], socios: 3, guia: bea.user.id } });
    await aPerson('Cleo');
    const of = (key: string, is: Condition['is'], value?: Condition['value']) =>
      named(one(`customFields.${key}`, is, value));
    expect(await of('zona', 'among', ['norte'])).toEqual(['Ana']);
    expect(await of('zona', 'notAmong', ['norte'])).toEqual(['Bea', 'Cleo']);
    expect(await of('zona', 'empty')).toEqual(['Cleo']);
    expect(await of('temas', 'among', ['sur'])).toEqual(['Ana', 'Bea']);
    expect(await of('socios', 'atLeast', 12)).toEqual(['Ana']);
    expect(await of('socios', 'atMost', 12)).toEqual(['Ana', 'Bea']);
    expect(await of('cuota', 'filled')).toEqual(['Ana']);
    expect(await of('entrega', 'lastDays', 3)).toEqual(['Ana']);
    expect(await of('entrega', 'olderThan', 3)).toEqual([]);
    expect(await of('vip', 'yes')).toEqual(['Ana']);
    expect(await of('vip', 'no')).toEqual(['Bea', 'Cleo']);
    expect(await of('apodo', 'contains', 'la n')).toEqual(['Ana']);
    expect(await of('apodo', 'notContains', 'la n')).toEqual(['Bea', 'Cleo']);
    expect(await of('guia', 'among', ['mine'])).toEqual(['Ana']);
    expect(await of('guia', 'among', ['nobody'])).toEqual(['Cleo']);
  });

  test('a field of the workspace that is deleted is named in the view, which finds nobody', async () => {
    const field = await called(
      ana,
      createField,
      createFieldSchema.parse({ kind: 'contact', label: 'Zona', type: 'text' }),
    );
    await aPerson('Ana', { customFields: { zona: 'Norte' } });
    const filter = one('customFields.zona', 'contains', 'norte');
    const { id } = await called(ana, createView, aView({ filter }));
    expect(await countOfView(ana, { kind: 'contact', filter })).toBe(1);
    await called(ana, deleteField, field.id);
    expect((await requireView(ana, id)).faults).toEqual([
      { condition: { field: 'customFields.zona', is: 'contains', value: 'norte' }, reason: 'field' },
    ]);
    expect(await countOfView(ana, { kind: 'contact', filter })).toBe(0);
  });

  test('a column of a field that is deleted is told, and comes back with the field', async () => {
    const fields = await Promise.all(
      ['Zona', 'Plan'].map((label) =>
        called(ana, createField, createFieldSchema.parse({ kind: 'contact', label, type: 'text' })),
      ),
    );
    const columns = ['email', 'customFields.zona', 'customFields.plan'];
    const view = await called(ana, createView, aView({ columns }));
    expect(view.goneColumns).toEqual([]);
    await called(ana, deleteField, fields[0]?.id ?? 0);
    expect(await requireView(ana, view.id)).toMatchObject({ columns, goneColumns: ['customFields.zona'] });
    await called(ana, restoreField, fields[0]?.id ?? 0);
    expect((await requireView(ana, view.id)).goneColumns).toEqual([]);
  });

  test('own fields of records are found by their names', async () => {
    await aPerson('Ana', { customFields: { Zona: 'Norte', Socio: 12 } });
    await aPerson('Bea', { customFields: { Zona: '' } });
    expect(await named(one('custom.Zona', 'contains', 'nort'))).toEqual(['Ana']);
    expect(await named(one('custom.Socio', 'contains', '12'))).toEqual(['Ana']);
    expect(await named(one('custom.Zona', 'empty'))).toEqual(['Bea']);
    expect(await named(one('custom.Zona', 'notContains', 'nort'))).toEqual(['Bea']);
  });

  test('"no contact for 30 days" holds where there has never been one, and not for notes', async () => {
    const [late, recent] = [await aPerson('Late'), await aPerson('Recent')];
    await aPerson('Never');
    const noted = await aPerson('Noted');
    const write = (contactId: number, days: number, type = 'call') =>
      called(ana, createCommunication, aCommunication({ type, contactId, occurredAt: daysAgo(days) }), null);
    await write(late, 45);
    await write(recent, 45);
    await write(recent, 3);
    await write(noted, 2, 'note');
    expect(await named(one('lastContact', 'olderThan', 30))).toEqual(['Late', 'Never', 'Noted']);
    expect(await named(one('lastContact', 'lastDays', 30))).toEqual(['Recent']);
    expect(await named(one('lastContact', 'empty'))).toEqual(['Never', 'Noted']);
    expect(await named(one('lastContact', 'to', daysAgo(30).slice(0, 10)))).toEqual(['Late']);
  });

  test('open tasks count, done ones do not', async () => {
    const [open, done] = [await aPerson('Open'), await aPerson('Done')];
    await called(ana, createTask, aTask({ contactId: open, dueAt: daysAgo(1) }));
    const task = await called(ana, createTask, aTask({ contactId: done, dueAt: daysAgo(1) }));
    await called(ana, updateTask, task.id, { doneAt: daysAgo(0) });
    expect(await named(one('openTasks', 'some'))).toEqual(['Open']);
    expect(await named(one('openTasks', 'none'))).toEqual(['Done']);
    expect(await named(one('overdueTasks', 'some'))).toEqual(['Open']);
    expect(await named(one('overdueTasks', 'none'))).toEqual(['Done']);
  });

  test('an open opportunity above an amount is found, a lost one is not', async () => {
    const [large, small, lost] = [await aPerson('Large'), await aPerson('Small'), await aPerson('Lost')];
    await called(ana, createOpportunity, anOpportunity({ contactId: large, amountCents: 600_000 }));
    await called(ana, createOpportunity, anOpportunity({ contactId: small, amountCents: 400_000 }));
    await called(
      ana,
      createOpportunity,
      anOpportunity({ contactId: lost, amountCents: 900_000, stage: 'lost', lostReason: 'Precio' }),
    );
    expect(await named(one('openOpportunities', 'atLeast', 500_000))).toEqual(['Large']);
    expect(await named(one('openOpportunities', 'some'))).toEqual(['Large', 'Small']);
    expect(await named(one('openOpportunities', 'none'))).toEqual(['Lost']);
  });

  test('what was imported by a member is found, and what an import only changed is not', async () => {
    const [made, changed] = [await aPerson('Made'), await aPerson('Changed')];
    const at = ana.now.toISOString();
    const [row] = await ana
      .rows(crmImports)
      .insert({
        userId: bea.user.id,
        kind: 'contacts',
        isDryRun: false,
        fileName: 'feria.csv',
        mapping: {},
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: crmImports.id });
    await database.db.insert(crmImportRows).values([
      { importId: row?.id ?? 0, line: 2, action: 'created', recordId: made },
      { importId: row?.id ?? 0, line: 3, action: 'updated', recordId: changed },
    ]);
    expect(await named(one('importedBy', 'among', [String(bea.user.id)]))).toEqual(['Made']);
    expect(await named(one('importedBy', 'among', ['mine']), bea)).toEqual(['Made']);
    expect(await named(one('importedBy', 'notAmong', [String(bea.user.id)]))).toEqual(['Changed']);
  });

  test('groups join with "all" and "any"', async () => {
    await aPerson('Ana', { tags: ['Cliente'], source: 'event' });
    await aPerson('Bea', { tags: ['Proveedor'], source: 'event' });
    await aPerson('Cleo', { tags: ['VIP'], source: 'phone' });
    expect(
      await named({
        all: [
          { field: 'source', is: 'among', value: ['event', 'phone'] },
          {
            any: [
              { field: 'tag', is: 'among', value: ['cliente'] },
              { field: 'tag', is: 'among', value: ['VIP'] },
            ],
          },
        ],
      }),
    ).toEqual(['Ana', 'Cleo']);
    expect(await named({ all: [] })).toEqual(['Ana', 'Bea', 'Cleo']);
  });

  test('of two tags or sources either will do, and who has both is listed and counted once', async () => {
    await aPerson('Ana', { tags: ['Cliente'], source: 'event' });
    await aPerson('Bea', { tags: ['Cliente', 'VIP'], source: 'phone' });
    await aPerson('Cleo', { tags: ['Proveedor'], source: 'phone' });
    await aPerson('Dora', { tags: ['Proveedor'], source: 'event' });
    const stranger = await aUserContext(database.db);
    await createContact(stranger, aCrmContact({ tags: ['Cliente'], source: 'phone' }));
    const filter: ViewFilter = {
      any: [
        { field: 'tag', is: 'among', value: ['cliente'] },
        { field: 'source', is: 'among', value: ['phone'] },
      ],
    };
    const page = { filter, sort: '-name', limit: 2 } as const;
    const first = await listContacts(ana, { ...page, count: true });
    expect([first.items.map((item) => item.firstName), first.total]).toEqual([['Cleo', 'Bea'], 3]);
    const next = await listContacts(ana, { ...page, cursor: first.nextCursor ?? '' });
    expect(next.items.map((item) => item.firstName)).toEqual(['Ana']);
    const both = await listContacts(ana, { ...page, source: 'event', count: true });
    expect([both.items.map((item) => item.firstName), both.total]).toEqual([['Ana'], 1]);
  });

  test.each(VIEW_KINDS)(
    'every comparison of every field of a view of kind %s is one that the database answers',
    async (kind) => {
      const values = {
        text: 'x',
        names: ['mine'],
        period: 'thisMonth',
        day: '2026-01-31',
        days: 3,
        number: 5,
        none: undefined,
      };
      for (const [field, known] of Object.entries(VIEW_FIELDS[kind]))
        for (const is of operatorsOf(known)) {
          const filter = one(field, is, values[valueOf(is)]);
          expect([field, is, await countOfView(ana, { kind, filter })]).toEqual([field, is, 0]);
        }
    },
  );

  test('a text can be asked for whole, whatever its accents and capitals', async () => {
    await aPerson('Inés', { position: 'Dirección', customFields: { Zona: 'Norte' } });
    await aPerson('Leo', { position: 'Dirección general', customFields: { Zona: 'Norte Este' } });
    await called(
      ana,
      createField,
      createFieldSchema.parse({ kind: 'contact', label: 'Apodo', type: 'text' }),
    );
    await aPerson('Mar', { customFields: { apodo: 'La Ñ' } });
    expect(await named(one('position', 'equals', 'direccion'))).toEqual(['Inés']);
    expect(await named(one('firstName', 'equals', 'LEO'))).toEqual(['Leo']);
    expect(await named(one('firstName', 'equals', 'Le'))).toEqual([]);
    expect(await named(one('custom.Zona', 'equals', 'norte'))).toEqual(['Inés']);
    expect(await named(one('customFields.apodo', 'equals', 'la n'))).toEqual(['Mar']);
    expect(await named(one('customFields.apodo', 'equals', 'la'))).toEqual([]);
  });

  test('consent and currency are asked for', async () => {
    await aPerson('Ana', { consent: true });
    await aPerson('Bea');
    expect(await named(one('consent', 'yes'))).toEqual(['Ana']);
    expect(await named(one('consent', 'no'))).toEqual(['Bea']);
    for (const currency of ['EUR', 'CHF'])
      await called(ana, createOpportunity, anOpportunity({ title: currency, currency }));
    const filter = one('currency', 'among', ['CHF']);
    const { items } = await listOpportunities(ana, { limit: 9, filter });
    expect(items.map(({ title }) => title)).toEqual(['CHF']);
  });

  test('a relation is one of the records named, and of another workspace it is none', async () => {
    const [acme, vega] = await Promise.all(
      ['Acme', 'Vega'].map((name) => called(ana, createCompany, aCrmCompany({ name }))),
    );
    const [ofAcme, ofVega] = [String(acme?.id), String(vega?.id)];
    const met = await aPerson('Ana', { companyId: acme?.id });
    await aPerson('Bea', { companyId: vega?.id });
    await aPerson('Cleo');
    expect(await named(one('companyId', 'among', [ofAcme]))).toEqual(['Ana']);
    expect(await named(one('companyId', 'among', [ofAcme, ofVega]))).toEqual(['Ana', 'Bea']);
    expect(await named(one('companyId', 'notAmong', [ofAcme]))).toEqual(['Bea', 'Cleo']);
    await called(ana, createOpportunity, anOpportunity({ title: 'Suyo', contactId: met }));
    await called(ana, createOpportunity, anOpportunity({ title: 'Otro' }));
    const filter = one('contactId', 'among', [String(met)]);
    expect((await listOpportunities(ana, { limit: 9, filter })).items.map(({ title }) => title)).toEqual([
      'Suyo',
    ]);
    const stranger = await aUserContext(database.db);
    const view = await called(stranger, createView, aView({ filter: one('companyId', 'among', [ofAcme]) }));
    expect(view.faults).toMatchObject([{ reason: 'record' }]);
    expect(await named(view.filter, stranger)).toEqual([]);
    const own = await called(ana, createView, aView({ filter: one('companyId', 'among', [ofAcme]) }));
    expect(own.faults).toEqual([]);
  });

  test('own fields that lead to a contact or a company are asked for by the record, and one that is gone is told', async () => {
    for (const [label, type] of Object.entries({ Padrino: 'contact', Matriz: 'company' }))
      await called(ana, createField, createFieldSchema.parse({ kind: 'contact', label, type }));
    const padrino = await aPerson('Zoe');
    const { id: matriz } = await called(ana, createCompany, aCrmCompany());
    await aPerson('Ana', { customFields: { padrino, matriz } });
    await aPerson('Bea');
    const of = (key: string, is: Condition['is'], ...ids: number[]) =>
      one(`customFields.${key}`, is, ids.map(String));
    expect(await named(of('padrino', 'among', padrino))).toEqual(['Ana']);
    expect(await named(of('matriz', 'among', matriz))).toEqual(['Ana']);
    expect(await named(of('matriz', 'notAmong', matriz))).toEqual(['Bea', 'Zoe']);
    expect(await named(of('padrino', 'among', matriz + padrino + 1))).toEqual([]);
    expect(await countOfView(ana, { kind: 'contact', filter: of('padrino', 'among', padrino) })).toBe(1);
    const there = await called(ana, createView, aView({ filter: of('padrino', 'among', padrino) }));
    const gone = await called(ana, createView, aView({ filter: of('matriz', 'among', matriz + 999) }));
    expect([there.faults, gone.faults]).toMatchObject([[], [{ reason: 'record' }]]);
  });

  test('an open opportunity is found by everybody who has a part in it', async () => {
    const [main, decides] = [await aPerson('Main'), await aPerson('Decides')];
    await aPerson('Nobody');
    const deal = await called(
      ana,
      createOpportunity,
      anOpportunity({ contactId: main, amountCents: 600_000 }),
    );
    await called(ana, addContact, deal.id, { contactId: decides, part: 'decides' });
    expect(await named(one('openOpportunities', 'atLeast', 500_000))).toEqual(['Decides', 'Main']);
    expect(await named(one('openOpportunities', 'none'))).toEqual(['Nobody']);
  });

  test('a choice that there is not is told', async () => {
    const view = await called(ana, createView, aView({ filter: one('source', 'among', ['web']) }));
    expect(view.faults).toMatchObject([{ reason: 'value' }]);
    const sound = await called(ana, createView, aView({ filter: one('source', 'among', ['website']) }));
    expect(sound.faults).toEqual([]);
  });

  test('a filter that is no condition is refused, and so is one that is too deep or too long', () => {
    const refused = [
      { all: [{ field: 'source', is: 'like', value: 'x' }] },
      { every: [] },
      { all: [{ any: [{ all: [{ any: [] }] }] }] },
      { all: Array.from({ length: 41 }, () => ({ field: 'position', is: 'empty' })) },
    ];
    for (const filter of refused) expect(viewFilterSchema.safeParse(filter).success).toBe(false);
    for (const text of ['{', '[]', '"x"']) expect(viewAsked.filter.safeParse(text).success).toBe(false);
  });

  test('a list refuses a condition that no record can meet', async () => {
    for (const filter of [
      one('shoeSize', 'empty'),
      one('source', 'contains', 'x'),
      one('position', 'contains', ' '),
    ])
      await expect(named(filter)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('saved views', () => {
  test('the navigation names twelve views, and the list of all of them every one', async () => {
    for (let number = 10; number < 24; number += 1)
      await called(ana, createView, aView({ name: `Vista ${number}` }));
    expect((await navigationViews(ana)).map(({ name }) => name).at(-1)).toBe('Vista 21');
    expect((await listViews(ana, {})).items).toHaveLength(14);
    const shown = (await navigationViews(ana)).map(({ id }) => id);
    expect((await listViews(ana, { limit: 12 })).items.map(({ id }) => id)).toEqual(shown);
  });

  test('a private view is its author’s alone, a shared one every member’s', async () => {
    const own = await called(ana, createView, aView());
    const shared = await called(ana, createView, aView({ name: 'Todas', isShared: true }));
    expect((await listViews(bea, {})).items.map(({ id }) => id)).toEqual([shared.id]);
    await expect(requireView(bea, own.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listContacts(bea, { limit: 50, view: own.id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(called(bea, updateView, shared.id, { name: 'Otra' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(called(bea, deleteView, shared.id)).rejects.toMatchObject({ code: 'forbidden' });
    const byMember = await called(bea, createView, aView({ isShared: true }));
    expect(await called(ana, updateView, byMember.id, { name: 'Revisada' })).toMatchObject({
      name: 'Revisada',
    });
  });

  test('the changes of a private view are its author’s alone, also when it is deleted', async () => {
    const { id } = await called(ana, createView, aView());
    const changes = (who: ServiceContext) => listChanges(who, { record: 'view', id, limit: 50 });
    await expect(changes(bea)).rejects.toMatchObject({ code: 'not_found' });
    await called(ana, updateView, id, { isShared: true });
    expect((await changes(bea)).items).toHaveLength(2);
    await called(ana, updateView, id, { isShared: false });
    await called(ana, deleteView, id);
    await expect(changes(bea)).rejects.toMatchObject({ code: 'not_found' });
    expect((await changes(ana)).items).toHaveLength(4);
  });

  test('a view narrows list, selection for a change, and count alike', async () => {
    const id = await aPerson('Ana', { source: 'event' });
    await aPerson('Bea', { source: 'phone' });
    const view = await called(ana, createView, aView());
    expect((await listContacts(ana, { limit: 50, view: view.id })).items.map((each) => each.id)).toEqual([
      id,
    ]);
    const matching = await matchingRecords(ana, 'contact', { view: view.id });
    expect(await ana.db.all(matching)).toEqual([{ id }]);
    expect(await listViews(ana, { count: true })).toMatchObject({ items: [{ total: 1 }] });
  });

  test('a view of one list is none of another', async () => {
    const view = await called(ana, createView, aView());
    await expect(listOpportunities(ana, { limit: 50, view: view.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('"mine" is the reader’s, in a shared view too', async () => {
    await aPerson('Ana');
    await called(bea, createContact, aCrmContact({ firstName: 'Bea', lastName: null }));
    const view = await called(
      ana,
      createView,
      aView({ isShared: true, filter: one('ownerId', 'among', ['mine']) }),
    );
    const seen = async (ctx: ServiceContext) =>
      (await listContacts(ctx, { limit: 50, view: view.id })).items.map(({ firstName }) => firstName);
    expect([await seen(ana), await seen(bea)]).toEqual([['Ana'], ['Bea']]);
  });

  test('a stage is asked for in its pipeline, and by its key alone in all of them', async () => {
    const { id } = await called(ana, createPipeline, createPipelineSchema.parse({ name: 'Formación' }));
    const [first] = await listPipelines(ana);
    const deals = ['A', 'B'].map((title) => ({ title, stage: 'proposal' }));
    await called(ana, createOpportunity, anOpportunity(deals[0]));
    await called(ana, createOpportunity, anOpportunity({ ...deals[1], pipelineId: id }));
    const titles = async (is: 'among' | 'notAmong', value: string[]) => {
      const filter = one('stage', is, value);
      const { items } = await listOpportunities(ana, { limit: 9, sort: 'title', filter });
      return items.map(({ title }) => title);
    };
    expect(await titles('among', ['proposal'])).toEqual(['A', 'B']);
    expect(await titles('among', [`${id}:proposal`])).toEqual(['B']);
    expect(await titles('notAmong', [`${id}:proposal`])).toEqual(['A']);
    expect(await titles('among', [`${first?.id}:proposal`, `${id}:proposal`])).toEqual(['A', 'B']);
    const { items } = await listOpportunities(ana, { limit: 9, stage: `${id}:proposal` });
    expect(items.map(({ title }) => title)).toEqual(['B']);
    const input = aView({ kind: 'opportunity', filter: one('stage', 'among', [`${id}:dreaming`]) });
    expect((await called(ana, createView, input)).faults).toMatchObject([{ reason: 'stage' }]);
  });

  test('the board shows what a view and a filter of the table leave, in cards and in sums', async () => {
    for (const [title, over] of Object.entries({
      Feria: { source: 'event', amountCents: 600_000 },
      Pequeña: { source: 'event', amountCents: 100_000 },
      Llamada: { source: 'phone', amountCents: 900_000 },
    }))
      await called(ana, createOpportunity, anOpportunity({ title, ...over }));
    const { id } = await called(
      ana,
      createView,
      aView({ kind: 'opportunity', name: 'Grandes', filter: one('amountCents', 'atLeast', 500_000) }),
    );
    const cards = async (query: object) => {
      const { columns } = await findBoard(ana, null, boardQuerySchema.parse(query));
      expect(columns.reduce((all, { count }) => all + count, 0)).toBe(
        columns.flatMap((column) => column.cards.items).length,
      );
      return columns.flatMap((column) => column.cards.items.map(({ title }) => title)).toSorted();
    };
    expect(await cards({ source: 'event' })).toEqual(['Feria', 'Pequeña']);
    expect(await cards({ view: String(id) })).toEqual(['Feria', 'Llamada']);
    expect(await cards({ view: String(id), source: 'event' })).toEqual(['Feria']);
    expect(await viewNames(ana, 'opportunity')).toEqual([{ id, name: 'Grandes' }]);
    expect(await viewNames(ana, 'contact')).toEqual([]);
  });

  test('tasks and communications are seen through views too, and counted', async () => {
    await called(ana, createTask, aTask({ title: 'Late', dueAt: daysAgo(1) }));
    await called(ana, createTask, aTask({ title: 'Soon', dueAt: daysAgo(-2), assigneeId: bea.user.id }));
    await called(ana, createTask, aTask({ title: 'Done', dueAt: daysAgo(1), doneAt: daysAgo(0) }));
    const found = async (filter: ViewFilter) =>
      (await listTasks(ana, { limit: 9, filter })).items.map(({ title }) => title);
    expect(await found(one('overdue', 'yes'))).toEqual(['Late']);
    expect(await found(one('dueAt', 'nextDays', 3))).toEqual(['Soon']);
    expect(await found(one('assigneeId', 'among', [String(bea.user.id)]))).toEqual(['Soon']);
    expect(await found(one('done', 'yes'))).toEqual(['Done']);
    const view = await called(ana, createView, aView({ kind: 'task', filter: one('done', 'no') }));
    expect([await countOfView(ana, view), view.faults]).toEqual([2, []]);
    expect((await countTasks(ana, { view: view.id })).overdue).toBe(1);
    await called(ana, createCommunication, aCommunication({ type: 'meeting', subject: 'Demo' }), null);
    await called(ana, createCommunication, aCommunication({ type: 'call', subject: 'Call' }), null);
    const meetings = one('type', 'among', ['meeting']);
    const { items } = await listCommunications(ana, { limit: 9, filter: meetings });
    expect(items.map(({ subject }) => subject)).toEqual(['Demo']);
    // A view of one list says nothing of another.
    await expect(listTasks(ana, { limit: 9, filter: meetings })).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a member, tag or stage that is gone is told, and finds nothing', async () => {
    const opportunity = (filter: ViewFilter) => aView({ kind: 'opportunity' satisfies ViewKind, filter });
    const ofMember = await called(
      ana,
      createView,
      aView({ filter: one('ownerId', 'among', [String(bea.user.id)]) }),
    );
    const ofTag = await called(ana, createView, aView({ filter: one('tag', 'among', ['Feria']) }));
    const ofStage = await called(ana, createView, opportunity(one('stage', 'among', ['dreaming'])));
    expect(ofMember.faults).toEqual([]);
    await database.db
      .delete(workspaceMembers)
      .where(
        and(eq(workspaceMembers.workspaceId, ana.workspace.id), eq(workspaceMembers.userId, bea.user.id)),
      );
    const reasons = async (id: number) => (await requireView(ana, id)).faults.map(({ reason }) => reason);
    expect(await reasons(ofMember.id)).toEqual(['member']);
    expect(await reasons(ofTag.id)).toEqual(['tag']);
    expect(await reasons(ofStage.id)).toEqual(['stage']);
    expect(await countOfView(ana, ofStage)).toBe(0);
  });

  test('a stale change is refused with the view as it is', async () => {
    const view = await called(ana, createView, aView());
    await called(ana, updateView, view.id, { name: 'Nueva' });
    await expect(
      called(ana, updateView, view.id, { name: 'Vieja', updatedAt: view.updatedAt }),
    ).rejects.toMatchObject({ code: 'stale' });
  });

  test('companies are found by their people', async () => {
    const { id } = await called(ana, createCompany, aCrmCompany());
    await called(ana, createCompany, aCrmCompany({ name: 'Vacía' }));
    await aPerson('Ana', { companyId: id });
    expect(await countOfView(ana, { kind: 'company', filter: one('contacts', 'some') })).toBe(1);
    expect(await countOfView(ana, { kind: 'company', filter: one('contacts', 'none') })).toBe(1);
  });
});
