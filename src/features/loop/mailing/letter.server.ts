import { and, desc, eq } from 'drizzle-orm';
import { landingPages, marketingCampaigns } from '#db/schema/index.ts';
import { briefOf } from '#features/marketing/brief/brief.server.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { getCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { identityFor } from '#features/marketing/landing/landing-page.server.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import { hrefOf } from '#features/marketing/writer/reading/target.rules.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { campaignLetter } from './letter.mail.ts';
import type { FrozenLetter, LetterLinks } from './letter.types.ts';
import { signLink } from './letter-links.server.ts';
import type { SentLetter } from './mailing.schema.ts';
import type { Basis, Purpose } from './mailing.values.ts';

export type EmailCampaign = Extract<Campaign, { type: 'email' }>;
type Site = Pick<Config, 'siteUrl'>;

/** Errors: `not_found`, `not_an_email`. */
export async function requireEmailCampaign(ctx: ServiceContext, id: number): Promise<EmailCampaign> {
  const campaign = await getCampaign(ctx, id);
  if (campaign.type !== 'email') throw new AppError('not_an_email');
  return campaign;
}

/** The page of the same product that is online, with what tells its visits apart. */
async function pageAddress(ctx: ServiceContext, { id, productId }: EmailCampaign, { siteUrl }: Site) {
  if (productId === null) return null;
  const [page] = await ctx
    .rows(landingPages)
    .select({ slug: landingPages.slug })
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, landingPages.campaignId))
    .where(and(eq(marketingCampaigns.productId, productId), eq(landingPages.status, 'published')))
    .orderBy(desc(landingPages.publishedAt))
    .limit(1);
  return page
    ? `${siteUrl}/l/${page.slug}?utm_source=email&utm_medium=email&utm_campaign=campaign-${id}`
    : null;
}

/** The place that the button leads to unless somebody says another place: the product's page, what its brief says, the company's site. */
export async function targetOf(
  ctx: ServiceContext,
  campaign: EmailCampaign,
  site: Site,
): Promise<string | null> {
  const page = await pageAddress(ctx, campaign, site);
  if (page !== null) return page;
  const { productId, language, marketingCompanyId } = campaign;
  const brief = productId === null ? null : await briefOf(ctx, productId, language);
  const href = brief && hrefOf(brief.action);
  return href ?? (await requireMarketingCompany(ctx, marketingCompanyId)).website;
}

/** The campaign's email as it would go out now. */
export async function draftLetter(
  ctx: ServiceContext,
  campaign: EmailCampaign,
  site: Site,
  { purpose, basis, target }: { purpose: Purpose; basis: Basis; target?: string | null | undefined },
): Promise<FrozenLetter> {
  const company = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const identity = await identityFor(ctx, company);
  return {
    language: campaign.language,
    content: campaign.content,
    companyName: company.name,
    colours: company.brandColors ?? [],
    identity,
    replyTo: identity.email,
    target: target === undefined ? await targetOf(ctx, campaign, site) : target,
    purpose,
    basis,
  };
}

/** Whether a click on it is counted: what opens a telephone or a mail program leads through no page. */
export const isTracked = (target: string | null): target is string =>
  target !== null && /^https?:/i.test(target);

type Signed = { siteUrl: string; linkSecret: string; deliveryId: number };

/** The addresses of one recipient's email, each signed. */
export function linksFor(
  { target }: Pick<FrozenLetter, 'target'>,
  { siteUrl, linkSecret, deliveryId }: Signed,
): LetterLinks {
  const sign = (purpose: 'u' | 'p' | 'l0') => signLink(linkSecret, deliveryId, purpose);
  return {
    target: isTracked(target) ? `${siteUrl}/t/${sign('l0')}` : target,
    unsubscribe: `${siteUrl}/unsubscribe/${sign('u')}`,
    preferences: `${siteUrl}/preferences/${sign('p')}`,
  };
}

/** The email as its recipients will see it; the links of the footer lead nowhere yet. Errors: `not_found`, `not_an_email`. */
export async function previewLetter(
  ctx: ServiceContext,
  campaignId: number,
  site: Site,
): Promise<SentLetter> {
  const campaign = await requireEmailCampaign(ctx, campaignId);
  const letter = await draftLetter(ctx, campaign, site, { purpose: 'offers', basis: 'consent' });
  const nowhere = `${site.siteUrl}/unsubscribe/`;
  return campaignLetter(letter, { target: letter.target, unsubscribe: nowhere, preferences: nowhere });
}
