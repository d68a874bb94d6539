import { convertEntry } from '#features/leads/inbox/inbox-convert.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { contactFromLead } from '#features/loop/arrows/contact-from-lead.server.ts';
import { createCampaignSchema } from '#features/marketing/campaigns/campaign.schema.ts';
import { createCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createCompanySchema } from '#features/marketing/companies/company.schema.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead } from '#features/marketing/leads/lead.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { anInboxEntry } from './crm-flow.ts';
import { aCampaign, aLead, aMarketingCompany } from './marketing.ts';

export const at = (ctx: ServiceContext, day: string): ServiceContext => ({
  ...ctx,
  now: new Date(`${day}T12:00:00.000Z`),
});

export const aBrand = async (ctx: ServiceContext): Promise<number> =>
  (await createCompany(ctx, createCompanySchema.parse(aMarketingCompany()))).id;

export const aCampaignOf = async (
  ctx: ServiceContext,
  brand: number,
  over: { name?: string; costCents?: number } = {},
): Promise<number> =>
  (await createCampaign(ctx, createCampaignSchema.parse(aCampaign(brand, null, over)))).id;

let people = 0;
type LeadOver = { campaignId?: number | null; source?: string; contactEmail?: string };

/** Somebody else each time, so that no lead is taken for one that is there. */
export async function aLeadOn(ctx: ServiceContext, brand: number, day: string, over: LeadOver = {}) {
  people += 1;
  const name = `Persona ${people}`;
  const given = { contactName: name, companyName: name, contactEmail: `p${people}@test.example`, ...over };
  return (await createLead(at(ctx, day), createLeadSchema.parse(aLead(brand, given)))).id;
}

/** An answer to a page: the lead, and the entry of the inbox that tells of it. */
export async function anAnswerOn(
  ctx: ServiceContext,
  brand: number,
  day: string,
  campaignId: number | null,
  entry: { status?: 'unread' | 'read' | 'archived' | 'suspected' | 'spam' } = {},
) {
  const leadId = await aLeadOn(ctx, brand, day, { campaignId, source: 'landing_page' });
  const createdAt = at(ctx, day).now.toISOString();
  const entryId = await anInboxEntry(ctx.db, {
    message: { email: `e${leadId}@test.example`, name: `Persona ${leadId}`, company: null },
    entry: {
      kind: 'landing_page',
      userId: ctx.user.id,
      marketingLeadId: leadId,
      createdAt,
      ...entry,
    },
  });
  return { leadId, entryId };
}

/** Sends a lead on with an opportunity, and moves that through the stages on their days. */
export async function aDealOf(
  ctx: ServiceContext,
  leadId: number,
  day: string,
  stages: Record<string, string> = {},
): Promise<number> {
  const { opportunityId } = await contactFromLead(at(ctx, day), leadId, { withOpportunity: true });
  if (opportunityId === null) throw new Error('no opportunity was made');
  for (const [later, stage] of Object.entries(stages))
    await moveOpportunity(at(ctx, later), opportunityId, { stage, lostReason: 'Price' });
  return opportunityId;
}

/** Converts an entry; with an id it joins that opportunity. */
export const converted = (ctx: ServiceContext, entryId: number, day: string, opportunityId?: number) =>
  convertEntry(at(ctx, day), entryId, { company: false, ...(opportunityId && { opportunityId }) });
