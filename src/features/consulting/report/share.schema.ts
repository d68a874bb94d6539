import { z } from 'zod';
import { queryId } from '#shared/query.ts';
import { DEFAULT_SHARE_DAYS, SHARE_DAYS, type ShareState } from './share.values.ts';

export const createShareSchema = z.strictObject({
  days: z
    .literal(SHARE_DAYS, 'errors:fields.choice')
    .nullish()
    .transform((days) => days ?? DEFAULT_SHARE_DAYS),
});
export type CreateShare = z.infer<typeof createShareSchema>;

/** Without `linkId` every link of the report is revoked. */
export const revokeShareQuery = z.strictObject({ linkId: queryId });

/** A link as returned to the report's owner. Its secret is shown once, on creation, and never stored. */
export type ReportShare = {
  id: number;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  state: ShareState;
  views: number;
  lastViewedAt: string | null;
};
export type NewReportShare = ReportShare & { url: string };
