import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { companies } from '#db/schema/index.ts';
import { requireRestorable, undoDeletion } from '#features/accounts/journal/undo.server.ts';
import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Company } from './company.schema.ts';
import { requireOwnCompany } from './company.server.ts';

/** Deletes the company with its profile, its report and the links to it; can be undone for a day. */
export async function deleteCompany(ctx: ServiceContext, id: number): Promise<void> {
  await requireOwnCompany(ctx, id);
  await recordInWorkspace(ctx, 'records_deleted', { detail: 'consultingCompany' });
  await ctx.rows(companies).delete().where(eq(companies.id, id));
}

/** Restores a deleted company and everything deleted with it under the old ids. Errors: `not_found`. */
export async function restoreCompany(ctx: ServiceContext, id: number): Promise<Company> {
  const deletion = await requireRestorable(ctx, 'consulting_company', id);
  await undoDeletion(ctx, deletion);
  await followOnce(ctx, id);
  // Triggers took the return of its rows for changes of the profile.
  const contentUpdatedAt = z.string().nullable().parse(deletion.was['contentUpdatedAt']);
  await ctx.rows(companies).update({ contentUpdatedAt }).where(eq(companies.id, id));
  return requireOwnCompany(ctx, id);
}

/** A review has at most one follower of a kind, and may have another by now. */
async function followOnce(ctx: ServiceContext, id: number): Promise<void> {
  const { followsCompanyId: followed, followKind: kind } = companies;
  const [row] = await ctx.rows(companies).select({ followed, kind }).where(eq(companies.id, id));
  if (!row?.followed) return;
  const isOther = and(eq(followed, row.followed), eq(kind, row.kind), ne(companies.id, id));
  if ((await ctx.rows(companies).count(isOther)) > 0)
    await ctx.rows(companies).update({ followsCompanyId: null }).where(eq(companies.id, id));
}
