// One long file for all arrows of the loop, because each begins with what the last one made.
import { called } from '#tests/builders/call.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { companies, crmEvents, crmOpportunities, marketingProducts, reports } from '#db/schema/index.ts';
import { deleteCompany, restoreCompany } from '#features/consulting/companies/company-deletion.server.ts';
import { updateCompanySchema } from '#features/consulting/companies/company.schema.ts';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { listContacts } from '#features/consulting/profile/contact.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createCompany as createCrmCompany } from '#features/leads/companies/company.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { briefOf, getBrief, saveBrief } from '#features/marketing/brief/brief.server.ts';
import { putBriefSchema } from '#features/marketing/brief/brief.schema.ts';
import { deleteMarketing } from '#features/marketing/marketing-deletion.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import {
  aDeal as aLoopDeal,
  aFrozenReport,
  fillProfile as fillLoopProfile,
  freezeProfile,
} from '#tests/builders/loop.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { campaignFromProblem } from './campaign-from-problem.server.ts';
import { linksOf } from '#features/loop/chain/chain.server.ts';
import { companyFromOpportunity } from './company-from-opportunity.server.ts';
import { opportunityFromReport } from './opportunity-from-report.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let other: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'es' });
  other = await aUserContext(database.db);
});
afterEach(() => database.close());

const aDeal = () => aLoopDeal(owner);
const fillProfile = (id: number) => fillLoopProfile(owner, id);
const freeze = (id: number) => freezeProfile(owner, id);
const aReport = () => aFrozenReport(owner);
const confirm = (id: number, input: object) => updateCompany(owner, id, updateCompanySchema.parse(input));
const invalid = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) as string } },
});
const stepsOf = async (...[kind, id]: [Parameters<typeof linksOf>[1], number]) =>
  (await linksOf(owner, kind, id)).steps.map((step) => `${step.direction} ${step.kind} ${step.id}`);

