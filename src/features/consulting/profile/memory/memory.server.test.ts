import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problems } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { deleteCompany, restoreCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { moveCompany } from '#features/consulting/companies/company-move.server.ts';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import {
  createProblem,
  deleteProblem,
  listProblems,
  restoreProblem,
  updateProblem,
} from '#features/consulting/profile/problem.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { examplesOf } from './examples.server.ts';
import { recallProblem } from './memory.server.ts';

const STAIRS = 'Cada escalera se dibuja desde cero y el cliente espera dos semanas su precio';
const NEAR = 'Dibujan cada escalera desde cero; el cliente espera un precio tres semanas';
const AS_QUOTES = { process: 'quotes', symptom: 'slow', isConfirmed: true } as const;

let database: TestDatabase;
let owner: ServiceContext;
let mar: number;
let norte: number;
let example: number;

const recalled = async (ctx: ServiceContext = owner, description = NEAR) =>
  (await recallProblem(ctx, norte, { description })).remembered;

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  mar = (await called(owner, createCompany, aCompany({ name: 'Talleres Mar' }))).id;
  norte = (await called(owner, createCompany, aCompany({ name: 'Escaleras Norte' }))).id;
  const row = aProblem(mar, { description: STAIRS, reading: AS_QUOTES, hoursPerWeek: 6, people: 2 });
  example = (await called(owner, createProblem, row)).id;
});
afterEach(() => database.close());

test('a confirmed problem is remembered for the next one, with its company, answer and figures', async () => {
  const given = { ...AS_QUOTES, interventionId: 'quote-hour-cost' };
  await called(owner, updateProblem, example, { reading: given });
  expect(await recalled()).toMatchObject({
    problemId: example,
    company: 'Talleres Mar',
    isReported: false,
    process: 'quotes',
    symptom: 'slow',
    intervention: { id: 'quote-hour-cost' },
    figures: { hoursPerWeek: 6, people: 2, incidentsPerMonth: null, incidentCostCents: null },
  });
  await called(owner, createProblem, aProblem(norte, { description: NEAR }));
  const [listed] = await listProblems(owner, norte);
  expect(listed?.remembered?.company).toBe('Talleres Mar');
  // It proposes: the stored reading is the one of the rules.
  expect(listed?.reading.isConfirmed).toBe(false);
});

test('what nobody has confirmed is no example, and no problem remembers itself', async () => {
  await called(owner, updateProblem, example, { reading: { ...AS_QUOTES, isConfirmed: false } });
  expect(await recalled()).toBeNull();
  const [own] = await listProblems(owner, mar);
  expect(own?.remembered).toBeUndefined();
});

test('every change is remembered at once: a name, a reading, a deletion and its undo', async () => {
  await recalled();
  await called(owner, updateCompany, mar, { name: 'Talleres Mar y Sol' });
  expect(await recalled()).toMatchObject({ company: 'Talleres Mar y Sol' });
  await called(owner, updateProblem, example, { reading: { ...AS_QUOTES, symptom: 'manual' } });
  expect(await recalled()).toMatchObject({ symptom: 'manual' });
  await called(owner, deleteProblem, example);
  expect(await recalled()).toBeNull();
  await called(owner, restoreProblem, example);
  expect(await recalled()).not.toBeNull();
});

test('the index is built once, and again only where an example has changed', async () => {
  const built = await examplesOf(owner);
  expect(await examplesOf(owner)).toBe(built);
  // A change of the profile that touches no example.
  await called(owner, createProblem, aProblem(norte, { description: NEAR }));
  expect(await examplesOf(owner)).toBe(built);
  await called(owner, updateProblem, example, { hoursPerWeek: 8 });
  expect(await examplesOf(owner)).not.toBe(built);
  expect(await recalled()).toMatchObject({ figures: { hoursPerWeek: 8 } });
});

test('a text that is overwritten beside the services, as an erasure does, is forgotten', async () => {
  expect(await recalled()).not.toBeNull();
  await database.db.update(problems).set({ description: 'Borrado.' }).where(eq(problems.id, example));
  expect(await recalled()).toBeNull();
});

test('a company takes its examples with it: deleted, restored, moved to another workspace', async () => {
  await recalled();
  await called(owner, deleteCompany, mar);
  expect(await recalled()).toBeNull();
  await called(owner, restoreCompany, mar);
  expect(await recalled()).toMatchObject({ company: 'Talleres Mar' });
  const team = await createWorkspace(owner, { name: 'Consultoría' });
  await called(owner, moveCompany, mar, { workspaceId: team.id });
  expect(await recalled()).toBeNull();
});

test('nothing of another workspace is proposed, not even one of the same person', async () => {
  const stranger = await aUserContext(database.db);
  await expect(recalled(stranger)).rejects.toMatchObject({ code: 'company_not_found' });
  const team = {
    ...owner,
    workspace: await memberWorkspace(
      owner.db,
      owner.user.id,
      (await createWorkspace(owner, { name: 'Consultoría' })).id,
    ),
  };
  for (const ctx of [stranger, team]) {
    const { id } = await called(ctx, createCompany, aCompany());
    await called(ctx, createProblem, aProblem(id, { description: STAIRS }));
    expect(await recallProblem(ctx, id, { description: STAIRS })).toEqual({ remembered: null });
    expect((await listProblems(ctx, id))[0]).not.toHaveProperty('remembered');
  }
});
