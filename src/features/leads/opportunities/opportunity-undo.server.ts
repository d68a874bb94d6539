import { eq } from 'drizzle-orm';
import { crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { readReferences, referencesSchema, restoreReferences } from '#features/leads/references.server.ts';
import { settlingLeads } from './lead-outcome.server.ts';
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
    const { contactId, companyId } = await requireOpportunity(inside, id);
    const [row] = await tx.select().from(crmOpportunities).where(eq(crmOpportunities.id, id));
    const changes = await tx.select().from(crmStageChanges).where(eq(crmStageChanges.opportunityId, id));
    const references = (await readReferences(tx, 'opportunity', [id])).get(id);
    await keepDeleted(inside, KIND, id, { row, changes, references });
    await settlingLeads(inside, { contacts: [contactId], companies: [companyId] }, () =>
      tx.delete(crmOpportunities).where(eq(crmOpportunities.id, id)),
    );
  });
}

/** Restores it under its old id, with history and links. Errors: `not_found`. */
export async function restoreOpportunity(ctx: ServiceContext, id: number): Promise<Opportunity> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { row, changes, references } = (await takeDeleted(inside, KIND, id)) as Kept;
    const workspaceId = await ownWorkspaceId(inside);
    const { contactId, companyId } = await linksStillThere(inside, workspaceId, row);
    await settlingLeads(inside, { contacts: [contactId], companies: [companyId] }, () =>
      tx.insert(crmOpportunities).values({ ...row, workspaceId, contactId, companyId }),
    );
    if (changes.length > 0) await tx.insert(crmStageChanges).values(changes);
    await restoreReferences(tx, 'opportunity', id, referencesSchema.parse(references));
    return requireOpportunity(inside, id);
  });
}