describe('a consulting company from an opportunity', () => {
  test('takes name and people along, and says what is to be confirmed', async () => {
    const deal = await aDeal();
    const company = await companyFromOpportunity(owner, { opportunityId: deal.id });
    expect(company).toMatchObject({
      name: 'Talleres Mar',
      sector: 'Sin especificar',
      size: 'small',
      structure: 'simple',
      email: 'ana@test.example',
      unconfirmed: ['sector', 'size', 'structure'],
    });
    const people = await listContacts(owner, company.id);
    expect(
      people.map(({ name, isPrimary, position, phone }) => ({ name, isPrimary, position, phone })),
    ).toEqual([
      { name: 'Ana Ruiz', isPrimary: true, position: 'Gerente', phone: '+34 986 000 000' },
      { name: 'Luis Ruiz', isPrimary: false, position: 'Persona de contacto', phone: null },
    ]);
    const [event] = await database.db.select().from(crmEvents);
    expect(event).toMatchObject({ kind: 'linked', opportunityId: deal.id, companyId: deal.companyId });
  });

  test('asked again, in two tabs at once, and by contact or company answers the same', async () => {
    const deal = await aDeal();
    const [one, two] = await Promise.all([
      called(owner, companyFromOpportunity, { opportunityId: deal.id }),
      called(owner, companyFromOpportunity, { opportunityId: deal.id }),
    ]);
    const three = await companyFromOpportunity(owner, { contactId: deal.contactId });
    const four = await companyFromOpportunity(owner, { crmCompanyId: deal.companyId });
    expect([two.id, three.id, four.id]).toEqual([one.id, one.id, one.id]);
    expect(await database.db.select().from(companies)).toHaveLength(1);
  });

  test('of an opportunity without contact and company has its title, to be confirmed', async () => {
    const { id } = await createOpportunity(owner, anOpportunity());
    const company = await companyFromOpportunity(owner, { opportunityId: id, sector: 'Metal' });
    expect(company).toMatchObject({ name: 'New website', sector: 'Metal' });
    expect(company.unconfirmed).toEqual(['name', 'size', 'structure']);
  });

  test('cannot be frozen before each field is confirmed', async () => {
    const { id: opportunityId } = await aDeal();
    const { id } = await companyFromOpportunity(owner, { opportunityId });
    await fillProfile(id);
    await expect(freeze(id)).rejects.toMatchObject({
      code: 'report_not_ready',
      details: { fields: { sector: 'consulting:report.unconfirmed', size: expect.any(String) as string } },
    });
    expect((await confirm(id, { sector: 'Metal', size: 'small' })).unconfirmed).toEqual(['structure']);
    expect((await confirm(id, { structure: 'simple' })).unconfirmed).toEqual([]);
    expect((await freeze(id)).rulesVersion).toBe(6);
  });

  test('reads size and sector of the company where they are known', async () => {
    const { id } = await createCrmCompany(owner, aCrmCompany({ sector: 'Conservas', size: '120' }));
    const company = await companyFromOpportunity(owner, { crmCompanyId: id });
    expect(company).toMatchObject({ sector: 'Conservas', size: 'medium', employees: 120 });
    expect(company.unconfirmed).toEqual(['structure']);
  });

  test("is refused to another user, and so is the opportunity's strip", async () => {
    const { id } = await aDeal();
    await expect(called(other, companyFromOpportunity, { opportunityId: id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(linksOf(other, 'crm_opportunity', id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('opportunities from a report', () => {
  test('have the title and the middle of the range of their action, once each', async () => {
    const { reportId, actionIds, report } = await aReport();
    const [first] = report.model.figures?.actions ?? [];
    const { items } = await opportunityFromReport(owner, { reportId, actionIds, isJoint: false });
    expect(items.map((item) => item.actionIds)).toEqual(actionIds.map((id) => [id]));
    expect(items[0]).toMatchObject({
      isNew: true,
      amountCents: Math.round(((first?.costLowCents ?? 0) + (first?.costHighCents ?? 0)) / 2),
      company: { name: 'Conservas Nutrimar' },
      notes: expect.stringMatching(/puesta en marcha .*€/) as string,
    });
    const [again, atOnce] = await Promise.all([
      called(owner, opportunityFromReport, { reportId, actionIds, isJoint: false }),
      called(owner, opportunityFromReport, { reportId, actionIds, isJoint: true }),
    ]);
    const ids = items.map(({ id }) => id);
    expect([again.items.map(({ id }) => id), atOnce.items.map(({ id }) => id)]).toEqual([ids, ids]);
    expect(again.items.every(({ isNew }) => !isNew)).toBe(true);
  });

  test('asked for at once in two tabs are made once, jointly with the sum of the actions', async () => {
    const { reportId, actionIds } = await aReport();
    const [one, two] = await Promise.all([
      called(owner, opportunityFromReport, { reportId, actionIds, isJoint: true }),
      called(owner, opportunityFromReport, { reportId, actionIds, isJoint: true }),
    ]);
    expect(one.items).toHaveLength(1);
    expect(two.items.map(({ id }) => id)).toEqual(one.items.map(({ id }) => id));
    expect(await database.db.select().from(crmOpportunities)).toHaveLength(1);
    expect(one.items[0]?.title).toContain('Conservas Nutrimar');
  });

  test('go to the contact and company that the profile came from', async () => {
    const deal = await aDeal();
    const { id } = await companyFromOpportunity(owner, { opportunityId: deal.id });
    await confirm(id, { sector: 'Metal', size: 'small', structure: 'simple' });
    await fillProfile(id);
    const { id: reportId, model } = await freeze(id);
    const actionId = model.figures?.actions[0]?.id ?? '';
    const { items } = await opportunityFromReport(owner, { reportId, actionIds: [actionId], isJoint: false });
    expect(items[0]).toMatchObject({ contactId: deal.contactId, companyId: deal.companyId });
  });

  test('are refused for an action that the report does not have, and to a stranger', async () => {
    const { reportId, actionIds } = await aReport();
    const ask = (ctx: ServiceContext, ids: string[]) =>
      called(ctx, opportunityFromReport, { reportId, actionIds: ids, isJoint: false });
    await expect(ask(owner, ['A99'])).rejects.toMatchObject(invalid('actionIds'));
    await expect(ask(other, actionIds)).rejects.toMatchObject({ code: 'not_found' });
    expect(await database.db.select().from(crmOpportunities)).toEqual([]);
  });

  test('are refused for a report of rule version 1, which has no actions', async () => {
    const { id: companyId } = await createCompany(owner, aCompany());
    const texts = {
      analysis: 'a',
      recommendations: 'b',
      aiArchitecture: 'c',
      snapshot: '{}',
      contentHash: 'd',
    };
    const row = { ...texts, companyId, language: 'es', rulesVersion: 1, createdAt: owner.now.toISOString() };
    const [made] = await database.db.insert(reports).values(row).returning({ id: reports.id });
    const asked = { reportId: made?.id ?? 0, actionIds: ['A1'], isJoint: false };
    await expect(called(owner, opportunityFromReport, asked)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { actionIds: 'loop:noActions' } },
    });
  });

  test('deleted, leave the report readable without the link; the undo brings it back', async () => {
    const { companyId, reportId, actionIds } = await aReport();
    const asked = { reportId, actionIds: actionIds.slice(0, 1), isJoint: false };
    const { items } = await opportunityFromReport(owner, asked);
    const id = items[0]?.id ?? 0;
    const opportunity = `after crm_opportunity ${id}`;
    expect(await stepsOf('report', reportId)).toContain(opportunity);
    expect(await stepsOf('crm_opportunity', id)).toContain(`before report ${reportId}`);
    await called(owner, deleteOpportunity, id);
    expect(await stepsOf('report', reportId)).not.toContain(opportunity);
    await called(owner, restoreOpportunity, id);
    expect(await stepsOf('report', reportId)).toContain(opportunity);
    await called(owner, deleteCompany, companyId);
    expect(await stepsOf('crm_opportunity', id)).not.toContain(`before report ${reportId}`);
    await called(owner, restoreCompany, companyId);
    expect(await stepsOf('crm_opportunity', id)).toContain(`before report ${reportId}`);
  });
});

describe('the brief of a campaign from a problem', () => {
  const WORDS = 'Nadie sabe dónde están los pedidos.';
  async function aProblemOf() {
    const { id: companyId } = await createCompany(owner, aCompany());
    const { id } = await createProblem(owner, aProblem(companyId, { description: WORDS }));
    return { companyId, id };
  }

  test("has the client's words, which nothing may publish until they are edited", async () => {
    const { id: problemId } = await aProblemOf();
    const { productId, brief } = await campaignFromProblem(owner, { problemId });
    expect(brief).toMatchObject({ pain: WORDS, isPainPrivate: true, language: 'es' });
    expect((await briefOf(owner, productId, 'es'))?.pain).toBe('');
    const {
      productId: _p,
      language: _l,
      createdAt: _c,
      updatedAt: _u,
      isPainPrivate: _i,
      ...answers
    } = brief;
    const put = (over: object) =>
      saveBrief(owner, productId, 'es', putBriefSchema.parse({ ...answers, ...over }));
    expect((await put({ buyer: 'Fábricas' })).isPainPrivate).toBe(true);
    expect((await put({ pain: 'Los pedidos se pierden.' })).isPainPrivate).toBeUndefined();
    expect((await briefOf(owner, productId, 'es'))?.pain).toBe('Los pedidos se pierden.');
  });

  test('released as it stands, is the owner’s own word', async () => {
    const { id: problemId } = await aProblemOf();
    const { productId } = await campaignFromProblem(owner, { problemId });
    await saveBrief(owner, productId, 'es', putBriefSchema.parse({ pain: WORDS, isPainPrivate: false }));
    expect((await briefOf(owner, productId, 'es'))?.pain).toBe(WORDS);
  });

  test('asked again and in two tabs at once is one product', async () => {
    const { id: problemId } = await aProblemOf();
    const [one, two] = await Promise.all([
      called(owner, campaignFromProblem, { problemId }),
      called(owner, campaignFromProblem, { problemId }),
    ]);
    expect((await campaignFromProblem(owner, { problemId })).productId).toBe(one.productId);
    expect(two.productId).toBe(one.productId);
    expect(await database.db.select().from(marketingProducts)).toHaveLength(1);
  });

  test('keeps what the owner wrote of a pain, and refuses a deleted product and a stranger', async () => {
    const { id: problemId } = await aProblemOf();
    const { productId } = await campaignFromProblem(owner, { problemId });
    const own = putBriefSchema.parse({ pain: 'Lo nuestro.' });
    await saveBrief(owner, productId, 'es', own);
    expect((await campaignFromProblem(owner, { problemId, productId })).brief.pain).toBe('Lo nuestro.');
    await expect(called(other, campaignFromProblem, { problemId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await called(owner, deleteMarketing, 'product', productId);
    const gone = called(owner, campaignFromProblem, { problemId, productId });
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
    expect((await campaignFromProblem(owner, { problemId })).productId).not.toBe(productId);
  });

  test('of an action has the words of the problems that it answers, and the name of the solution', async () => {
    const { reportId, report } = await aReport();
    const answering = report.model.figures?.actions.find(({ rowIds }) => rowIds.length > 0);
    const actionId = answering?.id ?? '';
    const { productId } = await campaignFromProblem(owner, { reportId, actionId });
    expect((await getBrief(owner, productId, 'es')).pain).toMatch(/a mano/);
    const [step] = (await linksOf(owner, 'marketing_product', productId)).steps;
    expect(step).toMatchObject({ direction: 'before', name: expect.any(String) as string });
    expect(await stepsOf('report', reportId)).toContain(`after marketing_product ${productId}`);
  });
});

test('the strip of a record leads from its opportunity through profile and report to the campaign', async () => {
  const deal = await aDeal();
  const { id } = await companyFromOpportunity(owner, { opportunityId: deal.id });
  const { id: problemId } = await createProblem(owner, aProblem(id));
  const { productId } = await campaignFromProblem(owner, { problemId });
  const steps = await stepsOf('crm_opportunity', deal.id);
  expect(steps).toContain(`before crm_contact ${deal.contactId}`);
  expect(steps).toContain(`self crm_opportunity ${deal.id}`);
  expect(steps).toContain(`after company ${id}`);
  expect(steps).toContain(`after marketing_product ${productId}`);
  const back = await stepsOf('marketing_product', productId);
  expect(back).toContain(`before problem ${problemId}`);
  expect(back).toContain(`before company ${id}`);
  expect(back).toContain(`before crm_opportunity ${deal.id}`);
  expect(back.at(-1)).toBe(`self marketing_product ${productId}`);
});
