import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField, deleteField } from '#features/leads/fields/field.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { createViewSchema } from '#features/leads/views/view.schema.ts';
import { createView, requireView } from '#features/leads/views/view.server.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { groupText } from './group-text.rules.ts';
import { groupOpportunities, groupRecords } from './list-groups.server.ts';
import { companyGroupsQuery, opportunityGroupsQuery } from './list-groups.schema.ts';

let database: TestDatabase;
let ana: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
});
afterEach(() => database.close());

const aCompany = (name: string, over: object) =>
  called(ana, createCompany, aCrmCompany({ name, domain: null, ...over }));
const groups = (query: object) => groupRecords(ana, 'company', companyGroupsQuery.parse(query));
const aZone = () =>
  called(
    ana,
    createField,
    createFieldSchema.parse({
      kind: 'company',
      label: 'Zona',
      type: 'choice',
      options: [{ label: 'Norte' }, { label: 'Sur' }],
    }),
  );

test('a list is grouped by a field, with the number of records under its filters, and shows one group', async () => {
  for (const [name, sector, source] of [
    ['Uno', 'Retail', 'event'],
    ['Dos', 'Retail', 'phone'],
    ['Tres', null, 'event'],
  ] as const)
    await aCompany(name, { sector, source });
  expect(await groups({ group: 'sector' })).toEqual({
    items: [
      { value: 'Retail', total: 2 },
      { value: null, total: 1 },
    ],
    others: 0,
  });
  expect((await groups({ group: 'sector', source: 'phone' })).items).toEqual([{ value: 'Retail', total: 1 }]);
  const named = async (value: string | null) =>
    (
      await listCompanies(ana, { limit: 9, sort: 'name', group: 'sector', inGroup: groupText(value) })
    ).items.map(({ name }) => name);
  expect([await named('Retail'), await named(null)]).toEqual([['Dos', 'Uno'], ['Tres']]);
  await expect(groups({ group: 'notes' })).rejects.toMatchObject({ code: 'invalid' });
});

test('fields of the workspace have groups; of one that is gone nothing is found, and a view says so', async () => {
  const zone = await aZone();
  await aCompany('Uno', { customFields: { zona: 'norte' } });
  await aCompany('Dos', {});
  const group = 'customFields.zona';
  expect((await groups({ group })).items).toEqual([
    { value: null, total: 1 },
    { value: 'norte', total: 1 },
  ]);
  const input = createViewSchema.parse({ kind: 'company', name: 'Zonas', filter: { all: [] }, group });
  const view = await called(ana, createView, input);
  expect(view).toMatchObject({ group, isGroupGone: false });
  await called(ana, deleteField, zone.id);
  expect(await requireView(ana, view.id)).toMatchObject({ group, isGroupGone: true });
  expect((await listCompanies(ana, { limit: 9, group, inGroup: '=norte' })).items).toEqual([]);
});

test('opportunities are grouped by their stage in its pipeline', async () => {
  const [pipeline] = await listPipelines(ana);
  for (const stage of ['proposal', 'proposal', 'qualification'])
    await called(ana, createOpportunity, anOpportunity({ stage }));
  const found = await groupOpportunities(ana, opportunityGroupsQuery.parse({ group: 'stage' }));
  expect(found.items).toEqual([
    expect.objectContaining({ value: `${pipeline?.id}:proposal`, total: 2 }),
    expect.objectContaining({ value: `${pipeline?.id}:qualification`, total: 1 }),
  ]);
  const inGroup = groupText(`${pipeline?.id}:proposal`);
  const { items } = await listOpportunities(ana, { limit: 9, group: 'stage', inGroup });
  expect(items).toHaveLength(2);
});

test('every group of opportunities says its number and its sum in each currency, over all rows and not one page', async () => {
  const deals = [
    ...Array.from({ length: 60 }, () => ({ source: 'event', amountCents: 1_050 })),
    { source: 'event', amountCents: 700, currency: 'CHF' },
    { source: 'phone', amountCents: 900_000 },
  ];
  for (const deal of deals) await called(ana, createOpportunity, anOpportunity(deal));
  const ask = (query: object) => groupOpportunities(ana, opportunityGroupsQuery.parse(query));
  expect(await ask({ group: 'source' })).toEqual({
    items: [
      {
        value: 'event',
        total: 61,
        amounts: [
          { currency: 'EUR', amountCents: 63_000 },
          { currency: 'CHF', amountCents: 700 },
        ],
      },
      { value: 'phone', total: 1, amounts: [{ currency: 'EUR', amountCents: 900_000 }] },
    ],
    others: 0,
    amounts: [
      { currency: 'EUR', amountCents: 963_000 },
      { currency: 'CHF', amountCents: 700 },
    ],
  });
  expect((await ask({ group: 'source', currency: 'CHF' })).amounts).toEqual([
    { currency: 'CHF', amountCents: 700 },
  ]);
});
