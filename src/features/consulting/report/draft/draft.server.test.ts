import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportDrafts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aContact, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { createContact, deleteContact } from '#features/consulting/profile/contact.server.ts';
import {
  createDepartment,
  deleteDepartment,
  updateDepartment,
} from '#features/consulting/profile/department.server.ts';
import { createProblem, deleteProblem, restoreProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct, updateProduct } from '#features/consulting/profile/product.server.ts';
import { moveRows } from '#features/consulting/profile/rows/row-order.server.ts';
import { createStrength, deleteStrength } from '#features/consulting/profile/strength.server.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { contentUpdatedAt } from './compose.server.ts';
import { deleteDraft, readDraft, writeDraft } from './draft.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterAll(() => database.close());

async function aReadyProfile() {
  const { id } = await createCompany(owner, aCompany());
  const product = await createProduct(owner, aProduct(id));
  const department = await createDepartment(owner, aDepartment(id));
  const problem = await createProblem(owner, aProblem(id));
  const strength = await createStrength(owner, aStrength(id));
  const contact = await createContact(owner, aContact(id));
  return { id, product, department, problem, strength, contact };
}
type Profile = Awaited<ReturnType<typeof aReadyProfile>>;

const anEdit = (id: string, own: string | null) => ({ id, own });
const blockOf = ({ blocks }: { blocks: { id: string }[] }, id: string) =>
  blocks.find((each) => each.id === id);

describe('every change of profile or draft makes a draft stale', () => {
  const CHANGES: Record<string, (profile: Profile) => Promise<unknown>> = {
    'the company': ({ id }) => updateCompany(owner, id, { employees: 12 }),
    'a row added': ({ id }) => createProblem(owner, aProblem(id)),
    'a row changed': ({ product }) => updateProduct(owner, product.id, { name: 'Otra' }),
    'a row deleted': ({ department }) => called(owner, deleteDepartment, department.id),
    'the last row added deleted': ({ strength }) => called(owner, deleteStrength, strength.id),
    'a contact deleted': ({ contact }) => called(owner, deleteContact, contact.id),
    'a row put back': async ({ problem }) => {
      await called(owner, deleteProblem, problem.id);
      await called(owner, restoreProblem, problem.id);
    },
    'rows moved': async ({ id, problem }) => {
      const second = await createProblem(owner, aProblem(id));
      const before = await contentUpdatedAt(owner, id);
      await moveRows(owner, id, { list: 'problems', rowIds: [second.id], afterId: null });
      expect((await contentUpdatedAt(owner, id)) > before).toBe(true);
      expect(problem.id).not.toBe(second.id);
    },
    'the draft': ({ id }) => writeDraft(owner, id, { language: 'es', blocks: [], updatedAt: undefined }),
    'the draft put back': async ({ id }) => {
      await writeDraft(owner, id, { language: 'es', blocks: [], updatedAt: undefined });
      const before = await contentUpdatedAt(owner, id);
      await deleteDraft(owner, id);
      expect((await contentUpdatedAt(owner, id)) > before).toBe(true);
    },
  };

  test.each(Object.entries(CHANGES))('%s', async (_, change) => {
    const profile = await aReadyProfile();
    const read = await contentUpdatedAt(owner, profile.id);
    await change(profile);
    const now = await contentUpdatedAt(owner, profile.id);
    expect(now > read).toBe(true);
    expect(new Date(now).toISOString()).toBe(now);
    await expect(
      freezeDraft(owner, profile.id, { updatedAt: read, language: undefined }),
    ).rejects.toMatchObject({
      code: expect.stringMatching(/^(stale|report_not_ready)$/),
    });
  });
});

test('reading a draft stores nothing', async () => {
  const { id } = await aReadyProfile();
  const first = await readDraft(owner, id, 'es');
  expect(first).toMatchObject({ language: 'es', document: { face: { isDraft: true } } });
  expect(await readDraft(owner, id, 'es')).toEqual({ ...first, document: expect.anything() });
  expect(await database.db.$count(reportDrafts, eq(reportDrafts.companyId, id))).toBe(0);
});

