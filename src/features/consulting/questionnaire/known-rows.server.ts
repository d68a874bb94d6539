import { eq } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { departments, problems, products, strengths } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { foldText } from '#shared/texts/text.ts';
import type { ProposalKind } from './proposal.values.ts';

/** Returns the key that tells a row from others of its kind, whatever its case and accents. */
export const keyOf = (kind: ProposalKind, fields: Record<string, unknown>): string =>
  `${kind} ${foldText(String(fields['name'] ?? fields['description'] ?? ''))}`;

/** Keys of the rows that the profile of a company has, which its owner or a client's link has opened. */
export async function profileKeys(
  { db }: Pick<PublicContext, 'db'>,
  companyId: number,
): Promise<Set<string>> {
  const named = await everyRow(db, departments)
    .select({ name: departments.name })
    .where(eq(departments.companyId, companyId));
  const sold = await everyRow(db, products)
    .select({ name: products.name })
    .where(eq(products.companyId, companyId));
  const told = await everyRow(db, problems)
    .select({ description: problems.description })
    .where(eq(problems.companyId, companyId));
  const praised = await everyRow(db, strengths)
    .select({ description: strengths.description })
    .where(eq(strengths.companyId, companyId));
  return new Set([
    ...named.map((row) => keyOf('department', row)),
    ...sold.map((row) => keyOf('product', row)),
    ...told.map((row) => keyOf('problem', row)),
    ...praised.map((row) => keyOf('strength', row)),
  ]);
}
