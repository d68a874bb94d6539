import { eq, inArray } from 'drizzle-orm';
import { orderOf } from '#db/list/keyset.ts';
import { listLargeTable } from '#db/list/list-large-table.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { inOrderOf, type ListQuery } from '#shared/list.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import type { Contact } from './contact.schema.ts';
import { contactColumns } from './contact.server.ts';
import type { ContactSort } from './contact-sorts.values.ts';
import { filtersOf, type CrmFilter } from '#features/leads/filters.server.ts';
import { tagsOf } from '#features/leads/fields/tags.server.ts';

const SORT_KEYS = {
  name: crmContacts.nameKey,
  company: crmContacts.companyKey,
  createdAt: crmContacts.createdAt,
  updatedAt: crmContacts.updatedAt,
};

/** Returns contacts by id, in the order of the ids, with companies and tags. */
export async function readContacts(ctx: ServiceContext, ids: readonly number[]): Promise<Contact[]> {
  if (ids.length === 0) return [];
  const rows = await ctx
    .rows(crmContacts)
    .select(contactColumns)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(inArray(crmContacts.id, [...ids]));
  const tags = await tagsOf(ctx, 'contact', ids);
  return inOrderOf(ids, rows).map((row) => ({
    ...row,
    customFields: row.customFields ?? {},
    tags: tags.get(row.id) ?? [],
  }));
}

/** Searches all text fields by word prefixes, ignoring case and accents. */
export async function listContacts(
  ctx: ServiceContext,
  { sort = 'name', cursor, limit, count, ...filter }: ListQuery<ContactSort> & CrmFilter,
): Promise<Page<Contact>> {
  if (filter.companyId !== undefined) await requireCompany(ctx, filter.companyId);
  const list = {
    table: crmContacts,
    order: orderOf(SORT_KEYS, crmContacts.id, sort),
    filters: filtersOf(ctx, 'contact', filter),
    read: (ids: readonly number[]) => readContacts(ctx, ids),
  };
  return listLargeTable(ctx, list, { cursor, limit, count });
}
