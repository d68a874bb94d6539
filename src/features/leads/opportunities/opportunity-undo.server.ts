import { eq } from 'drizzle-orm';
import { crmOpportunities } from '#db/schema/index.ts';
import { requireRestorable, undoDeletion } from '#features/accounts/journal/undo.server.ts';
import { recordDeletion } from '#features/accounts/workspaces/workspace-log.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { settlingUndo } from './around-cause.server.ts';
import { leadsToSettle } from './lead-outcome.server.ts';
import { requireOpportunity } from './opportunity-rows.server.ts';
import type { Opportunity } from './opportunity.schema.ts';

/** Deletes an opportunity; can be undone for a day. `isLogged` as of `deleteRecords`. Errors: `not_found`. */
export async function deleteOpportunity(
  ctx: ServiceContext,
  id: number,
  { isLogged = true } = {},
): Promise<void> {
  const { contactId, companyId } = await requireOpportunity(ctx, id);
  if (isLogged) await recordDeletion(ctx, 'opportunity', 1);
  const settle = await leadsToSettle(ctx, { opportunities: [id] });
  await ctx.rows(crmOpportunities).delete().where(eq(crmOpportunities.id, id));
  await settle({ contacts: [contactId], companies: [companyId] });
}

/** Restores it under its old id, with history and links. Errors: `not_found`. */
export async function restoreOpportunity(ctx: ServiceContext, id: number): Promise<Opportunity> {
  const deletion = await requireRestorable(ctx, 'opportunity', id);
  await settlingUndo(ctx, deletion, () => undoDeletion(ctx, deletion));
  return requireOpportunity(ctx, id);
}
