// One long file for freezing, correcting and the reports of rule version 1, because all share the ready company.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportDrafts, reports } from '#db/schema/index.ts';
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
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { listReviews, startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import { createContact } from '#features/consulting/profile/contact.server.ts';
import { createDepartment, listDepartments } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { startCorrection } from './correction.server.ts';
import { readDraft, writeDraft } from './draft/draft.server.ts';
import { createReport, freezeDraft } from './freeze.server.ts';
import { findReport } from './report.server.ts';
import { verifyReport } from './verify.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
});
afterAll(() => database.close());

async function aReadyCompany(): Promise<number> {
  const { id } = await createCompany(owner, aCompany({ colors: ['#ffcc00'] } as object));
  await createProduct(owner, aProduct(id));
  await createDepartment(owner, aDepartment(id));
  await createProblem(owner, aProblem(id));
  await createStrength(owner, aStrength(id));
  await createContact(owner, aContact(id, { isPrimary: true }));
  return id;
}

const edit = (id: number, own: string | null, language: 'es' | 'en' = 'es') =>
  writeDraft(owner, id, { language, blocks: [{ id: 'analysis.company', own }], updatedAt: undefined });
const freeze = async (id: number, language?: 'es' | 'en') =>
  freezeDraft(owner, id, { updatedAt: (await readDraft(owner, id)).updatedAt, language });
