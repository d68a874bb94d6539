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
