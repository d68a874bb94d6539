import { and, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { describeCause } from '#db/journal/cause.ts';
import { companies, companyLogos, questionnaires, reports, reportShares } from '#db/schema/index.ts';
import type { Move } from '#features/accounts/workspaces/move.schema.ts';
import { authorIn, beginMove, targetsOf } from '#features/accounts/workspaces/move.server.ts';
import { COUNT_COLUMNS } from '#features/consulting/profile/profile.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { CompanyMove, MovedCompany } from './company-move.schema.ts';
import { requireOwnCompany } from './company.server.ts';
import { chainOf } from './follow-up.server.ts';

const idList = (ids: readonly number[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/** The company and its other reviews. Errors: `not_found`. */
async function reviewsOf(ctx: ServiceContext, id: number): Promise<number[]> {
  await requireOwnCompany(ctx, id);
  return (await chainOf(ctx, id)).map((review) => review.id);
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
  { workspaceId }: Move,
): Promise<MovedCompany> {
  const ids = await reviewsOf(ctx, id);
  const there = await beginMove(ctx, workspaceId);
  await moveLogos(ctx, there, ids);
  await ctx
    .rows(companies)
    .update({ workspaceId, userId: authorIn(companies.userId, workspaceId, ctx.user.id) })
    .where(inArray(companies.id, idList(ids)));
  const causeId = await describeCause(ctx.db, { label: 'POST /api/companies/{id}/move' });
  return { workspaceId, companyIds: ids, causeId: causeId ?? 0 };
}

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
