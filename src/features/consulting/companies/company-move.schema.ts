import { z } from 'zod';
import { moveTargets } from '#features/accounts/workspaces/move.schema.ts';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

export const movedCompanySchema = record('MovedCompany', {
  workspaceId: rowId,
  /** The company and its other reviews, which go together. */
  companyIds: z.array(rowId),
  /** The cause that an undo takes back, in the workspace that they were in. */
  causeId: rowId,
});
export type MovedCompany = z.infer<typeof movedCompanySchema>;

/** A move before it is made: where to, and how much goes along. */
export const companyMoveSchema = record('CompanyMove', {
  targets: moveTargets,
  /** The company itself among them. */
  reviews: count,
  /** Contacts, products, departments, problems and strengths. */
  rows: count,
  reports: count,
  /** Links by which somebody without an account reads a report or answers an interview. */
  links: count,
});
export type CompanyMove = z.infer<typeof companyMoveSchema>;
