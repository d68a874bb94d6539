import { afterEach, beforeEach, expect, test } from 'vitest';
import { workspaceInvitations, workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { createPipeline, updatePipeline } from '#features/leads/pipelines/pipeline-edit.server.ts';
import { createPipelineSchema, updatePipelineSchema } from '#features/leads/pipelines/pipeline.schema.ts';
import { listImportLines } from '#features/leads/import-export/run/lines.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anImport } from '#tests/builders/csv.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { importForm } from '#tests/importing.ts';

let database: TestDatabase;
let ana: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await aUserContext(database.db, { locale: 'en' });
});
afterEach(() => database.close());

const OPEN = ['Qualified', 'Demo Scheduled', 'Proposal Made', 'Negotiations Started'];
const CLOSED = [
  { key: 'won', name: 'Won', kind: 'won' },
  { key: 'lost', name: 'Lost', kind: 'lost' },
] as const;
/** Rows per stage, as a team had them in Pipedrive. */
const ROWS = [10, 5, 7, 10];
const FILE = [
  'Deal - Title,Deal - Pipeline,Deal - Stage',
  ...OPEN.flatMap((stage, at) =>
    Array.from({ length: ROWS[at] ?? 0 }, (_, n) => `${stage} ${n},%,${stage.toUpperCase()}`),
  ),
].join('\n');
const deals = (file: string, over: object = {}, ctx = ana) =>
  importForm(ctx, anImport(file, { kind: 'opportunities', ...over }));

async function renameDefault(): Promise<void> {
  const [{ id } = { id: 0 }] = await listPipelines(ana);
  const keys = ['qualification', 'proposal', 'negotiation', undefined];
  const stages = [
    ...OPEN.map((name, at) => ({ ...(keys[at] && { key: keys[at] }), name, kind: 'open', probability: 20 })),
    ...CLOSED,
  ];
  await called(ana, updatePipeline, id, updatePipelineSchema.parse({ name: 'Nuestras ventas', stages }));
}
const addPipeline = () =>
  called(
    ana,
    createPipeline,
    createPipelineSchema.parse({
      name: 'Formación',
      stages: [
        ...OPEN.map((name) => ({ name, kind: 'open', probability: 20 })),
        ...CLOSED.map(({ name, kind }) => ({ name, kind })),
      ],
    }),
  );

test.each([
  ['the renamed default pipeline', 'Nuestras ventas', renameDefault],
  ['a new pipeline', 'Formación', addPipeline],
])('each deal stands in the stage of its exact name: %s', async (_, pipelineName, prepare) => {
  await prepare();
  const { counts, readValues } = await deals(FILE.replaceAll('%', pipelineName));
  expect([counts.created, counts.failed, readValues]).toEqual([32, 0, []]);
  const pipeline = (await listPipelines(ana)).find(({ name }) => name === pipelineName);
  const { items } = await listOpportunities(ana, { limit: 50 });
  expect(
    OPEN.map((name) => {
      const key = pipeline?.stages.find((stage) => stage.name === name)?.key;
      return items.filter((deal) => deal.stage === key && deal.title.startsWith(name)).length;
    }),
  ).toEqual(ROWS);
});

test('a word that means a stage is said with the stage and its rows, one that means none or two fails and is said too', async () => {
  await renameDefault();
  const file = ['Title,Stage', 'A,Quote sent', 'B,Quote sent', 'C,Contact made', 'D,Waiting'].join('\n');
  const { counts, readValues } = await deals(file, { dryRun: 'true' });
  expect(counts).toMatchObject({ created: 2, failed: 2 });
  expect(readValues).toEqual([
    { how: 'stageLike', written: 'Quote sent', made: 'Proposal Made', lines: 2 },
    // Qualified and Demo Scheduled both are beginnings.
    { how: 'stageUnknown', written: 'Contact made', made: null, lines: 1 },
    { how: 'stageUnknown', written: 'Waiting', made: null, lines: 1 },
  ]);
});

