import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { LOCALES } from '#shared/languages.ts';
import { nullIsAbsent, oneOf, requiredParagraph, rowId } from '#shared/fields.ts';
import { MAX_DOCUMENT } from '#shared/limits.ts';
import type { NameOf, ValuesOf } from '#shared/field-list.ts';
import {
  CURRENCIES,
  type Currency,
  type COMPANY_FIELDS,
  type FROZEN_COMPANY_FIELDS,
} from '#features/consulting/companies/company.values.ts';
import type { Cause } from '#features/consulting/profile/causes/cause.schema.ts';
import type { FROZEN_CAUSE_FIELDS } from '#features/consulting/profile/causes/cause.values.ts';
import type { Reading } from '#features/consulting/profile/reading/reading.values.ts';
import type { FROZEN_ROW_FIELDS, ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { reportFiguresSchema, type Range } from '#features/consulting/report/plan/figures.schema.ts';
import { reportDocumentSchema } from '#features/consulting/report/document/document.schema.ts';
import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
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

type RowOf<Kind extends keyof typeof ROW_FIELDS> = { id: number } & Pick<
  ValuesOf<(typeof ROW_FIELDS)[Kind]>,
  (typeof FROZEN_ROW_FIELDS)[Kind][number] & NameOf<(typeof ROW_FIELDS)[Kind]>
>;
/** Reports frozen before the optional figures existed lack them. */
type Frozen<Row, Required extends keyof Row> = Pick<Row, Required> & Partial<Omit<Row, Required>>;

/** The frozen profile that the rules read, with rows in display order. */
export type ReportSnapshot = {
  company: Frozen<
    Pick<ValuesOf<typeof COMPANY_FIELDS>, (typeof FROZEN_COMPANY_FIELDS)[number]> & { id: number },
    'id' | 'name' | 'sector' | 'size' | 'structure'
  >;
  products: RowOf<'product'>[];
  departments: Frozen<RowOf<'department'>, 'id' | 'name' | 'function' | 'digitalizationLevel'>[];
  problems: Frozen<RowOf<'problem'> & { reading: Reading }, 'id' | 'description' | 'priority'>[];
  strengths: Frozen<RowOf<'strength'>, 'id' | 'description' | 'impact'>[];
  /** Causes that the consultant has stated, in their order; missing where there are none. */
  causes?: Pick<Cause, 'id' | (typeof FROZEN_CAUSE_FIELDS)[number]>[];
  /** People who own an action; without what is needed to reach them. */
  contacts?: RowOf<'contact'>[];
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
  /** State of its actions at that time; missing where it had none. */
  tracked?: TrackedSummary;
  /** Its figures a year, and of each problem; missing where it had none, or in reports frozen before these were compared. */
  figures?: EarlierFigures;
  /** Its actions, with what became of them. */
  actions?: EarlierAction[];
};

type YearlyCost = { hoursPerYear: number | null; costPerYearCents: number | null };
type EarlierFigures = YearlyCost & {
  currency: Currency;
  problems: ({ description: string } & YearlyCost)[];
};
export type EarlierAction = { id: string; interventionId: string; title: string; status: ActionStatus };

export type TrackedSummary = {
  actions: number;
  done: number;
  savedHoursPerYear: Range | null;
  /** Cents; missing in reports frozen before it was told. */
  savingPerYear?: Range | null;
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
  /** Of all its amounts. */
  currency: z.enum(CURRENCIES),
  contentHash: z.string(),
  createdAt: timestamp,
  /** A model's sentences are marked as such; `writerModel` names it. */
  writer: z.enum(REPORT_WRITERS),
  writerModel: z.string().nullable(),
  model: reportModelSchema.extend({ figures: reportFiguresSchema.nullable() }).meta({ id: 'AnsweredModel' }),
  /** `1`, or `1.1`, `1.2` of a correction. */
  version: z.string(),
  /** The newest correction that replaced this report. */
  supersededBy: z
    .strictObject({ companyId: rowId, reportId: rowId, version: z.string(), createdAt: timestamp })
    .nullable(),
  /** Laws and statistics that the report speaks of and that have moved since it was made. */
  movedFacts: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      change: z.enum(['changed', 'began', 'ended', 'removed']),
    }),
  ),
  /** The document model that every rendering draws (report/document/document.rules.ts). */
  document: reportDocumentSchema,
});
export type Report = z.infer<typeof reportSchema>;
