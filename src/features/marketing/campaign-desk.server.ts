import type { ServiceContext } from '#server/context.ts';
import { getCampaign } from './campaign.server.ts';
import { listKeptTexts } from './campaign-writing.server.ts';
import { requireMarketingCompany, requireRow } from './marketing-rows.server.ts';

/** A campaign with what lies beside it while it is written. Errors: `not_found`. */
export async function findCampaignDesk(ctx: ServiceContext, id: number) {
  const campaign = await getCampaign(ctx, id);
  const company = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const product = campaign.productId === null ? null : await requireRow(ctx, 'product', campaign.productId);
  const kept = await listKeptTexts(ctx, id);
  return { campaign, companyName: company.name, productName: product?.name ?? null, kept: kept.items };
}
