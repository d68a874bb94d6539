import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { companies, companyLogos, problems, reports, workspaceMembers } from '#db/schema/index.ts';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { searchProfiles } from '#features/consulting/profile/profile-search.server.ts';
import {
  createProblem,
  deleteProblem,
  restoreProblem,
  updateProblem,
} from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { createReport } from '#features/consulting/report/freeze.server.ts';
import { findReport } from '#features/consulting/report/report.server.ts';
import { createShare } from '#features/consulting/report/share.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { WorkspaceRole } from '#shared/workspaces/workspace.ts';
import { call, called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import {
  aCompany,
  aDepartment,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { findCompanyMove, moveCompany } from './company-move.server.ts';
import { createCompany, findCompany, requireOwnCompany, updateCompany } from './company.server.ts';
import { listReviews, startFollowUp } from './follow-up.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let team: ServiceContext;
let companyId: number;
let problemId: number;

const within = async (who: ServiceContext, id: number): Promise<ServiceContext> => ({
  ...who,
  workspace: await memberWorkspace(who.db, who.user.id, id),
});
const joinTeam = (who: ServiceContext, role: WorkspaceRole) =>
  database.db
    .insert(workspaceMembers)
    .values({ workspaceId: team.workspace.id, userId: who.user.id, role, createdAt: who.now.toISOString() });
const move = (from: ServiceContext, to: ServiceContext, id = companyId) =>
  called(from, moveCompany, id, { workspaceId: to.workspace.id });
const gone = { code: 'company_not_found' };

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  team = await within(owner, (await createWorkspace(owner, { name: 'Consultoría' })).id);
  companyId = (await called(owner, createCompany, aCompany({ name: 'Quesería Ávila' }))).id;
  await called(owner, createProduct, aProduct(companyId));
  await called(owner, createDepartment, aDepartment(companyId));
  problemId = (await called(owner, createProblem, aProblem(companyId, { description: 'Facturas a mano.' })))
    .id;
  await called(owner, createStrength, aStrength(companyId));
});
afterEach(() => database.close());

test('a company goes whole to another workspace, and its frozen report keeps every byte', async () => {
  await called(owner, createReport, someReportTexts(companyId));
  const stored = await database.db.select().from(reports);
  const before = await findReport(owner, companyId);
  await called(owner, createShare, stored[0]?.id ?? 0, { days: 30 }, 'https://suite.example');
  expect(await findCompanyMove(owner, companyId)).toEqual({
    targets: [{ id: team.workspace.id, name: 'Consultoría', isPersonal: false }],
    reviews: 1,
    rows: 4,
    reports: 1,
    links: 1,
  });
  expect(await move(owner, team)).toMatchObject({ workspaceId: team.workspace.id, companyIds: [companyId] });
  await expect(requireOwnCompany(owner, companyId)).rejects.toMatchObject(gone);
  const there = await findCompany(team, companyId);
  expect(there).toMatchObject({ hasReport: true, isChangedSinceReport: false, counts: { problems: 1 } });
  expect(await database.db.select().from(reports)).toEqual(stored);
  expect(await findReport(team, companyId)).toEqual(before);
  expect((await findCompanyMove(team, companyId)).links).toBe(1);
});

test('the search finds it, and the rows of its profile, where it is alone', async () => {
  const found = async (ctx: ServiceContext, q: string) =>
    (await searchProfiles(ctx, { q })).items.map(({ kind }) => kind);
  await move(owner, team);
  expect([await found(owner, 'avila'), await found(owner, 'facturas')]).toEqual([[], []]);
  expect([await found(team, 'avila'), await found(team, 'facturas')]).toEqual([['company'], ['problem']]);
});

test('all its reviews go together', async () => {
  await called(owner, createReport, someReportTexts(companyId));
  const { id } = await called(owner, startFollowUp, companyId);
  const { companyIds } = await move(owner, team, id);
  expect(companyIds.toSorted()).toEqual([companyId, id].toSorted());
  expect((await listReviews(team, companyId)).map((review) => review.id)).toEqual([companyId, id]);
});

