import { and, desc, eq, ne } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { landingPages, pageTakedowns } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { wholeFacts } from '#features/marketing/writer/reading/whole-facts.rules.ts';
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
import { firstPhotograph } from '#features/marketing/media/photograph.server.ts';
import { changeRow, requireMarketingCompany, requireRow } from '#features/marketing/marketing-rows.server.ts';
import { refuseWhileTakenDown } from './page-takedown.server.ts';
import { freeSlug } from './slug.server.ts';
import { slugOf } from './slug.rules.ts';

type AnyPageCampaign = Extract<Campaign, { type: 'landing_page' }>;
export type PublishSettings = Pick<Config, 'siteUrl' | 'smtpUrl'>;

/** The JSON columns were written by `publishPage`. */
export const asLandingPage = (row: typeof landingPages.$inferSelect): LandingPage =>
  row as unknown as LandingPage;

export async function findPageOf(ctx: ServiceContext, campaignId: number): Promise<LandingPage | null> {
  const [row] = await ctx.rows(landingPages).select().where(eq(landingPages.campaignId, campaignId));
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
    photographId: product && (await firstPhotograph(ctx, product.id)),
    ...(await reachOf(ctx, campaign)),
  };
}

/** Returns the current brief's data: without a brief the button leads to the form, and no benefit counts as a proof. */
async function reachOf(ctx: ServiceContext, campaign: AnyPageCampaign): Promise<PageReach> {
  const { productId, language, content } = campaign;
  const brief = productId === null ? null : await briefOf(ctx, productId, language);
  const product = productId === null ? null : await requireRow(ctx, 'product', productId);
  const at = (facts: readonly string[]) =>
    content.benefits.flatMap(({ title, text }, place) =>
      facts.some((fact) => saysFact(`${title}\n${text}`, withoutStop(fact))) ? [place] : [],
    );
  const proofsAt = at((brief?.proofs ?? []).map(({ text }) => text));
  const includedAt = at(brief?.included ?? []);
  const told = [...proofsAt, ...includedAt, ...at(wholeFacts(product?.advantages ?? ''))];
  // "Fill in the form" means the one on the page.
  const href = brief && brief.action.kind !== 'form' ? hrefOf(brief.action) : null;
  return {
    href,
    isInformal: addressOf(JSON.stringify(content), language) === 'tu',
    proofsAt,
    includedAt,
    detailsAt: at(wholeFacts(product?.characteristics ?? '')).filter((place) => !told.includes(place)),
    phone: brief && /^tel:|^https:\/\/wa\.me\//u.test(href ?? '') ? brief.action.target.trim() : null,
  };
}

/** Returns the given identity, else that of the company's last publication, else the account's. */
export async function identityFor(
  ctx: ServiceContext,
  company: { id: number; name: string },
  given: PublishInput['identity'] = {},
): Promise<PageIdentity> {
  const [last] = await ctx
    .rows(landingPages)
    .select({ identity: landingPages.identity })
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
  // An address is taken by a page of any workspace.
  const isOther = and(eq(landingPages.slug, wanted), ne(landingPages.campaignId, campaignId));
  const others = await everyRow(ctx.db, landingPages).count(isOther);
  // A page that was taken down keeps its slug blocked, also after it was deleted.
  const takedowns = await ctx.db.$count(pageTakedowns, eq(pageTakedowns.slug, wanted));
  if (others + takedowns === 0) return wanted;
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
  await requireRow(ctx, 'campaign', campaignId);
  await requireConfirmedEmail(ctx, settings, 'publish');
  await refuseWhileTakenDown(ctx);
  const slug = await storePage(ctx, campaignId, input);
  return { slug, url: `${settings.siteUrl}/l/${slug}` };
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
  await ctx
    .rows(landingPages)
    .insert({ ...values, campaignId, marketingCompanyId: company.id, createdAt: at })
    .onConflictDoUpdate({ target: landingPages.campaignId, set: values });
  if (campaign.status === 'draft' || campaign.status === 'scheduled')
    await changeRow(ctx, 'campaign', campaign, { status: 'active' });
  return address;
}

/** Takes the page offline; the campaign keeps the slug, which then says that the page is gone. Errors: `not_found`. */
export async function unpublishPage(ctx: ServiceContext, campaignId: number): Promise<LandingPage> {
  await requireRow(ctx, 'campaign', campaignId);
  const current = await findPageOf(ctx, campaignId);
  if (!current) throw new AppError('not_found');
  const [row] = await ctx
    .rows(landingPages)
    .update({ status: 'unpublished', updatedAt: nextUpdatedAt(current.updatedAt, ctx.now) })
    .where(eq(landingPages.campaignId, campaignId))
    .returning();
  if (!row) throw new AppError('internal');
  return asLandingPage(row);
}