test('a check of a file that comes again names stages, and counts the deals that would move back; by default they stay', async () => {
  await renameDefault();
  const file = ['Title,Stage', 'A,Qualified', 'B,Qualified', 'C,Demo Scheduled'].join('\n');
  await deals(file);
  const { items } = await listOpportunities(ana, { sort: 'title', limit: 5 });
  for (const { id, title } of items)
    if (title !== 'C')
      await called(ana, moveOpportunity, id, { stage: 'negotiation', afterId: null, lostReason: null });
  const kept = await deals(file, { dryRun: 'true' });
  expect([kept.counts.updated, kept.readValues]).toEqual([0, []]);
  const over = await deals(file, { dryRun: 'true', overwrite: 'true' });
  expect(over.readValues).toEqual([
    { how: 'stageMovedBack', written: 'Proposal Made', made: 'Qualified', lines: 2 },
  ]);
  const { items: lines } = await listImportLines(ana, over.id, { limit: 5 });
  expect(lines[0]).toMatchObject({
    added: { stage: 'Qualified' },
    lost: { stage: { written: 'Proposal Made' } },
  });
});

async function aTeam(): Promise<ServiceContext> {
  const { id } = await createWorkspace(ana, { name: 'Ventas' });
  const bea = await aUserContext(database.db);
  const at = ana.now.toISOString();
  const member = { workspaceId: id, userId: bea.user.id, role: 'member' as const, createdAt: at };
  await database.db.insert(workspaceMembers).values(member);
  await database.db.insert(workspaceInvitations).values({
    workspaceId: id,
    invitedBy: ana.user.id,
    email: 'eva@test.example',
    emailKey: 'eva@test.example',
    role: 'member',
    tokenHash: 'x',
    expiresAt: '2999-01-01T00:00:00.000Z',
    createdAt: at,
  });
  return { ...ana, workspace: await memberWorkspace(database.db, ana.user.id, id) };
}

test('owners who are no members are counted with all their rows, in check and result alike, and none of the rows is to be corrected', async () => {
  const team = await aTeam();
  const file = [
    'Title,Owner',
    ...Array.from({ length: 70 }, (_, n) => `T${n},${n % 7 === 0 ? 'EVA@test.example' : 'Diego Gil'}`),
  ].join('\n');
  const readValues = [
    { how: 'ownerUnknown', written: 'Diego Gil', made: null, lines: 60 },
    { how: 'ownerInvited', written: 'EVA@test.example', made: null, lines: 10 },
  ];
  for (const dryRun of ['true', 'false'])
    expect(await deals(file, { dryRun }, team)).toMatchObject({ readValues, noteCount: 0, notes: [] });
});

test('an owner’s name is given to a member once for all rows, or left without an owner', async () => {
  const team = await aTeam();
  const file = ['Title,Owner', 'A,Diego Gil', 'B,Diego Gil', 'C,Luis'].join('\n');
  const owners = JSON.stringify({ 'diego gil': ana.user.id, Luis: null });
  const { readValues } = await deals(file, { owners }, team);
  expect(readValues).toEqual([
    { how: 'ownerChosen', written: 'Diego Gil', made: ana.user.name, lines: 2 },
    { how: 'ownerNobody', written: 'Luis', made: null, lines: 1 },
  ]);
  const { items } = await listOpportunities(team, { sort: 'title', limit: 5 });
  expect(items.map(({ ownerId }) => ownerId)).toEqual([ana.user.id, ana.user.id, null]);
});

test('deals that are won without a day are said to close today', async () => {
  const { readValues } = await deals('Title,Stage,Won time\nA,Won,\nB,Won,2024-05-01\nC,Won,', {
    dryRun: 'true',
  });
  expect(readValues).toEqual([{ how: 'closedUndated', written: 'Won', made: null, lines: 2 }]);
});
