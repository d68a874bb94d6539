import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { LINK_NAMES, PARTS } from './journalled.ts';

/** Changes of one cause: those after the first and up to the last. */
export type Part = { after: number; upTo: number | undefined };

export type Wanted = {
  causeId: number;
  after?: number;
  /** Asks for each column by itself whether it was changed since. */
  isByColumn?: boolean;
  /** Acts that are passed over, each with its kind: `+event`. */
  leave?: readonly string[];
};

/** Changes that are read, and taken back, at once. */
const BATCH = 500;

const rowOf = z.object({
  id: z.number(),
  record: z.string(),
  recordId: z.number(),
  act: z.enum(['+', '~', '-']),
  was: z.string().nullable(),
  blocker: z.number().nullable(),
  blockerAct: z.enum(['+', '~', '-']).nullable(),
  touched: z.string().nullable(),
});
export type Change = z.infer<typeof rowOf>;
export const former = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const texts = (values: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** A link that was cut or moved because another row was deleted or merged: nobody has edited this one. */
const isMovedLink = sql`(l."act" = '~' and not exists
  (select 1 from json_each(l."was") k where k."key" not in ${texts(LINK_NAMES)}))`;

/**
 * Changes of the same row that came later and still hold. An undo and what it took back count as nothing, unless that
 * was older than this cause.
 */
const later = sql`from "changes" l left join "causes" lc on lc."id" = l."causeId"
  where l."record" = c."judged" and l."recordId" = c."judgedId" and l."id" > c."id"
    and l."causeId" is not c."causeId" and l."undoneBy" is null
    and (lc."id" is null or iif(lc."kind" = 'undo', lc."undoes" < c."causeId", not ${isMovedLink}))`;

/** A part of another row, such as a step of its history, is judged by that row. */
const judgedAs = (column: 'kind' | 'id'): SQL =>
  sql`case c."record" ${sql.join(
    PARTS.map(({ part, column: own, of }) => {
      const id = sql`(select ${own} from ${part.table} where "id" = c."recordId")`;
      return sql`when ${part.kind} then ${column === 'id' ? sql`coalesce(${id}, c."recordId")` : sql`iif(${id} is null, c."record", ${of.kind})`}`;
    }),
    sql` `,
  )} else ${column === 'id' ? sql`c."recordId"` : sql`c."record"`} end`;

/** Returns the next changes of a cause below a number, newest first, each with what stands in its way. */
export async function changesBefore(
  tx: Database,
  { causeId, after = 0, isByColumn = false, leave = [] }: Wanted,
  below: number,
): Promise<Change[]> {
  const touched = isByColumn
    ? sql`(select json_group_array(distinct k."key") from (select l."was" as "was" ${later} and l."act" = '~') w,
        json_each(w."was") k)`
    : sql`null`;
  const rows = await tx.all(sql`
    select c."id", c."record", c."recordId", c."act", c."was", ${touched} as "touched",
      (select max(l."id") ${later}) as "blocker",
      (select l."act" ${later} order by l."id" desc limit 1) as "blockerAct"
    from (select c.*, ${judgedAs('kind')} as "judged", ${judgedAs('id')} as "judgedId" from "changes" c
      where c."causeId" = ${causeId} and c."undoneBy" is null and c."id" > ${after} and c."id" < ${below}
        and c."act" || c."record" not in ${texts(leave)}
      order by c."id" desc limit ${BATCH}) c
    order by c."id" desc`);
  return z.array(rowOf).parse(rows);
}

export const partQuery = (causeId: number, below: number, most: number): SQL => sql`
  select min("id") as "first", max("id") as "last", count(*) as "many" from (select "id" from "changes"
    where "causeId" = ${causeId} and "undoneBy" is null and "id" < ${below} order by "id" desc limit ${most})`;

/** Returns the newest changes of a cause below a number that are not taken back, at most so many. */
export async function partBelow(
  tx: Database,
  causeId: number,
  below: number,
  most: number,
): Promise<{ after: number; upTo: number; many: number } | undefined> {
  const [found] = await tx.all<{ first: number | null; last: number | null; many: number }>(
    partQuery(causeId, below, most),
  );
  if (!found || found.first === null || found.last === null) return undefined;
  return { after: found.first - 1, upTo: found.last, many: found.many };
}
