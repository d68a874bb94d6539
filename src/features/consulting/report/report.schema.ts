import { z } from 'zod';
import { LOCALES } from '#shared/languages.ts';
import { nullIsAbsent, oneOf, requiredParagraph, rowId } from '#shared/fields.ts';
import { MAX_DOCUMENT } from '#shared/limits.ts';
import type { CompanySize, CompanyStructure } from '#features/consulting/companies/company.values.ts';
import type { ProductType } from '#features/consulting/profile/product.values.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.values.ts';
import { REPORT_WRITERS, type ReportWriter } from '#features/consulting/report/document/parts.values.ts';

/** The payload of the specification plus `language`, which the browser adds; default is the caller's language. */
export const createReportSchema = z.strictObject({
  companyId: rowId,
  analysis: requiredParagraph('consulting:report.textRequired', MAX_DOCUMENT),
  recommendations: requiredParagraph('consulting:report.textRequired', MAX_DOCUMENT),
  aiArchitecture: requiredParagraph('consulting:report.textRequired', MAX_DOCUMENT),
  language: nullIsAbsent(oneOf(LOCALES)),
  /** `model`: the sentences come from POST /api/reports/polish and are labelled as such. */
  writer: nullIsAbsent(oneOf(REPORT_WRITERS)),
});
export type CreateReport = z.infer<typeof createReportSchema>;

export const polishReportSchema = z.strictObject({
  companyId: rowId,
  language: nullIsAbsent(oneOf(LOCALES)),
});
export type PolishReport = z.infer<typeof polishReportSchema>;

/** The frozen profile that the rules read, with rows in display order. */
export type ReportSnapshot = {
  company: { id: number; name: string; sector: string; size: CompanySize; structure: CompanyStructure };
  products: { id: number; name: string; description: string; type: ProductType }[];
  departments: { id: number; name: string; function: string; digitalizationLevel: number }[];
  problems: { id: number; description: string; priority: number }[];
  strengths: { id: number; description: string; impact: number }[];
  /** Follow-ups only: the review before it, as it was when this report was made. */
  earlier?: EarlierProfile;
};

export type EarlierProfile = {
  madeAt: string;
  contentHash: string;
  /** Missing in reports frozen before these were compared. */
  company?: Pick<ReportSnapshot['company'], 'sector' | 'size' | 'structure'>;
  products?: { name: string }[];
  departments: { name: string; digitalizationLevel: number }[];
  problems: { description: string; priority: number }[];
  strengths: { description: string; impact: number }[];
};

export const ARCHITECTURE_MODULES = ['analytics', 'processAutomation', 'predictive', 'integration'] as const;
export type ArchitectureModule = (typeof ARCHITECTURE_MODULES)[number];

export type RecommendationLevel = 'high' | 'medium' | 'low';
export type ReportRecommendation = {
  kind: 'problem' | 'department' | 'strength';
  rowId: number;
  level: RecommendationLevel;
};

export type ReportModel = {
  modules: ArchitectureModule[];
  recommendations: ReportRecommendation[];
};

export type ReportTexts = { analysis: string; recommendations: string; aiArchitecture: string };

export type Report = ReportTexts & {
  id: number;
  companyId: number;
  language: string;
  rulesVersion: number;
  contentHash: string;
  createdAt: string;
  /** Who wrote the sentences; `writerModel` is the model's name. */
  writer: ReportWriter;
  writerModel: string | null;
  model: ReportModel;
  document: ReportDocument;
};
