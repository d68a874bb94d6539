import { and, eq } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

/** The records that a communication, a task or an event hangs on, by the names of its fields. */
const LINKED = { contactId: crmContacts, companyId: crmCompanies, opportunityId: crmOpportunities } as const;

export type RecordLinks = { [Field in keyof typeof LINKED]?: number | null | undefined };

/**
 * Every id that a body names must be a row of the caller's workspace. Errors: `not_found`, for somebody else's as for
 * none.
 */
export async function requireLinks(
  ctx: ServiceContext,
  workspaceId: number,
  links: RecordLinks,
): Promise<void> {
  for (const [field, table] of Object.entries(LINKED)) {
    const id = links[field as keyof typeof LINKED];
    if (id === undefined || id === null) continue;
    const [row] = await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), eq(table.workspaceId, workspaceId)));
    if (!row) throw new AppError('not_found');
  }
}
