import { sql } from 'drizzle-orm';
import { crmCommunications, crmOpportunities, crmStages, crmTasks } from '#db/schema/index.ts';
import { STALE_DAYS } from '#features/accounts/notifications/notification.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Opportunity } from './opportunity.schema.ts';

/** Time at which something last happened in the opportunity `r`: a change, a communication, or something about a task. */
export const lastActivity = sql`max(r."updatedAt",
  coalesce((select max(o."occurredAt") from ${crmCommunications} o where o."opportunityId" = r."id"), ''),
  coalesce((select max(t."updatedAt") from ${crmTasks} t where t."opportunityId" = r."id"), ''))`;

/** Days after which the opportunity `r` counts as stale: those of its stage `s`, else the product's own number. */
export const staleAfter = sql`coalesce(s."staleDays", ${STALE_DAYS})`;

/** The open stage of the opportunity `r`. */
export const openStage = sql`${crmStages} s on s."pipelineId" = r."pipelineId" and s."key" = r."stage" and s."kind" = 'open'`;

/** Says of the open opportunities that count as stale for how many days nothing has happened in them. */
export async function withQuietDays(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  items: readonly Opportunity[],
): Promise<Opportunity[]> {
  const ids = JSON.stringify(items.map(({ id }) => id));
  const rows = await db.all<{ id: number; days: number }>(sql`
    select * from (
      select r."id" as "id", ${staleAfter} as "after",
        cast(julianday(${now.toISOString()}) - julianday(${lastActivity}) as integer) as "days"
      from ${crmOpportunities} r join ${openStage}
      where r."id" in (select value from json_each(${ids})))
    where "days" >= "after"`);
  const quiet = new Map(rows.map(({ id, days }) => [id, days]));
  return items.map((item) => {
    const quietDays = quiet.get(item.id);
    return quietDays === undefined ? item : { ...item, quietDays };
  });
}
