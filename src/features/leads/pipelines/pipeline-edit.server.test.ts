// One long file: what pipelines guarantee to the opportunities that stand in them.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { causes, crmOpportunities, crmStages } from '#db/schema/index.ts';
import { opportunityBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeOpportunities } from '#features/leads/bulk/bulk.server.ts';
import { createFieldSchema } from '#features/leads/fields/field.schema.ts';
import { createField } from '#features/leads/fields/field.server.ts';
import { findBoard } from '#features/leads/opportunities/board.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import {
  createOpportunity,
  findOpportunity,
  updateOpportunity,
} from '#features/leads/opportunities/opportunity.server.ts';
import { listPipelines, requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import { problemOf } from '#kernel/api/problem.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { AppError } from '#shared/errors.ts';
import { called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createPipeline, deletePipeline, showPipelines, updatePipeline } from './pipeline-edit.server.ts';
import { createPipelineSchema, updatePipelineSchema } from './pipeline.schema.ts';
import { MAX_PIPELINES } from '#shared/limits.ts';

let database: TestDatabase;
let ana: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db);
});
afterEach(() => database.close());

const make = (over: object = {}, ctx = ana) =>
  called(ctx, createPipeline, createPipelineSchema.parse({ name: 'Formación', ...over }));
const change = (id: number, over: object) =>
  called(ana, updatePipeline, id, updatePipelineSchema.parse(over));
const deal = (over: object = {}) => called(ana, createOpportunity, anOpportunity(over));
const own = async (): Promise<Pipeline> => requirePipeline(ana);
/** The stages as a PATCH sends them, without some and with others. */
const stagesOf = (
  { stages }: Pipeline,
  without: readonly string[] = [],
  more: Record<string, unknown>[] = [],
) => [
  ...stages.filter(({ key }) => !without.includes(key)).map(({ position: _p, total: _t, ...stage }) => stage),
  ...more,
];
const refused = (fields: Record<string, string>, rest: object = {}) => ({
  code: 'invalid',
  details: expect.objectContaining({ fields, ...rest }),
});

const THREE = [
  { name: 'Llamada', kind: 'open', probability: 10 },
  { name: 'Firmado', kind: 'won' },
  { name: 'Perdido', kind: 'lost' },
];

