// One long file for what a deletion takes along and an undo brings back, because all share the full company.
import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  companies,
  companyLogos,
  reportDrafts,
  reportFiles,
  reports,
  reportShares,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import {
  aCompany,
  aContact,
  aDepartment,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { deleteCompany, restoreCompany } from './company-deletion.server.ts';
import { listCompanies } from './company-list.server.ts';
import { createCompany, requireOwnCompany } from './company.server.ts';
import {
  createContact,
  deleteContact,
  listContacts,
  restoreContact,
} from '#features/consulting/profile/contact.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { listReviews, startFollowUp } from './follow-up.server.ts';
import {
  createProblem,
  deleteProblem,
  listProblems,
  restoreProblem,
} from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { findCompanyProfile } from '#features/consulting/profile/profile.server.ts';
import { COMPANY_TABS } from '#features/consulting/profile/profile.values.ts';
import { versionOfCompany } from './versions.server.ts';
import { startCorrection } from '#features/consulting/report/correction.server.ts';
import { createReport } from '#features/consulting/report/freeze.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aReportedCompany(ctx: ServiceContext): Promise<number> {
  const { id } = await createCompany(ctx, aCompany());
  await createContact(ctx, aContact(id, { isPrimary: true }));
  await createProduct(ctx, aProduct(id));
  await createDepartment(ctx, aDepartment(id));
  await createProblem(ctx, aProblem(id));
  await createStrength(ctx, aStrength(id));
  const report = await createReport(ctx, { ...someReportTexts(id), language: 'en' });
  await ctx.db.insert(reportShares).values({
    reportId: report.id,
    tokenHash: `hash${id}`,
    expiresAt: '2027-01-01T00:00:00.000Z',
    createdAt: ctx.now.toISOString(),
  });
  return id;
}

const everyTab = (ctx: ServiceContext, id: number) =>
  Promise.all(COMPANY_TABS.map((tab) => findCompanyProfile(ctx, String(id), tab)));

test('a restored company has every row, its report and its links, under the old ids', async () => {
  const owner = await aUserContext(database.db);
  const id = await aReportedCompany(owner);
  const before = await everyTab(owner, id);
  const shares = await owner.db.select().from(reportShares);
  await called(owner, deleteCompany, id);
  expect(await everyTab(owner, id)).toEqual(COMPANY_TABS.map(() => null));
  await called(owner, restoreCompany, id);
  expect(await everyTab(owner, id)).toEqual(before);
  expect(before[0]).toMatchObject({ company: { hasReport: true, counts: { contacts: 1, strengths: 1 } } });
  expect(await owner.db.select().from(reportShares)).toEqual(shares);
});

test('a restored company has its draft, its logo and the hashes of its report’s files', async () => {
  const owner = await aUserContext(database.db);
  const id = await aReportedCompany(owner);
  const [report] = await owner.db.select().from(reports).where(eq(reports.companyId, id));
  const file = { reportId: report?.id ?? 0, format: 'pdf', sha256: 'a'.repeat(64), createdAt: '2026-03-01' };
  await owner.db.insert(reportFiles).values(file);
  const { id: drafted } = await createCompany(owner, aCompany());
  const draft = { companyId: drafted, language: 'es', blocks: '[]', createdAt: '2026-03-01', updatedAt: '' };
  await owner.db.insert(reportDrafts).values(draft);
  const picture = {
    workspaceId: owner.workspace.id,
    userId: owner.user.id,
    contentType: 'image/png',
    width: 1,
    height: 1,
    createdAt: '',
  };
  const [logo] = await owner.db
    .insert(companyLogos)
    .values({ ...picture, data: Buffer.from('png') })
    .returning();
  await owner.db
    .update(companies)
    .set({ logoId: logo?.id ?? 0 })
    .where(eq(companies.id, drafted));
  for (const each of [id, drafted]) {
    await called(owner, deleteCompany, each);
    await called(owner, restoreCompany, each);
  }
  expect(await owner.db.select().from(reportFiles)).toContainEqual(expect.objectContaining(file));
  expect(await owner.db.select().from(reportDrafts)).toContainEqual(expect.objectContaining(draft));
  expect(await requireOwnCompany(owner, drafted)).toMatchObject({ logoId: logo?.id });
});

test('a correction that was deleted and put back corrects the same report', async () => {
  const owner = await aUserContext(database.db);
  const id = await aReportedCompany(owner);
  await startFollowUp(owner, id);
  const correction = await startCorrection(owner, id);
  await called(owner, deleteCompany, correction.id);
  await called(owner, restoreCompany, correction.id);
  expect(await versionOfCompany(owner.db, correction.id)).toBe('1.1');
  expect((await listReviews(owner, id)).map(({ version }) => version)).toEqual(['1', '1.1', '1']);
});

