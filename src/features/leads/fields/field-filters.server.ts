import { and, eq, getTableColumns, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { matchingIds } from '#db/search/full-text.ts';
import { ftsQuery } from '#db/search/fts-query.ts';
import { holdsEveryWord } from '#db/search/holds-text.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { indexedTexts } from '#features/leads/search/search-index.server.ts';
import { filterOf, isSearched, type Field, type FieldFilters } from '#shared/field-list.ts';

/** A list takes those of its own records, and leaves the others aside. */
export type RecordFilters = FieldFilters<typeof CONTACT_FIELDS> & FieldFilters<typeof COMPANY_FIELDS>;

const RECORDS = {
  contact: { table: crmContacts, list: CONTACT_FIELDS },
  company: { table: crmCompanies, list: COMPANY_FIELDS },
} as const;
type Kind = keyof typeof RECORDS;

/** The text of a filter, or the ends of its range. */
type Asked = Record<'value' | 'from' | 'to', string | undefined>;

/** All words, wherever they stand; the index of the search finds the few rows in which they begin a word. */
function contains(ctx: ServiceContext, kind: Kind, field: Field, column: SQLiteColumn, text: string) {
  const isLookedUp = isSearched(field) && ftsQuery(text) !== undefined;
  return and(
    isLookedUp
      ? sql`${RECORDS[kind].table.id} in (${matchingIds(indexedTexts(ctx.workspace.id, kind), text)})`
      : undefined,
    holdsEveryWord(text, { typed: [column] }),
  );
}

function between(column: SQLiteColumn, from: string | undefined, to: string | undefined) {
  const bound = (text: string) => (column.dataType === 'number' ? Number(text) : text);
  return and(
    from === undefined ? undefined : gte(column, bound(from)),
    to === undefined ? undefined : lte(column, bound(to)),
  );
}

function conditionOf(ctx: ServiceContext, kind: Kind, field: Field, column: SQLiteColumn, asked: Asked) {
  const { value = '', from, to } = asked;
  const how = filterOf(field);
  if (how === 'contains') return contains(ctx, kind, field, column, value);
  if (how === 'between') return between(column, from, to);
  if (how === undefined || value === '') return undefined;
  return eq(column, field.kind === 'flag' ? value === 'yes' : value);
}

/** Selects the ids of the records that meet a filter, for each filter by a field; texts are looked up in the index. */
export function matchesOfFields(
  ctx: ServiceContext,
  kind: Kind,
  filters: RecordFilters,
): { ids: SQL; isLookedUp: boolean }[] {
  const given: Partial<Record<string, string>> = filters;
  const { table, list } = RECORDS[kind];
  const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table);
  return Object.entries<Field>(list).flatMap(([name, field]) => {
    const column = columns[name];
    const asked = { value: given[name], from: given[`${name}From`], to: given[`${name}To`] };
    const condition = column && conditionOf(ctx, kind, field, column, asked);
    if (!condition) return [];
    const ids = ctx.rows(table).select({ id: table.id }).where(condition).getSQL();
    return [{ ids, isLookedUp: filterOf(field) === 'contains' }];
  });
}
