import { called } from '#tests/builders/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { findBoard } from './board.server.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { moveOpportunity } from './opportunity-move.server.ts';
import { deleteOpportunity, restoreOpportunity } from './opportunity-undo.server.ts';
import { createOpportunity, findOpportunity, updateOpportunity } from './opportunity.server.ts';
import { listPipelines } from './pipeline.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const make = (over: object = {}) => createOpportunity(owner, anOpportunity(over));
const refusal = (code: string, field?: string) => ({
  code,
  ...(field && { details: { fields: { [field]: expect.any(String) } } }),
});

async function column(stage: string): Promise<string[]> {
  const { columns } = await findBoard(owner, null, {});
  return columns.find((each) => each.stage.key === stage)?.cards.items.map(({ title }) => title) ?? [];
}

describe('a workspace', () => {
  test('gets exactly one default pipeline on first use, even under concurrent requests', async () => {
    const fresh = await aUserContext(database.db);
    await Promise.all([listPipelines(fresh), listPipelines(fresh), listPipelines(fresh)]);
    const [pipeline, ...more] = await listPipelines(fresh);
    expect(more).toEqual([]);
    expect(pipeline?.stages.map(({ key, probability }) => [key, probability])).toEqual([
      ['qualification', 20],
      ['proposal', 50],
      ['negotiation', 75],
      ['won', 100],
      ['lost', 0],
    ]);
  });
});

describe('an opportunity', () => {
  beforeAll(async () => {
    owner = await aUserContext(database.db);
  });

  test('starts at the first stage of the default pipeline, with its probability', async () => {
    const made = await make();
    expect(made).toMatchObject({ stage: 'qualification', probability: 20, currency: 'EUR', closedAt: null });
    expect((await findOpportunity(owner, made.id)).history).toEqual([
      { fromStage: null, toStage: 'qualification', createdAt: made.createdAt },
    ]);
  });

  test('of another workspace is not found by any operation', async () => {
    const { id } = await make();
    const other = await aUserContext(database.db);
    await expect(findOpportunity(other, id)).rejects.toMatchObject(refusal('not_found'));
    await expect(updateOpportunity(other, id, { title: 'Mine' })).rejects.toMatchObject(refusal('not_found'));
    await expect(moveOpportunity(other, id, { stage: 'won', lostReason: null })).rejects.toMatchObject(
      refusal('not_found'),
    );
    await expect(called(other, deleteOpportunity, id)).rejects.toMatchObject(refusal('not_found'));
  });

  test.each(['contactId', 'companyId', 'pipelineId'])(
    'accepts no %s of another workspace, and no unknown one',
    async (field) => {
      const other = await aUserContext(database.db);
      const foreign = {
        contactId: async () =>
          (await createContact(other, createContactSchema.parse({ firstName: 'Eva' }))).id,
        companyId: async () => 999_999,
        pipelineId: async () => (await listPipelines(other))[0]?.id,
      }[field];
      await expect(make({ [field]: await foreign?.() })).rejects.toMatchObject(refusal('not_found'));
    },
  );

  test('rejects a stage that its pipeline does not have', async () => {
    await expect(make({ stage: 'dreaming' })).rejects.toMatchObject(refusal('invalid', 'stage'));
    const { id } = await make();
    await expect(updateOpportunity(owner, id, { stage: 'dreaming' })).rejects.toMatchObject(
      refusal('invalid', 'stage'),
    );
  });

  test('needs a reason to be lost, and has a closing date until it is reopened', async () => {
    const { id } = await make();
    const lose = (lostReason: string | null) => moveOpportunity(owner, id, { stage: 'lost', lostReason });
    await expect(lose(null)).rejects.toMatchObject(refusal('invalid', 'lostReason'));
    const closedAt = owner.now.toISOString();
    expect(await lose('Price')).toMatchObject({ lostReason: 'Price', probability: 0, closedAt });
    const won = await moveOpportunity(owner, id, { stage: 'won', lostReason: null });
    expect(won).toMatchObject({ lostReason: null, probability: 100, closedAt });
    const open = await moveOpportunity(owner, id, { stage: 'proposal', lostReason: null });
    expect(open).toMatchObject({ probability: 50, closedAt: null });
    const { history } = await findOpportunity(owner, id);
    expect(history.map(({ toStage }) => toStage)).toEqual(['qualification', 'lost', 'won', 'proposal']);
  });

  test('keeps an edited probability through open stages, and resets it to the stage’s on request', async () => {
    const { id } = await make({ probability: 35 });
    expect(await moveOpportunity(owner, id, { stage: 'proposal', lostReason: null })).toMatchObject({
      probability: 35,
    });
    expect(await updateOpportunity(owner, id, { probability: null })).toMatchObject({ probability: 50 });
    expect(await updateOpportunity(owner, id, { stage: 'negotiation' })).toMatchObject({ probability: 75 });
  });

  test('rejects an update of a stale version, and returns the current one', async () => {
    const read = await make();
    await updateOpportunity(owner, read.id, { title: 'First', updatedAt: read.updatedAt });
    await expect(
      updateOpportunity(owner, read.id, { title: 'Second', updatedAt: read.updatedAt }),
    ).rejects.toMatchObject({ code: 'stale', details: { extra: { current: { title: 'First' } } } });
  });

  test('is restored with its history, once', async () => {
    const made = await make();
    await moveOpportunity(owner, made.id, { stage: 'proposal', lostReason: null });
    const before = await findOpportunity(owner, made.id);
    await called(owner, deleteOpportunity, made.id);
    await expect(findOpportunity(owner, made.id)).rejects.toMatchObject(refusal('not_found'));
    await called(owner, restoreOpportunity, made.id);
    expect(await findOpportunity(owner, made.id)).toEqual(before);
    await expect(called(owner, restoreOpportunity, made.id)).rejects.toMatchObject(refusal('not_found'));
  });
});

