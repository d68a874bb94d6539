import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { moveCompany } from '#features/consulting/companies/company-move.server.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { recallProblem } from '#features/consulting/profile/memory/memory.server.ts';
import { listProblemInterventions } from '#features/consulting/profile/interventions/problem-interventions.server.ts';
import { createProblem, updateProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { requireOwnReport } from '#features/consulting/report/report.server.ts';
import { trackReport } from '#features/consulting/tracker/tracked-actions.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anIntervention, anOwn, someWords } from '#tests/builders/own-intervention.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { ownFileSchema, type OwnIntervention } from './own.schema.ts';
import { createOwn, deleteOwn, exportOwn, importOwn, listOwn, restoreOwn, updateOwn } from './own.server.ts';

const STAIRS = 'Cada escalera se dibuja desde cero y el cliente espera dos semanas su precio';

let database: TestDatabase;
let owner: ServiceContext;
let companyId: number;
let problemId: number;
let kept: OwnIntervention;

const choose = (ctx = owner, interventionId = kept.key) =>
  called(ctx, updateProblem, problemId, {
    reading: { process: 'quotes', symptom: 'slow', isConfirmed: true, interventionId },
  });
const fileOf = async (ctx: ServiceContext) => {
  const file = await exportOwn(ctx);
  return JSON.parse(await new Response('body' in file ? file.body : null).text()) as unknown;
};

beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  companyId = (await called(owner, createCompany, aCompany({ name: 'Escaleras Norte' }))).id;
  await called(owner, createProduct, aProduct(companyId));
  await called(owner, createDepartment, aDepartment(companyId));
  await called(owner, createStrength, aStrength(companyId));
  problemId = (await called(owner, createProblem, aProblem(companyId, { description: STAIRS }))).id;
  kept = await called(owner, createOwn, anOwn());
});
afterEach(() => database.close());