const rowOf = async (companyId: number) => {
  const [row] = await database.db.select().from(reports).where(eq(reports.companyId, companyId));
  if (!row) throw new Error('no report');
  return row;
};
const hashOf = (parts: string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`);
  return hash.digest('hex');
};

test('freezing stores texts as edited, document, figures and a hash over all of it, and ends the draft', async () => {
  const id = await aReadyCompany();
  await edit(id, 'Lo que vimos.');
  const preview = await readDraft(owner, id);
  const report = await freeze(id);
  expect(report).toMatchObject({
    analysis: expect.stringMatching(/^1\. La empresa\n\nLo que vimos\.\n\n2\. /),
    language: 'es',
    rulesVersion: 6,
    version: '1',
    supersededBy: null,
    model: { figures: preview.figures },
    document: {
      parts: preview.document.parts,
      proof: { hash: report.contentHash },
      face: { isDraft: false, preparedFor: 'Ana Ruiz, Gerente', color: '#8e7200', version: null },
    },
  });
  const stored = await rowOf(id);
  const { analysis, recommendations, aiArchitecture, snapshot, parts } = stored;
  const hashed = [analysis, recommendations, aiArchitecture, 'es', '6', snapshot, parts ?? ''];
  expect(report.contentHash).toBe(hashOf(hashed));
  expect(hashOf([...hashed.slice(0, 6), `${parts} `])).not.toBe(report.contentHash);
  expect(parts).not.toContain('"proof"');
  expect(await database.db.$count(reportDrafts, eq(reportDrafts.companyId, id))).toBe(0);
});

test('a frozen report is read, never computed again', async () => {
  const id = await aReadyCompany();
  const report = await freeze(id);
  await updateCompany(owner, id, { name: 'Otra', colors: ['#000000'] } as object);
  expect(await findReport(owner, id)).toEqual(report);
});

test('texts sent by somebody else are stored to the letter, in a report of the same kind', async () => {
  const id = await aReadyCompany();
  await edit(id, 'Del borrador.');
  const sent = someReportTexts(id);
  const report = await createReport(owner, sent);
  expect(report).toMatchObject({ ...sent, rulesVersion: 6, model: { figures: { totals: { problems: 1 } } } });
  await expect(readDraft(owner, id)).rejects.toMatchObject({ code: 'report_exists' });
});

test('what has changed since it was read is not frozen unseen', async () => {
  const id = await aReadyCompany();
  const { updatedAt } = await readDraft(owner, id);
  await edit(id, 'Otra pestaña.');
  await expect(freezeDraft(owner, id, { updatedAt, language: undefined })).rejects.toMatchObject({
    code: 'stale',
    details: {
      extra: {
        current: { blocks: expect.arrayContaining([expect.objectContaining({ own: 'Otra pestaña.' })]) },
      },
    },
  });
  await freeze(id);
  await expect(freezeDraft(owner, id, { updatedAt, language: undefined })).rejects.toMatchObject({
    code: 'report_exists',
  });
});

test('another language is computed anew, and own text does not change its language', async () => {
  const own = await aReadyCompany();
  await edit(own, 'Lo que vimos.');
  await expect(freeze(own, 'en')).rejects.toMatchObject({ code: 'draft_language' });
  const computed = await aReadyCompany();
  await edit(computed, null);
  expect(await freeze(computed, 'en')).toMatchObject({ language: 'en', document: { language: 'en' } });
});

test('a correction begins with profile and edits, replaces the report and says nothing of changes', async () => {
  const first = await aReadyCompany();
  await expect(startCorrection(owner, first)).rejects.toMatchObject({ code: 'report_required' });
  await edit(first, 'Con una errata.');
  const old = await freeze(first);
  const { id } = await startCorrection(owner, first);
  await expect(startCorrection(owner, first)).rejects.toMatchObject({
    code: 'correction_exists',
    details: { extra: { id } },
  });
  expect((await findReport(owner, first))?.supersededBy).toBeNull();
  expect(await listDepartments(owner, id)).toHaveLength(1);
  const draft = await readDraft(owner, id);
  expect(draft.blocks).toContainEqual(
    expect.objectContaining({ id: 'analysis.company', own: 'Con una errata.', isStale: false }),
  );
  await edit(id, 'Sin ella.');
  const mended = await freeze(id);
  expect(mended).toMatchObject({ version: '1.1', document: { face: { version: '1.1' } } });
  expect((await rowOf(id)).snapshot).not.toContain('"earlier"');
  const { document: before, ...rest } = old;
  const now = await findReport(owner, first);
  expect(now).toMatchObject({
    ...rest,
    supersededBy: { companyId: id, reportId: mended.id, version: '1.1' },
  });
  expect(now?.document).toEqual(before);

  const { id: third } = await startCorrection(owner, id);
  const last = await freeze(third);
  expect(last.version).toBe('1.2');
  expect((await findReport(owner, first))?.supersededBy).toMatchObject({ companyId: third, version: '1.2' });

  const followUp = await startFollowUp(owner, first);
  const reviews = (await listReviews(owner, id)).map((review) => [
    review.id,
    review.followKind,
    review.version,
  ]);
  expect(reviews).toEqual([
    [first, 'followUp', '1'],
    [id, 'correction', '1.1'],
    [third, 'correction', '1.2'],
    [followUp.id, 'followUp', '1'],
  ]);
  const { items } = await listCompanies(owner, { limit: 200 });
  expect(items.find((each) => each.id === third)).toMatchObject({ version: '1.2', followKind: 'correction' });
});

test('stored parts that are no JSON do not stop the page: the texts are shown', async () => {
  const id = await aReadyCompany();
  await freeze(id);
  const { id: _, ...row } = await rowOf(id);
  const other = await aReadyCompany();
  for (const parts of ['{', '[]', 'null']) {
    const { id: companyId } = await createCompany(owner, aCompany());
    await database.db.insert(reports).values({ ...row, companyId, parts });
    expect((await findReport(owner, companyId))?.document.parts.length).toBeGreaterThan(2);
  }
  expect(other).toBeGreaterThan(0);
});

/** Written by the program as it was when reports had rule version 1: the row, and the document that it made of it. */
const V1 = JSON.parse(
  readFileSync(new URL('../../../../tests/cases/report-v1.json', import.meta.url), 'utf8'),
) as { row: typeof reports.$inferInsert; document: { words: object } };

test('a report of rule version 1 keeps its bytes, its rendering and a valid proof', async () => {
  const { id: companyId } = await createCompany(owner, aCompany());
  const { id: _, ...row } = V1.row;
  await database.db.insert(reports).values({ ...row, companyId });
  const report = await findReport(owner, companyId);
  const { face, notes, ...document } = report?.document ?? { face: undefined, notes: undefined };
  // Words of later renderings are added; none of what was there has changed.
  const later = { notes: expect.any(String), own: expect.any(String), quickWin: expect.any(String) };
  expect(document).toEqual({ ...V1.document, words: { ...V1.document.words, ...later } });
  expect([face, notes]).toEqual([null, []]);
  expect(report).toMatchObject({ rulesVersion: 1, version: '1', model: { figures: null } });
  const { analysis, recommendations, aiArchitecture, language, snapshot } = V1.row;
  expect(report?.contentHash).toBe(
    hashOf([analysis, recommendations, aiArchitecture, language, '1', snapshot]),
  );
  expect(await verifyReport({ ...owner }, V1.row.contentHash, owner.user.id)).toMatchObject({
    language: 'es',
  });
});

test('a report says which laws and statistics have moved since it was made, and is not altered', async () => {
  const id = await aReadyCompany();
  const fresh = await freeze(id);
  expect(fresh.movedFacts).toEqual([]);
  const row = await rowOf(id);
  const parts = JSON.parse(row.parts ?? '') as { facts: { id: string; version: number }[] };
  expect(parts.facts.map((fact) => fact.id)).toContain('ai-use-spain');
  const { id: older } = await createCompany(owner, aCompany());
  const facts = parts.facts.map((fact) => ({ ...fact, version: fact.version - 1 }));
  const { id: _, ...values } = row;
  await database.db.insert(reports).values({
    ...values,
    companyId: older,
    contentHash: 'b'.repeat(64),
    parts: JSON.stringify({ ...parts, facts }),
  });
  const moved = (await findReport(owner, older))?.movedFacts;
  expect(moved).toContainEqual(expect.objectContaining({ id: 'ai-use-spain', change: 'changed' }));
});
