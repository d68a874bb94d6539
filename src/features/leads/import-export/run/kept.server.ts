import { and, count, countDistinct, eq, isNull, sql } from 'drizzle-orm';
import {
  crmCompanies,
  crmContacts,
  crmImportRows,
  crmOpportunities,
  type crmImports,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { ImportAnswer, KeptRecord } from '#features/leads/import-export/import.schema.ts';

type Import = typeof crmImports.$inferSelect;

const SHOWN_RECORDS = 50;

const { importId, action, recordId } = crmImportRows;

const NAMES = {
  contacts: {
    kind: 'contact',
    table: crmContacts,
    name: sql<string>`trim(${crmContacts.firstName} || ' ' || coalesce(${crmContacts.lastName}, ''))`,
  },
  companies: { kind: 'company', table: crmCompanies, name: sql<string>`${crmCompanies.name}` },
  opportunities: {
    kind: 'opportunity',
    table: crmOpportunities,
    name: sql<string>`${crmOpportunities.title}`,
  },
} as const;

/** Returns the distinct records that a revert skipped and that still exist. */
export async function keptRecords(
  ctx: ServiceContext,
  { id, kind: own, status, created, updated }: Import,
): Promise<Pick<ImportAnswer, 'left' | 'kept' | 'undone'>> {
  if (status !== 'reverted') return { left: 0, kept: [], undone: 0 };
  const kept: KeptRecord[] = [];
  let left = 0;
  for (const isAside of own === 'companies' ? [false] : [false, true]) {
    const { kind, table, name } = NAMES[isAside ? 'companies' : own];
    const recordKind = isAside
      ? sql`${crmImportRows.recordKind} = 'company'`
      : sql`${crmImportRows.recordKind} is null`;
    const isKept = and(eq(importId, id), eq(action, 'kept'), recordKind);
    const [total] = await ctx
      .rows(crmImportRows)
      .select({ n: countDistinct(table.id) })
      .innerJoin(table, eq(table.id, recordId))
      .where(isKept);
    const rows = await ctx
      .rows(crmImportRows)
      .select({ id: table.id, name })
      .innerJoin(table, eq(table.id, recordId))
      .where(isKept)
      .groupBy(table.id)
      .orderBy(table.id)
      .limit(SHOWN_RECORDS);
    left += total?.n ?? 0;
    kept.push(...rows.map((row) => ({ kind, ...row })));
  }
  const [lines] = await ctx
    .rows(crmImportRows)
    .select({ n: count() })
    .where(and(eq(importId, id), eq(action, 'kept'), isNull(crmImportRows.recordKind)));
  return { left, kept, undone: Math.max(0, created + updated - (lines?.n ?? 0)) };
}
