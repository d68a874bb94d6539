import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isOnServer } from '#db/drizzle.ts';
import { recordPart, type Cause } from '#db/journal/cause.ts';
import { awaitedOwners, crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { firstSize, nextSize } from '#db/writer/part-size.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { acceptInvitation } from '#features/accounts/workspaces/accept-invitation.server.ts';
import type { WorkspaceEntry } from '#features/accounts/workspaces/workspace.schema.ts';
import { caused } from '#kernel/api/caused.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import { can } from '#shared/workspaces/workspace.ts';
import { foldCase } from '#shared/texts/text.ts';

const PARTS = [
  { table: crmContacts, awaited: awaitedOwners.contactId },
  { table: crmCompanies, awaited: awaitedOwners.companyId },
  { table: crmOpportunities, awaited: awaitedOwners.opportunityId },
] as const;

/** Gives at most so many records to the caller that wait for their address; returns how many waited. */
async function claim(
  inside: ServiceContext,
  { awaited, table: part }: { awaited: SQLiteColumn; table: (typeof PARTS)[number]['table'] },
  isTheirs: SQL | undefined,
  most: number,
): Promise<number> {
  // Drizzle infers one table at a time; of each of them only the id and the owner are named here.
  const table = part as typeof crmContacts;
  const rows = await inside
    .rows(awaitedOwners)
    .select({ id: awaitedOwners.id, recordId: table.id })
    .innerJoin(table, eq(table.id, awaited))
    .where(isTheirs)
    .limit(most);
  // Somebody may have been given the record meanwhile.
  await inside
    .rows(table)
    .update({ ownerId: inside.user.id })
    .where(
      and(
        inArray(
          table.id,
          rows.map(({ recordId }) => recordId),
        ),
        isNull(table.ownerId),
      ),
    );
  await inside
    .rows(awaitedOwners)
    .delete()
    .where(
      inArray(
        awaitedOwners.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.length;
}

/**
 * Makes the caller the owner of what imports have left for their address, in transactions that let other writers in
 * between. Returns the one cause of it; null where nothing waited.
 */
async function claimAwaited(there: ServiceContext): Promise<number | null> {
  const isTheirs = eq(awaitedOwners.emailKey, foldCase(there.user.email));
  const [first] = await there.rows(awaitedOwners).select({ id: awaitedOwners.id }).where(isTheirs).limit(1);
  if (!first) return null;
  const isFar = isOnServer(there.db);
  const cause: Cause = {
    ...callCause(there, 'POST /api/workspace-invitations/{token}/accept'),
    kind: 'bulk',
  };
  let causeId: number | null = null;
  let most = firstSize(isFar);
  for (const part of PARTS)
    for (let isLast = false; !isLast;) {
      const startedAt = performance.now();
      const asked = most;
      causeId = await recordPart(there.db, { ...cause, causeId }, async (tx, id) => {
        isLast = (await claim({ ...there, db: tx }, part, isTheirs, asked)) < asked;
        return id;
      });
      most = nextSize(asked, performance.now() - startedAt, isFar);
      await giveWay(startedAt);
    }
  return causeId;
}

/**
 * Joins the workspace of an invitation, and answers there for what imports have left for the address; a reader answers
 * for nothing. Errors: those of `acceptInvitation`.
 */
export async function joinWorkspace(ctx: ServiceContext, secret: string): Promise<WorkspaceEntry> {
  const entry = await acceptInvitation(ctx, secret);
  const there = { ...ctx, workspace: await memberWorkspace(ctx.db, ctx.user.id, entry.id) };
  const causeId = can(there, 'write') ? await claimAwaited(there) : null;
  return causeId === null ? entry : caused(causeId, entry);
}
