import type { ServiceContext } from '#server/context.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { listAssets } from './asset.server.ts';
import { getCampaign } from './campaign.server.ts';
import { listKeptTexts } from './campaign-writing.server.ts';
import { findPageOf, identityFor } from './landing-page.server.ts';
import { requireMarketingCompany, requireRow } from './marketing-rows.server.ts';
import { publishingOf } from './page-takedown.server.ts';

/** A campaign with what lies beside it while it is written. Errors: `not_found`. */
export async function findCampaignDesk(ctx: ServiceContext, id: number) {
  const campaign = await getCampaign(ctx, id);
  const company = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const product = campaign.productId === null ? null : await requireRow(ctx, 'product', campaign.productId);
  const kept = await listKeptTexts(ctx, id);
  const page = await findPageOf(ctx, id);
  return {
    campaign,
    companyName: company.name,
    productName: product?.name ?? null,
    kept: kept.items,
    assets: await listAssets(ctx, { campaignId: id, limit: LIST_LIMIT.default }),
    page: page && {
      slug: page.slug,
      status: page.status,
      views: page.views,
      publishedAt: page.publishedAt,
      content: page.content,
    },
    publishing: await publishingOf(ctx),
    identity: page?.identity ?? (await identityFor(ctx, company)),
  };
}
