import { member, type ApiClient } from '#tests/api-client.ts';
import { aCompany } from './profile.ts';

/** Creates a company with the open proposals of a sector template; returns it with the first of them. */
export async function aProposal(owner: ApiClient): Promise<{ companyId: number; proposalId: number }> {
  const companyId = await owner.make('/api/companies', aCompany());
  const { body } = await owner.call('POST', `/api/companies/${companyId}/template`, { template: 'garage' });
  const [first] = (body as { items: unknown[] }).items;
  return { companyId, proposalId: member(first, 'id', 'number') };
}

/** Makes a questionnaire of a new company; returns it with the path of its client's page. */
export async function aQuestionnaire(
  owner: ApiClient,
  given: object = {},
): Promise<{ companyId: number; questionnaireId: number; path: string }> {
  const companyId = await owner.make('/api/companies', aCompany());
  const { body } = await owner.call('POST', `/api/companies/${companyId}/questionnaires`, {
    template: 'garage',
    language: 'es',
    ...given,
  });
  const { pathname } = new URL(member(body, 'url', 'string'));
  return { companyId, questionnaireId: member(body, 'id', 'number'), path: pathname };
}
