import type { ServiceContext } from '#kernel/context.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { getCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import type { LandingPage } from './landing-page.schema.ts';
import { draftPage, findPageOf, identityFor } from './landing-page.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';

/** Returns the page as it would be published now. Errors: `not_found`, also for a campaign without a page. */
export async function previewPage(
  ctx: ServiceContext,
  campaignId: number,
): Promise<Pick<LandingPage, 'content' | 'identity' | 'language' | 'slug'>> {
  const { language, marketingCompanyId } = await getCampaign(ctx, campaignId);
  const company = await requireMarketingCompany(ctx, marketingCompanyId);
  try {
    const content = await draftPage(ctx, campaignId);
    const published = await findPageOf(ctx, campaignId);
    const identity = published?.identity ?? (await identityFor(ctx, company));
    return { content, language, identity, slug: published?.slug ?? '' };
  } catch (error) {
    throw isAppError(error) && error.code === 'not_a_page' ? new AppError('not_found') : error;
  }
}
