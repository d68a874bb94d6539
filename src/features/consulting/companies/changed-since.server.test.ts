import { called } from '#tests/builders/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { createProblem, deleteProblem } from '#features/consulting/profile/problem.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { readDraft, writeDraft } from '#features/consulting/report/draft/draft.server.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { putReading, readTracker, updateAction } from '#features/consulting/tracker/tracker.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { deleteCompany, restoreCompany } from './company-deletion.server.ts';
import { createCompany, readCompany, updateCompany } from './company.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
});
afterAll(() => database.close());

/** A report that was frozen from an edited draft, whose end moves what draft and profile share. */
async function aReport() {
  const { id } = await createCompany(owner, { ...aCompany(), hourlyCostCents: 2_000 });
  await createProduct(owner, aProduct(id));
  await createDepartment(owner, aDepartment(id));
  const problem = await createProblem(owner, aProblem(id, { description: 'Los pedidos se teclean a mano.' }));
  await createStrength(owner, aStrength(id));
  await writeDraft(owner, id, {
    language: 'es',
    blocks: [{ id: 'analysis.company', own: 'Así trabaja la empresa.' }],
    updatedAt: undefined,
  });
  const { updatedAt } = await readDraft(owner, id);
  const report = await freezeDraft(owner, id, { updatedAt, language: 'es' });
  return { id, problemId: problem.id, reportId: report.id };
}
const isChanged = async (id: number) => (await readCompany(owner, id)).isChangedSinceReport;

test('a profile without a report has not changed since one', async () => {
  const { id } = await createCompany(owner, aCompany());
  await createProduct(owner, aProduct(id));
  expect(await isChanged(id)).toBe(false);
});

test.each([
  ['a field of the company', ({ id }) => updateCompany(owner, id, { employees: 41 })],
  ['a new row', ({ id }) => createProblem(owner, aProblem(id))],
  ['a deleted row', ({ problemId }) => called(owner, deleteProblem, problemId)],
] satisfies [string, (made: Awaited<ReturnType<typeof aReport>>) => Promise<unknown>][])(
  'a profile has changed since its report after %s',
  async (_, change) => {
    const made = await aReport();
    expect(await isChanged(made.id)).toBe(false);
    await change(made);
    expect(await isChanged(made.id)).toBe(true);
  },
);

test('what is tracked, and an undone deletion, are no change of the profile', async () => {
  const { id, reportId } = await aReport();
  const { items } = await readTracker(owner, reportId);
  const actionId = items[0]?.actionId ?? '';
  await updateAction(owner, reportId, { actionId, status: 'done' });
  await putReading(owner, reportId, { actionId, day: '2026-02-02', value: 3 });
  await called(owner, deleteCompany, id);
  await called(owner, restoreCompany, id);
  expect(await isChanged(id)).toBe(false);
  const { items: back } = await readTracker(owner, reportId);
  expect(back[0]).toMatchObject({ status: 'done', readings: [{ day: '2026-02-02', value: 3 }] });
});
