import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField } from '#features/leads/fields/field.server.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listTasks } from '#features/leads/tasks/task-list.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { PeriodName } from '#shared/dates/periods.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { VIEW_FIELDS, VIEW_KINDS, operatorsOf } from './view-fields.values.ts';
import { createViewSchema } from './view.schema.ts';
import { createView } from './view.server.ts';

let database: TestDatabase;
let ana: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db, { now: new Date('2027-03-31T12:00:00.000Z') });
});
afterEach(() => database.close());

const at = (now: string, timeZone = 'Europe/Madrid') => ({ ...ana, now: new Date(now), timeZone });
const during = (field: string, value: PeriodName) => ({ all: [{ field, is: 'during' as const, value }] });

test('a saved view of "this quarter" is right tomorrow too, by the day of its reader’s clock', async () => {
  for (const expectedClose of ['2027-03-31', '2027-04-01', '2027-06-30', '2027-07-01', null])
    await called(ana, createOpportunity, anOpportunity({ title: expectedClose ?? 'never', expectedClose }));
  const view = await called(
    ana,
    createView,
    createViewSchema.parse({
      kind: 'opportunity',
      name: 'Cierran',
      filter: during('expectedClose', 'thisQuarter'),
    }),
  );
  expect(view.faults).toEqual([]);
  const shown = async (ctx: ServiceContext) =>
    (await listOpportunities(ctx, { limit: 9, view: view.id, sort: 'title' })).items.map(
      ({ title }) => title,
    );
  const evening = '2027-03-31T21:30:00.000Z';
  expect(await shown(at(evening))).toEqual(['2027-03-31']);
  expect(await shown(at('2027-03-31T22:30:00.000Z'))).toEqual(['2027-04-01', '2027-06-30']);
  // The same moment is another day elsewhere.
  expect(await shown(at(evening, 'Asia/Tokyo'))).toEqual(['2027-04-01', '2027-06-30']);
  expect(await shown(at('2027-04-01T03:00:00.000Z', 'America/New_York'))).toEqual(['2027-03-31']);
});

test('moments and own dates are asked for by the periods of the reader’s calendar', async () => {
  const field = createFieldSchema.parse({ kind: 'contact', label: 'Renueva', type: 'date' });
  await called(ana, createField, field);
  for (const [firstName, renueva] of Object.entries({ Ana: '2027-04-05', Bea: '2027-04-11', Cleo: null }))
    await called(
      ana,
      createContact,
      aCrmContact({ firstName, lastName: null, customFields: renueva ? { renueva } : {} }),
    );
  const named = async (value: PeriodName, ctx = ana) =>
    (await listContacts(ctx, { limit: 9, filter: during('customFields.renueva', value) })).items.map(
      (each) => each.firstName,
    );
  expect(await named('nextWeek')).toEqual(['Ana', 'Bea']);
  expect(await named('thisWeek')).toEqual([]);
  expect(await named('today', at('2027-04-10T23:00:00.000Z'))).toEqual(['Bea']);

  for (const dueAt of ['2027-04-01T21:59:00.000Z', '2027-04-01T22:00:00.000Z'])
    await called(ana, createTask, aTask({ title: dueAt, dueAt }));
  const due = async (ctx: ServiceContext) =>
    (await listTasks(ctx, { limit: 9, filter: during('dueAt', 'tomorrow') })).items.length;
  expect([await due(ana), await due({ ...ana, timeZone: 'UTC' })]).toEqual([1, 2]);
});

test('the last contact lies in a period, and one that was met again later does not', async () => {
  const met = async (firstName: string, ...moments: string[]) => {
    const { id: contactId } = await called(ana, createContact, aCrmContact({ firstName, lastName: null }));
    for (const occurredAt of moments)
      await called(ana, createCommunication, aCommunication({ contactId, occurredAt }), null);
  };
  await met('Feb', '2027-02-10T09:00:00.000Z');
  await met('Again', '2027-02-10T09:00:00.000Z', '2027-03-10T09:00:00.000Z');
  await met('Never');
  const found = async (value: PeriodName) =>
    (await listContacts(ana, { limit: 9, filter: during('lastContact', value) })).items.map(
      ({ firstName }) => firstName,
    );
  expect([await found('lastMonth'), await found('thisMonth')]).toEqual([['Feb'], ['Again']]);
});

test('every date of every list takes a period, and no other word for one', async () => {
  const dates = VIEW_KINDS.flatMap((kind) =>
    Object.entries(VIEW_FIELDS[kind]).filter(([, { type }]) =>
      ['day', 'moment', 'due', 'past'].includes(type),
    ),
  );
  expect(dates.length).toBeGreaterThan(15);
  expect(dates.filter(([, known]) => !operatorsOf(known).includes('during'))).toEqual([]);
  const filter = { all: [{ field: 'expectedClose', is: 'during' as const, value: 'soon' }] };
  await expect(listOpportunities(ana, { limit: 9, filter })).rejects.toMatchObject({ code: 'invalid' });
});
