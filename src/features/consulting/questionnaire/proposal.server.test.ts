// One long file for the life of a proposal, because all cases share the company and its template.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profileProposals } from '#db/schema/index.ts';
import { deleteCompany, restoreCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { createCompany, requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import { listDepartments } from '#features/consulting/profile/department.server.ts';
import { createProblem, deleteProblem, listProblems } from '#features/consulting/profile/problem.server.ts';
import { listProducts } from '#features/consulting/profile/product.server.ts';
import { requireReady } from '#features/consulting/report/readiness.server.ts';
import { freezeProfile } from '#features/consulting/report/snapshot.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import type { Proposal } from './proposal.schema.ts';
import {
  acceptProposal,
  actOnProposals,
  declineProposal,
  listProposals,
  reopenProposal,
} from './proposal.server.ts';
import { proposedRows, startTemplate } from './template.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let companyId: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  owner = await aUserContext(database.db);
  companyId = (await createCompany(owner, aCompany())).id;
});

const start = (language: 'en' | 'es' = 'es') =>
  startTemplate(owner, companyId, { template: 'garage', language });
const ofKind = (items: readonly Proposal[], kind: Proposal['kind']): Proposal => {
  const found = items.find((each) => each.kind === kind);
  if (!found) throw new Error(`No proposal of a ${kind}.`);
  return found;
};

/** A row as a client's answer proposes it. */
async function fromClient(kind: Proposal['kind'], fields: Record<string, unknown>): Promise<Proposal> {
  const at = owner.now.toISOString();
  const [made] = await database.db
    .insert(profileProposals)
    .values({
      companyId,
      origin: 'questionnaire',
      kind,
      fields,
      question: '¿Qué vende?',
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!made) throw new Error('Not stored.');
  return made;
}

test('a template proposes its rows, and makes no row of the profile', async () => {
  const { added, items } = await start();
  expect(added).toBe(proposedRows('garage', 'es').length);
  expect(items.map(({ kind, fields }) => ({ kind, fields }))).toEqual(
    proposedRows('garage', 'es').map(({ kind, fields }) => ({ kind, fields })),
  );
  expect(await listProblems(owner, companyId)).toEqual([]);
  const snapshot = await freezeProfile(owner, companyId);
  expect(() => requireReady(snapshot)).toThrow('report_not_ready');
  expect(JSON.stringify(snapshot)).not.toContain(items[0]?.fields['name']);
});

test('asked twice, in either language, a template proposes nothing again', async () => {
  const { items } = await start();
  await declineProposal(owner, ofKind(items, 'strength').id);
  await acceptProposal(owner, ofKind(items, 'problem').id, {});
  expect((await start('es')).added).toBe(0);
  expect((await start('en')).added).toBe(0);
});

test('what the profile says already is not proposed', async () => {
  const problem = proposedRows('garage', 'es').find(({ kind }) => kind === 'problem');
  const description = String(problem?.fields['description']).toUpperCase();
  await createProblem(owner, aProblem(companyId, { description }));
  const { added } = await start('en');
  expect(added).toBe(proposedRows('garage', 'en').length - 1);
});

test('an accepted proposal is a row like a typed one, with its reading, and names it', async () => {
  const problem = ofKind((await start()).items, 'problem');
  const accepted = await acceptProposal(owner, problem.id, {});
  const rows = await listProblems(owner, companyId);
  expect(rows).toMatchObject([
    { id: accepted.rowId, ...problem.fields, reading: { process: 'appointments', isConfirmed: false } },
  ]);
  expect(accepted).toMatchObject({ state: 'accepted', fields: problem.fields });
});

test('edited fields replace those proposed, and the proposal keeps the words that were proposed', async () => {
  const department = ofKind((await start()).items, 'department');
  const accepted = await acceptProposal(owner, department.id, {
    fields: { name: 'Mostrador', headcount: 2 },
  });
  expect(await listDepartments(owner, companyId)).toMatchObject([
    { ...department.fields, name: 'Mostrador', headcount: 2 },
  ]);
  expect(accepted.fields).toEqual(department.fields);
});

test('a proposal that lacks a field is accepted only with it', async () => {
  const { id } = await fromClient('product', { name: 'Neumáticos' });
  await expect(acceptProposal(owner, id, {})).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { description: expect.any(String) } },
  });
  expect((await actOnProposals(owner, companyId, { act: 'accept', ids: [id] })).items).toMatchObject([
    { state: 'open', rowId: null },
  ]);
  await acceptProposal(owner, id, { fields: { description: 'Montaje y equilibrado.' } });
  expect(await listProducts(owner, companyId)).toMatchObject([{ name: 'Neumáticos' }]);
});

