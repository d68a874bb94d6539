// One long file: what may come back, and what has to stay, stands together.
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import {
  crmFields,
  crmFieldValues,
  crmOpportunities,
  crmPipelines,
  crmStages,
  loopLinks,
  workspaces,
} from '#db/schema/index.ts';
import { MAX_PIPELINES } from '#shared/limits.ts';
import { inWorkspace, isTenantTable } from '#db/tenancy.ts';
import { LINK_ENDS, REFERENCES, storedColumns, type Journalled, type Reference } from './journalled.ts';

/** Former values of columns, by their names in the database. */
export type Former = Record<string, string | number | null>;

const idRows = z.array(z.object({ id: z.number() }));
const idsOf = (rows: unknown): Set<number> => new Set(idRows.parse(rows).map(({ id }) => id));
const name = (text: string): SQL => sql`${sql.identifier(text)}`;

const referenceOf = (kind: Journalled, column: SQLiteColumn): Reference | undefined =>
  REFERENCES.find(({ from, column: own }) => from === kind && own.name === column.name);

/** Columns of the table as it is today, of those that were stored. */
const known = (kind: Journalled, was: Former | undefined): SQLiteColumn[] =>
  storedColumns(kind).filter((column) => was && column.name in was);

/** Workspaces whose rows are taken back: a company may have moved to another one since. */
export type Within = readonly number[];

/** `going`: pipelines that the cause has made, which its undo deletes once their stages are gone. */
export type Taking = { within: Within; causeId: number; going: readonly number[] };

/** Condition that a row is of these workspaces; of a table that belongs to none, any row. */
function isWithin(table: SQLiteTable, within: Within): SQL {
  if (table === workspaces) return inArray(workspaces.id, [...within]);
  if (!isTenantTable(table)) return sql`true`;
  return or(...within.map((id) => inWorkspace(table, id))) ?? sql`false`;
}

/** A stored value as it goes into its column: no bytes are in JSON, and a link to a row that is gone would have been cut. */
function valueFor(kind: Journalled, column: SQLiteColumn, within: Within): SQL {
  const value = sql`"was"."value" ->> ${sql.raw(`'$.${column.name}'`)}`;
  if (column.getSQLType() === 'blob') return sql`unhex(${value})`;
  const to = referenceOf(kind, column)?.to;
  return to && !column.notNull
    ? sql`(select "id" from ${to} where "id" = ${value} and ${isWithin(to, within)})`
    : value;
}

/** The rows without which the row cannot be. */
const parentsAreThere = (kind: Journalled, columns: readonly SQLiteColumn[], within: Within): SQL =>
  sql.join(
    [
      sql`true`,
      ...columns.flatMap((column) => {
        const to = referenceOf(kind, column)?.to;
        return to && column.notNull
          ? [
              sql`exists (select 1 from ${to}
                where "id" = "was"."value" ->> ${sql.raw(`'$.${column.name}'`)} and ${isWithin(to, within)})`,
            ]
          : [];
      }),
    ],
    sql` and `,
  );

const was = (column: string): SQL => sql`"was"."value" ->> ${sql.raw(`'$.${column}'`)}`;

/** As it stands in the rows: open, or closed in one way or the other. */
const kindBy = (of: (column: SQLiteColumn) => SQL): SQL => sql`case
  when ${of(crmOpportunities.closedAt)} is null then 'open'
  when ${of(crmOpportunities.lostReason)} is not null or ${of(crmOpportunities.probability)} = 0 then 'lost'
  else 'won' end`;

/**
 * An opportunity names its stage by the key, which no foreign key can: it comes back only into one that is there, and in
 * which it is as open, won or lost.
 */
function stageIsThere(kind: Journalled, columns: readonly SQLiteColumn[]): SQL {
  const names = columns.map((column) => column.name);
  if (kind.table !== crmOpportunities || !(names.includes('stage') || names.includes('pipelineId')))
    return sql`true`;
  const of = (column: SQLiteColumn): SQL => (names.includes(column.name) ? was(column.name) : sql`${column}`);
  return sql`exists (select 1 from ${crmStages} where ${crmStages.pipelineId} = ${of(crmOpportunities.pipelineId)}
    and ${crmStages.key} = ${of(crmOpportunities.stage)} and ${crmStages.kind} = ${kindBy(of)})`;
}

