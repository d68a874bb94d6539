import { createCampaignSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { createCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aCampaign, aMarketingCompany, aMarketingProduct } from './marketing.ts';

export async function aLandingCampaign(ctx: ServiceContext, over: object = {}) {
  const company = await createCompany(ctx, aMarketingCompany({ brandColors: ['#1d3b6f'] }));
  const product = await createProduct(ctx, aMarketingProduct(company.id));
  return createCampaign(ctx, createCampaignSchema.parse(aCampaign(company.id, product.id, over)));
}
