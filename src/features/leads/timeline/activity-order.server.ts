import { and, isNotNull, isNull, lte, ne, not } from 'drizzle-orm';
import { orderOf } from '#db/list/keyset.ts';
import { hasRelated, type Related } from '#db/list/related-order.ts';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmTasks,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';

const RECORDS = {
  contact: { table: crmContacts, link: 'contactId' },
  company: { table: crmCompanies, link: 'companyId' },
  opportunity: { table: crmOpportunities, link: 'opportunityId' },
} as const;

/** As `readWithActivity` shows it: no notes, nothing that failed, nothing to come. */
const lastContact = (ctx: ServiceContext, link: string): Related => ({
  table: crmCommunications,
  link,
  at: 'occurredAt',
  isLatest: true,
  isMeant: (columns) => {
    const { type, status, occurredAt } = columns as unknown as typeof crmCommunications;
    return and(ne(type, 'note'), ne(status, 'failed'), lte(occurredAt, ctx.now.toISOString()));
  },
});

const nextTask = (link: string): Related => ({
  table: crmTasks,
  link,
  at: 'dueAt',
  isLatest: false,
  isMeant: (columns) => {
    const { doneAt, dueAt } = columns as unknown as typeof crmTasks;
    return and(isNull(doneAt), isNotNull(dueAt));
  },
});

/**
 * The order of a list by the last contact or by the day of the next task; undefined for another one. Records without one
 * come last either way, in the order in which they were made.
 */
export function orderByActivity(ctx: ServiceContext, kind: keyof typeof RECORDS, sort: string) {
  const { table, link } = RECORDS[kind];
  const name = sort.replace(/^-/, '');
  if (name !== 'lastContact' && name !== 'nextTask') return undefined;
  const related = name === 'lastContact' ? lastContact(ctx, link) : nextTask(link);
  const isDescending = sort.startsWith('-');
  const [first, last] = isDescending ? ['2', '1'] : ['1', '2'];
  return {
    order: orderOf({ createdAt: table.createdAt }, table.id, isDescending ? '-createdAt' : 'createdAt'),
    parts: [
      { key: first, within: { related } },
      { key: last, within: not(hasRelated(related, table.id)) },
    ],
  };
}
