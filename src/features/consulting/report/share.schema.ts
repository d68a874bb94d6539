import { z } from 'zod';
import { queryId } from '#shared/query.ts';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS, SHARE_STATES } from './share.values.ts';
import { count, record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

export const createShareSchema = z.strictObject({
  days: z
    .literal(SHARE_DAYS, 'errors:fields.choice')
    .nullish()
    .transform((days) => days ?? DEFAULT_SHARE_DAYS),
});
export type CreateShare = z.infer<typeof createShareSchema>;

/** Without `linkId` every link of the report is revoked. */
export const revokeShareQuery = z.strictObject({ linkId: queryId });

/** A link as the report's owner sees it. Its secret is shown once, when it is made, and never stored. */
export const reportShareSchema = record('ReportShare', {
  id: rowId,
  createdAt: timestamp,
  expiresAt: timestamp,
  revokedAt: timestamp.nullable(),
  state: z.enum(SHARE_STATES),
  views: count,
  lastViewedAt: timestamp.nullable(),
});
export type ReportShare = z.infer<typeof reportShareSchema>;
export const newReportShareSchema = reportShareSchema
  .extend({
    url: z.string(),
  })
  .meta({ id: 'NewReportShare' });
export type NewReportShare = z.infer<typeof newReportShareSchema>;
