import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { LOCALES } from '#shared/languages.ts';
import { nullIsAbsent, oneOf, requiredParagraph, rowId } from '#shared/fields.ts';
import { MAX_DOCUMENT } from '#shared/limits.ts';
import type { CompanySize, CompanyStructure } from '#features/consulting/companies/company.values.ts';
import type { ProductType } from '#features/consulting/profile/product.values.ts';
import { reportDocumentSchema } from '#features/consulting/report/document/document.schema.ts';
import { ARCHITECTURE_MODULES } from './report.values.ts';
import { REPORT_WRITERS } from '#features/consulting/report/document/parts.values.ts';

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

const recommendationLevel = z.enum(['high', 'medium', 'low']);
export type RecommendationLevel = z.infer<typeof recommendationLevel>;
const reportRecommendation = z.strictObject({
  kind: z.enum(['problem', 'department', 'strength']),
  rowId,
  level: recommendationLevel,
});
export type ReportRecommendation = z.infer<typeof reportRecommendation>;

/** The report as data: what every rendering (screen, text, PDF …) is made from. */
const reportModelSchema = record('ReportModel', {
  modules: z.array(z.enum(ARCHITECTURE_MODULES)),
  recommendations: z.array(reportRecommendation),
});
export type ReportModel = z.infer<typeof reportModelSchema>;

export type ReportTexts = { analysis: string; recommendations: string; aiArchitecture: string };

/** A stored report as its owner reads it. */
export const reportSchema = record('Report', {
  analysis: z.string(),
  recommendations: z.string(),
  aiArchitecture: z.string(),
  id: rowId,
  companyId: rowId,
  language: z.string(),
  rulesVersion: z.int(),
  contentHash: z.string(),
  createdAt: timestamp,
  /** A model's sentences are marked as such; `writerModel` names it. */
  writer: z.enum(REPORT_WRITERS),
  writerModel: z.string().nullable(),
  model: reportModelSchema,
  /** The document model that every rendering draws (report/document/document.rules.ts). */
  document: reportDocumentSchema,
});
export type Report = z.infer<typeof reportSchema>;
