import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import {
  crmCommunications,
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmStages,
  crmTasks,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextTaskSchema, openValuesSchema, type ListActivity } from './list-activity.schema.ts';

const KINDS = {
  contact: { table: crmContacts, field: 'contactId' },
  company: { table: crmCompanies, field: 'companyId' },
} as const;
type Kind = keyof typeof KINDS;

/** One statement for the rows of a page, each of which looks up its own by the indexes of their links. */
const activityQuery = (kind: Kind) =>
  preparedRows((rows) => {
    const { table, field } = KINDS[kind];
    const { type, status, occurredAt } = crmCommunications;
    const lastContact = rows(crmCommunications)
      .select({ occurredAt })
      .where(
        and(
          eq(crmCommunications[field], table.id),
          ne(type, 'note'),
          ne(status, 'failed'),
          lte(occurredAt, sql.placeholder('now')),
        ),
      )
      .orderBy(desc(occurredAt))
      .limit(1);
    const { id, title, dueAt } = crmTasks;
    const nextTask = rows(crmTasks)
      .select({ task: sql`json_object('id', ${id}, 'title', ${title}, 'dueAt', ${dueAt})` })
      .where(and(eq(crmTasks[field], table.id), isNull(crmTasks.doneAt)))
      .orderBy(sql`coalesce(${dueAt}, '9999')`, asc(id))
      .limit(1);
    const { currency, amountCents, pipelineId, stage } = crmOpportunities;
    const sum = sql`total(${amountCents})`;
    const sums = rows(crmOpportunities)
      .select({ currency: sql`${currency}`.as('currency'), sum: sum.as('sum') })
      .innerJoin(crmStages, and(eq(crmStages.pipelineId, pipelineId), eq(crmStages.key, stage)))
      .where(and(eq(crmOpportunities[field], table.id), eq(crmStages.kind, 'open')))
      .groupBy(currency)
      .having(sql`${sum} > 0`)
      .orderBy(desc(sum));
    return rows(table)
      .select({
        id: table.id,
        lastContactAt: sql<string | null>`(${lastContact})`,
        nextTask: sql<string | null>`(${nextTask})`,
        openValues: sql<string>`(select json_group_array(json_object('currency', "currency", 'amountCents', "sum")) from (${sums}))`,
      })
      .where(inArray(table.id, sql`(select value from json_each(${sql.placeholder('ids')}))`));
  });
const findActivity = { contact: activityQuery('contact'), company: activityQuery('company') };

const NONE: ListActivity = { lastContactAt: null, nextTask: null, openValues: [] };

/** Reads rows by their ids, each with what goes on with that contact or company. */
export async function readWithActivity<Row extends { id: number }>(
  ctx: ServiceContext,
  kind: Kind,
  ids: readonly number[],
  read: (ctx: ServiceContext, ids: readonly number[]) => Promise<Row[]>,
): Promise<(Row & { activity: ListActivity })[]> {
  const [records, found] = await Promise.all([
    read(ctx, ids),
    findActivity[kind](ctx, { ids: JSON.stringify(ids), now: ctx.now.toISOString() }),
  ]);
  const activities = new Map(
    found.map(({ id, lastContactAt, nextTask, openValues }) => [
      id,
      {
        lastContactAt,
        nextTask: nextTask === null ? null : nextTaskSchema.parse(JSON.parse(nextTask)),
        openValues: openValuesSchema.parse(JSON.parse(openValues)),
      },
    ]),
  );
  return records.map((record) => ({ ...record, activity: activities.get(record.id) ?? NONE }));
}
