import { eq } from 'drizzle-orm';
import { contactMessages, inboxEntries, landingPages } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { updateCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { landingAnswerSchema } from '#features/marketing/landing/landing-answer.schema.ts';
import { storeRows } from '#features/marketing/landing/landing-answers.server.ts';
import type { PublicPage } from '#features/marketing/landing/landing-answers.types.ts';
import { asLandingPage, storePage } from '#features/marketing/landing/landing-page.server.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead, updateLead } from '#features/marketing/leads/lead.server.ts';
import { saveBrief } from '#features/marketing/brief/brief.server.ts';
import { addAds, addPhotographs } from './sample-ads.server.ts';
import { addAnalysis, addCampaigns, addContents } from './sample-words.server.ts';
import { sampleBrief, sampleWords } from './sample.texts.ts';
import {
  SAMPLE_BEGAN,
  SAMPLE_BRAND,
  SAMPLE_COST_CENTS,
  SAMPLE_LEADS,
  SAMPLE_PROSPECTS,
  SAMPLE_UNREAD_DAYS,
  SAMPLE_VIEWS,
} from './sample.values.ts';
import { AppError } from '#shared/errors.ts';
import { createProduct } from '#features/marketing/products/product.server.ts';
import { importProspects } from '#features/marketing/prospects/prospect.server.ts';

const ago = (ctx: ServiceContext, days: number): ServiceContext => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - days * 86_400_000),
});

type Page = PublicPage & { campaignId: number };

/** Reads the page as its visitors would, were the demo's pages public. */
async function pageOf(ctx: ServiceContext, campaignId: number): Promise<Page> {
  const [row] = await ctx.rows(landingPages).select().where(eq(landingPages.campaignId, campaignId));
  if (!row) throw new AppError('internal');
  const { marketingCompanyId } = row;
  return { ...asLandingPage(row), campaignId, marketingCompanyId, ownerId: ctx.user.id };
}

/** Answers to the page come in as a visitor's do, with an entry of the inbox; no confirmation is sent. */
async function addAnswer(ctx: ServiceContext, page: Page, lead: Lead): Promise<void> {
  const { notes, positions } = sampleWords(ctx.locale);
  const { company, name, position, note, phone = '', status, daysAgo } = lead;
  const message = note ? notes[note] : '';
  const form = { name, email: emailOf(lead), company, phone, message, consent: 'on' };
  const then = ago(ctx, momentOf(lead));
  const answer = landingAnswerSchema.parse(form);
  const [stored] = await storeRows(ctx.db, [{ now: then.now, page, answer }]);
  if (!stored?.leadId) throw new AppError('internal');
  await updateLead(then, stored.leadId, { status, position: position && positions[position] });
  if (daysAgo < SAMPLE_UNREAD_DAYS) return;
  const { contactMessageId } = inboxEntries;
  await ctx.db.update(inboxEntries).set({ status: 'read' }).where(eq(contactMessageId, stored.messageId));
  await ctx.db.update(contactMessages).set({ read: true }).where(eq(contactMessages.id, stored.messageId));
}

type Lead = (typeof SAMPLE_LEADS)[number];

/** Days ago, at another time of each day. */
const momentOf = (lead: Lead): number => lead.daysAgo + ((SAMPLE_LEADS.indexOf(lead) * 7) % 11) / 30;

const emailOf = ({ email, name }: Lead): string =>
  email ?? `${name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@lead.example`;

async function addLeads(ctx: ServiceContext, companyId: number, page: Page): Promise<void> {
  const { notes, positions } = sampleWords(ctx.locale);
  // Oldest first, in the order in which real leads arrive.
  for (const lead of [...SAMPLE_LEADS].reverse()) {
    const { company, name, phone = null, position, note, source, status } = lead;
    if (source === 'landing_page') {
      await addAnswer(ctx, page, lead);
      continue;
    }
    const input = createLeadSchema.parse({
      marketingCompanyId: companyId,
      companyName: company,
      contactName: name,
      contactEmail: emailOf(lead),
      contactPhone: phone,
      position: position && positions[position],
      notes: note && notes[note],
      source,
      status,
      campaignId: null,
      language: ctx.locale,
    });
    await createLead(ago(ctx, momentOf(lead)), input);
  }
}

const prospectsCsv = ({ positions }: ReturnType<typeof sampleWords>): string =>
  [
    'company,name,email,position',
    ...SAMPLE_PROSPECTS.map(({ company, name, email, position }) =>
      [company, name, email, position && positions[position]].join(','),
    ),
  ].join('\n');

/**
 * Fills a demo's portal in the visitor's language (product.md D6): a company with one finished product and one at its
 * start, created through the regular services. Returns the id of the company.
 */
export async function addMarketingSample(ctx: ServiceContext): Promise<number> {
  const words = sampleWords(ctx.locale);
  const { colours: brandColors, website } = SAMPLE_BRAND;
  const began = ago(ctx, SAMPLE_BEGAN);
  const company = await createCompany(began, {
    ...words.company,
    targetAudienceType: 'both',
    tone: 'friendly',
    website,
    brandColors,
  });
  const marketingCompanyId = company.id;
  await createProduct(began, { ...words.products.workshop, marketingCompanyId });
  const product = await createProduct(began, { ...words.products.tableware, marketingCompanyId });
  const language = ctx.locale;
  await saveBrief(began, product.id, language, sampleBrief(language));
  await addPhotographs(began, product.id);
  await addAnalysis(began, product.id);
  const campaigns = await addCampaigns(began, product);
  for (const campaign of campaigns) await addAds(began, campaign);
  const page = campaigns.find(({ type }) => type === 'landing_page');
  if (page) {
    await storePage(began, page.id, { identity: { email: SAMPLE_BRAND.email } });
    await updateCampaign(began, page.id, { costCents: SAMPLE_COST_CENTS });
    await ctx.rows(landingPages).update({ views: SAMPLE_VIEWS }).where(eq(landingPages.campaignId, page.id));
    await addLeads(ctx, marketingCompanyId, await pageOf(ctx, page.id));
  }
  await addContents(ctx, product);
  await importProspects(ctx, { marketingCompanyId, listName: words.list, csv: prospectsCsv(words) });
  return marketingCompanyId;
}
