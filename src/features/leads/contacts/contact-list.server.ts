import { crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import type { ListQuery } from '#shared/list.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import type { Contact } from './contact.schema.ts';
import { readContacts } from './contact.server.ts';
import type { ContactSort } from './contact-sorts.values.ts';
import { filtersOf, type CrmFilter } from '#features/leads/filters.server.ts';
import { pageOfRecords } from '#features/leads/list.server.ts';

const KEYS = {
  name: crmContacts.nameKey,
  company: crmContacts.companyKey,
  createdAt: crmContacts.createdAt,
  updatedAt: crmContacts.updatedAt,
};

const keyOf = (sort: ContactSort) => {
  const name = sort.replace('-', '');
  return name === 'company' || name === 'createdAt' || name === 'updatedAt' ? KEYS[name] : KEYS.name;
};

/** Searches all text fields by word prefixes, ignoring case and accents. */
export async function listContacts(
  ctx: ServiceContext,
  { sort = 'name', cursor, limit, count, ...filter }: ListQuery<ContactSort> & CrmFilter,
): Promise<Page<Contact>> {
  if (filter.companyId !== undefined) await requireCompany(ctx, filter.companyId);
  const filters = filtersOf(ctx, 'contact', filter);
  const read = (ids: readonly number[]) => readContacts(ctx, ids);
  const from = { table: crmContacts, key: keyOf(sort), filters, read };
  return pageOfRecords(ctx, from, { sort, cursor, limit, count });
}
