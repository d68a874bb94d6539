import type { ApiClient } from '../api-client.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength, someReportTexts } from './profile.ts';

/** Creates a company with one row in each list through the API, ready for its report. */
export async function aReadyCompany(client: ApiClient): Promise<number> {
  const companyId = await client.make('/api/companies', aCompany());
  await client.make('/api/products', aProduct(companyId));
  await client.make('/api/departments', aDepartment(companyId));
  await client.make('/api/problems', aProblem(companyId));
  await client.make('/api/strengths', aStrength(companyId));
  return companyId;
}

export async function aReport(client: ApiClient, over: object = {}): Promise<number> {
  const companyId = await aReadyCompany(client);
  return client.make('/api/reports', { ...someReportTexts(companyId), ...over });
}

/** Creates a frozen report of two actions, the second of which saves hours, whose one problem costs 880 hours a year, with the actions that answer it. */
export async function aTrackedReport(
  client: ApiClient,
  over: object = {},
): Promise<{ companyId: number; reportId: number }> {
  const companyId = await client.make('/api/companies', {
    ...aCompany(),
    hourlyCostCents: 2_000,
    startDate: '2026-01-12',
  });
  await client.make('/api/products', aProduct(companyId));
  await client.make('/api/departments', aDepartment(companyId));
  await client.make('/api/problems', {
    ...aProblem(companyId),
    description: 'Los pedidos se teclean a mano.',
    hoursPerWeek: 10,
    people: 2,
  });
  await client.make('/api/strengths', aStrength(companyId));
  const draft = await client.call('GET', `/api/companies/${companyId}/draft`);
  const { updatedAt } = draft.body as { updatedAt: string };
  const reportId = await client.make(`/api/companies/${companyId}/draft/freeze`, { ...over, updatedAt });
  return { companyId, reportId };
}
