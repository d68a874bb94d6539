import { z } from 'zod';
import { nullIsAbsent, oneOf, readUpdatedAt, requiredParagraph, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import type { AnalyticsFigures } from './analytics-summary.types.ts';

const day = z.iso.date('errors:fields.time');
const text = (key: string) => requiredParagraph(key, 20_000);
const type = z
  .string('errors:fields.text')
  .trim()
  .min(1, 'errors:fields.required')
  .max(60, 'errors:fields.tooLong');
const data = z.record(z.string().max(100), z.unknown(), 'errors:fields.invalid');

export const figuresQuery = z.strictObject({
  marketingCompanyId: queryId,
  from: day.optional(),
  to: day.optional(),
});
export const snapshotSchema = z.strictObject({ marketingCompanyId: rowId, language: oneOf(LOCALES) });
export const createAnalyticsSchema = z.strictObject({
  marketingCompanyId: rowId,
  type,
  data,
  summary: text('marketing:analytics.summaryRequired'),
  recommendations: text('marketing:analytics.recommendationsRequired'),
});
export const updateAnalyticsSchema = z
  .strictObject({
    summary: nullIsAbsent(createAnalyticsSchema.shape.summary),
    recommendations: nullIsAbsent(createAnalyticsSchema.shape.recommendations),
    updatedAt: readUpdatedAt,
  })
  .partial();
export const analyticsQuery = listQuery(['createdAt', '-createdAt'])
  .omit({ q: true })
  .extend({ marketingCompanyId: queryId });

export type FiguresQuery = z.infer<typeof figuresQuery>;
export type SnapshotInput = z.infer<typeof snapshotSchema>;
export type CreateAnalytics = z.infer<typeof createAnalyticsSchema>;
export type UpdateAnalytics = z.infer<typeof updateAnalyticsSchema>;
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

/** The figures of the screen and of a snapshot; the summary uses the first four. */
export type Figures = Omit<AnalyticsFigures, 'byCampaign'> & {
  total: number;
  won: number;
  visits: number;
  answers: number;
  unit: 'week' | 'month';
  byCampaign: { id: number | null; name: string; count: number; won: number }[];
};

export type Snapshot = {
  id: number;
  marketingCompanyId: number;
  type: string;
  data: Record<string, unknown>;
  summary: string;
  recommendations: string;
  createdAt: string;
  updatedAt: string;
};