/** A stage gets its former kind only where nothing stands in it, and not as the last one of the kind that it has. */
function kindIsFree(kind: Journalled, columns: readonly SQLiteColumn[], rows: string): SQL {
  if (kind.table !== crmStages || !columns.includes(crmStages.kind)) return sql`true`;
  return sql`(${crmStages.kind} = ${was('kind')} or (not ${stageHasDeals} and exists (
    select 1 from ${crmStages} as "other" where "other"."pipelineId" = ${crmStages.pipelineId}
      and "other"."id" <> ${crmStages.id} and ${crmStages.kind} = coalesce((select "row"."value" ->> '$.kind'
        from json_each(${rows}) as "row" where "row"."value" ->> '$.id' = "other"."id"), "other"."kind"))))`;
}

/** The name of a pipeline or a stage may be another one's by now; rows that the cause has changed too are to go back. */
function nameIsFree(kind: Journalled, columns: readonly SQLiteColumn[], causeId: number): SQL {
  const parent =
    kind.table === crmPipelines ? 'workspaceId' : kind.table === crmStages ? 'pipelineId' : undefined;
  if (parent === undefined || !columns.some((column) => column.name === 'name')) return sql`true`;
  const own = columns.some((column) => column.name === parent)
    ? was(parent)
    : sql`${kind.table}.${name(parent)}`;
  return sql`not exists (select 1 from ${kind.table} as "other" where "other".${name(parent)} = ${own}
    and "other"."id" <> ${was('id')} and lower("other"."name") = lower(${was('name')})
    and not exists (select 1 from "changes" c where c."causeId" = ${causeId} and c."record" = ${kind.kind}
      and c."recordId" = "other"."id"))`;
}

/** There are as few pipelines as a workspace may have. */
const hasRoom = (kind: Journalled): SQL =>
  kind.table === crmPipelines
    ? sql`(select count(*) from ${crmPipelines} as "other"
        where "other"."workspaceId" = ${was('workspaceId')}) < ${MAX_PIPELINES}`
    : sql`true`;

/** The pipeline of a deleted opportunity; where that is gone, the workspace's oldest. */
const pipelineAgain = sql`coalesce(
  (select "id" from ${crmPipelines} where "id" = ${was('pipelineId')} and "workspaceId" = ${was('workspaceId')}),
  (select min("id") from ${crmPipelines} where "workspaceId" = ${was('workspaceId')}))`;

const kindWas = kindBy((column) => was(column.name));

/** The stage of a deleted opportunity; where that is gone, the first one of its pipeline in which it is as open, won or lost. */
const stageAgain = sql`coalesce(
  (select "key" from ${crmStages} where "pipelineId" = ${pipelineAgain} and "kind" = ${kindWas} and "key" = ${was('stage')}),
  (select "key" from ${crmStages} where "pipelineId" = ${pipelineAgain} and "kind" = ${kindWas} order by "position" limit 1))`;

/** Inserts rows under their old ids; returns those that are back, and not those whose place is taken. */
export async function insertAgain(
  tx: Database,
  kind: Journalled,
  rows: readonly Former[],
  { within, causeId }: Taking,
): Promise<Set<number>> {
  const columns = known(kind, rows[0]);
  const again: Record<string, SQL> =
    kind.table === crmOpportunities ? { pipelineId: pipelineAgain, stage: stageAgain } : {};
  const values = columns.map((column) => again[column.name] ?? valueFor(kind, column, within));
  const needing = columns.filter(({ name: own }) => !Object.hasOwn(again, own));
  return idsOf(
    await tx.all(sql`
      insert or ignore into ${kind.table} (${sql.join(
        columns.map((column) => name(column.name)),
        sql`, `,
      )})
      select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) as "was"
      where ${parentsAreThere(kind, needing, within)} and ${nameIsFree(kind, columns, causeId)} and ${hasRoom(kind)}
      order by "was"."key" returning "id"`),
  );
}

/**
 * Gives rows their former values back, and a time by which an open tab notices (null: their former one); returns those
 * that are there.
 */
