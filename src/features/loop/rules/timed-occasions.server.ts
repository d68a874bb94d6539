import { and, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { crmCommunications, crmContacts, crmOpportunities, crmStages, crmTasks } from '#db/schema/index.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import { definedKey } from '#features/leads/views/view-fields.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import type { When } from './rule.types.ts';
import type { RuleRecord } from './rule.values.ts';

/** Time after the first moment and up to the last. */
export type Period = { after: string; upTo: string };

/** A record and what came for it; `key` is the same as long as it is the same occurrence. */
export type TimedOccasion = { recordId: number; key: string; at: string };

const found = z.array(z.object({ recordId: z.number(), at: z.string() }));
const DAY_MS = 86_400_000;
const daysBefore = (iso: string, days: number): string =>
  new Date(Date.parse(iso) - days * DAY_MS).toISOString();

/** Drizzle infers one table at a time; the cast says that all three have an id and a workspace. */
const tableOf = (kind: RuleRecord) => RECORD_TABLES[kind] as typeof crmContacts;
const LINKS = { contact: 'contactId', company: 'companyId', opportunity: 'opportunityId' } as const;

const isOpen = sql`exists (select 1 from ${crmStages} where ${crmStages.pipelineId} = ${crmOpportunities.pipelineId}
  and ${crmStages.key} = ${crmOpportunities.stage} and ${crmStages.kind} = 'open')`;

/** Records that have become as quiet as asked within the period; of opportunities the open ones. */
async function quiet(ctx: ServiceContext, record: RuleRecord, days: number, { after, upTo }: Period) {
  const table = tableOf(record);
  const link = sql.identifier(LINKS[record]);
  const last = sql`max(${table.updatedAt},
    coalesce((select max(o."occurredAt") from ${crmCommunications} o where o.${link} = ${table.id}), ''),
    coalesce((select max(t."updatedAt") from ${crmTasks} t where t.${link} = ${table.id}), ''))`;
  const [from, to] = [daysBefore(after, days), daysBefore(upTo, days)];
  const condition: SQL | undefined = and(
    ctx.rows(table).condition,
    sql`${table.updatedAt} <= ${to} and ${last} > ${from} and ${last} <= ${to}`,
    record === 'opportunity' ? isOpen : undefined,
  );
  return found.parse(
    await ctx.db.all(sql`select ${table.id} as "recordId", ${last} as "at" from ${table} where ${condition}`),
  );
}

/** Records of which the day in a field, moved by so many days, comes within the period, both of its days counted. */
async function dated(ctx: ServiceContext, when: Extract<When, { on: 'date' }>, { after, upTo }: Period) {
  const table = tableOf(when.record);
  const key = definedKey(when.field);
  const value =
    key === undefined
      ? sql`${table}.${sql.identifier(when.field)}`
      : sql`json_extract(${table.customFields}, ${`$."${key}"`})`;
  const dayOf = (iso: string) => wallTime(new Date(iso), timeZoneOf(ctx.timeZone)).day;
  const comes = sql`date(${value}, ${`${when.days} days`})`;
  const condition = and(
    ctx.rows(table).condition,
    sql`${value} is not null and ${comes} >= ${dayOf(after)} and ${comes} <= ${dayOf(upTo)}`,
  );
  return found.parse(
    await ctx.db.all(
      sql`select ${table.id} as "recordId", ${value} as "at" from ${table} where ${condition}`,
    ),
  );
}

/** Returns what has come with time for a rule; nothing for one that begins with a change. */
export async function timedOccasions(
  ctx: ServiceContext,
  when: When,
  period: Period,
): Promise<TimedOccasion[]> {
  if (when.on !== 'quiet' && when.on !== 'date') return [];
  const rows =
    when.on === 'quiet' ? await quiet(ctx, when.record, when.days, period) : await dated(ctx, when, period);
  return rows.map(({ recordId, at }) => ({ recordId, at, key: `${when.on}:${recordId}:${at}:${when.days}` }));
}
