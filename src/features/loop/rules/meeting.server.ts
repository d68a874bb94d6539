import { and, inArray, sql } from 'drizzle-orm';
import { crmContacts } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { meetsFilter } from '#features/leads/views/arrival-filter.rules.ts';
import { isArrival } from '#features/leads/views/view-fields.values.ts';
import { filterCondition } from '#features/leads/views/view-filter.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { arrived } from './arrivals.server.ts';
import { subjectOf } from './rule-subject.rules.ts';
import type { RuleBody } from './rule.schema.ts';

/** Drizzle infers one table at a time; the cast says that all three have an id and a workspace. */
const tableOf = (kind: keyof typeof RECORD_TABLES) => RECORD_TABLES[kind] as typeof crmContacts;

/** Returns those of the records that meet the conditions of a rule, by their ids. */
export async function meeting(
  ctx: ServiceContext,
  { when, if: filter }: Pick<RuleBody, 'when' | 'if'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const kind = subjectOf(when);
  if (filter === null || ids.length === 0) return new Set(ids);
  if (isArrival(kind)) {
    const rows = await arrived(ctx, kind, ids);
    return new Set(rows.filter((row) => meetsFilter(filter, row)).map(({ id }) => Number(id)));
  }
  const table = tableOf(kind);
  const own = await definedFields(ctx, kind);
  const rows = await ctx
    .rows(table)
    .select({ id: table.id })
    .where(
      and(
        inArray(table.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        filterCondition(ctx, kind, filter, own),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
