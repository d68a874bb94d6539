import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { cutPage, readCursor } from '#shared/list.ts';
import { shownColumns } from './changed-fields.server.ts';
import { requireLinks } from './record-links.server.ts';
import { timelineItems, type Mark } from './timeline-items.server.ts';
import type { TimelineItem, TimelineQuery } from './timeline.schema.ts';

type Field = 'contactId' | 'companyId' | 'opportunityId' | 'workspaceId';

/** Of a whole workspace the entries of the journal are too many to say anything. */
const KINDS = {
  contactId: 'contact',
  companyId: 'company',
  opportunityId: 'opportunity',
  workspaceId: undefined,
} as const;

/**
 * Table, link and time of each kind of item. Inbox entries link to a contact or an opportunity;
 * a company's are those of either.
 */
function sources(
  field: Field,
  id: number,
  workspaceId: number,
): Partial<Record<Mark['kind'], { from: SQL; at: SQL; key: SQL }>> {
  const column = sql.identifier(field);
  const isOfMove =
    field === 'workspaceId'
      ? sql`s."workspaceId" = ${id}`
      : field === 'opportunityId'
        ? sql`o."id" = ${id}`
        : sql`o.${column} = ${id}`;
  const isOfEntry =
    field === 'companyId' || field === 'workspaceId'
      ? sql`(e."opportunityId" in (select "id" from "crm_opportunities" where ${column} = ${id})
          or e."contactId" in (select "id" from "crm_contacts" where ${column} = ${id}))`
      : sql`e.${column} = ${id}`;
  const kind = KINDS[field];
  const names = sql.join(kind ? [...shownColumns(kind)].map((name) => sql`${name}`) : [], sql`, `);
  return {
    ...(kind && {
      change: {
        from: sql`"changes" j join "causes" k on k."id" = j."causeId" where j."record" = ${kind}
          and j."recordId" = ${id} and j."act" = '~' and k."workspaceId" = ${workspaceId}
          and exists (select 1 from json_each(j."was") w where w."key" in (${names})
            and not (w."key" = 'probability' and json_type(j."was", '$.stage') is not null))`,
        at: sql`k."at"`,
        key: sql`j."id"`,
      },
    }),
    communication: {
      from: sql`"crm_communications" c where c.${column} = ${id}`,
      at: sql`c."occurredAt"`,
      key: sql`c."id"`,
    },
    event: { from: sql`"crm_events" v where v.${column} = ${id}`, at: sql`v."createdAt"`, key: sql`v."id"` },
    inbox: { from: sql`"inbox_entries" e where ${isOfEntry}`, at: sql`e."createdAt"`, key: sql`e."id"` },
    stage: {
      from: sql`"crm_stage_changes" s join "crm_opportunities" o on o."id" = s."opportunityId"
        where ${isOfMove}`,
      at: sql`s."createdAt"`,
      key: sql`s."id"`,
    },
    task: {
      from: sql`"crm_tasks" t where t.${column} = ${id}`,
      at: sql`coalesce(t."doneAt", t."createdAt")`,
      key: sql`t."id"`,
    },
  };
}

async function marksOf(
  ctx: ServiceContext,
  field: Field,
  id: number,
  { cursor, limit }: TimelineQuery,
): Promise<Mark[]> {
  const from = cursor === undefined ? undefined : readCursor(cursor, ['string', 'string', 'number']);
  const parts = Object.entries(sources(field, id, ctx.workspace.id)).map(([kind, source]) => {
    const isAfter = from
      ? sql`and (${source.at}, ${kind}, ${source.key}) < (${from[0]}, ${from[1]}, ${from[2]})`
      : sql``;
    return sql`select * from (
      select ${kind} as kind, ${source.key} as id, ${source.at} as at from ${source.from} ${isAfter}
      order by at desc, id desc limit ${limit + 1})`;
  });
  return ctx.db.all<Mark>(
    sql`${sql.join(parts, sql` union all `)} order by at desc, kind desc, id desc limit ${limit + 1}`,
  );
}

/**
 * Lists the events of one record, or of the whole workspace, newest first. Errors: `not_found`, `bad_request` for an
 * invalid cursor.
 */
export async function listTimeline(ctx: ServiceContext, query: TimelineQuery): Promise<Page<TimelineItem>> {
  const { contactId, companyId, opportunityId, limit } = query;
  const [field, id] = Object.entries({ contactId, companyId, opportunityId }).find(
    (entry): entry is [Field, number] => entry[1] !== undefined,
  ) ?? ['workspaceId' as const, ctx.workspace.id];
  const [found] = await Promise.all([
    marksOf(ctx, field, id, query),
    requireLinks(ctx, { contactId, companyId, opportunityId }),
  ]);
  // Items of the same time are ordered by kind, then id, so that pages are stable.
  const { rows: marks, nextCursor } = cutPage(found, limit, ({ at, kind, id: key }) => [at, kind, key]);
  const kind = KINDS[field];
  const items = await timelineItems(ctx, marks, kind && { kind, id });
  const itemOf = (mark: Mark): TimelineItem[] => {
    const item = items.get(`${mark.kind}${mark.id}`);
    if (!item) throw new AppError('internal');
    // A column may be written anew with what it says already.
    return item.kind === 'change' && item.fields.length === 0 ? [] : [item];
  };
  return { items: marks.flatMap(itemOf), nextCursor };
}