test('an own intervention is chosen for a problem, and the report says its words and that it is own', async () => {
  const { items } = await listProblemInterventions(owner, problemId, { process: 'quotes' });
  expect(items).toContainEqual({
    id: kept.key,
    title: someWords().title,
    isOwn: true,
    first: someWords().first,
  });
  expect(items.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  await choose();
  const { document, blocks } = await readDraft(owner, companyId, 'es');
  const text = JSON.stringify(document);
  expect(text).toContain('intervención propia');
  expect(text).toContain(someWords().lasting);
  expect(blocks.map(({ id }) => id)).toContain(`action.${kept.key}`);
});

test('without a phrase it answers only where a person chose it; with one, what says it', async () => {
  const actions = async () => (await readDraft(owner, companyId, 'es')).figures.actions;
  expect((await actions()).map(({ interventionId }) => interventionId)).not.toContain(kept.key);
  const phrase = anOwn({ match: { process: 'quotes', symptoms: ['slow'], about: ['escalera dibuj'] } });
  await called(owner, updateOwn, kept.id, phrase);
  await called(owner, updateProblem, problemId, {
    reading: { process: 'quotes', symptom: 'slow', isConfirmed: true },
  });
  expect((await actions()).map(({ interventionId }) => interventionId)).toContain(kept.key);
});

test('a report in a language without words of its own takes those of the other', async () => {
  await choose();
  expect(kept.lacks).toEqual(['en']);
  expect(JSON.stringify((await readDraft(owner, companyId, 'en')).document)).toContain(someWords().title);
  const both = anOwn({ words: { es: someWords(), en: someWords('Draw every staircase from a model') } });
  expect((await called(owner, updateOwn, kept.id, both)).lacks).toEqual([]);
  const { document } = await readDraft(owner, companyId, 'en');
  expect(JSON.stringify(document)).toContain('Draw every staircase from a model');
  expect(JSON.stringify(document)).not.toContain(someWords().title);
});

test('a change of a part leaves the rest as it is', async () => {
  const changed = await called(owner, updateOwn, kept.id, {
    savedShare: [0.1, 0.2],
    match: { about: ['escalera dibuj'] },
    words: { es: { kpi: 'Escaleras sin dibujo' } },
  });
  expect(changed.figures).toEqual({
    ...kept.figures,
    savedShare: [0.1, 0.2],
    match: { ...kept.figures.match, about: ['escalera dibuj'] },
  });
  expect(changed.words).toEqual({ ...kept.words, es: { ...kept.words.es, kpi: 'Escaleras sin dibujo' } });
  await expect(
    called(owner, updateOwn, kept.id, { words: { en: { title: 'Draw from a model' } } }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  ['Own estimate of the consultant', /our estimate, to be confirmed/],
  ['Estimación de la casa', /our estimate, to be confirmed/],
  ['Three projects of ours', /confirmed: Three projects of ours/],
])('an estimate confirms nothing: %s', async (figuresSource, said) => {
  await called(owner, updateOwn, kept.id, { figuresSource });
  await choose();
  expect(JSON.stringify((await readDraft(owner, companyId, 'en')).document)).toMatch(said);
});

test('a change is a version, an older one is refused, and a deletion is undone under the same key', async () => {
  const changed = await called(owner, updateOwn, kept.id, {
    ...anOwn({ words: { es: someWords('Dibujar desde un modelo') } }),
    updatedAt: kept.updatedAt,
  });
  expect(changed).toMatchObject({
    version: 2,
    key: kept.key,
    words: { es: { title: 'Dibujar desde un modelo' } },
  });
  await expect(
    called(owner, updateOwn, kept.id, { ...anOwn(), updatedAt: kept.updatedAt }),
  ).rejects.toMatchObject({ code: 'stale' });
  await called(owner, deleteOwn, kept.id);
  expect((await listOwn(owner)).items).toEqual([]);
  expect(await called(owner, restoreOwn, kept.id)).toEqual(changed);
});

test('a frozen report keeps its bytes when the intervention is changed or deleted, and its tracker the title', async () => {
  await choose();
  const { updatedAt } = await readDraft(owner, companyId, 'es');
  const { id } = await called(owner, freezeDraft, companyId, { updatedAt, language: 'es' });
  const before = await requireOwnReport(owner, id);
  await called(owner, updateOwn, kept.id, anOwn({ words: { es: someWords('Otra cosa bien distinta') } }));
  await called(owner, deleteOwn, kept.id);
  expect(await requireOwnReport(owner, id)).toEqual(before);
  const { items } = await trackReport(owner, { id, language: 'es' });
  expect(items.map(({ title }) => title)).toContain(someWords().title);
});

test('a file of another workspace brings the same entries, twice the same, and a broken one nothing', async () => {
  const other = await aUserContext(database.db);
  const file = ownFileSchema.parse(await fileOf(owner));
  expect(await called(other, importOwn, file)).toEqual({ added: 1, changed: 0 });
  expect(await fileOf(other)).toEqual(await fileOf(owner));
  expect(await called(other, importOwn, file)).toEqual({ added: 0, changed: 1 });
  expect((await listOwn(other)).items).toMatchObject([{ key: kept.key, version: 2 }]);
  const broken = { ...file.interventions[0], key: 'ours-zzzz', needs: ['nothing-of-the-kind'] };
  const both = ownFileSchema.parse({ interventions: [{ ...anIntervention(), key: 'ours-yyyy' }, broken] });
  await expect(called(other, importOwn, both)).rejects.toMatchObject({ code: 'invalid' });
  expect((await listOwn(other)).items).toHaveLength(1);
  // The owner's own is what it was.
  expect((await listOwn(owner)).items).toEqual([kept]);
});

test('it is remembered with the problem that it answered', async () => {
  await choose();
  const { remembered } = await recallProblem(owner, companyId, { description: STAIRS });
  expect(remembered?.intervention).toEqual({ id: kept.key, title: someWords().title });
});

test('another workspace neither sees, chooses, changes nor restores it, and a moved company does without', async () => {
  const other = await aUserContext(database.db);
  const theirs = (await called(other, createCompany, aCompany())).id;
  const problem = (await called(other, createProblem, aProblem(theirs, { description: STAIRS }))).id;
  const reading = {
    process: 'quotes',
    symptom: 'slow',
    isConfirmed: true,
    interventionId: kept.key,
  } as const;
  await expect(called(other, updateProblem, problem, { reading })).rejects.toMatchObject({ code: 'invalid' });
  expect((await listOwn(other)).items).toEqual([]);
  await expect(called(other, deleteOwn, kept.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(called(other, restoreOwn, kept.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(called(other, updateOwn, kept.id, anOwn())).rejects.toMatchObject({ code: 'not_found' });

  await choose();
  const workspaceId = (await createWorkspace(owner, { name: 'Consultoría' })).id;
  await called(owner, moveCompany, companyId, { workspaceId });
  const team = { ...owner, workspace: await memberWorkspace(owner.db, owner.user.id, workspaceId) };
  const { document } = await readDraft(team, companyId, 'es');
  expect(JSON.stringify(document)).not.toContain(someWords().title);
});
