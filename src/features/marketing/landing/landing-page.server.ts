import { and, desc, eq, ne } from 'drizzle-orm';
import { landingPages, marketingCampaigns, pageTakedowns } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { briefOf } from '#features/marketing/brief/brief.server.ts';
import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { asCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { addressOf } from '#features/marketing/writer/reading/address.rules.ts';
import { hrefOf } from '#features/marketing/writer/reading/target.rules.ts';
import { saysFact, withoutStop } from '#features/marketing/writer/reading/quoting.rules.ts';
import type {
  LandingPage,
  PageContent,
  PageIdentity,
  PageReach,
  PublishInput,
} from './landing-page.schema.ts';
import { requireMarketingCompany, requireRow, type Row } from '#features/marketing/marketing-rows.server.ts';
import { refuseWhileTakenDown } from './page-takedown.server.ts';
import { freeSlug } from './slug.server.ts';
import { slugOf } from './slug.rules.ts';

type AnyPageCampaign = Extract<Campaign, { type: 'landing_page' }>;
export type PublishSettings = Pick<Config, 'siteUrl' | 'smtpUrl'>;

/** The JSON columns were written by `publishPage`. */
export const asLandingPage = (row: typeof landingPages.$inferSelect): LandingPage =>
  row as unknown as LandingPage;

export async function findPageOf(ctx: ServiceContext, campaignId: number): Promise<LandingPage | null> {
  const [row] = await ctx.db.select().from(landingPages).where(eq(landingPages.campaignId, campaignId));
  return row ? asLandingPage(row) : null;
}

/** Returns what the page would show if the campaign were published now. Errors: `not_a_page`. */
export async function draftPage(ctx: ServiceContext, campaignId: number): Promise<PageContent> {
  const campaign = asCampaign(await requireRow(ctx, 'campaign', campaignId));
  if (campaign.type !== 'landing_page') throw new AppError('not_a_page');
  const company = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const product = campaign.productId === null ? null : await requireRow(ctx, 'product', campaign.productId);
  return {
    ...campaign.content,
    companyName: company.name,
    productName: product?.name ?? null,
    audienceType: company.targetAudienceType,
    colours: company.brandColors ?? [],
    website: company.website,
    ...(await reachOf(ctx, campaign)),
  };
}

/** Returns the current brief's data: without a brief the button leads to the form, and no benefit counts as a proof. */
async function reachOf(ctx: ServiceContext, campaign: AnyPageCampaign): Promise<PageReach> {
  const { productId, language, content } = campaign;
  const brief = productId === null ? null : await briefOf(ctx, productId, language);
  const proofs = (brief?.proofs ?? []).map(({ text }) => text);
  const isProof = (said: string) => proofs.some((proof) => saysFact(said, withoutStop(proof)));
  return {
    href: brief && hrefOf(brief.action),
    isInformal: addressOf(JSON.stringify(content), language) === 'tu',
    proofsAt: content.benefits.flatMap(({ title, text }, at) => (isProof(`${title}\n${text}`) ? [at] : [])),
  };
}

/** Returns the given identity, else that of the company's last publication, else the account's. */
export async function identityFor(
  ctx: ServiceContext,
  company: { id: number; name: string },
  given: PublishInput['identity'] = {},
): Promise<PageIdentity> {
  const [last] = await ctx.db
    .select({ identity: landingPages.identity })
    .from(landingPages)
    .where(eq(landingPages.marketingCompanyId, company.id))
    .orderBy(desc(landingPages.publishedAt))
    .limit(1);
  const known = (last?.identity ?? {}) as Partial<PageIdentity>;
  const pick = (name: 'taxId' | 'address' | 'phone') =>
    given[name] !== undefined ? given[name] : (known[name] ?? null);
  return {
    name: given.name ?? known.name ?? company.name,
    taxId: pick('taxId'),
    address: pick('address'),
    email: given.email ?? known.email ?? ctx.user.email,
    phone: pick('phone'),
  };
}

/** Returns the requested slug. Errors: `taken` with the nearest free one. */
async function requireSlug(ctx: ServiceContext, wanted: string, campaignId: number): Promise<string> {
  const [other] = await ctx.db
    .select({ id: landingPages.id })
    .from(landingPages)
    .where(and(eq(landingPages.slug, wanted), ne(landingPages.campaignId, campaignId)));
  // A page that was taken down keeps its slug blocked, also after it was deleted.
  const [takenDown] = await ctx.db
    .select({ id: pageTakedowns.id })
    .from(pageTakedowns)
    .where(eq(pageTakedowns.slug, wanted));
  if (!other && !takenDown) return wanted;
  const suggestion = await freeSlug(ctx, wanted);
  throw new AppError('taken', { fields: { slug: 'marketing:page.slugTaken' }, extra: { suggestion } });
}

/**
 * Publishes the campaign's texts at /l/{slug} (product.md section 7, step 5). Published again, it keeps its slug unless
 * another is requested. Errors: `not_found`, `not_a_page`, `email_not_confirmed`, `demo_preview_only`,
 * `page_taken_down`, `taken` with `suggestion`.
 */
export async function publishPage(
  ctx: ServiceContext,
  campaignId: number,
  input: PublishInput,
  settings: PublishSettings,
): Promise<{ slug: string; url: string }> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireRow(inside, 'campaign', campaignId);
    await requireConfirmedEmail(inside, settings, 'publish');
    await refuseWhileTakenDown(inside);
    const slug = await storePage(inside, campaignId, input);
    return { slug, url: `${settings.siteUrl}/l/${slug}` };
  });
}

