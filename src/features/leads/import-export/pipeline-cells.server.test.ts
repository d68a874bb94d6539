import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { createPipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createPipelineSchema } from '#features/leads/pipelines/pipeline.schema.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { exported, importForm } from '#tests/importing.ts';

let database: TestDatabase;
let ana: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
});
afterEach(() => database.close());

const STAGES = [
  { name: 'Llamada', kind: 'open', probability: 10 },
  { name: 'Propuesta', kind: 'open', probability: 40 },
  { name: 'Firmado', kind: 'won' },
  { name: 'Perdido', kind: 'lost' },
];
const aPipeline = (ctx: ServiceContext, name = 'Formación') =>
  called(ctx, createPipeline, createPipelineSchema.parse({ name, stages: STAGES }));
const load = (file: string, over: object = {}, ctx = ana) =>
  importForm(ctx, anImport(file, { kind: 'opportunities', ...over }));
const places = async (ctx = ana) => {
  const names = new Map((await listPipelines(ctx)).map(({ id, name }) => [id, name]));
  return (await listOpportunities(ctx, { sort: 'title', limit: 50 })).items.map(
    ({ title, pipelineId, stage }) => [title, names.get(pipelineId), stage],
  );
};

test('a file names the pipeline of each deal, and comes back the same in a workspace that has it', async () => {
  const twin = await aUserContext(database.db);
  const { id } = await aPipeline(ana);
  await aPipeline(twin);
  await called(ana, createOpportunity, anOpportunity({ title: 'A', stage: 'proposal' }));
  await called(ana, createOpportunity, anOpportunity({ title: 'B', pipelineId: id, stage: 'propuesta' }));
  const file = await exported(ana, 'opportunities');
  const { errors, counts } = await load(file, {}, twin);
  expect([errors, counts.created]).toEqual([[], 2]);
  expect(await places(twin)).toEqual([
    ['A', null, 'proposal'],
    ['B', 'Formación', 'propuesta'],
  ]);
  expect(await exported(twin, 'opportunities')).toBe(file);
});

test('a pipeline is named whatever its capitals, in either language or by its number; an unknown one is told, and its deals go into the first', async () => {
  const { id } = await aPipeline(ana);
  const mapping = JSON.stringify({ Deal: 'title', Board: 'pipeline', Step: 'stage' });
  const lines = [
    'Deal,Board,Step',
    'A,FORMACION,Llamada',
    'B,Ventas,Propuesta',
    `C,${id},Firmado`,
    'D,Otro,Propuesta',
  ];
  const { errors, readValues, counts } = await load(lines.join('\n'), { mapping });
  expect([errors, counts.created]).toEqual([[], 4]);
  expect(readValues).toContainEqual({ how: 'pipelineUnknown', written: 'Otro', made: 'Sales', lines: 1 });
  expect(await places()).toEqual([
    ['A', 'Formación', 'llamada'],
    ['B', null, 'proposal'],
    ['C', 'Formación', 'firmado'],
    ['D', null, 'proposal'],
  ]);
});

test('a deal that is there goes to the pipeline that the file names where the file may overwrite', async () => {
  await aPipeline(ana);
  const mapping = JSON.stringify({ Deal: 'title', Board: 'pipeline', Step: 'stage' });
  await called(ana, createOpportunity, anOpportunity({ title: 'A', stage: 'proposal' }));
  const file = 'Deal,Board,Step\nA,Formación,Llamada';
  await load(file, { mapping });
  expect(await places()).toEqual([['A', null, 'proposal']]);
  await load(file, { mapping, overwrite: 'true' });
  expect(await places()).toEqual([['A', 'Formación', 'llamada']]);
});
