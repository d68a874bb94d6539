import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  crmCommunications,
  crmContacts,
  crmFieldValues,
  crmOpportunities,
  crmStages,
  crmTasks,
} from '#db/schema/index.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { RECORD_TABLES } from '#features/leads/record-tables.server.ts';
import { definedKey } from '#features/leads/views/view-fields.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import type { When } from './rule.types.ts';
import type { RuleRecord } from './rule.values.ts';

/** Time after the last look and up to now; nothing from before `since` is told. */
export type Period = { since: string; after: string; upTo: string };

/** A record and what came for it; `key` is the same as long as it is the same occurrence. */
export type TimedOccasion = { recordId: number; key: string; at: string };

const found = z.array(z.object({ id: z.number(), recordId: z.number(), at: z.string() }));
type Found = z.infer<typeof found>;
const lasts = z.array(z.object({ recordId: z.number(), at: z.string() }));
const DAY_MS = 86_400_000;
/** Rows of one statement. */
const PIECE = 500;
/** A record may turn out to be quiet so much later: its last note was deleted. */
const LOOK_BACK_MS = DAY_MS;
const daysBefore = (iso: string, days: number): string =>
  new Date(Date.parse(iso) - days * DAY_MS).toISOString();
const dayBefore = (day: string, days: number): string =>
  daysBefore(`${day}T00:00:00.000Z`, days).slice(0, 10);

/** Drizzle infers one table at a time; the cast says that all three have an id and a workspace. */
const tableOf = (kind: RuleRecord) => RECORD_TABLES[kind] as typeof crmContacts;
const LINKS = { contact: 'contactId', company: 'companyId', opportunity: 'opportunityId' } as const;

const isOpen = sql`exists (select 1 from ${crmStages} where ${crmStages.pipelineId} = ${crmOpportunities.pipelineId}
  and ${crmStages.key} = ${crmOpportunities.stage} and ${crmStages.kind} = 'open')`;

/** Rows that an index has in the order of their moment. */
type Source = { from: SQL; id: SQL; recordId: SQL; at: SQL; where: SQL | undefined };

/** Reads rows with a moment between two, in pieces. */
async function* piecesOf(
  ctx: ServiceContext,
  source: Source,
  lower: string,
  upper: string,
): AsyncGenerator<Found> {
  const { from, id, recordId, at, where } = source;
  for (let place = { at: lower, id: 0 }; ;) {
    const rows = found.parse(
      await ctx.db.all(sql`select ${id} as "id", ${recordId} as "recordId", ${at} as "at" from ${from}
        where ${where} and ${at} >= ${lower} and ${at} < ${upper} and (${at}, ${id}) > (${place.at}, ${place.id})
        order by ${at}, ${id} limit ${PIECE}`),
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PIECE) return;
    place = last;
  }
}

/** Whatever may have been the last thing that happened to a record. */
function activity(ctx: ServiceContext, record: RuleRecord): Source[] {
  const table = tableOf(record);
  const link = LINKS[record];
  const of = (part: typeof crmCommunications | typeof crmTasks, at: SQL): Source => ({
    from: sql`${part}`,
    id: sql`${part.id}`,
    recordId: sql`${part[link]}`,
    at,
    where: and(ctx.rows(part as typeof crmTasks).condition, isNotNull(part[link])),
  });
  return [
    {
      from: sql`${table}`,
      id: sql`${table.id}`,
      recordId: sql`${table.id}`,
      at: sql`${table.updatedAt}`,
      where: ctx.rows(table).condition,
    },
    of(crmCommunications, sql`${crmCommunications.occurredAt}`),
    of(crmTasks, sql`${crmTasks.updatedAt}`),
  ];
}

function lastOf(record: RuleRecord): SQL {
  const table = tableOf(record);
  const link = sql.identifier(LINKS[record]);
  return sql`max(${table.updatedAt},
    coalesce((select max(o."occurredAt") from ${crmCommunications} o where o.${link} = ${table.id}), ''),
    coalesce((select max(t."updatedAt") from ${crmTasks} t where t.${link} = ${table.id}), ''))`;
}

