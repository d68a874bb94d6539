import { eq, inArray } from 'drizzle-orm';
import {
  crmCommunications,
  crmEvents,
  crmOpportunities,
  crmStageChanges,
  crmTasks,
  inboxEntries,
} from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { requireOpportunity } from './opportunity-rows.server.ts';
import type { Opportunity } from './opportunity.schema.ts';
import { linksStillThere } from './record-links.server.ts';

const KIND = 'crm_opportunities';

/** What hung on it stays, and knows it no more; it is hung on it again when it comes back. */
const HUNG_ON = {
  communications: crmCommunications,
  tasks: crmTasks,
  events: crmEvents,
  inbox: inboxEntries,
} as const;
type Hung = keyof typeof HUNG_ON;

type Kept = {
  row: typeof crmOpportunities.$inferInsert;
  changes: (typeof crmStageChanges.$inferInsert)[];
  hung: Record<Hung, number[]>;
};

async function hungOn(ctx: ServiceContext, id: number): Promise<Record<Hung, number[]>> {
  const found: Record<Hung, number[]> = { communications: [], tasks: [], events: [], inbox: [] };
  for (const kind of Object.keys(HUNG_ON) as Hung[]) {
    const table = HUNG_ON[kind];
    const rows = await ctx.db.select({ id: table.id }).from(table).where(eq(table.opportunityId, id));
    found[kind] = rows.map((row) => row.id);
  }
  return found;
}

/** Errors: `not_found`. It can be put back for a day. */
export async function deleteOpportunity(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireOpportunity(inside, id);
    const [row] = await tx.select().from(crmOpportunities).where(eq(crmOpportunities.id, id));
    const changes = await tx.select().from(crmStageChanges).where(eq(crmStageChanges.opportunityId, id));
    await keepDeleted(inside, KIND, id, { row, changes, hung: await hungOn(inside, id) });
    await tx.delete(crmOpportunities).where(eq(crmOpportunities.id, id));
  });
}

/** Puts it back under its old id, with its history and what hung on it. Errors: `not_found`. */
export async function restoreOpportunity(ctx: ServiceContext, id: number): Promise<Opportunity> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { row, changes, hung } = (await takeDeleted(inside, KIND, id)) as Kept;
    const workspaceId = await ownWorkspaceId(inside);
    const { contactId, companyId } = await linksStillThere(inside, workspaceId, row);
    await tx.insert(crmOpportunities).values({ ...row, workspaceId, contactId, companyId });
    if (changes.length > 0) await tx.insert(crmStageChanges).values(changes);
    for (const kind of Object.keys(HUNG_ON) as Hung[]) {
      const table = HUNG_ON[kind];
      if (hung[kind].length > 0)
        await tx.update(table).set({ opportunityId: id }).where(inArray(table.id, hung[kind]));
    }
    return requireOpportunity(inside, id);
  });
}