describe('a pipeline', () => {
  test('begins with the stages of a new workspace, or with its own, which get keys', async () => {
    const begun = await make();
    expect(begun.stages.map(({ key }) => key)).toEqual((await own()).stages.map(({ key }) => key));
    const { stages } = await make({ name: 'Servicios', stages: THREE });
    expect(stages).toMatchObject([
      { key: 'llamada', name: 'Llamada', probability: 10 },
      { key: 'firmado', probability: 100 },
      { key: 'perdido', probability: 0 },
    ]);
  });

  test('has a name of its own, whatever its capitals, also beside the one that has none', async () => {
    await make();
    await expect(make({ name: 'FORMACION' })).rejects.toMatchObject(
      refused({ name: 'pipelines:errors.nameTaken' }),
    );
    // Also in the language that its maker does not read.
    for (const name of ['sales', 'ventas'])
      await expect(make({ name })).rejects.toMatchObject(refused({ name: 'pipelines:errors.nameTaken' }));
    const was = await own();
    for (const name of ['proposal', 'PROPUESTA'])
      await expect(
        change(was.id, { stages: stagesOf(was, [], [{ name, kind: 'open' }]) }),
      ).rejects.toMatchObject(refused({ 'stages.5.name': 'pipelines:errors.stageTaken' }));
  });

  test('is one of twenty at most', async () => {
    for (let n = 1; n < MAX_PIPELINES; n += 1) await make({ name: `Embudo ${n}` });
    await expect(make({ name: 'Uno más' })).rejects.toMatchObject(
      refused({ name: 'pipelines:errors.tooMany' }),
    );
  });

  test('has an open stage, a won one and a lost one, no two of one name', async () => {
    for (const kind of ['open', 'won', 'lost'])
      await expect(make({ stages: THREE.filter((stage) => stage.kind !== kind) })).rejects.toMatchObject(
        refused({ stages: 'pipelines:errors.kinds' }),
      );
    await expect(make({ stages: [...THREE, { name: 'LLAMADA', kind: 'open' }] })).rejects.toMatchObject(
      refused({ 'stages.3.name': 'pipelines:errors.stageTaken' }),
    );
    expect(createPipelineSchema.safeParse({ name: 'x'.repeat(61) }).success).toBe(false);
    const many = Array.from({ length: 31 }, (_, n) => ({ name: `Etapa ${n}`, kind: 'open' }));
    expect(createPipelineSchema.safeParse({ name: 'x', stages: many }).success).toBe(false);
  });

  test('is of its workspace alone', async () => {
    const { id } = await make();
    const bea = await aUserContext(database.db);
    const mine = await requirePipeline(bea);
    await expect(called(bea, updatePipeline, id, { name: 'Mío' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(called(bea, deletePipeline, id, undefined)).rejects.toMatchObject({ code: 'not_found' });
    await make({}, bea);
    await deal();
    await expect(
      called(ana, deletePipeline, (await own()).id, { pipelineId: mine.id }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is not saved over a change that somebody else has made meanwhile', async () => {
    const { id, updatedAt } = await make();
    await change(id, { name: 'Cursos', updatedAt });
    await expect(change(id, { name: 'Talleres', updatedAt })).rejects.toMatchObject({ code: 'stale' });
  });
});

describe('stages', () => {
  test('are renamed, ordered, coloured and added; names of the beginning stay in the language of the reader', async () => {
    const was = await own();
    const [first, ...others] = stagesOf(was);
    const next = await change(was.id, {
      stages: [
        { name: 'Primer contacto', kind: 'open', probability: 5, color: 'green', staleDays: 7 },
        ...others,
        first,
      ],
    });
    expect(next.stages.map(({ key }) => key)).toEqual([
      'primer_contacto',
      'proposal',
      'negotiation',
      'won',
      'lost',
      'qualification',
    ]);
    expect(next.stages[0]).toMatchObject({ color: 'green', staleDays: 7 });
    expect(next.stages[1]?.name).toBeNull();
  });

  test('one with opportunities asks where they go, says how many, and they go there with their history', async () => {
    const was = await own();
    const { id } = await deal({ stage: 'proposal' });
    const edited = await deal({ stage: 'proposal', probability: 33 });
    const stages = stagesOf(was, ['proposal']);
    await expect(change(was.id, { stages })).rejects.toMatchObject(
      refused(
        { 'moves.proposal': 'pipelines:errors.dealsInStage' },
        { values: { stage: 'Proposal', total: 2 } },
      ),
    );
    await expect(change(was.id, { stages, moves: { proposal: 'won' } })).rejects.toMatchObject(
      refused({ 'moves.proposal': 'pipelines:errors.otherKind' }),
    );
    const cause = await causeOf(ana, (ctx) =>
      updatePipeline(ctx, was.id, updatePipelineSchema.parse({ stages, moves: { proposal: 'negotiation' } })),
    );
    const moved = await findOpportunity(ana, id);
    expect(moved).toMatchObject({ stage: 'negotiation', probability: 75 });
    expect(moved.history.map(({ toStage }) => toStage)).toEqual(['proposal', 'negotiation']);
    // A probability of its own stays.
    expect(await findOpportunity(ana, edited.id)).toMatchObject({ stage: 'negotiation', probability: 33 });

    await undoAnyCause(ana, cause);
    expect((await own()).stages).toEqual(was.stages);
    expect(await findOpportunity(ana, id)).toMatchObject({ stage: 'proposal', probability: 50 });
    expect((await findOpportunity(ana, id)).history).toHaveLength(1);
  });

  test('keep their kind while opportunities are in them', async () => {
    const was = await own();
    await deal({ stage: 'proposal' });
    const stages = stagesOf(was).map((stage) =>
      stage.key === 'proposal' ? { ...stage, kind: 'won', probability: null } : stage,
    );
    await expect(change(was.id, { stages })).rejects.toMatchObject(
      refused({ 'stages.1.kind': 'pipelines:errors.kindInUse' }),
    );
  });

  test('take along the probabilities that nobody has changed', async () => {
    const was = await own();
    const { id } = await deal();
    const edited = await deal({ probability: 21 });
    await change(was.id, {
      stages: stagesOf(was).map((stage) =>
        stage.key === 'qualification' ? { ...stage, probability: 30 } : stage,
      ),
    });
    expect(await findOpportunity(ana, id)).toMatchObject({ probability: 30 });
    expect(await findOpportunity(ana, edited.id)).toMatchObject({ probability: 21 });
  });

  test('an undo never leaves an opportunity without a stage', async () => {
    const was = await own();
    const added = await causeOf(ana, (ctx) =>
      updatePipeline(
        ctx,
        was.id,
        updatePipelineSchema.parse({ stages: stagesOf(was, [], [{ name: 'Prueba', kind: 'open' }]) }),
      ),
    );
    const { id } = await deal({ stage: 'prueba' });
    await undoAnyCause(ana, added);
    expect((await own()).stages.map(({ key }) => key)).toContain('prueba');

    // Of a move out of a stage that is gone since.
    const moved = await causeOf(ana, (ctx) => updateOpportunity(ctx, id, { stage: 'proposal' }));
    await change(was.id, { stages: stagesOf(await own(), ['prueba']) });
    await undoAnyCause(ana, moved);
    expect(await findOpportunity(ana, id)).toMatchObject({ stage: 'proposal' });

    // Of a deletion from a stage that is gone since: back in the first that is as open.
    await called(ana, deleteOpportunity, id);
    await change(was.id, { stages: stagesOf(await own(), ['proposal']) });
    await called(ana, restoreOpportunity, id);
    expect(await findOpportunity(ana, id)).toMatchObject({ stage: 'qualification' });
  });
});

describe('deleting a pipeline', () => {
  test('the last one stays', async () => {
    await expect(called(ana, deletePipeline, (await own()).id, undefined)).rejects.toMatchObject({
      code: 'last_pipeline',
    });
  });

  test('asks where its opportunities go; each stays open, won or lost, and an undo brings all back', async () => {
    const target = await own();
    const { id } = await make({ stages: THREE });
    const open = await deal({ pipelineId: id });
    const won = await deal({ pipelineId: id, stage: 'firmado' });
    const lost = await deal({ pipelineId: id, stage: 'perdido', lostReason: 'Precio' });
    await expect(called(ana, deletePipeline, id, undefined)).rejects.toMatchObject(
      refused({ moveTo: 'pipelines:errors.dealsHere' }, { values: { total: 3 } }),
    );
    await expect(called(ana, deletePipeline, id, { pipelineId: id })).rejects.toMatchObject(
      refused({ moveTo: 'pipelines:errors.sameTarget' }),
    );
    await expect(
      called(ana, deletePipeline, id, { pipelineId: target.id, stage: 'won' }),
    ).rejects.toMatchObject(refused({ moveTo: 'pipelines:errors.notOpen' }));
    const cause = await causeOf(ana, (ctx) =>
      deletePipeline(ctx, id, { pipelineId: target.id, stage: 'negotiation' }),
    );
    const place = { pipelineId: target.id };
    expect(await findOpportunity(ana, open.id)).toMatchObject({ ...place, stage: 'negotiation' });
    expect(await findOpportunity(ana, won.id)).toMatchObject({
      ...place,
      stage: 'won',
      closedAt: won.closedAt,
    });
    expect(await findOpportunity(ana, lost.id)).toMatchObject({
      ...place,
      stage: 'lost',
      lostReason: 'Precio',
    });
    expect(await listPipelines(ana)).toHaveLength(1);
    const [stored] = await database.db.select().from(causes).where(eq(causes.id, cause));
    expect(stored).toMatchObject({ undoneBy: null });

    await undoAnyCause(ana, cause);
    expect(await findOpportunity(ana, open.id)).toMatchObject({ pipelineId: id, stage: 'llamada' });
    expect(await findOpportunity(ana, won.id)).toMatchObject({ pipelineId: id, stage: 'firmado' });
    expect((await requirePipeline(ana, id)).stages).toHaveLength(3);
  });

  test('every opportunity stands in a stage of its pipeline after all of it', async () => {
    const target = await own();
    const { id } = await make({ stages: THREE });
    await deal({ pipelineId: id });
    await called(ana, deletePipeline, id, { pipelineId: target.id });
    const rows = await database.db
      .select({ key: crmStages.key })
      .from(crmOpportunities)
      .leftJoin(crmStages, eq(crmStages.pipelineId, crmOpportunities.pipelineId));
    expect(rows.map(({ key }) => key)).toContain('qualification');
    const { items } = await showPipelines(ana, { count: true });
    expect(items[0]?.stages[0]).toMatchObject({ key: 'qualification', total: 1 });
  });
});

describe('an opportunity', () => {
  test('moves to another pipeline: into a stage of it, else into the one like its own', async () => {
    const { id: pipelineId } = await make({ stages: THREE });
    const { id } = await deal({ stage: 'proposal' });
    await expect(called(ana, updateOpportunity, id, { pipelineId, stage: 'proposal' })).rejects.toMatchObject(
      refused({ stage: 'leads:opportunities.stageUnknown' }),
    );
    expect(await called(ana, updateOpportunity, id, { pipelineId })).toMatchObject({
      pipelineId,
      stage: 'llamada',
      probability: 10,
    });
    const bea = await requirePipeline(await aUserContext(database.db));
    await expect(called(ana, updateOpportunity, id, { pipelineId: bea.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('begins in the first open stage, whatever stands before it', async () => {
    const { id: pipelineId } = await make({ stages: THREE.toReversed() });
    expect(await deal({ pipelineId })).toMatchObject({ stage: 'llamada' });
  });

  test('is on the board with the days in which nothing has happened, once its stage has had enough', async () => {
    const was = await own();
    await change(was.id, {
      stages: stagesOf(was).map((stage) => (stage.key === 'proposal' ? { ...stage, staleDays: 3 } : stage)),
    });
    await deal({ stage: 'proposal' });
    await deal();
    const later = (days: number): ServiceContext => ({
      ...ana,
      now: new Date(ana.now.getTime() + days * 86_400_000),
    });
    const quiet = async (days: number) =>
      (await findBoard(later(days), null, {})).columns.map(
        ({ cards }) => cards.items.map(({ quietDays }) => quietDays ?? null)[0],
      );
    expect(await quiet(2)).toEqual([null, null, undefined, undefined, undefined]);
    expect(await quiet(4)).toEqual([null, 4, undefined, undefined, undefined]);
    expect(await quiet(31)).toEqual([31, 31, undefined, undefined, undefined]);
  });

  test('stays stale while its stages are edited, and while it is moved with its stage', async () => {
    const was = await own();
    const { id } = await deal({ stage: 'proposal' });
    const later: ServiceContext = { ...ana, now: new Date(ana.now.getTime() + 40 * 86_400_000) };
    const edit = (over: object) => called(later, updatePipeline, was.id, updatePipelineSchema.parse(over));
    await edit({
      stages: stagesOf(was).map((stage) =>
        stage.key === 'proposal' ? { ...stage, probability: 60 } : stage,
      ),
    });
    await edit({ stages: stagesOf(was, ['proposal']), moves: { proposal: 'negotiation' } });
    const { columns } = await findBoard(later, null, {});
    expect(columns.flatMap(({ cards }) => cards.items)).toMatchObject([
      { id, stage: 'negotiation', probability: 75, quietDays: 40 },
    ]);
  });

  test('enters a stage only with the fields that it requires, by every call', async () => {
    const field = await called(
      ana,
      createField,
      createFieldSchema.parse({ kind: 'opportunity', label: 'Zona', type: 'text' }),
    );
    const zone = `customFields.${field.key}`;
    const was = await own();
    await change(was.id, {
      stages: stagesOf(was).map((stage) =>
        stage.key === 'proposal' ? { ...stage, requiredFields: ['amountCents', zone] } : stage,
      ),
    });
    const needed = { amountCents: 'pipelines:errors.needed', [zone]: 'pipelines:errors.needed' };
    const { id } = await deal();
    await expect(deal({ stage: 'proposal' })).rejects.toMatchObject(refused(needed));
    await expect(called(ana, updateOpportunity, id, { stage: 'proposal' })).rejects.toMatchObject(
      refused(needed),
    );
    await expect(
      called(ana, moveOpportunity, id, { stage: 'proposal', lostReason: null }),
    ).rejects.toMatchObject(refused(needed));
    const bulk = (set: object) =>
      called(
        ana,
        changeOpportunities,
        opportunityBulkSchema.parse({ ids: [id], set: { stage: 'proposal', ...set } }),
      );
    await expect(bulk({})).rejects.toMatchObject(
      refused({
        amountCents: 'pipelines:errors.neededOfMany',
        [zone]: 'pipelines:errors.neededOfMany',
      }),
    );
    await expect(bulk({ customFields: { [field.key]: 'Norte' } })).rejects.toMatchObject(
      refused({ amountCents: 'pipelines:errors.neededOfMany' }),
    );
    const filled = { stage: 'proposal', amountCents: 1_000, customFields: { [field.key]: 'Norte' } };
    expect(await called(ana, updateOpportunity, id, filled)).toMatchObject({ stage: 'proposal' });
    // In the stage it may be emptied: it is asked for at the door.
    await called(ana, updateOpportunity, id, { amountCents: 0 });
    await called(ana, updateOpportunity, id, { stage: 'qualification' });
    await expect(bulk({})).rejects.toMatchObject(refused({ amountCents: 'pipelines:errors.neededOfMany' }));
  });

  test('a refusal names the stage and what it requires, in the language of the caller', async () => {
    const was = await own();
    await change(was.id, {
      stages: stagesOf(was).map((stage) =>
        stage.key === 'proposal' ? { ...stage, requiredFields: ['amountCents', 'contactId'] } : stage,
      ),
    });
    const { id } = await deal();
    const said = async (locale: 'en' | 'es') => {
      const error: unknown = await called({ ...ana, locale }, moveOpportunity, id, {
        stage: 'proposal',
        lostReason: null,
      }).catch((failure: unknown) => failure);
      return problemOf(error as AppError, locale).message;
    };
    expect(await said('en')).toBe('“Proposal” requires: Amount and Contact.');
    expect(await said('es')).toBe('«Propuesta» exige: Importe y Contacto.');
  });

  test('is not asked for a field that there is not', async () => {
    const was = await own();
    const requiring = (name: string) =>
      change(was.id, {
        stages: stagesOf(was).map((stage) => ({ ...stage, requiredFields: [name] })),
      });
    await expect(requiring('customFields.zona')).rejects.toMatchObject(
      refused({ 'stages.0.requiredFields': 'pipelines:errors.fieldUnknown' }),
    );
    // The dialog of an opportunity has no owner to fill in.
    await expect(requiring('ownerId')).rejects.toMatchObject({ code: 'invalid' });
    await expect(requiring('constructor')).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('reasons for a loss are a list without doubles', async () => {
  const { id } = await own();
  expect(await change(id, { lostReasons: ['Precio', 'Plazo'] })).toMatchObject({
    lostReasons: ['Precio', 'Plazo'],
  });
  await expect(change(id, { lostReasons: ['Precio', 'PRECIO'] })).rejects.toMatchObject(
    refused({ lostReasons: 'errors:fields.repeated' }),
  );
});
