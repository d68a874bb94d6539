import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { profileCauses } from '#db/schema/index.ts';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { deleteCompany, restoreCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { moveCompany } from '#features/consulting/companies/company-move.server.ts';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import {
  createProblem,
  deleteProblem,
  listProblems,
  restoreProblem,
} from '#features/consulting/profile/problem.server.ts';
import { moveRows } from '#features/consulting/profile/rows/row-order.server.ts';
import { createStrength, listStrengths } from '#features/consulting/profile/strength.server.ts';
import { contentUpdatedAt } from '#features/consulting/report/draft/compose.server.ts';
import { freezeProfile } from '#features/consulting/report/snapshot.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aProblem, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCauseSchema, updateCauseSchema } from './cause.schema.ts';
import { createCause, deleteCause, listCauses, restoreCause, updateCause } from './cause.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let companyId: number;
let problemIds: number[];
let strengthId: number;

const LATE = 'Los albaranes llegan tarde a la oficina.';
const LOST = 'Se pierden veinte albaranes al mes.';
const cause = (over: object = {}) => ({
  text: 'La firma viaja en papel',
  problemIds,
  strengthId,
  tool: null,
  ...over,
});

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
  companyId = (await called(owner, createCompany, aCompany({ tools: ['Sage'] }))).id;
  problemIds = [];
  for (const description of [LATE, LOST])
    problemIds.push((await called(owner, createProblem, aProblem(companyId, { description }))).id);
  strengthId = (await called(owner, createStrength, aStrength(companyId))).id;
});
afterEach(() => database.close());

const textsOf = async (id = companyId) => (await listCauses(owner, id)).items.map(({ text }) => text);

test('what problems share is proposed until a cause joins them', async () => {
  const { items, proposals } = await listCauses(owner, companyId);
  expect(items).toEqual([]);
  expect(proposals).toEqual([
    {
      problemIds,
      strengthId: null,
      tool: null,
      evidence: 'P1 y P2 mencionan los albaranes.',
      draft: 'Los albaranes …',
    },
  ]);
  const stated = await called(owner, createCause, companyId, cause());
  expect(await listCauses(owner, companyId)).toEqual({ items: [stated], proposals: [] });
});

test.each([
  ['no sentence', { text: ' ' }],
  ['the beginning of a proposal', { text: 'Los albaranes …' }],
  ['more words than the letter has room for', { text: 'palabra '.repeat(17) }],
  ['no problem', { problemIds: [] }],
  ['the same problem twice', { problemIds: [1, 1] }],
])('a cause with %s is refused, new or changed', (_, over) => {
  const input = { text: 'La firma viaja en papel', problemIds: [1], ...over };
  expect(createCauseSchema.safeParse(input).success).toBe(false);
  expect(updateCauseSchema.safeParse(over).success).toBe(false);
});

test('a sentence of sixteen words is taken', () => {
  const text = 'palabra '.repeat(16).trim();
  expect(createCauseSchema.parse({ text, problemIds: [1] })).toEqual({
    text,
    problemIds: [1],
    strengthId: null,
    tool: null,
  });
});

