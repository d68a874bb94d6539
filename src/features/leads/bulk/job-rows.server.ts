import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';

const TABLES = { contact: crmContacts, company: crmCompanies, opportunity: crmOpportunities };

/** Drizzle infers one table at a time; the cast says that all three have an id, a workspace and timestamps. */
export const tableOf = (kind: RecordKind) => TABLES[kind] as typeof crmContacts;

const storedRow = z.looseObject({ id: z.number() });
/** Undo data of a batch: the previous rows with the `updatedAt` that the change set, or ids. */
export const beforeSchema = z.union([
  z.object({
    rows: z.array(z.object({ row: storedRow, stamp: z.string(), lastMove: z.number().nullable() })),
  }),
  z.object({ deleted: z.array(z.number()) }),
  z.object({ added: z.array(z.object({ tag: z.string(), ids: z.array(z.number()) })) }),
  z.object({ removed: z.array(z.object({ tag: z.string(), ids: z.array(z.number()) })) }),
]);
export type Before = z.infer<typeof beforeSchema>;

export type RowsBefore = Extract<Before, { rows: unknown }>['rows'];

export async function presentIds(
  ctx: ServiceContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<number[]> {
  const table = tableOf(kind);
  const rows = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.workspaceId, ctx.workspace.id)));
  return rows.map(({ id }) => id);
}