test('the list marks exactly the companies that have a report', async () => {
  const owner = await aUserContext(database.db);
  const ids = [await createCompany(owner, aCompany()), await createCompany(owner, aCompany())].map(
    ({ id }) => id,
  );
  const reported = await aReportedCompany(owner);
  const { items } = await listCompanies(owner, { limit: 50 });
  expect(items.map(({ id, hasReport }) => [id, hasReport])).toEqual([
    ...ids.map((id) => [id, false]),
    [reported, true],
  ]);
});

test('restores a profile of thousands of rows completely', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  await database.client.execute({
    sql: `insert into problems (description, priority, companyId, createdAt, updatedAt)
          with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
          select 'Problem ' || i, 3, ?, '', '' from n`,
    args: [id],
  });
  const before = await listProblems(owner, id);
  await called(owner, deleteCompany, id);
  await called(owner, restoreCompany, id);
  expect(before).toHaveLength(5000);
  expect(await listProblems(owner, id)).toEqual(before);
});

test('restores the link between follow-up reviews, whichever of the two was deleted', async () => {
  const owner = await aUserContext(database.db);
  const [first, second] = [await createCompany(owner, aCompany()), await createCompany(owner, aCompany())];
  const follows = async () =>
    (await owner.db.select().from(companies).where(eq(companies.id, second.id)))[0]?.followsCompanyId;
  await owner.db.update(companies).set({ followsCompanyId: first.id }).where(eq(companies.id, second.id));
  await called(owner, deleteCompany, first.id);
  expect(await follows()).toBeNull();
  await called(owner, restoreCompany, first.id);
  expect(await follows()).toBe(first.id);
  await called(owner, deleteCompany, second.id);
  await called(owner, deleteCompany, first.id);
  await called(owner, restoreCompany, second.id);
  expect(await follows()).toBeNull();
});

test('a review has one follow-up, even if another was started while the first was deleted', async () => {
  const owner = await aUserContext(database.db);
  const earlier = await createCompany(owner, aCompany());
  const deleted = await startFollowUp(owner, earlier.id);
  await called(owner, deleteCompany, deleted.id);
  const begun = await startFollowUp(owner, earlier.id);
  await called(owner, restoreCompany, deleted.id);
  expect((await listReviews(owner, earlier.id)).map(({ id }) => id)).toEqual([earlier.id, begun.id]);
  expect((await listReviews(owner, deleted.id)).map(({ id }) => id)).toEqual([deleted.id]);
  await called(owner, deleteCompany, earlier.id);
  await called(owner, restoreCompany, earlier.id);
  expect((await listReviews(owner, begun.id)).map(({ id }) => id)).toEqual([earlier.id, begun.id]);
});

test('refuses to restore for another user, a second time, or what was never deleted, with the same error', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  await expect(called(owner, restoreCompany, id)).rejects.toMatchObject({ code: 'not_found' });
  await called(owner, deleteCompany, id);
  await expect(called(other, restoreCompany, id)).rejects.toMatchObject({ code: 'not_found' });
  await called(owner, restoreCompany, id);
  await expect(called(owner, restoreCompany, id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await requireOwnCompany(owner, id)).id).toBe(id);
});

test('restores a deleted row unchanged and in its place, for its owner only', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCompany());
  const [, middle] = [
    await createProblem(owner, aProblem(companyId)),
    await createProblem(owner, aProblem(companyId, { description: 'Second.' })),
    await createProblem(owner, aProblem(companyId)),
  ];
  const before = await listProblems(owner, companyId);
  await called(owner, deleteProblem, middle.id);
  await expect(called(other, restoreProblem, middle.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await called(owner, restoreProblem, middle.id)).toEqual(middle);
  expect(await listProblems(owner, companyId)).toEqual(before);
});

test('keeps a row deleted while its company is deleted, and restores it after its company', async () => {
  const owner = await aUserContext(database.db);
  const { id: companyId } = await createCompany(owner, aCompany());
  const { id } = await createProblem(owner, aProblem(companyId));
  await called(owner, deleteProblem, id);
  await called(owner, deleteCompany, companyId);
  await expect(called(owner, restoreProblem, id)).rejects.toMatchObject({ code: 'company_not_found' });
  await called(owner, restoreCompany, companyId);
  expect((await called(owner, restoreProblem, id)).id).toBe(id);
});

test('restoring a primary contact does not create a second primary', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  const ana = await createContact(owner, aContact(id, { isPrimary: true }));
  await called(owner, deleteContact, ana.id);
  const iago = await createContact(owner, aContact(id, { isPrimary: true }));
  await called(owner, restoreContact, ana.id);
  const primaries = (await listContacts(owner, id)).filter(({ isPrimary }) => isPrimary);
  expect(primaries.map((contact) => contact.id)).toEqual([iago.id]);
});