describe('what a cause names is of its company', () => {
  test.each(['problemIds', 'strengthId', 'tool'])('%s', async (field) => {
    const { id: otherId } = await called(owner, createCompany, aCompany());
    const problem = await called(owner, createProblem, aProblem(otherId));
    const strength = await called(owner, createStrength, aStrength(otherId));
    const theirs = { problemIds: [problem.id], strengthId: strength.id, tool: 'SAP' }[field];
    const refused = { code: 'invalid', details: { fields: { [field]: 'errors:fields.choice' } } };
    await expect(called(owner, createCause, companyId, cause({ [field]: theirs }))).rejects.toMatchObject(
      refused,
    );
    const { id: causeId } = await called(owner, createCause, companyId, cause());
    const named = { id: companyId, causeId };
    await expect(called(owner, updateCause, named, { [field]: theirs })).rejects.toMatchObject(refused);
  });

  test('a cause is found under its own company alone', async () => {
    const { id: otherId } = await called(owner, createCompany, aCompany());
    const { id: causeId } = await called(owner, createCause, companyId, cause());
    const elsewhere = { id: otherId, causeId };
    for (const attempt of [
      called(owner, updateCause, elsewhere, { text: 'Otra' }),
      called(owner, deleteCause, elsewhere),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    await called(owner, deleteCause, { id: companyId, causeId });
    await expect(called(owner, restoreCause, elsewhere)).rejects.toMatchObject({ code: 'not_found' });
    expect(await textsOf()).toEqual([]);
  });
});

test('a cause is changed, and a stale change is refused with what is stored', async () => {
  const stored = await called(owner, createCause, companyId, cause());
  const named = { id: companyId, causeId: stored.id };
  const changed = await called(owner, updateCause, named, { strengthId: null, tool: 'Sage' });
  expect(changed).toMatchObject({ text: stored.text, problemIds, strengthId: null, tool: 'Sage' });
  await expect(
    called(owner, updateCause, named, { text: 'Otra', updatedAt: stored.updatedAt }),
  ).rejects.toMatchObject({ code: 'stale', details: { extra: { current: changed } } });
});

test('causes keep the order that the consultant gives them', async () => {
  const ids: number[] = [];
  for (const text of ['Una', 'Dos', 'Tres'])
    ids.push((await called(owner, createCause, companyId, cause({ text }))).id);
  const [, , third = 0] = ids;
  await called(owner, moveRows, companyId, { list: 'causes', rowIds: [third], afterId: null });
  expect(await textsOf()).toEqual(['Tres', 'Una', 'Dos']);
});

test('a change and a deletion are undone from the journal, and a deletion by its own call too', async () => {
  const { id: causeId } = await called(owner, createCause, companyId, cause());
  const named = { id: companyId, causeId };
  const change = await causeOf(owner, (ctx) =>
    updateCause(ctx, named, { text: 'Otra', problemIds: problemIds.slice(1) }),
  );
  await called(owner, undoCause, change);
  const before = await listCauses(owner, companyId);
  expect(before.items).toMatchObject([{ text: 'La firma viaja en papel', problemIds }]);
  const deletion = await causeOf(owner, (ctx) => deleteCause(ctx, named));
  await called(owner, undoCause, deletion);
  expect((await listCauses(owner, companyId)).items).toMatchObject([{ id: causeId, problemIds }]);
  await called(owner, deleteCause, named);
  expect(await called(owner, restoreCause, named)).toMatchObject({ id: causeId, problemIds, strengthId });
});

test('a draft that was read before a cause was stated, changed or deleted is stale', async () => {
  const seen = [await contentUpdatedAt(owner, companyId)];
  const look = async () => seen.push(await contentUpdatedAt(owner, companyId));
  const { id: causeId } = await called(owner, createCause, companyId, cause());
  await look();
  await called(owner, updateCause, { id: companyId, causeId }, { text: 'Otra' });
  await look();
  await called(owner, deleteCause, { id: companyId, causeId });
  await look();
  expect(new Set(seen).size).toBe(4);
});

test('a report is given the causes without what the profile no longer has, and none without a problem', async () => {
  const [first = 0, second = 0] = problemIds;
  await called(owner, createCause, companyId, cause());
  await called(
    owner,
    createCause,
    companyId,
    cause({ text: 'Otra', problemIds: [first], strengthId: null, tool: 'Sage' }),
  );
  await called(owner, deleteProblem, first);
  await called(owner, updateCompany, companyId, { tools: [] });
  const [kept] = (await listCauses(owner, companyId)).items;
  expect(kept?.problemIds).toEqual(problemIds);
  expect((await freezeProfile(owner, companyId)).causes).toEqual([
    { id: kept?.id, text: 'La firma viaja en papel', problemIds: [second], strengthId, tool: null },
  ]);
  await called(owner, restoreProblem, first);
  expect((await freezeProfile(owner, companyId)).causes).toMatchObject([
    { problemIds },
    { problemIds: [first], tool: null },
  ]);
});

test('a follow-up has the causes, with its own problems and strengths', async () => {
  await called(owner, createCause, companyId, cause());
  const { id } = await called(owner, startFollowUp, companyId);
  const copiedProblems = (await listProblems(owner, id)).map((row) => row.id);
  const [copiedStrength] = await listStrengths(owner, id);
  expect((await listCauses(owner, id)).items).toMatchObject([
    { text: 'La firma viaja en papel', problemIds: copiedProblems, strengthId: copiedStrength?.id },
  ]);
  expect(copiedProblems).not.toEqual(problemIds);
});

test('causes go and come back with their company, and move with it to another workspace', async () => {
  await called(owner, createCause, companyId, cause());
  await called(owner, deleteCompany, companyId);
  expect(await owner.db.select().from(profileCauses).where(eq(profileCauses.companyId, companyId))).toEqual(
    [],
  );
  await called(owner, restoreCompany, companyId);
  expect((await listCauses(owner, companyId)).items).toMatchObject([{ problemIds, strengthId }]);
  const { id: workspaceId } = await createWorkspace(owner, { name: 'Consultoría' });
  await called(owner, moveCompany, companyId, { workspaceId });
  await expect(listCauses(owner, companyId)).rejects.toMatchObject({ code: 'company_not_found' });
  const team = { ...owner, workspace: await memberWorkspace(owner.db, owner.user.id, workspaceId) };
  expect((await listCauses(team, companyId)).items).toMatchObject([{ problemIds, strengthId }]);
});