describe('a column of the board', () => {
  let ids: number[];
  beforeAll(async () => {
    owner = await aUserContext(database.db);
    ids = [];
    for (const title of ['C', 'B', 'A']) ids.unshift((await make({ title, amountCents: 1_000_00 })).id);
  });
  const [A, B, C] = [0, 1, 2].map((index) => () => ids[index] ?? 0) as [
    () => number,
    () => number,
    () => number,
  ];
  const move = (id: number, afterId: number | null, stage?: string) =>
    moveOpportunity(owner, id, { afterId, stage, lostReason: null });

  test('shows the newest first, and moved cards in their place', async () => {
    expect(await column('qualification')).toEqual(['A', 'B', 'C']);
    await move(A(), B());
    expect(await column('qualification')).toEqual(['B', 'A', 'C']);
    await move(C(), null);
    expect(await column('qualification')).toEqual(['C', 'B', 'A']);
  });

  test('keeps the order through more moves into one gap than it has positions', async () => {
    for (let round = 0; round < 14; round += 1) {
      await move(A(), C());
      await move(B(), C());
    }
    expect(await column('qualification')).toEqual(['C', 'B', 'A']);
  });

  test('places a card below its neighbour, or on top if the neighbour has left', async () => {
    await move(A(), null, 'proposal');
    await move(B(), A(), 'proposal');
    expect(await column('proposal')).toEqual(['A', 'B']);
    await move(C(), null, 'negotiation');
    await move(A(), C(), 'proposal');
    expect(await column('proposal')).toEqual(['A', 'B']);
  });

  test('counts all of its cards by currency, with their weighted amounts', async () => {
    await make({ stage: 'proposal', amountCents: 333, currency: 'USD' });
    const { columns } = await findBoard(owner, null, {});
    expect(columns.find(({ stage }) => stage.key === 'proposal')).toMatchObject({
      count: 3,
      totals: [
        { currency: 'EUR', amountCents: 2_000_00, weightedCents: 1_000_00 },
        { currency: 'USD', amountCents: 333, weightedCents: 167 },
      ],
    });
  });
});
