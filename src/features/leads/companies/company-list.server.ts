import { count as countRows, eq, inArray, sql } from 'drizzle-orm';
import { orderOf } from '#db/list/keyset.ts';
import { listLargeTable } from '#db/list/list-large-table.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { inOrderOf, type ListQuery } from '#shared/list.ts';
import type { CompanySummary } from './company.schema.ts';
import { companyColumns } from './company.server.ts';
import type { CompanySort } from './company-sorts.values.ts';
import { filtersOf, type CrmFilter } from '#features/leads/filters.server.ts';
import { withShownFields } from '#features/leads/fields/defined-fields.server.ts';
import { tagsOf } from '#features/leads/fields/tags.server.ts';
import { orderByActivity } from '#features/leads/timeline/activity-order.server.ts';
import { orderByOwner } from '#features/leads/owners/owner-parts.server.ts';
import { readWithActivity } from '#features/leads/timeline/list-activity.server.ts';

const { nameKey: name, createdAt, updatedAt, ownerId: owner } = crmCompanies;
const SORT_KEYS = { name, createdAt, updatedAt, owner, lastContact: createdAt, nextTask: createdAt };

/** Returns companies by id, in the order of the ids. */
export async function readCompanies(ctx: ServiceContext, ids: readonly number[]): Promise<CompanySummary[]> {
  if (ids.length === 0) return [];
  const contacts = ctx
    .rows(crmContacts)
    .select({ n: countRows() })
    .where(eq(crmContacts.companyId, crmCompanies.id));
  const [rows, tags] = await Promise.all([
    ctx
      .rows(crmCompanies)
      .select({ ...companyColumns, contactCount: sql<number>`(${contacts})` })
      .where(inArray(crmCompanies.id, [...ids])),
    tagsOf(ctx, 'company', ids),
  ]);
  const shown = await withShownFields(ctx, 'company', inOrderOf(ids, rows));
  return shown.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }));
}

/** Of a sort by columns, by owners, or by what goes on with the record. */
const orderIn = async (ctx: ServiceContext, sort: CompanySort) =>
  orderByActivity(ctx, 'company', sort) ??
  (await orderByOwner(ctx, crmCompanies, sort)) ?? { order: orderOf(SORT_KEYS, crmCompanies.id, sort) };

type CompanyQuery = ListQuery<CompanySort> &
  Omit<CrmFilter, 'companyId'> & { activity?: boolean | undefined };

/** Searches all text fields by word prefixes, ignoring case and accents. */
export async function listCompanies(
  ctx: ServiceContext,
  { sort = 'name', cursor, limit, count, activity, ...filter }: CompanyQuery,
): Promise<Page<CompanySummary>> {
  const list = {
    table: crmCompanies,
    ...(await orderIn(ctx, sort)),
    filters: await filtersOf(ctx, 'company', filter),
    read: (ids: readonly number[]) =>
      activity ? readWithActivity(ctx, 'company', ids, readCompanies) : readCompanies(ctx, ids),
  };
  return listLargeTable(ctx, list, { cursor, limit, count });
}
