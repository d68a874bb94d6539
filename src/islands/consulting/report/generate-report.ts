import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { ProfileRows } from '#features/consulting/profile/profile.schema.ts';
import type { Report } from '#features/consulting/report/report.schema.ts';
import type { Locale } from '#i18n/locales.ts';
import { api } from '#islands/api.ts';

/** The texts of a report are loaded when one is generated, in its language only. */
const WORDS = {
  en: () => import('#i18n/en/report.json'),
  es: () => import('#i18n/es/report.json'),
};

/**
 * Builds the texts from the profile on the server, which may be newer than this tab's, and stores them (specification
 * section 4: report content is built on the client). Rejects with `ApiError`.
 */
export async function generateReport(companyId: number, language: Locale): Promise<Report> {
  const path = `/api/companies/${companyId}`;
  const [words, model, text, company, products, departments, problems, strengths] = await Promise.all([
    WORDS[language](),
    import('#features/consulting/report/document/model.rules.ts'),
    import('#features/consulting/report/text/text.rules.ts'),
    api<Company>('GET', path),
    api<ProfileRows['products']>('GET', `${path}/products`),
    api<ProfileRows['departments']>('GET', `${path}/departments`),
    api<ProfileRows['problems']>('GET', `${path}/problems`),
    api<ProfileRows['strengths']>('GET', `${path}/strengths`),
  ]);
  const snapshot = { company, products, departments, problems, strengths };
  const texts = text.writeReport(snapshot, model.buildReportModel(snapshot), words.default, language);
  return api<Report>('POST', '/api/reports', { body: { companyId, language, ...texts } });
}