export async function setAgain(
  tx: Database,
  kind: Journalled,
  rows: readonly { id: number; was: Former }[],
  now: Date | null,
  { within, causeId }: Taking,
): Promise<Set<number>> {
  const columns = known(kind, rows[0]?.was).filter((column) => column.name !== 'updatedAt');
  const at = now
    ? sql`max(${now.toISOString()}, strftime('%Y-%m-%dT%H:%M:%fZ', ${kind.table}."updatedAt", '+0.002 seconds'))`
    : sql`"was"."value" ->> '$.updatedAt'`;
  const hasTime = 'updatedAt' in (rows[0]?.was ?? {});
  const set = [
    ...columns.map((column) => sql`${name(column.name)} = ${valueFor(kind, column, within)}`),
    ...(hasTime ? [sql`"updatedAt" = ${at}`] : []),
  ];
  const values = JSON.stringify(rows.map(({ id, was }) => ({ ...was, id })));
  return idsOf(
    await tx.all(sql`
      update or ignore ${kind.table} set ${sql.join(set, sql`, `)} from json_each(${values}) as "was"
      where ${kind.table}."id" = "was"."value" ->> '$.id' and ${isWithin(kind.table, within)}
        and ${parentsAreThere(kind, columns, within)} and ${stageIsThere(kind, columns)}
        and ${kindIsFree(kind, columns, values)} and ${nameIsFree(kind, columns, causeId)}
      returning ${kind.table}."id" as "id"`),
  );
}

const stageHasDeals = sql`exists (select 1 from ${crmOpportunities}
  where ${crmOpportunities.pipelineId} = ${crmStages.pipelineId} and ${crmOpportunities.stage} = ${crmStages.key})`;

/**
 * Whether a stage has to stay: in a pipeline that goes with it, for any opportunity of that and any stage that does not go;
 * else for its own opportunities, and as the last one of its kind.
 */
const stageIsNeeded = (chosen: SQL, going: readonly number[]): SQL => sql`case
  when ${crmStages.pipelineId} in (select value from json_each(${JSON.stringify(going)})) then
    exists (select 1 from ${crmOpportunities} where ${crmOpportunities.pipelineId} = ${crmStages.pipelineId})
    or exists (select 1 from ${crmStages} as "other"
      where "other"."pipelineId" = ${crmStages.pipelineId} and "other"."id" not in ${chosen})
  else ${stageHasDeals} or not exists (select 1 from ${crmStages} as "other"
    where "other"."pipelineId" = ${crmStages.pipelineId} and "other"."kind" = ${crmStages.kind}
      and "other"."id" not in ${chosen}) end`;

/** Whether another row names this one; a log does not keep it. */
function isUsed(kind: Journalled): SQL {
  const end = LINK_ENDS[kind.kind];
  const id = sql`${kind.table}."id"`;
  const uses = REFERENCES.filter(({ to, from }) => to === kind.table && !from.isLog).map(
    ({ from, column }) =>
      sql`exists (select 1 from ${from.table} as "user" where "user".${name(column.name)} = ${id})`,
  );
  const { fromKind, fromId, toKind, toId } = loopLinks;
  if (kind.table === crmFields)
    uses.push(sql`exists (select 1 from ${crmFieldValues} where ${crmFieldValues.fieldId} = ${id})`);
  if (end)
    uses.push(sql`exists (select 1 from ${loopLinks}
      where (${fromKind} = ${end} and ${fromId} = ${id}) or (${toKind} = ${end} and ${toId} = ${id}))`);
  return uses.length === 0 ? sql`false` : sql`(${sql.join(uses, sql` or `)})`;
}

/** Deletes rows that nothing else uses; returns those that are gone. */
export async function deleteUnused(
  tx: Database,
  kind: Journalled,
  ids: readonly number[],
  { within, going }: Taking,
): Promise<Set<number>> {
  if (kind.isFrozen) return new Set();
  const chosen = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  await tx.run(sql`delete from ${kind.table} where "id" in ${chosen} and ${isWithin(kind.table, within)}
    and not ${kind.table === crmStages ? stageIsNeeded(chosen, going) : isUsed(kind)}`);
  const left = idsOf(await tx.all(sql`select "id" from ${kind.table} where "id" in ${chosen}`));
  return new Set(ids.filter((id) => !left.has(id)));
}
