import { z } from 'zod';
import { day, nullIsAbsent, oneOf, readUpdatedAt, requiredParagraph, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { FUNNEL_STEPS, LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { count, record, timestamp } from '#shared/answer.ts';

const queryDay = day('errors:fields.time').optional();
const text = (key: string) => requiredParagraph(key, 20_000);
const type = z
  .string('errors:fields.text')
  .trim()
  .min(1, 'errors:fields.required')
  .max(60, 'errors:fields.tooLong');
const data = z.record(z.string().max(100), z.unknown(), 'errors:fields.invalid');

export const figuresQuery = z.strictObject({
  marketingCompanyId: queryId,
  from: queryDay,
  to: queryDay,
});
export const takeSnapshotSchema = z.strictObject({ marketingCompanyId: rowId, language: oneOf(LOCALES) });
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
export type SnapshotInput = z.infer<typeof takeSnapshotSchema>;
export type CreateAnalytics = z.infer<typeof createAnalyticsSchema>;
export type UpdateAnalytics = z.infer<typeof updateAnalyticsSchema>;
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

/** Figures of the screen and of a snapshot. */
export const figuresSchema = record('MarketingFigures', {
  /** Leads by the status that they have now. */
  byStatus: z.array(z.strictObject({ status: z.enum(LEAD_STATUSES), count })),
  /** Leads that have this status or a later one: each step is a part of the one before, and the first is all leads. */
  funnel: z.array(z.strictObject({ status: z.enum(FUNNEL_STEPS), count })),
  bySource: z.array(z.strictObject({ source: z.enum(LEAD_SOURCES), count, won: count })),
  overTime: z.array(z.strictObject({ period: z.string(), count })),
  total: count,
  won: count,
  /** Visits of published pages, and the leads that came of them. */
  visits: count,
  answers: count,
  unit: z.enum(['week', 'month']),
  byCampaign: z.array(z.strictObject({ id: rowId.nullable(), name: z.string(), count, won: count })),
});
export type Figures = z.infer<typeof figuresSchema>;

export const snapshotSchema = record('Snapshot', {
  id: rowId,
  marketingCompanyId: rowId,
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  summary: z.string(),
  recommendations: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Snapshot = z.infer<typeof snapshotSchema>;
