import { addLeadSample } from '#features/leads/sample/lead-sample.server.ts';
import { takeSnapshot } from '#features/marketing/analytics/analytics.server.ts';
import { addMarketingSample } from '#features/marketing/sample/sample.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { addConsultingSample } from './consulting.server.ts';
import { tieLeads } from './loop.server.ts';
import { addMailingSample } from './mailing.server.ts';
import { addTeamSample } from './team.server.ts';

/**
 * Fills the account of `ctx.user` with sample data in every portal, in the language of `ctx.locale` (product.md D6), in
 * the order of the loop: campaign and answers, opportunities, the company that one of them became, its report; beside it a team of four in a workspace of its own.
 */
export async function addSamples(ctx: ServiceContext): Promise<void> {
  await addLeadSample(ctx);
  const marketingCompanyId = await addMarketingSample(ctx);
  await addConsultingSample(ctx, await tieLeads(ctx));
  // After them, because the opportunities change what became of the leads.
  await takeSnapshot(ctx, { marketingCompanyId, language: ctx.locale });
  await addMailingSample(ctx);
  await addTeamSample(ctx);
}
