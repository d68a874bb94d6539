import type { ServiceContext } from '#kernel/context.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { listAnalyses } from './analysis.server.ts';
import { countBriefs } from '#features/marketing/brief/brief-page.server.ts';
import { listCampaigns } from '#features/marketing/campaigns/campaign.server.ts';
import { listPhotographs } from '#features/marketing/media/photograph.server.ts';
import { MAX_PHOTOGRAPHS } from '#features/marketing/media/photograph.values.ts';
import { typedLanguageOf } from '#features/marketing/writer/checks/facts.server.ts';
import { requireMarketingCompany, requireRow } from '#features/marketing/marketing-rows.server.ts';

/** Returns a product with everything made of it, for its page. Errors: `not_found`. */
export async function findProductWay(ctx: ServiceContext, id: number) {
  const [product, analyses, campaigns, briefs, photographs] = await Promise.all([
    requireRow(ctx, 'product', id),
    listAnalyses(ctx, id),
    listCampaigns(ctx, { productId: id, sort: '-createdAt', limit: LIST_LIMIT.max }),
    countBriefs(ctx, id),
    listPhotographs(ctx, { productId: id, sort: 'createdAt', limit: MAX_PHOTOGRAPHS }),
  ]);
  const { id: companyId, name } = await requireMarketingCompany(ctx, product.marketingCompanyId);
  return {
    product,
    company: { id: companyId, name },
    typedLanguage: typedLanguageOf(product),
    analyses: analyses.items,
    campaigns: campaigns.items,
    briefs,
    photographs,
  };
}