test('its logo goes along, and a company that stays keeps it', async () => {
  const [logo] = await owner
    .rows(companyLogos)
    .insert({
      userId: owner.user.id,
      contentType: 'image/png',
      data: Buffer.from('png'),
      width: 1,
      height: 1,
      createdAt: owner.now.toISOString(),
    })
    .returning({ id: companyLogos.id });
  const logoId = logo?.id ?? 0;
  const other = await called(owner, createCompany, aCompany({ name: 'Otra', logoId }));
  await called(owner, updateCompany, companyId, { logoId });
  const { causeId } = await move(owner, team);
  const copied = (await requireOwnCompany(team, companyId)).logoId;
  expect(copied).not.toBe(logoId);
  expect(await team.rows(companyLogos).count(eq(companyLogos.id, copied ?? 0))).toBe(1);
  await call(owner, (ctx) => undoCause(ctx, causeId));
  expect((await requireOwnCompany(owner, companyId)).logoId).toBe(logoId);
  await move(owner, team);
  await move(owner, team, other.id);
  expect(await team.rows(companyLogos).count(eq(companyLogos.id, logoId))).toBe(1);
});

describe('who may', () => {
  test('nobody moves one to a workspace of others, to one where they only read, or to where it is', async () => {
    const stranger = await aUserContext(database.db);
    await expect(move(owner, stranger)).rejects.toMatchObject({ code: 'workspace_left' });
    await expect(move(owner, owner)).rejects.toMatchObject({ code: 'invalid' });
    const theirs = (await called(stranger, createCompany, aCompany())).id;
    await joinTeam(stranger, 'reader');
    await expect(move(stranger, team, theirs)).rejects.toMatchObject({ code: 'reader_only' });
    await expect(move(stranger, team)).rejects.toMatchObject(gone);
  });

  test('what a colleague wrote belongs to whoever takes it into the personal workspace', async () => {
    const guest = await aUserContext(database.db);
    await joinTeam(guest, 'member');
    await move(owner, team);
    await move(await within(guest, team.workspace.id), guest);
    expect((await requireOwnCompany(guest, companyId)).userId).toBe(guest.user.id);
  });
});

describe('undone', () => {
  test('it comes back as it is by then, and the undo can be undone', async () => {
    const { causeId } = await move(owner, team);
    await called(team, updateCompany, companyId, { name: 'Quesería Nueva' });
    await called(team, createProblem, aProblem(companyId, { description: 'Pedidos perdidos.' }));
    const undo = await causeOf(owner, (ctx) => undoCause(ctx, causeId));
    expect(await requireOwnCompany(owner, companyId)).toMatchObject({ name: 'Quesería Nueva' });
    expect(await owner.rows(problems).count()).toBe(2);
    await expect(requireOwnCompany(team, companyId)).rejects.toMatchObject(gone);
    await call(owner, (ctx) => undoCause(ctx, undo));
    expect(await requireOwnCompany(team, companyId)).toMatchObject({ name: 'Quesería Nueva' });
  });

  test('only by somebody who may write in both', async () => {
    const other = await within(owner, (await createWorkspace(owner, { name: 'Otro' })).id);
    const { causeId } = await move(owner, team);
    const back = await move(team, other);
    const guest = await aUserContext(database.db);
    await joinTeam(guest, 'member');
    const refused = call(await within(guest, team.workspace.id), (ctx) => undoCause(ctx, back.causeId));
    await expect(refused).rejects.toMatchObject({ code: 'workspace_left' });
    await expect(call(guest, (ctx) => undoCause(ctx, causeId))).rejects.toMatchObject({ code: 'not_found' });
    expect(await requireOwnCompany(other, companyId)).toMatchObject({ id: companyId });
  });
});

test('an act of before the move changes nothing where the company is now', async () => {
  const renamed = await causeOf(owner, (ctx) =>
    updateProblem(ctx, problemId, { description: 'Otro texto.' }),
  );
  const { id: second } = await called(owner, createProblem, aProblem(companyId));
  const deleted = await causeOf(owner, (ctx) => deleteProblem(ctx, second));
  const made = await causeOf(owner, (ctx) => createProblem(ctx, aProblem(companyId)));
  await move(owner, team);
  const before = await team.rows(problems).select();
  for (const cause of [renamed, deleted, made]) await call(owner, (ctx) => undoCause(ctx, cause));
  expect(await team.rows(problems).select()).toEqual(before);
  await expect(called(owner, restoreProblem, second)).rejects.toMatchObject(gone);
  expect(await team.rows(companies).count()).toBe(1);
});
