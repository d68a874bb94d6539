import { orderOf } from '#db/list/keyset.ts';
import { listLargeTable } from '#db/list/list-large-table.ts';
import { crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import type { ListQuery } from '#shared/list.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import type { Contact } from './contact.schema.ts';
import { readContacts } from './contact.server.ts';
import type { ContactSort } from './contact-sorts.values.ts';
import { filtersOf, type CrmFilter } from '#features/leads/filters.server.ts';

const SORT_KEYS = {
  name: crmContacts.nameKey,
  company: crmContacts.companyKey,
  createdAt: crmContacts.createdAt,
  updatedAt: crmContacts.updatedAt,
};

/** Searches all text fields by word prefixes, ignoring case and accents. */
export async function listContacts(
  ctx: ServiceContext,
  { sort = 'name', cursor, limit, count, ...filter }: ListQuery<ContactSort> & CrmFilter,
): Promise<Page<Contact>> {
  const list = {
    table: crmContacts,
    order: orderOf(SORT_KEYS, crmContacts.id, sort),
    filters: filtersOf(ctx, 'contact', filter),
    read: (ids: readonly number[]) => readContacts(ctx, ids),
  };
  const [page] = await Promise.all([
    listLargeTable(ctx, list, { cursor, limit, count }),
    filter.companyId !== undefined && requireCompany(ctx, filter.companyId),
  ]);
  return page;
}
