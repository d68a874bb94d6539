import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reports, users } from '#db/schema/index.ts';
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
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createReport } from './freeze.server.ts';
import { createShare, openShare } from './share.server.ts';
import { verifyReport } from './verify.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let reportId: number;
let hash: string;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  const { id } = await createCompany(owner, aCompany());
  await createProduct(owner, aProduct(id));
  await createDepartment(owner, aDepartment(id));
  await createProblem(owner, aProblem(id));
  await createStrength(owner, aStrength(id));
  reportId = (await createReport(owner, someReportTexts(id))).id;
  hash = (await database.db.select().from(reports))[0]?.contentHash ?? '';
});
afterEach(() => database.close());

const share = async (): Promise<string> => {
  const { url } = await createShare(owner, reportId, { days: 30 }, 'https://site.example');
  return url.slice('https://site.example/r/'.length);
};
const change = (account: object) => database.db.update(users).set(account).where(eq(users.id, owner.user.id));

test('disabling an account closes its links and confirmations at once, and enabling it opens them again', async () => {
  const token = await share();
  const state = async () => [
    (await openShare(owner, token))?.state,
    (await verifyReport(owner, hash)) !== null,
    (await verifyReport(owner, hash, owner.user.id)) !== null,
  ];
  expect(await state()).toEqual(['open', true, true]);
  await change({ disabledAt: owner.now.toISOString() });
  expect(await state()).toEqual([undefined, false, false]);
  await change({ disabledAt: null });
  expect(await state()).toEqual(['open', true, true]);
});

test('a demo creates no links, its earlier links are closed, and only that demo can verify its report', async () => {
  const token = await share();
  await change({ demoExpiresAt: '2030-01-01T00:00:00.000Z' });
  await expect(share()).rejects.toMatchObject({ code: 'demo_preview_only' });
  expect(await openShare(owner, token)).toBeNull();
  const stranger = await aUserContext(database.db);
  expect(await verifyReport(owner, hash)).toBeNull();
  expect(await verifyReport(owner, hash, stranger.user.id)).toBeNull();
  expect(await verifyReport(owner, hash, owner.user.id)).not.toBeNull();
});
