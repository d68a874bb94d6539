import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { createOpportunity, findOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listPipelines, requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { MAX_PIPELINES } from '#shared/limits.ts';
import { createPipeline, deletePipeline, updatePipeline } from './pipeline-edit.server.ts';
import { createPipelineSchema, updatePipelineSchema } from './pipeline.schema.ts';

let database: TestDatabase;
let ana: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
});
afterEach(() => database.close());

const make = (name: string) => called(ana, createPipeline, createPipelineSchema.parse({ name }));
const making = (name: string) =>
  causeOf(ana, (ctx) => createPipeline(ctx, createPipelineSchema.parse({ name })));
const changing = (id: number, over: object) =>
  causeOf(ana, (ctx) => updatePipeline(ctx, id, updatePipelineSchema.parse(over)));
const deal = (over: object = {}) => called(ana, createOpportunity, anOpportunity(over));
const last = async (): Promise<Pipeline> => (await listPipelines(ana)).at(-1) as Pipeline;
const kinds = ({ stages }: Pipeline) => new Set(stages.map(({ kind }) => kind));
/** The stages as a PATCH sends them. */
const sent = ({ stages }: Pipeline) => stages.map(({ position: _p, total: _t, ...stage }) => stage);

describe('an undo leaves every pipeline an open, a won and a lost stage', () => {
  test('of a pipeline that has an opportunity by now, all stages stay', async () => {
    const cause = await making('Formación');
    const { id, stages } = await last();
    await deal({ pipelineId: id });
    const { kept } = await undoAnyCause(ana, cause);
    expect(kept).toContainEqual(expect.objectContaining({ record: 'pipeline', reason: 'in_use' }));
    expect((await requirePipeline(ana, id)).stages).toEqual(stages);
  });

  test('of a pipeline that was renamed since, all stages needed stay; of one that nobody has used, nothing', async () => {
    const renamed = await making('Formación');
    const { id } = await last();
    await changing(id, { name: 'Cursos' });
    await undoAnyCause(ana, renamed);
    expect(kinds(await requirePipeline(ana, id))).toEqual(new Set(['open', 'won', 'lost']));
    const unused = await making('Servicios');
    await undoAnyCause(ana, unused);
    expect((await listPipelines(ana)).map(({ name }) => name)).toEqual([null, 'Cursos']);
  });

  test('the second stage of a kind stays when it has become the last one', async () => {
    const was = await requirePipeline(ana);
    const added = await changing(was.id, {
      stages: [...sent(was), { name: 'Descartado', kind: 'lost' }],
    });
    await changing(was.id, {
      stages: sent(await requirePipeline(ana)).filter(({ key }) => key !== 'lost'),
    });
    await undoAnyCause(ana, added);
    expect((await requirePipeline(ana)).stages.map(({ key }) => key)).toContain('descartado');
  });

  test('a stage that was given another kind gets its own back, unless an opportunity stands in it', async () => {
    const was = await requirePipeline(ana);
    const turned = (over: object) =>
      changing(was.id, {
        stages: sent(was).map((stage) => (stage.key === 'proposal' ? { ...stage, ...over } : stage)),
      });
    await undoAnyCause(ana, await turned({ kind: 'won', probability: 100 }));
    expect((await requirePipeline(ana)).stages).toEqual(was.stages);
    const cause = await turned({ kind: 'won', probability: 100 });
    await deal({ stage: 'proposal' });
    await undoAnyCause(ana, cause);
    expect((await requirePipeline(ana)).stages[1]).toMatchObject({ key: 'proposal', kind: 'won' });
  });
});

describe('an undo keeps what pipelines are held to', () => {
  test('brings back neither a name that another one has by now nor one too many', async () => {
    const named = await make('Formación');
    const renaming = await changing(named.id, { name: 'Cursos' });
    const other = await make('FORMACIÓN'.toLowerCase());
    await undoAnyCause(ana, renaming);
    expect((await requirePipeline(ana, named.id)).name).toBe('Cursos');
    const deletion = await causeOf(ana, (ctx) => deletePipeline(ctx, other.id, undefined));
    const again = await make('formación');
    await undoAnyCause(ana, deletion);
    expect((await listPipelines(ana)).filter(({ name }) => name === 'formación')).toHaveLength(1);

    const last = await causeOf(ana, (ctx) => deletePipeline(ctx, again.id, undefined));
    while ((await listPipelines(ana)).length < MAX_PIPELINES) await make(`Embudo ${Math.random()}`);
    await undoAnyCause(ana, last);
    expect(await listPipelines(ana)).toHaveLength(MAX_PIPELINES);
  });

  test('gives back a stage in whose place one of its name came with the same change', async () => {
    const was = await requirePipeline(ana);
    const named = await changing(was.id, { stages: [...sent(was), { name: 'Prueba', kind: 'open' }] });
    const before = await requirePipeline(ana);
    const swap = await changing(was.id, { stages: [...sent(was), { name: 'Prueba', kind: 'open' }] });
    await undoAnyCause(ana, swap);
    expect((await requirePipeline(ana)).stages).toEqual(before.stages);
    await undoAnyCause(ana, named);
    expect((await requirePipeline(ana)).stages).toEqual(was.stages);
  });
});

test('an undo puts no open opportunity into a stage that is a won one by now', async () => {
  const was = await requirePipeline(ana);
  const { id } = await deal({ stage: 'proposal' });
  const dragged = await causeOf(ana, (ctx) =>
    moveOpportunity(ctx, id, { stage: 'negotiation', afterId: null, lostReason: null }),
  );
  await changing(was.id, {
    stages: sent(was).map((stage) =>
      stage.key === 'proposal' ? { ...stage, kind: 'won', probability: 100 } : stage,
    ),
  });
  await undoAnyCause(ana, dragged);
  expect(await findOpportunity(ana, id)).toMatchObject({ stage: 'negotiation', closedAt: null });
});

test('a deleted opportunity whose pipeline is gone comes back into the default one, as open, won or lost as it was', async () => {
  const { id: pipelineId } = await make('Formación');
  const target = await requirePipeline(ana);
  const open = await deal({ pipelineId, stage: 'proposal' });
  const lost = await deal({ pipelineId, stage: 'lost', lostReason: 'Precio' });
  for (const { id } of [open, lost]) await called(ana, deleteOpportunity, id);
  await called(ana, deletePipeline, pipelineId, undefined);
  for (const { id } of [open, lost]) await called(ana, restoreOpportunity, id);
  expect(await findOpportunity(ana, open.id)).toMatchObject({ pipelineId: target.id, stage: 'proposal' });
  expect(await findOpportunity(ana, lost.id)).toMatchObject({
    pipelineId: target.id,
    stage: 'lost',
    lostReason: 'Precio',
  });
});
