import { and, eq, inArray, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { describeCause } from '#db/journal/cause.ts';
import {
  companies,
  companyLogos,
  questionnaires,
  reports,
  reportShares,
  workspaceMembers,
  workspaces,
} from '#db/schema/index.ts';
import { otherWorkspace } from '#features/accounts/workspace.server.ts';
import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import { COUNT_COLUMNS } from '#features/consulting/profile/profile.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { can, requireAct } from '#shared/workspace.ts';
import type { CompanyMove, MoveCompany, MovedCompany } from './company-move.schema.ts';
import { requireOwnCompany } from './company.server.ts';
import { chainOf } from './follow-up.server.ts';

const idList = (ids: readonly number[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** The company and its other reviews. Errors: `not_found`. */
async function reviewsOf(ctx: ServiceContext, id: number): Promise<number[]> {
  await requireOwnCompany(ctx, id);
  return (await chainOf(ctx, id)).map((review) => review.id);
}

async function targetsOf({ db, user, workspace }: ServiceContext): Promise<CompanyMove['targets']> {
  const rows = await db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      isPersonal: workspaces.isPersonal,
      role: workspaceMembers.role,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.userId, user.id), ne(workspaces.id, workspace.id)))
    .orderBy(sql`${workspaces.isPersonal} desc, lower(${workspaces.name})`, workspaces.id);
  return rows.flatMap(({ role, ...target }) => (can({ workspace: { role } }, 'write') ? [target] : []));
}

/** Says what moves with a company, and where it may go. Errors: `not_found`. */
export async function findCompanyMove(ctx: ServiceContext, id: number): Promise<CompanyMove> {
  const ids = await reviewsOf(ctx, id);
  const counts = await ctx
    .rows(companies)
    .select({
      rows: sql<number>`${sql.join(
        COUNT_COLUMNS.map((name) => sql`${companies[name]}`),
        sql` + `,
      )}`,
    })
    .where(inArray(companies.id, idList(ids)));
  const isTheirs = inArray(reports.companyId, idList(ids));
  const theirs = ctx.rows(reports).select({ id: reports.id }).where(isTheirs);
  const shares = and(inArray(reportShares.reportId, theirs), isNull(reportShares.revokedAt));
  const asked = and(inArray(questionnaires.companyId, idList(ids)), isNull(questionnaires.revokedAt));
  return {
    targets: await targetsOf(ctx),
    reviews: ids.length,
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    reports: await ctx.rows(reports).count(isTheirs),
    links: (await ctx.rows(reportShares).count(shares)) + (await ctx.rows(questionnaires).count(asked)),
  };
}

/**
 * Moves a company with its other reviews to another workspace of the caller: profile, reports, which stay as they are
 * frozen, portfolio and shared links follow, because they hang on the company. Links of the loop to records that stay are
 * hidden until it comes back. Errors: `not_found`; `workspace_left` and those of `requireAct` for a workspace in which
 * the caller may not write; `invalid` for the one that it is in.
 */
export async function moveCompany(
  ctx: ServiceContext,
  id: number,
  { workspaceId }: MoveCompany,
): Promise<MovedCompany> {
  const ids = await reviewsOf(ctx, id);
  if (workspaceId === ctx.workspace.id)
    throw new AppError('invalid', { fields: { workspaceId: 'consulting:move.isThere' } });
  const workspace = await otherWorkspace(ctx.db, ctx, workspaceId);
  requireAct({ workspace }, 'write');
  await recordInWorkspace(ctx, 'company_moved_out');
  await recordInWorkspace({ ...ctx, workspace }, 'company_moved_in');
  await moveLogos(ctx, { ...ctx, workspace }, ids);
  await ctx
    .rows(companies)
    .update({ workspaceId, userId: authorIn(companies.userId, workspaceId, ctx.user.id) })
    .where(inArray(companies.id, idList(ids)));
  const causeId = await describeCause(ctx.db, { label: 'POST /api/companies/{id}/move' });
  return { workspaceId, companyIds: ids, causeId: causeId ?? 0 };
}

/** A shared report is shown while its author's account is in use, so the author is a member where it is. */
const authorIn = (userId: SQLiteColumn, workspaceId: number, otherwise: number): SQL => sql`iif(
  exists (select 1 from ${workspaceMembers} where ${workspaceMembers.workspaceId} = ${workspaceId}
    and ${workspaceMembers.userId} = ${userId}), ${userId}, ${otherwise})`;

/** Pictures of the moved companies go along; of one that a company has which stays, they get a copy. */
async function moveLogos(ctx: ServiceContext, there: ServiceContext, ids: readonly number[]): Promise<void> {
  const isMoved = inArray(companies.id, idList(ids));
  const used = await ctx.rows(companies).select({ id: companies.logoId }).where(isMoved);
  for (const logoId of new Set(used.flatMap(({ id }) => id ?? []))) {
    const isOf = eq(companies.logoId, logoId);
    const isLogo = eq(companyLogos.id, logoId);
    const stays = await ctx.rows(companies).count(and(isOf, notInArray(companies.id, idList(ids))));
    if (stays === 0) {
      const userId = authorIn(companyLogos.userId, there.workspace.id, ctx.user.id);
      await ctx.rows(companyLogos).update({ workspaceId: there.workspace.id, userId }).where(isLogo);
      continue;
    }
    const [logo] = await ctx.rows(companyLogos).select().where(isLogo);
    if (!logo) continue;
    const { id: _, workspaceId: _from, ...picture } = logo;
    const [copy] = await there
      .rows(companyLogos)
      .insert({ ...picture, userId: ctx.user.id })
      .returning({ id: companyLogos.id });
    if (copy) await ctx.rows(companies).update({ logoId: copy.id }).where(and(isMoved, isOf));
  }
}
