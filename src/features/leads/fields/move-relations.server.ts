import { and, eq, inArray, sql } from 'drizzle-orm';
import { crmFields, crmFieldValues } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import type { MergedKind } from '#features/leads/references.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** Lets the fields of the workspace that lead to a merged record lead to the one that stays, of deleted fields too. */
export async function moveRelations(
  ctx: ServiceContext,
  to: MergedKind,
  fromId: number,
  toId: number,
): Promise<void> {
  const { id, kind, key, type } = crmFields;
  const fields = await ctx.rows(crmFields).select({ id, kind, key }).where(eq(type, to));
  for (const field of fields) {
    const table = RECORD_TABLES[field.kind];
    const leading = ctx
      .rows(crmFieldValues)
      .select({ id: crmFieldValues.recordId })
      .where(and(eq(crmFieldValues.fieldId, field.id), eq(crmFieldValues.number, fromId)));
    await ctx
      .rows(table)
      // A key has letters, digits and underscores alone.
      .update({ customFields: sql`json_set(${table.customFields}, ${`$."${field.key}"`}, ${toId})` })
      .where(inArray(table.id, leading));
  }
}
