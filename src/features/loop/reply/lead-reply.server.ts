import { findEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import { getCampaign } from '#features/marketing/campaigns/campaign.server.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import { getProduct, listProducts } from '#features/marketing/products/product.server.ts';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { LeadReply } from './lead-reply.types.ts';
import { askedProduct } from './asked-product.rules.ts';
import { replyText } from './lead-reply.texts.ts';
import { LIST_LIMIT } from '#shared/api.ts';

/** Null where the lead did not write, or gave no address: nothing in the inbox can be answered. */
export async function beginReply(
  ctx: ServiceContext,
  lead: Lead,
  { steps }: Chain,
): Promise<LeadReply | null> {
  const enquiry = steps.find(({ kind }) => kind === 'inbox_entry');
  if (!enquiry || lead.contactEmail === null) return null;
  const { subject, name, repliedAt } = await findEntry(ctx, enquiry.id);
  const campaign = lead.campaignId === null ? null : await getCampaign(ctx, lead.campaignId);
  const product = campaign?.productId ? await getProduct(ctx, campaign.productId) : null;
  const { items: others } = await listProducts(ctx, {
    marketingCompanyId: lead.marketingCompanyId,
    limit: LIST_LIMIT.default,
  });
  const about = product && (askedProduct(lead.notes ?? '', product, others) ?? product);
  const company = await requireMarketingCompany(ctx, lead.marketingCompanyId);
  return {
    entryId: enquiry.id,
    repliedAt,
    subject: `Re: ${about?.name ?? subject ?? name}`,
    body: replyText(
      lead,
      product,
      company.name,
      others.filter(({ id }) => id !== product?.id),
    ),
  };
}
