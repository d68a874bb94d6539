import { idsOf, member, type ApiClient } from '../api-client.ts';
import type { Locale } from './screens.ts';

const items = (body: unknown) => (body as { items: { id: number; actionId: string }[] }).items;

/**
 * Walks the loop once: a lead of the live page becomes an opportunity, that a profile, its report opportunities and a
 * brief; what is won earns. Returns the addresses of the records.
 */
export async function seedLoop(
  client: ApiClient,
  {
    campaign,
    fillProfile,
    language,
  }: { campaign: number; fillProfile: (id: number) => Promise<void>; language: Locale },
) {
  const get = async (path: string) => (await client.call('GET', path)).body;
  const post = async (path: string, body: object) =>
    (await client.call('POST', path, body, { 'accept-language': language })).body;
  const [leadId = 0] = idsOf(await get(`/api/marketing/leads?campaignId=${campaign}&sort=createdAt`));
  const entries = (await get('/api/crm/inbox')) as { items: { id: number; email: string }[] };
  const [waiting] = entries.items;
  const sent = await post('/api/loop/contact-from-lead', { leadId, withOpportunity: true });
  const opportunity = member(sent, 'opportunityId', 'number');
  await client.call('PATCH', `/api/crm/opportunities/${opportunity}`, { amountCents: 480_000 });
  const crm = await get(`/api/crm/opportunities/${opportunity}`);
  const made = await post('/api/loop/company-from-opportunity', { opportunityId: opportunity });
  const profile = member(made, 'id', 'number');
  await fillProfile(profile);
  await client.call('PATCH', `/api/companies/${profile}`, {
    sector: 'Tiendas gourmet',
    size: 'small',
    structure: 'simple',
    hourlyCostCents: 2_000,
    startDate: '2026-02-02',
  });
  const updatedAt = member(await get(`/api/companies/${profile}/draft`), 'updatedAt', 'string');
  const reportId = await client.make(`/api/companies/${profile}/draft/freeze`, { updatedAt, language });
  const actions = items(await get(`/api/reports/${reportId}/actions`)).map(({ actionId }) => actionId);
  await post('/api/loop/opportunity-from-report', { reportId, actionIds: actions.slice(0, 2) });
  const problems = (await get(`/api/companies/${profile}/problems`)) as { id: number }[];
  const brief = await post('/api/loop/campaign-from-problem', { problemId: problems[0]?.id, language });
  const productId = member(brief, 'productId', 'number');
  const draftId = member(brief, 'marketingCompanyId', 'number');
  await client.call('PATCH', `/api/crm/opportunities/${opportunity}`, { stage: 'won' });
  await client.call('PATCH', `/api/reports/${reportId}/actions`, { actionId: actions[0], status: 'done' });
  await client.call('PATCH', `/api/reports/${reportId}/actions`, { actionId: actions[1], status: 'doing' });
  const shared = await post(`/api/reports/${reportId}/share`, { days: 30 });
  const asked = await post(`/api/companies/${profile}/questionnaires`, { template: 'distributor', language });
  const pathOf = (body: unknown) => new URL(member(body, 'url', 'string')).pathname;
  const contactId = member(crm, 'contactId', 'number');
  const firmId = member(crm, 'companyId', 'number');
  return {
    lead: `/comercia/leads/${leadId}`,
    enquiry: `/leadmanager/inbox/${waiting?.id}`,
    contact: `/leadmanager/contacts/${contactId}`,
    firm: `/leadmanager/companies/${firmId}`,
    opportunity: `/leadmanager/opportunities/${opportunity}`,
    profile: `/empresa/${profile}`,
    report: `/empresa/${profile}?tab=report`,
    product: `/comercia/products/${productId}`,
    brief: `/comercia/products/${productId}/brief/${language}`,
    campaign: `/comercia/campaigns/${campaign}`,
    draftCompany: `/comercia/companies/${draftId}`,
    shared: pathOf(shared),
    questionnaire: pathOf(asked),
  };
}
