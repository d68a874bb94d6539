import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import {
  crmFields,
  crmFieldValues,
  crmOpportunities,
  crmStages,
  loopLinks,
  workspaces,
} from '#db/schema/index.ts';
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

/** An opportunity names its stage by the key, which no foreign key can: it comes back only into one that is there. */
function stageIsThere(kind: Journalled, columns: readonly SQLiteColumn[]): SQL {
  const names = columns.map((column) => column.name);
  if (kind.table !== crmOpportunities || !(names.includes('stage') || names.includes('pipelineId')))
    return sql`true`;
  const of = (column: SQLiteColumn): SQL => (names.includes(column.name) ? was(column.name) : sql`${column}`);
  return sql`exists (select 1 from ${crmStages} where ${crmStages.pipelineId} = ${of(crmOpportunities.pipelineId)}
    and ${crmStages.key} = ${of(crmOpportunities.stage)})`;
}

/** The stage of a deleted opportunity; where that is gone, the first one of its pipeline in which it is as open, won or lost. */
const stageAgain = sql`coalesce(
  (select "key" from ${crmStages} where "pipelineId" = ${was('pipelineId')} and "key" = ${was('stage')}),
  (select "key" from ${crmStages} where "pipelineId" = ${was('pipelineId')} and "kind" = case
    when ${was('closedAt')} is null then 'open' when ${was('probability')} = 0 then 'lost' else 'won' end
    order by "position" limit 1))`;

/** Inserts rows under their old ids; returns those that are back, and not those whose place is taken. */
export async function insertAgain(
  tx: Database,
  kind: Journalled,
  rows: readonly Former[],
  within: Within,
): Promise<Set<number>> {
  const columns = known(kind, rows[0]);
  const values = columns.map((column) =>
    kind.table === crmOpportunities && column.name === 'stage' ? stageAgain : valueFor(kind, column, within),
  );
  return idsOf(
    await tx.all(sql`
      insert or ignore into ${kind.table} (${sql.join(
        columns.map((column) => name(column.name)),
        sql`, `,
      )})
      select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) as "was"
      where ${parentsAreThere(kind, columns, within)} order by "was"."key" returning "id"`),
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
  within: Within,
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
  const values = rows.map(({ id, was }) => ({ ...was, id }));
  return idsOf(
    await tx.all(sql`
      update or ignore ${kind.table} set ${sql.join(set, sql`, `)} from json_each(${JSON.stringify(values)}) as "was"
      where ${kind.table}."id" = "was"."value" ->> '$.id' and ${isWithin(kind.table, within)}
        and ${parentsAreThere(kind, columns, within)} and ${stageIsThere(kind, columns)}
      returning ${kind.table}."id" as "id"`),
  );
}

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
  if (kind.table === crmStages)
    uses.push(sql`exists (select 1 from ${crmOpportunities}
      where ${crmOpportunities.pipelineId} = ${crmStages.pipelineId} and ${crmOpportunities.stage} = ${crmStages.key})`);
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
  within: Within,
): Promise<Set<number>> {
  if (kind.isFrozen) return new Set();
  const chosen = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  await tx.run(sql`delete from ${kind.table} where "id" in ${chosen} and ${isWithin(kind.table, within)}
    and not ${isUsed(kind)}`);
  const left = idsOf(await tx.all(sql`select "id" from ${kind.table} where "id" in ${chosen}`));
  return new Set(ids.filter((id) => !left.has(id)));
}
