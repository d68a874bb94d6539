import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import {
  aCompany,
  aDepartment,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from '#tests/builders/profile.ts';
import { MAX_DOCUMENT } from '#shared/limits.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createDepartment, updateDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createReportSchema } from './report.schema.ts';
import { createReport } from './freeze.server.ts';
import { findReport } from './report.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aFullCompany(ctx: ServiceContext) {
  const { id } = await createCompany(ctx, aCompany());
  await createProduct(ctx, aProduct(id));
  const department = await createDepartment(ctx, aDepartment(id, { digitalizationLevel: 1 }));
  const problem = await createProblem(ctx, aProblem(id, { priority: 5 }));
  await createStrength(ctx, aStrength(id, { impact: 1 }));
  return { id, department, problem };
}

test('requires a row in each of four lists, and the error names the missing ones', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  await createProduct(owner, aProduct(id));
  await createProblem(owner, aProblem(id));
  const refusal = createReport(owner, someReportTexts(id));
  await expect(refusal).rejects.toMatchObject({
    code: 'report_not_ready',
    details: {
      fields: {
        departments: 'consulting:report.missing.departments',
        strengths: 'consulting:report.missing.strengths',
      },
    },
  });
  expect(await findReport(owner, id)).toBeNull();
});

test('keeps the texts as sent and the profile as it was', async () => {
  const owner = await aUserContext(database.db, { locale: 'es' });
  const { id, department, problem } = await aFullCompany(owner);
  const sent = { ...someReportTexts(id), analysis: '  Con espacios\r\ny <b>signos</b> {{x}}  ' };
  await createReport(owner, sent);
  await updateDepartment(owner, department.id, { digitalizationLevel: 5 });
  const report = await findReport(owner, id);
  expect(report).toMatchObject({ analysis: sent.analysis, language: 'es', companyId: id });
  expect(report?.model.recommendations).toContainEqual({ kind: 'problem', rowId: problem.id, level: 'high' });
  expect(report?.model.recommendations).toContainEqual({
    kind: 'department',
    rowId: department.id,
    level: 'high',
  });
  expect(report?.contentHash).toMatch(/^[0-9a-f]{64}$/);
});

test('rejects a second report with the id of the first, even for simultaneous requests', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await aFullCompany(owner);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => createReport(owner, someReportTexts(id))));
  const made = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []));
  expect(made).toHaveLength(1);
  await expect(createReport(owner, someReportTexts(id))).rejects.toMatchObject({
    code: 'report_exists',
    details: { extra: { id: made[0]?.id } },
  });
});

test("another user can neither read nor create a company's report", async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  const { id } = await aFullCompany(owner);
  await expect(createReport(other, someReportTexts(id))).rejects.toMatchObject({ code: 'company_not_found' });
  await createReport(owner, someReportTexts(id));
  await expect(findReport(other, id)).rejects.toMatchObject({ code: 'company_not_found' });
});

test('rejects a text above the limit; a longer one stored before stays complete and is shown truncated', async () => {
  const owner = await aUserContext(database.db);
  const { id } = await aFullCompany(owner);
  const long = { ...someReportTexts(id), analysis: `${'x'.repeat(MAX_DOCUMENT)}end` };
  expect(createReportSchema.safeParse(long).error?.issues).toMatchObject([
    { path: ['analysis'], message: 'errors:fields.tooLong' },
  ]);
  await createReport(owner, long);
  const [stored] = await database.db.select().from(reports).where(eq(reports.companyId, id));
  if (!stored) throw new Error('no report');
  const { id: earlier } = await createCompany(owner, aCompany());
  const { id: _, ...row } = stored;
  await database.db.insert(reports).values({ ...row, companyId: earlier, rulesVersion: 1, parts: null });
  const report = await findReport(owner, earlier);
  expect(report?.analysis).toBe(long.analysis);
  const shown = JSON.stringify(report?.document);
  expect([shown.includes('xxx…'), shown.includes('xend')]).toEqual([true, false]);
});