test('a row of another company cannot be made by an edited field', async () => {
  const other = await createCompany(owner, aCompany());
  const { id } = ofKind((await start()).items, 'problem');
  await acceptProposal(owner, id, { fields: { companyId: other.id } });
  expect(await listProblems(owner, other.id)).toEqual([]);
});

test('accepted twice, as from two tabs, there is one row', async () => {
  const { id } = ofKind((await start()).items, 'problem');
  const accept = () => database.db.transaction((db) => acceptProposal({ ...owner, db }, id, {}));
  const [first, second] = await Promise.all([accept(), accept()]);
  expect(second.rowId).toBe(first.rowId);
  expect(await listProblems(owner, companyId)).toHaveLength(1);
});

test('opened again, its row goes, whatever was done with it before; then it can be accepted once more', async () => {
  const { id } = ofKind((await start()).items, 'problem');
  await acceptProposal(owner, id, {});
  expect(await reopenProposal(owner, id)).toMatchObject({ state: 'open', rowId: null });
  expect(await listProblems(owner, companyId)).toEqual([]);

  const { rowId } = await acceptProposal(owner, id, {});
  await deleteProblem(owner, rowId ?? 0);
  expect(await reopenProposal(owner, id)).toMatchObject({ state: 'open' });
  await declineProposal(owner, id);
  expect(await reopenProposal(owner, id)).toMatchObject({ state: 'open', rowId: null });
});

test('several are accepted and taken back together, in the order of the template', async () => {
  const { items } = await start();
  const ids = items.filter(({ kind }) => kind === 'problem').map(({ id }) => id);
  await actOnProposals(owner, companyId, { act: 'accept', ids: ids.toReversed() });
  const said = proposedRows('garage', 'es').filter(({ kind }) => kind === 'problem');
  expect((await listProblems(owner, companyId)).map(({ description }) => description)).toEqual(
    said.map(({ fields }) => fields['description']),
  );
  await actOnProposals(owner, companyId, { act: 'reopen', ids });
  expect(await listProblems(owner, companyId)).toEqual([]);
  expect((await listProposals(owner, companyId, { state: 'open' })).items).toHaveLength(items.length);
});

test('of several, nothing is stored where one belongs to another company', async () => {
  const { items } = await start();
  const other = await createCompany(owner, aCompany());
  const [foreign] = (await startTemplate(owner, other.id, { template: 'hotel' })).items;
  const ids = [ofKind(items, 'problem').id, foreign?.id ?? 0];
  await expect(actOnProposals(owner, companyId, { act: 'accept', ids })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await listProblems(owner, companyId)).toEqual([]);
});

test('another user finds neither the company nor its proposals', async () => {
  const { items } = await start();
  const stranger = await aUserContext(database.db);
  const id = items[0]?.id ?? 0;
  for (const act of [
    () => acceptProposal(stranger, id, {}),
    () => declineProposal(stranger, id),
    () => reopenProposal(stranger, id),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' });
  await expect(listProposals(stranger, companyId)).rejects.toMatchObject({ code: 'company_not_found' });
});

test('the proposals go with their company and come back with it', async () => {
  const { items } = await start();
  await deleteCompany(owner, companyId);
  expect(await database.db.$count(profileProposals, eq(profileProposals.companyId, companyId))).toBe(0);
  await restoreCompany(owner, companyId);
  expect((await listProposals(owner, companyId)).items).toEqual(items);
});

test('a follow-up begins without the proposals of the earlier review', async () => {
  await start();
  const later = await startFollowUp(owner, companyId);
  await requireOwnCompany(owner, later.id);
  expect((await listProposals(owner, later.id)).items).toEqual([]);
});
