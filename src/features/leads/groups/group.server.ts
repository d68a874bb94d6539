import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { crmOpportunities } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import { definedForForms } from '#features/leads/fields/defined-fields.server.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { groupFields } from './group.rules.ts';
import { groupValue } from './group-text.rules.ts';
import type { GroupAmounts, Groups } from './group.schema.ts';

/** Groups that an answer lists, the largest first; further ones are counted together. */
const MOST_GROUPS = 50;

/** The value that a record has of the field, as a text; null for nothing. Undefined for a field that has no groups, or is gone. */
async function valueOf(ctx: ServiceContext, kind: RecordKind, field: string): Promise<SQL | undefined> {
  if (!groupFields(kind, await definedForForms(ctx)).includes(field)) return undefined;
  if (kind === 'opportunity' && field === 'stage')
    return sql`(${crmOpportunities.pipelineId} || ':' || ${crmOpportunities.stage})`;
  const table = RECORD_TABLES[kind];
  const [, key] = field.split('customFields.');
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table);
  const value = key === undefined ? sql`${columns[field]}` : sql`(${table.customFields} ->> ${`$."${key}"`})`;
  return sql`nullif(cast(${value} as text), '')`;
}

type Asked = { group?: string | undefined; inGroup?: string | undefined };

/** The records of one group, as a filter of their list; undefined where none is asked for. */
export async function groupCondition(
  ctx: ServiceContext,
  kind: RecordKind,
  { group, inGroup }: Asked,
): Promise<SQL | undefined> {
  if (group === undefined || inGroup === undefined || inGroup === '') return undefined;
  const value = await valueOf(ctx, kind, group);
  // Of a field that is gone there is none: a list that is narrowed too much is noticed.
  if (!value) return sql`0`;
  const wanted = groupValue(inGroup);
  return wanted === null ? sql`${value} is null` : eq(value, wanted);
}

/** How many of the records that match are in each group, and what opportunities are worth. Errors: `invalid` for a field that has no groups, or is gone. */
export async function groupsOf(
  ctx: ServiceContext,
  kind: RecordKind,
  group: string,
  matching: SQL | undefined,
): Promise<Groups> {
  const table = RECORD_TABLES[kind];
  const value = await valueOf(ctx, kind, group);
  if (!value) throw new AppError('invalid', { fields: { group: 'errors:fields.choice' } });
  if (kind === 'opportunity') return withAmounts(ctx, value, matching);
  const total = sql<number>`count(*)`;
  const rows = await ctx
    .rows(table)
    .select({ value: sql<string | null>`${value}`, total })
    .where(and(matching))
    .groupBy(sql`1`)
    .orderBy(desc(total), sql`1`);
  return { items: rows.slice(0, MOST_GROUPS), others: countOf(rows.slice(MOST_GROUPS)) };
}

const countOf = (groups: readonly { total: number }[]): number =>
  groups.reduce((all, { total }) => all + total, 0);

type Sum = GroupAmounts[number] & { value: string | null; total: number };

function amountsOf(sums: readonly Sum[]): GroupAmounts {
  const found = new Map<string, number>();
  for (const { currency, amountCents } of sums) found.set(currency, (found.get(currency) ?? 0) + amountCents);
  return [...found]
    .map(([currency, amountCents]) => ({ currency, amountCents }))
    .sort((one, other) => other.amountCents - one.amountCents);
}

/** Opportunities are summed as well, in one reading of the table. */
async function withAmounts(ctx: ServiceContext, value: SQL, matching: SQL | undefined): Promise<Groups> {
  const { currency, amountCents } = crmOpportunities;
  const sums = await ctx
    .rows(crmOpportunities)
    .select({
      value: sql<string | null>`${value}`,
      currency,
      total: sql<number>`count(*)`,
      amountCents: sql<number>`total(${amountCents})`,
    })
    .where(and(matching))
    .groupBy(sql`1`, currency)
    .orderBy(sql`1`);
  const groups = [...Map.groupBy(sums, (sum) => sum.value)]
    .map(([name, own]) => ({ value: name, total: countOf(own), amounts: amountsOf(own) }))
    .sort((one, other) => other.total - one.total);
  return {
    items: groups.slice(0, MOST_GROUPS),
    others: countOf(groups.slice(MOST_GROUPS)),
    amounts: amountsOf(sums),
  };
}

/** The condition of a query of ids. */
export const isAmongQuery = (kind: RecordKind, ids: SQL): SQL =>
  inArray(RECORD_TABLES[kind].id, sql`(${ids})`);
