import { and, eq, isNotNull } from 'drizzle-orm';
import { describeCause } from '#db/journal/cause.ts';
import { marketingCompanies, marketingLeads } from '#db/schema/index.ts';
import type { Move } from '#features/accounts/workspaces/move.schema.ts';
import { authorIn, beginMove, targetsOf } from '#features/accounts/workspaces/move.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { MarketingMove, MovedMarketingCompany } from './company-move.schema.ts';
import { countsOf } from './company.server.ts';

/** Says what moves with a company, and where it may go. Errors: `not_found`. */
export async function findMarketingMove(ctx: ServiceContext, id: number): Promise<MarketingMove> {
  return { ...(await countsOf(ctx, id)), targets: await targetsOf(ctx) };
}

/**
 * Moves a company to another workspace of the caller: products, briefs, campaigns, published pages and leads hang on it and
 * follow. Contacts stay: the leads lose their links to them, which an undo gives back. Errors: `not_found` and those of
 * `beginMove`.
 */
export async function moveMarketingCompany(
  ctx: ServiceContext,
  id: number,
  { workspaceId }: Move,
): Promise<MovedMarketingCompany> {
  await requireMarketingCompany(ctx, id);
  await beginMove(ctx, workspaceId);
  await ctx
    .rows(marketingLeads)
    .update({ contactId: null })
    .where(and(eq(marketingLeads.marketingCompanyId, id), isNotNull(marketingLeads.contactId)));
  await ctx
    .rows(marketingCompanies)
    .update({ workspaceId, userId: authorIn(marketingCompanies.userId, workspaceId, ctx.user.id) })
    .where(eq(marketingCompanies.id, id));
  const causeId = await describeCause(ctx.db, { label: 'POST /api/marketing/companies/{id}/move' });
  return { workspaceId, causeId: causeId ?? 0 };
}
