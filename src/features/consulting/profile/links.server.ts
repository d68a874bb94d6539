import { and, eq, inArray } from 'drizzle-orm';
import { companyContacts, departments } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/** Rows of the same profile that a problem or a strength names. */
type Links = { departmentId?: number | null | undefined; ownerContactId?: number | null | undefined };

const TABLES = { departmentId: departments, ownerContactId: companyContacts } as const;
type Name = keyof typeof TABLES;

/** Throws 422 naming the field where a row is named that the profile does not have. */
export async function requireLinks(
  ctx: ServiceContext,
  companyId: number,
  items: readonly Links[],
): Promise<void> {
  for (const name of Object.keys(TABLES) as Name[]) {
    const named = [...new Set(items.map((item) => item[name] ?? null))].filter((id) => id !== null);
    if (named.length === 0) continue;
    // One of the two tables: both have these columns.
    const table = TABLES[name] as typeof departments;
    const found = await ctx.rows(table).count(and(eq(table.companyId, companyId), inArray(table.id, named)));
    if (found < named.length) throw new AppError('invalid', { fields: { [name]: 'errors:fields.choice' } });
  }
}
