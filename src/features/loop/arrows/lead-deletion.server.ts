import { eq } from 'drizzle-orm';
import { marketingLeads } from '#db/schema/index.ts';
import { settleLeads, settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { deleteMarketing, restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

type Kind = 'lead' | 'company';

/** The contacts that the lead, or the leads of the company, were sent on as. */
const contactsOf = (ctx: ServiceContext, kind: Kind, id: number) =>
  ctx
    .rows(marketingLeads)
    .select({ contactId: marketingLeads.contactId })
    .where(eq(kind === 'lead' ? marketingLeads.id : marketingLeads.marketingCompanyId, id));

/** Deletes a lead, or a company with its leads: their opportunities belong to the leads before them again. */
export async function deleteWithLeads(ctx: ServiceContext, kind: Kind, id: number): Promise<void> {
  const around = { contactsIn: contactsOf(ctx, kind, id) };
  await settlingLeads(ctx, around, () => deleteMarketing(ctx, kind, id));
}

/** Restores what `deleteWithLeads` has deleted. Errors: `not_found`. */
export async function restoreWithLeads<K extends Kind>(ctx: ServiceContext, kind: K, id: number) {
  const restored = await restoreMarketing(ctx, kind, id);
  await settleLeads(ctx, { contactsIn: contactsOf(ctx, kind, id) });
  return restored;
}
