import { eq } from 'drizzle-orm';
import { allInOrder } from '#shared/all-in-order.ts';
import { marketingLeads } from '#db/schema/index.ts';
import { leadsToSettle, settleLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { deletionOf, restoreMarketing } from '#features/marketing/marketing-deletion.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

type Kind = 'lead' | 'company';

/** The contacts that the lead, or the leads of the company, were sent on as. */
const contactsOf = ({ db }: ServiceContext, kind: Kind, id: number) =>
  db
    .select({ contactId: marketingLeads.contactId })
    .from(marketingLeads)
    .where(eq(kind === 'lead' ? marketingLeads.id : marketingLeads.marketingCompanyId, id));

/** Deletes a lead, or a company with its leads: their opportunities belong to the leads before them again. */
export const deleteWithLeads = (ctx: ServiceContext, kind: Kind, id: number): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [settle, remove] = await allInOrder([
      leadsToSettle(inside, { contactsIn: contactsOf(inside, kind, id) }),
      deletionOf(inside, kind, id),
    ]);
    await remove();
    await settle({});
  });

/** Restores what `deleteWithLeads` has deleted. Errors: `not_found`. */
export const restoreWithLeads = <K extends Kind>(ctx: ServiceContext, kind: K, id: number) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const restored = await restoreMarketing(inside, kind, id);
    await settleLeads(inside, { contactsIn: contactsOf(inside, kind, id) });
    return restored;
  });
