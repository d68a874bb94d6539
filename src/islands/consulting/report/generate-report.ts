import type { Report } from '#features/consulting/report/report.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { api } from '#islands/api.ts';

/** Freezes the draft as it stands on the server, in one language. Rejects with `ApiError`. */
export async function generateReport(companyId: number, language: Locale): Promise<Report> {
  const path = `/api/companies/${companyId}/draft`;
  const { updatedAt } = await api<{ updatedAt: string }>('GET', path);
  return api<Report>('POST', `${path}/freeze`, { body: { updatedAt, language } });
}
