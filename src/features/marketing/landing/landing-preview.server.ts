import type { ServiceContext } from '#kernel/context.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { getCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { getPhotograph } from '#features/marketing/media/photograph.server.ts';
import type { LandingPage } from './landing-page.schema.ts';
import type { PagePhotograph } from './page-photograph.types.ts';
import { draftPage, findPageOf, identityFor } from './landing-page.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';

/** Returns the page as it would be published now. Errors: `not_found`, also for a campaign without a page. */
export async function previewPage(
  ctx: ServiceContext,
  campaignId: number,
): Promise<
  Pick<LandingPage, 'content' | 'identity' | 'language' | 'slug'> & { photograph: PagePhotograph | null }
> {
  const { language, marketingCompanyId } = await getCampaign(ctx, campaignId);
  const company = await requireMarketingCompany(ctx, marketingCompanyId);
  try {
    const content = await draftPage(ctx, campaignId);
    const published = await findPageOf(ctx, campaignId);
    const identity = published?.identity ?? (await identityFor(ctx, company));
    const { photographId = null } = content;
    const found = photographId === null ? null : await getPhotograph(ctx, photographId);
    const photograph = found && { ...found, src: `/api/marketing/media/${found.id}.jpg?size=small` };
    return { content, language, identity, slug: published?.slug ?? '', photograph };
  } catch (error) {
    throw isAppError(error) && error.code === 'not_a_page' ? new AppError('not_found') : error;
  }
}
