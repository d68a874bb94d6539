import { eq } from 'drizzle-orm';
import { marketingCampaigns } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { listAssets } from '#features/marketing/artwork/asset.server.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { briefOf } from '#features/marketing/brief/brief.server.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { campaignFigures } from './campaign-figures.server.ts';
import { listKeptTexts } from './campaign-kept.server.ts';
import { tellCampaign } from './campaign-writing.server.ts';
import { findPageOf, identityFor } from '#features/marketing/landing/landing-page.server.ts';
import { requireMarketingCompany, requireRow } from '#features/marketing/marketing-rows.server.ts';
import { addressOf } from '#features/marketing/writer/reading/address.rules.ts';
import { tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import { fill } from '#features/marketing/writer/reading/quoting.rules.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';
import { publishingOf } from '#features/marketing/landing/page-takedown.server.ts';

/** Returns the briefs in every language, because a campaign can be rewritten in another one. */
async function briefsOf(
  ctx: ServiceContext,
  productId: number | null,
): Promise<Record<Locale, Brief | null>> {
  const found = await Promise.all(
    LOCALES.map(
      async (one) => [one, productId === null ? null : await briefOf(ctx, productId, one)] as const,
    ),
  );
  return Object.fromEntries(found) as Record<Locale, Brief | null>;
}

/** Returns the trade's form questions in the address of the text. */
function formQuestionsOf(
  sector: string,
  briefs: Record<Locale, Brief | null>,
  text: string,
): Record<Locale, string[]> {
  const address = addressOf(text) === 'tu' ? 'tu' : 'usted';
  const found = LOCALES.map((one) => {
    const { formQuestions } = tradeWords(one, briefs[one]?.trade ?? guessTrade(sector));
    return [one, formQuestions.map((question) => fill(question, address))] as const;
  });
  return Object.fromEntries(found) as Record<Locale, string[]>;
}

/** Errors: `not_found`. */
async function figuresOf(ctx: ServiceContext, id: number) {
  const [figures] = await ctx
    .rows(marketingCampaigns)
    .select(campaignFigures(ctx))
    .where(eq(marketingCampaigns.id, id));
  if (!figures) throw new AppError('not_found');
  return figures;
}

/** A campaign with what lies beside it while it is written. Errors: `not_found`. */
export async function findCampaignDesk(ctx: ServiceContext, id: number) {
  const row = await requireRow(ctx, 'campaign', id);
  const [
    { variants, hints, ...campaign },
    company,
    product,
    briefs,
    kept,
    page,
    figures,
    assets,
    publishing,
    identity,
  ] = await Promise.all([
    tellCampaign(ctx, row),
    requireMarketingCompany(ctx, row.marketingCompanyId),
    row.productId === null ? null : requireRow(ctx, 'product', row.productId),
    briefsOf(ctx, row.productId),
    listKeptTexts(ctx, id),
    findPageOf(ctx, id),
    figuresOf(ctx, id),
    listAssets(ctx, { campaignId: id, limit: LIST_LIMIT.default }),
    publishingOf(ctx),
    requireMarketingCompany(ctx, row.marketingCompanyId).then((owner) => identityFor(ctx, owner)),
  ]);
  return {
    campaign,
    help: { variants, hints },
    briefs,
    formQuestions: formQuestionsOf(company.sector, briefs, JSON.stringify(campaign.content)),
    companyName: company.name,
    companyColours: company.brandColors,
    productName: product?.name ?? null,
    figures,
    kept: kept.items,
    assets,
    page: page && {
      slug: page.slug,
      status: page.status,
      views: page.views,
      publishedAt: page.publishedAt,
      content: page.content,
    },
    publishing,
    identity: page?.identity ?? identity,
  };
}
