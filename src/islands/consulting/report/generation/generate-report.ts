import type { Report } from '#features/consulting/report/report.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { api } from '#islands/api.ts';

/** Freezes the draft as it was read at `updatedAt`, in one language. Rejects with `ApiError`. */
export const generateReport = (companyId: number, language: Locale, updatedAt: string): Promise<Report> =>
  api<Report>('POST', `/api/companies/${companyId}/draft/freeze`, { body: { updatedAt, language } });