test('a stored draft keeps order, own texts and what is hidden, and is in its own language', async () => {
  const { id } = await aReadyProfile();
  const blocks = [
    { ...anEdit('recommendations.medium', 'Lo nuestro.'), isHidden: false },
    { ...anEdit('analysis.departments', null), isHidden: true },
    { ...anEdit('own-1', 'Contraten a alguien.\nCuanto antes.'), isHidden: false },
  ];
  await writeDraft(owner, id, { language: 'es', blocks, updatedAt: undefined });
  const draft = await readDraft(owner, id, 'en');
  expect(draft.language).toBe('es');
  expect(blockOf(draft, 'recommendations.medium')).toMatchObject({ own: 'Lo nuestro.', isStale: false });
  expect(blockOf(draft, 'analysis.departments')).toMatchObject({ own: null, isHidden: true });
  expect(blockOf(draft, 'own-1')).toMatchObject({ computed: null, part: 'recommendations' });
});

test('keeps a text whose block is gone, and drops an untouched one', async () => {
  const { id } = await aReadyProfile();
  const blocks = [anEdit('risks.gone-9', 'Lo escribí yo.'), anEdit('risks.gone-8', null)];
  const { blocks: shown } = await writeDraft(owner, id, { language: 'es', blocks, updatedAt: undefined });
  expect(blockOf({ blocks: shown }, 'risks.gone-9')).toMatchObject({ part: 'risks', own: 'Lo escribí yo.' });
  expect(blockOf({ blocks: shown }, 'risks.gone-8')).toBeUndefined();
});

test('says that a text’s source has changed until somebody checks it, whatever else is edited', async () => {
  const { id, department } = await aReadyProfile();
  const write = (blocks: object[]) =>
    writeDraft(owner, id, { language: 'es', blocks: blocks as never, updatedAt: undefined });
  await write([anEdit('analysis.departments', 'Lo nuestro.')]);
  await updateDepartment(owner, department.id, { digitalizationLevel: 1, name: 'Almacén' });
  const stale = await readDraft(owner, id);
  expect(blockOf(stale, 'analysis.departments')).toMatchObject({ isStale: true });
  const sent = stale.blocks.map((block) =>
    block.id === 'recommendations.medium' ? { ...block, own: 'También nuestro.' } : block,
  );
  const again = await write(sent);
  expect(blockOf(again, 'analysis.departments')).toMatchObject({ isStale: true });
  const checked = await write(again.blocks.map((block) => ({ ...block, isStale: false })));
  expect(checked.blocks.filter(({ isStale }) => isStale)).toEqual([]);
});

test('a second tab that wrote meanwhile is told, with the current draft', async () => {
  const { id } = await aReadyProfile();
  const { updatedAt } = await readDraft(owner, id);
  const first = await writeDraft(owner, id, {
    language: 'en',
    blocks: [anEdit('analysis.departments', 'A')],
    updatedAt,
  });
  const second = writeDraft(owner, id, {
    language: 'en',
    blocks: [anEdit('analysis.departments', 'B')],
    updatedAt,
  });
  await expect(second).rejects.toMatchObject({
    code: 'stale',
    details: { extra: { current: { updatedAt: first.updatedAt, blocks: first.blocks } } },
  });
});

test('stored blocks that are no JSON of ours do not stop the draft', async () => {
  const { id } = await aReadyProfile();
  await writeDraft(owner, id, {
    language: 'es',
    blocks: [anEdit('analysis.departments', 'A')],
    updatedAt: undefined,
  });
  for (const blocks of ['{', '{"a":1}', '[1]', 'null']) {
    await database.db.update(reportDrafts).set({ blocks }).where(eq(reportDrafts.companyId, id));
    expect(blockOf(await readDraft(owner, id), 'analysis.departments')).toMatchObject({ own: null });
  }
});

test("another user's draft is not found", async () => {
  const { id } = await aReadyProfile();
  const other = await aUserContext(database.db);
  const blocks: Parameters<typeof writeDraft>[2] = { language: 'es', blocks: [], updatedAt: undefined };
  const calls = [
    () => readDraft(other, id),
    () => writeDraft(other, id, blocks),
    () => deleteDraft(other, id),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'company_not_found' });
});
