import { and, eq, inArray } from 'drizzle-orm';
import { companyContacts, departments } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { AppError } from '#shared/errors.ts';

/** Rows of the same profile that a problem or a strength names. */
type Links = { departmentId?: number | null | undefined; ownerContactId?: number | null | undefined };

const TABLES = { departmentId: departments, ownerContactId: companyContacts } as const;
type Name = keyof typeof TABLES;

/** Throws 422 naming the field where a row is named that the profile does not have. */
export async function requireLinks(
  { db }: ServiceContext,
  companyId: number,
  items: readonly Links[],
): Promise<void> {
  const check = async (name: Name): Promise<void> => {
    const named = [...new Set(items.map((item) => item[name] ?? null))].filter((id) => id !== null);
    if (named.length === 0) return;
    // One of the two tables: both have these columns.
    const table = TABLES[name] as typeof departments;
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.companyId, companyId), inArray(table.id, named)));
    if (found.length < named.length)
      throw new AppError('invalid', { fields: { [name]: 'errors:fields.choice' } });
  };
  await allInOrder((Object.keys(TABLES) as Name[]).map(check));
}
