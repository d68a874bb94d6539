import { eq } from 'drizzle-orm';
import { crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import { commitWithLast } from '#db/commit-with-last.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { readReferences, referencesSchema, restoreReferences } from '#features/leads/references.server.ts';
import { leadsToSettle } from './lead-outcome.server.ts';
import { requireOpportunity } from './opportunity-rows.server.ts';
import type { Opportunity } from './opportunity.schema.ts';
import { linksStillThere } from '#features/leads/timeline/record-links.server.ts';

const KIND = 'crm_opportunities';

type Kept = {
  row: typeof crmOpportunities.$inferInsert;
  changes: (typeof crmStageChanges.$inferInsert)[];
  /** Rows that referenced it; deletion clears the links and undo sets them again. */
  references: unknown;
};

/** Deletes an opportunity; can be undone for a day. Errors: `not_found`. */
export async function deleteOpportunity(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [{ contactId, companyId }, [row], changes, references, settle] = await allInOrder([
      requireOpportunity(inside, id),
      tx.select().from(crmOpportunities).where(eq(crmOpportunities.id, id)),
      tx.select().from(crmStageChanges).where(eq(crmStageChanges.opportunityId, id)),
      readReferences(tx, 'opportunity', [id]).then((found) => found.get(id)),
      leadsToSettle(inside, { opportunities: [id] }),
    ]);
    await keepDeleted(inside, KIND, id, { row, changes, references });
    await tx.delete(crmOpportunities).where(eq(crmOpportunities.id, id));
    await settle({ contacts: [contactId], companies: [companyId] });
  });
}

/** Restores it under its old id, with history and links. Errors: `not_found`. */
export async function restoreOpportunity(ctx: ServiceContext, id: number): Promise<Opportunity> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const { row, changes, references } = (await takeDeleted(inside, KIND, id)) as Kept;
    const workspaceId = inside.workspace.id;
    const around = { contacts: [row.contactId], companies: [row.companyId] };
    const settle = await leadsToSettle(inside, around);
    const { contactId, companyId } = linksStillThere(workspaceId, row);
    await tx.insert(crmOpportunities).values({ ...row, workspaceId, contactId, companyId });
    await settle(around);
    if (changes.length > 0) await tx.insert(crmStageChanges).values(changes);
    await restoreReferences(tx, 'opportunity', id, referencesSchema.parse(references));
    return () => requireOpportunity(inside, id);
  });
}
