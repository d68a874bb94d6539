import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { aDepartment, aProblem, aProduct, aStrength, someReportTexts } from '#tests/builders/profile.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  owner = await new ApiClient(server.url).register('arrows-owner');
});
afterAll(() => server.stop());

const stepsOf = async (path: string) => {
  const { status, body } = await owner.call('GET', `/api/loop/${path}`);
  expect(status).toBe(200);
  return (body as { steps: { kind: string; id: number; href: string; direction: string }[] }).steps;
};

test('the circle from a lead to a campaign, each arrow once, and back to the revenue of the lead', async () => {
  const brand = await owner.make('/api/marketing/companies', aMarketingCompany());
  const leadId = await owner.make('/api/marketing/leads', aLead(brand, { contactEmail: 'ana@test.example' }));
  const sent = await owner.call('POST', '/api/loop/contact-from-lead', { leadId });
  const contactId = member(sent.body, 'contactId', 'number');
  const deal = { title: 'Pedidos', contactId, amountCents: 250_000 };
  const opportunityId = await owner.make('/api/crm/opportunities', deal);

  const made = await owner.call('POST', '/api/loop/company-from-opportunity', { opportunityId });
  expect(made).toMatchObject({ status: 201, body: { name: 'Carpintería Ruiz' } });
  const companyId = member(made.body, 'id', 'number');
  const again = await owner.call('POST', '/api/loop/company-from-opportunity', { opportunityId });
  expect(again).toMatchObject({ status: 200, body: { id: companyId } });

  await owner.make('/api/products', aProduct(companyId));
  await owner.make('/api/departments', aDepartment(companyId));
  await owner.make('/api/strengths', aStrength(companyId));
  const description = 'Las facturas de proveedores se teclean a mano.';
  const problemId = await owner.make('/api/problems', aProblem(companyId, { description }));
  const refused = await owner.call('POST', '/api/reports', someReportTexts(companyId));
  expect(refused).toMatchObject({ status: 422, body: { code: 'report_not_ready' } });
  expect(Object.keys((refused.body as { errors: object }).errors)).toEqual(['sector', 'size', 'structure']);
  const known = { sector: 'Carpintería', size: 'small', structure: 'simple' };
  const confirmed = await owner.call('PATCH', `/api/companies/${companyId}`, known);
  expect(confirmed.body).toMatchObject({ unconfirmed: [] });
  const draft = await owner.call('GET', `/api/companies/${companyId}/draft`);
  const updatedAt = member(draft.body, 'updatedAt', 'string');
  const reportId = await owner.make(`/api/companies/${companyId}/draft/freeze`, { updatedAt });

  const asked = { reportId, actionIds: ['A1'] };
  const deals = await owner.call('POST', '/api/loop/opportunity-from-report', asked);
  expect(deals).toMatchObject({
    status: 201,
    body: { items: [{ contactId, actionIds: ['A1'], isNew: true }] },
  });
  expect((await owner.call('POST', '/api/loop/opportunity-from-report', asked)).status).toBe(200);
  const unknown = { reportId, actionIds: ['A99'] };
  expect((await owner.call('POST', '/api/loop/opportunity-from-report', unknown)).status).toBe(422);

  const campaign = await owner.call('POST', '/api/loop/campaign-from-problem', { problemId });
  expect(campaign).toMatchObject({
    status: 201,
    body: { brief: { pain: description, isPainPrivate: true } },
  });
  expect((await owner.call('POST', '/api/loop/campaign-from-problem', { problemId })).status).toBe(200);

  const steps = await stepsOf(`company/${companyId}`);
  expect(steps.map(({ kind, direction }) => `${direction} ${kind}`)).toEqual(
    expect.arrayContaining([
      'before marketing_lead',
      'before crm_opportunity',
      'self company',
      'after report',
      'after crm_opportunity',
      'after marketing_product',
    ]),
  );

  await owner.call('PATCH', `/api/crm/opportunities/${opportunityId}`, { stage: 'won' });
  const lead = await owner.call('GET', `/api/marketing/leads/${leadId}`);
  expect(lead.body).toMatchObject({ status: 'won', revenueCents: 250_000 });
});

