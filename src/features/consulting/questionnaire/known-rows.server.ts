import { eq } from 'drizzle-orm';
import { departments, problems, products, strengths } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { foldText } from '#shared/text.ts';
import type { ProposalKind } from './proposal.values.ts';

/** Returns the key that tells a row from others of its kind, whatever its case and accents. */
export const keyOf = (kind: ProposalKind, fields: Record<string, unknown>): string =>
  `${kind} ${foldText(String(fields['name'] ?? fields['description'] ?? ''))}`;

/** Keys of the rows that a profile has. */
export async function profileKeys(
  { db }: Pick<PublicContext, 'db'>,
  companyId: number,
): Promise<Set<string>> {
  const named = await db
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId));
  const sold = await db
    .select({ name: products.name })
    .from(products)
    .where(eq(products.companyId, companyId));
  const told = await db
    .select({ description: problems.description })
    .from(problems)
    .where(eq(problems.companyId, companyId));
  const praised = await db
    .select({ description: strengths.description })
    .from(strengths)
    .where(eq(strengths.companyId, companyId));
  return new Set([
    ...named.map((row) => keyOf('department', row)),
    ...sold.map((row) => keyOf('product', row)),
    ...told.map((row) => keyOf('problem', row)),
    ...praised.map((row) => keyOf('strength', row)),
  ]);
}
