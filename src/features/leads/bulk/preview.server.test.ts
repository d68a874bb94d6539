import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField } from '#features/leads/fields/field.server.ts';
import { createOpportunity, findOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import { createPipeline, updatePipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createPipelineSchema, updatePipelineSchema } from '#features/leads/pipelines/pipeline.schema.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { runNextChange } from '#tests/jobs.ts';
import {
  companyPreviewSchema,
  contactPreviewSchema,
  opportunityBulkSchema,
  opportunityPreviewSchema,
} from './bulk.schema.ts';
import { changeOpportunities, previewOpportunities, previewRecords } from './bulk.server.ts';
import { findJob } from './job.server.ts';

let database: TestDatabase;
let ana: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
});
afterEach(() => database.close());

const ofCompanies = (body: object) => previewRecords(ana, 'company', companyPreviewSchema.parse(body));
const ofDeals = (body: object) => previewOpportunities(ana, opportunityPreviewSchema.parse(body));

test('a preview says how many records change, from which values, and how many have it already', async () => {
  for (const sector of ['Retail', 'Retail', null, 'Banca'])
    await createCompany(ana, aCrmCompany({ name: `Firma ${sector}`, domain: null, sector }));
  expect(await ofCompanies({ allMatching: {}, set: { sector: 'Banca' } })).toEqual({
    total: 4,
    changed: 3,
    same: 1,
    refused: 0,
    fields: [
      {
        field: 'sector',
        replaced: [
          { value: 'Retail', count: 2 },
          { value: null, count: 1 },
        ],
        others: 0,
      },
    ],
    refusals: [],
  });
  const emptied = await ofCompanies({ allMatching: { q: 'retail' }, set: { sector: null } });
  expect(emptied).toMatchObject({ total: 2, changed: 2 });
});

test('it does so of fields of the workspace, and names the records that a value leads to', async () => {
  const define = (over: object) =>
    called(ana, createField, createFieldSchema.parse({ kind: 'contact', ...over }));
  await define({ label: 'Zonas', type: 'choices', options: [{ label: 'Norte' }, { label: 'Sur' }] });
  const { id } = await createCompany(ana, aCrmCompany({ name: 'Ardela' }));
  for (const zonas of [['norte'], ['norte', 'sur'], []])
    await createContact(
      ana,
      aCrmContact({ firstName: 'Luz', email: null, companyId: id, customFields: { zonas } }),
    );
  const preview = (set: object) =>
    previewRecords(ana, 'contact', contactPreviewSchema.parse({ allMatching: {}, set }));
  expect(await preview({ customFields: { zonas: ['NORTE'] } })).toMatchObject({
    changed: 2,
    same: 1,
    fields: [{ field: 'customFields.zonas', replaced: [{ value: null }, { value: ['norte', 'sur'] }] }],
  });
  expect(await preview({ companyId: null })).toMatchObject({
    changed: 3,
    fields: [{ field: 'companyId', replaced: [{ value: id, name: 'Ardela', count: 3 }] }],
  });
});

test('opportunities that a stage does not let in are told, and left where they are by the change', async () => {
  const was = await requirePipeline(ana);
  const stages = was.stages.map(({ position: _p, total: _t, ...stage }) =>
    stage.key === 'proposal' ? { ...stage, requiredFields: ['amountCents'] } : stage,
  );
  await called(ana, updatePipeline, was.id, updatePipelineSchema.parse({ stages }));
  const other = await called(ana, createPipeline, createPipelineSchema.parse({ name: 'Formación' }));
  const make = (over: object) => called(ana, createOpportunity, anOpportunity(over));
  const full = await make({ amountCents: 900 });
  const bare = await make({ amountCents: 0 });
  const there = await make({ amountCents: 900, stage: 'proposal' });
  const elsewhere = await make({ amountCents: 900, pipelineId: other.id, stage: 'proposal' });
  const ids = [full.id, bare.id, there.id, elsewhere.id];
  const set = { pipelineId: was.id, stage: 'proposal' };
  const preview = await ofDeals({ ids, set });
  expect(preview).toMatchObject({
    total: 4,
    changed: 2,
    same: 1,
    refused: 1,
    fields: [{ field: 'stage', others: 0 }],
    refusals: [{ count: 1 }],
  });
  expect(preview.fields[0]?.replaced).toEqual([
    { value: 'qualification', pipelineId: was.id, count: 1 },
    { value: 'proposal', pipelineId: other.id, count: 1 },
  ]);
  await expect(changeOpportunities(ana, opportunityBulkSchema.parse({ ids, set }))).rejects.toMatchObject({
    code: 'invalid',
  });
  const job = await changeOpportunities(ana, opportunityBulkSchema.parse({ ids, set, leaveRefused: true }));
  while (
    await runNextChange({
      db: database.db,
      signal: new AbortController().signal,
      clock: () => new Date(ana.now.getTime() + 5_000),
    })
  );
  expect(await findJob(ana, job.id)).toMatchObject({ status: 'done', done: 2, total: 2, kept: 0 });
  expect(await findOpportunity(ana, elsewhere.id)).toMatchObject({ pipelineId: was.id, stage: 'proposal' });
  expect(await findOpportunity(ana, bare.id)).toMatchObject({ stage: 'qualification' });
});

test('records of another workspace are not found, and those that match are the own ones alone', async () => {
  const stranger = await aUserContext(database.db);
  const { id } = await createCompany(stranger, aCrmCompany({ sector: 'Retail' }));
  await expect(ofCompanies({ ids: [id], set: { sector: 'X' } })).rejects.toMatchObject({ code: 'not_found' });
  expect(await ofCompanies({ allMatching: {}, set: { sector: 'X' } })).toMatchObject({ total: 0 });
  const deal = await createOpportunity(stranger, anOpportunity());
  await expect(ofDeals({ ids: [deal.id], set: { source: 'event' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
