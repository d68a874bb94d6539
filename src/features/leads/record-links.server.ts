import { and, eq } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

/** The records that a communication, a task or an event hangs on, by the names of its fields. */
const LINKED = { contactId: crmContacts, companyId: crmCompanies, opportunityId: crmOpportunities } as const;

type LinkField = keyof typeof LINKED;
const FIELDS: readonly LinkField[] = ['contactId', 'companyId', 'opportunityId'];

export type RecordLinks = Partial<Record<LinkField, number | null | undefined>>;

async function isThere(
  ctx: ServiceContext,
  workspaceId: number,
  field: LinkField,
  id: number,
): Promise<boolean> {
  const table = LINKED[field];
  const found = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.workspaceId, workspaceId)));
  return found.length > 0;
}

/**
 * Every id that a body names must be a row of the caller's workspace. Errors: `not_found`, for somebody else's as for
 * none.
 */
export async function requireLinks(
  ctx: ServiceContext,
  workspaceId: number,
  links: RecordLinks,
): Promise<void> {
  for (const field of FIELDS) {
    const id = links[field];
    if (id !== undefined && id !== null && !(await isThere(ctx, workspaceId, field, id)))
      throw new AppError('not_found');
  }
}

/** For a row that comes back from a deletion: what it hung on may have been deleted since. */
export async function linksStillThere(
  ctx: ServiceContext,
  workspaceId: number,
  links: RecordLinks,
): Promise<Record<LinkField, number | null>> {
  const kept: Record<LinkField, number | null> = { contactId: null, companyId: null, opportunityId: null };
  for (const field of FIELDS) {
    const id = links[field] ?? null;
    if (id !== null && (await isThere(ctx, workspaceId, field, id))) kept[field] = id;
  }
  return kept;
}