test('an undone lead leaves neither contact nor company, and one that was there stays', async () => {
  const brand = await owner.make('/api/marketing/companies', aMarketingCompany());
  const named = (companyName: string) => ({ companyName, contactName: 'Iria Souto' });
  const leadId = await owner.make('/api/marketing/leads', aLead(brand, named('Velería Souto')));
  const companies = async () => {
    const { body } = await owner.call('GET', '/api/crm/companies?q=souto');
    return (body as { items: { id: number; name: string }[] }).items.map(({ name }) => name);
  };
  const send = () => owner.call('POST', '/api/loop/contact-from-lead', { leadId, withOpportunity: true });
  const undo = (id: number) => owner.call('POST', `/api/loop/undo/${id}`, {});

  const sent = await send();
  expect(await companies()).toEqual(['Velería Souto']);
  const undoId = member(sent.body, 'undoId', 'number');
  expect((await send()).body).toMatchObject({ isNew: false, undoId: null });
  expect((await undo(undoId)).status).toBe(204);
  expect((await undo(undoId)).status).toBe(404);
  expect(await companies()).toEqual([]);
  const contactId = member(sent.body, 'contactId', 'number');
  const opportunityId = member(sent.body, 'opportunityId', 'number');
  expect((await owner.call('GET', `/api/crm/contacts/${contactId}`)).status).toBe(404);
  expect((await owner.call('GET', `/api/crm/opportunities/${opportunityId}`)).status).toBe(404);
  const lead = await owner.call('GET', `/api/marketing/leads/${leadId}`);
  expect(lead.body).toMatchObject({ contactId: null, status: 'new' });
  expect((await stepsOf(`marketing_lead/${leadId}`)).map(({ kind }) => kind)).toEqual(['marketing_lead']);

  const again = await send();
  const { body: found } = await owner.call('GET', '/api/crm/companies?q=souto');
  const [company] = (found as { items: { id: number }[] }).items;
  await owner.make('/api/crm/tasks', { title: 'Llamar', companyId: company?.id });
  expect((await undo(member(again.body, 'undoId', 'number'))).status).toBe(204);
  expect(await companies()).toEqual(['Velería Souto']);
});

test('two records at once, none and an unknown kind are refused', async () => {
  const [crmCompanyId, contactId] = [
    await owner.make('/api/crm/companies', aCrmCompany()),
    await owner.make('/api/crm/contacts', aCrmContact()),
  ];
  const both = await owner.call('POST', '/api/loop/company-from-opportunity', { crmCompanyId, contactId });
  expect(both).toMatchObject({
    status: 422,
    body: { errors: { opportunityId: expect.any(String) as string } },
  });
  const neither = await owner.call('POST', '/api/loop/campaign-from-problem', {});
  expect(neither).toMatchObject({
    status: 422,
    body: { errors: { problemId: expect.any(String) as string } },
  });
  expect((await owner.call('GET', '/api/loop/nonsense/1')).status).toBe(404);
  expect((await owner.call('GET', '/api/loop/company/x')).status).toBe(400);
});

test('a campaign takes its cost, and an account the page after sign-in', async () => {
  const brand = await owner.make('/api/marketing/companies', aMarketingCompany());
  const content = { attention: 'a', interest: 'b', desire: 'c', action: 'd', subject: 'e' };
  const campaign = { marketingCompanyId: brand, name: 'Correo', type: 'email', content, costCents: 12_000 };
  const id = await owner.make('/api/marketing/campaigns', campaign);
  const patched = await owner.call('PATCH', `/api/marketing/campaigns/${id}`, { costCents: 0 });
  expect(patched.body).toMatchObject({ costCents: 0 });
  const wrong = await owner.call('PATCH', `/api/marketing/campaigns/${id}`, { costCents: -1 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { costCents: expect.any(String) as string } } });
  const user = await owner.call('PATCH', '/api/user', { startPage: 'leads' });
  expect(user.body).toMatchObject({ startPage: 'leads' });
  expect((await owner.call('PATCH', '/api/user', { startPage: null })).body).toMatchObject({
    startPage: null,
  });
});
