import { orderOf } from '#db/list/keyset.ts';
import { listLargeTable } from '#db/list/list-large-table.ts';
import { crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import type { ListQuery } from '#shared/list.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import type { ListedContact } from './contact.schema.ts';
import { readContacts } from './contact.server.ts';
import type { ContactSort } from './contact-sorts.values.ts';
import { filtersOf, type CrmFilter } from '#features/leads/filters.server.ts';
import { orderByActivity } from '#features/leads/timeline/activity-order.server.ts';
import { orderByOwner } from '#features/leads/owners/owner-parts.server.ts';
import { readWithActivity } from '#features/leads/timeline/list-activity.server.ts';

const SORT_KEYS = {
  name: crmContacts.nameKey,
  company: crmContacts.companyKey,
  createdAt: crmContacts.createdAt,
  updatedAt: crmContacts.updatedAt,
  owner: crmContacts.ownerId,
  lastContact: crmContacts.createdAt,
  nextTask: crmContacts.createdAt,
};

/** Of a sort by columns, by owners, or by what goes on with the record. */
const orderIn = async (ctx: ServiceContext, sort: ContactSort) =>
  orderByActivity(ctx, 'contact', sort) ??
  (await orderByOwner(ctx, crmContacts, sort)) ?? { order: orderOf(SORT_KEYS, crmContacts.id, sort) };

type ContactQuery = ListQuery<ContactSort> & CrmFilter & { activity?: boolean | undefined };

/** Searches all text fields by word prefixes, ignoring case and accents. */
export async function listContacts(
  ctx: ServiceContext,
  { sort = 'name', cursor, limit, count, activity, ...filter }: ContactQuery,
): Promise<Page<ListedContact>> {
  const list = {
    table: crmContacts,
    ...(await orderIn(ctx, sort)),
    filters: await filtersOf(ctx, 'contact', filter),
    read: (ids: readonly number[]) =>
      activity ? readWithActivity(ctx, 'contact', ids, readContacts) : readContacts(ctx, ids),
  };
  const [page] = await Promise.all([
    listLargeTable(ctx, list, { cursor, limit, count }),
    filter.companyId !== undefined && requireCompany(ctx, filter.companyId),
  ]);
  return page;
}