/**
 * Freezes the content of the campaign's page and returns its slug, in the caller's transaction. Also for samples: a
 * demo's page is not public, but has figures.
 */
export async function storePage(
  ctx: ServiceContext,
  campaignId: number,
  { slug, identity }: PublishInput,
): Promise<string> {
  const campaign = await requireRow(ctx, 'campaign', campaignId);
  const content = await draftPage(ctx, campaignId);
  const company = await requireMarketingCompany(ctx, campaign.marketingCompanyId);
  const current = await findPageOf(ctx, campaignId);
  const address =
    slug !== undefined
      ? await requireSlug(ctx, slug, campaignId)
      : (current?.slug ?? (await freeSlug(ctx, slugOf(content.productName ?? campaign.name, company.name))));
  const at = ctx.now.toISOString();
  const values = {
    slug: address,
    status: 'published' as const,
    language: campaign.language,
    content,
    identity: await identityFor(ctx, company, identity),
    publishedAt: at,
    updatedAt: current ? nextUpdatedAt(current.updatedAt, ctx.now) : at,
  };
  await ctx.db
    .insert(landingPages)
    .values({ ...values, campaignId, marketingCompanyId: company.id, createdAt: at })
    .onConflictDoUpdate({ target: landingPages.campaignId, set: values });
  await activate(ctx, campaign);
  return address;
}

/** Sets a campaign with a live page to active. */
async function activate(ctx: ServiceContext, { id, status, updatedAt }: Row<'campaign'>): Promise<void> {
  if (status !== 'draft' && status !== 'scheduled') return;
  await ctx.db
    .update(marketingCampaigns)
    .set({ status: 'active', updatedAt: nextUpdatedAt(updatedAt, ctx.now) })
    .where(eq(marketingCampaigns.id, id));
}

/** Takes the page offline; the campaign keeps the slug, which then says that the page is gone. Errors: `not_found`. */
export async function unpublishPage(ctx: ServiceContext, campaignId: number): Promise<LandingPage> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireRow(inside, 'campaign', campaignId);
    const current = await findPageOf(inside, campaignId);
    if (!current) throw new AppError('not_found');
    const [row] = await tx
      .update(landingPages)
      .set({ status: 'unpublished', updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
      .where(eq(landingPages.campaignId, campaignId))
      .returning();
    if (!row) throw new AppError('internal');
    return asLandingPage(row);
  });
}
