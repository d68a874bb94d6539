import { and } from 'drizzle-orm';
import { betweenDays } from '#db/between-days.ts';
import { orderOf } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { crmCommunications } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { selectCommunications, toCommunication } from './communication-rows.server.ts';
import type { Communication, CommunicationQuery } from './communication.schema.ts';
import { ofOwner } from '#features/leads/owners/owner.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';
import { askedCondition } from '#features/leads/views/view.server.ts';
import { holdsWords } from '#features/leads/search/search-index.server.ts';

/** Errors: `not_found` for a record of another workspace, `bad_request` for an invalid cursor. */
export async function listCommunications(
  ctx: ServiceContext,
  query: CommunicationQuery,
): Promise<Page<Communication>> {
  const { q, sort = '-occurredAt', type, direction, status } = query;
  const { contactId, companyId, opportunityId, from, to } = query;
  const table = crmCommunications;
  await requireLinks(ctx, { contactId, companyId, opportunityId });
  const where = and(
    whereGiven(
      [table.type, type],
      [table.direction, direction],
      [table.status, status],
      [table.contactId, contactId],
      [table.companyId, companyId],
      [table.opportunityId, opportunityId],
    ),
    ofOwner(ctx, table.userId, query.author),
    betweenDays(ctx, table.occurredAt, { from, to }),
    holdsWords(ctx, q, { communication: table.id }),
    await askedCondition(ctx, 'communication', query),
  );
  return listRows(query, {
    order: orderOf({ occurredAt: table.occurredAt }, table.id, sort),
    where,
    select: (place) => selectCommunications(ctx, place),
    items: (rows) => rows.map(toCommunication),
    count: () => ctx.rows(table).count(where),
  });
}
