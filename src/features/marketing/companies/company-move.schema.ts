import { z } from 'zod';
import { moveTargets } from '#features/accounts/workspaces/move.schema.ts';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

export const movedMarketingCompanySchema = record('MovedMarketingCompany', {
  workspaceId: rowId,
  /** The cause that an undo takes back, in the workspace that it was in. */
  causeId: rowId,
});
export type MovedMarketingCompany = z.infer<typeof movedMarketingCompanySchema>;

/** A move before it is made: where to, and how much goes along. */
export const marketingMoveSchema = record('MarketingCompanyMove', {
  targets: moveTargets,
  products: count,
  campaigns: count,
  /** Published landing pages. */
  pages: count,
  leads: count,
});
export type MarketingMove = z.infer<typeof marketingMoveSchema>;
