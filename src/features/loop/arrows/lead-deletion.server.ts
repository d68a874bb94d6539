import { eq } from 'drizzle-orm';
import { marketingLeads } from '#db/schema/index.ts';
import { settlingLeads, type Around } from '#features/leads/opportunities/lead-outcome.server.ts';
import { deleteMarketing, restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import type { ServiceContext } from '#server/context.ts';

type Kind = 'lead' | 'company';

/** The contacts that the lead, or the leads of the company, were sent on as. */
const contactsOf = (ctx: ServiceContext, kind: Kind, id: number) => async (): Promise<Around> => {
  const rows = await ctx.db
    .select({ contactId: marketingLeads.contactId })
    .from(marketingLeads)
    .where(eq(kind === 'lead' ? marketingLeads.id : marketingLeads.marketingCompanyId, id));
  return { contacts: rows.map(({ contactId }) => contactId) };
};

/** Deletes a lead, or a company with its leads: their opportunities belong to the leads before them again. */
export const deleteWithLeads = (ctx: ServiceContext, kind: Kind, id: number): Promise<void> =>
  ctx.db.transaction((tx) => {
    const inside = { ...ctx, db: tx };
    return settlingLeads(inside, contactsOf(inside, kind, id), () => deleteMarketing(inside, kind, id));
  });

/** Restores what `deleteWithLeads` has deleted. Errors: `not_found`. */
export const restoreWithLeads = <K extends Kind>(ctx: ServiceContext, kind: K, id: number) =>
  ctx.db.transaction((tx) => {
    const inside = { ...ctx, db: tx };
    return settlingLeads(inside, contactsOf(inside, kind, id), () => restoreMarketing(inside, kind, id));
  });