const keyOf = (when: Extract<When, { on: 'quiet' | 'date' }>, recordId: number, at: string): string =>
  `${when.on}:${recordId}:${at}:${when.days}`;

/** The occasion that the record would be of a quiet rule if nothing happened to it any more; null for other rules. */
export async function nextQuietKey(
  ctx: ServiceContext,
  when: When,
  recordId: number,
): Promise<string | null> {
  if (when.on !== 'quiet') return null;
  const table = tableOf(when.record);
  const rows = lasts.parse(
    await ctx.db.all(sql`select ${table.id} as "recordId", ${lastOf(when.record)} as "at" from ${table}
      where ${and(ctx.rows(table).condition, eq(table.id, recordId))}`),
  );
  return rows[0] ? keyOf(when, recordId, rows[0].at) : null;
}

/** Records that have become as quiet as asked within the period; of opportunities the open ones. */
async function* quiet(
  ctx: ServiceContext,
  when: Extract<When, { on: 'quiet' }>,
  period: Period,
): AsyncGenerator<Found> {
  const { record, days } = when;
  const table = tableOf(record);
  const back = new Date(Date.parse(period.after) - LOOK_BACK_MS).toISOString();
  const after = daysBefore(back > period.since ? back : period.since, days);
  const upTo = daysBefore(period.upTo, days);
  const last = lastOf(record);
  for (const source of activity(ctx, record))
    for await (const rows of piecesOf(ctx, source, after, `${upTo}~`)) {
      const ids = [...new Set(rows.map(({ recordId }) => recordId))];
      const condition = and(
        ctx.rows(table).condition,
        inArray(table.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        sql`${last} > ${after} and ${last} <= ${upTo}`,
        record === 'opportunity' ? isOpen : undefined,
      );
      const still = lasts.parse(
        await ctx.db.all(
          sql`select ${table.id} as "recordId", ${last} as "at" from ${table} where ${condition}`,
        ),
      );
      yield still.map((each) => ({ ...each, id: each.recordId }));
    }
}

/** The field's values, as an index has them where there is one. */
async function valuesOf(ctx: ServiceContext, { record, field }: Extract<When, { on: 'date' }>) {
  const table = tableOf(record);
  const key = definedKey(field);
  if (key === undefined) {
    const column = sql`${table}.${sql.identifier(field)}`;
    const isClose = record === 'opportunity' && field === 'expectedClose';
    const at = isClose ? sql`coalesce(${column}, '9999-99-99')` : column;
    const id = sql`${table.id}`;
    return { from: sql`${table}`, id, recordId: id, at, where: ctx.rows(table).condition };
  }
  const defined = (await definedFields(ctx, record)).find((each) => each.key === key);
  if (!defined) return undefined;
  const id = sql`${crmFieldValues.recordId}`;
  return {
    from: sql`${crmFieldValues}`,
    ...{ id, recordId: id, at: sql`${crmFieldValues.text} collate nocase` },
    where: and(ctx.rows(crmFieldValues).condition, eq(crmFieldValues.fieldId, defined.id)),
  };
}

/** Records of which the day in a field, moved by so many days, comes within the period, both of its days counted. */
async function* dated(
  ctx: ServiceContext,
  when: Extract<When, { on: 'date' }>,
  period: Period,
): AsyncGenerator<Found> {
  const source = await valuesOf(ctx, when);
  const dayOf = (iso: string) => wallTime(new Date(iso), timeZoneOf(ctx.timeZone)).day;
  if (!source) return;
  yield* piecesOf(
    ctx,
    source,
    dayBefore(dayOf(period.after), when.days),
    dayBefore(dayOf(period.upTo), when.days - 1),
  );
}

/** Yields what has come with time for a rule, in pieces; nothing for one that begins with a change. */
export async function* timedOccasions(
  ctx: ServiceContext,
  when: When,
  period: Period,
): AsyncGenerator<TimedOccasion[]> {
  if (when.on !== 'quiet' && when.on !== 'date') return;
  const pieces = when.on === 'quiet' ? quiet(ctx, when, period) : dated(ctx, when, period);
  for await (const rows of pieces)
    yield rows.map(({ recordId, at }) => ({ recordId, at, key: keyOf(when, recordId, at) }));
}
