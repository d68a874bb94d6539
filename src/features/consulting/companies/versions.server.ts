import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';

/** Corrections of corrections that are followed; a chain in a circle cannot be made, and would end here. */
const MOST_CORRECTIONS = 100;

/** Version of a report after so many corrections. */
export const versionOf = (corrections: number): string => (corrections === 0 ? '1' : `1.${corrections}`);

/**
 * Version of the report of each company, which the caller may see: `1`, and `1.1`, `1.2` of its corrections. Derived,
 * never stored.
 */
export async function versionsOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.all<{ id: number; corrections: number }>(sql`
    with recursive chain(id, at, "workspaceId", corrections) as (
      select id, id, "workspaceId", 0 from companies where id in (select value from json_each(${JSON.stringify(ids)}))
      union all
      select chain.id, c."followsCompanyId", c."workspaceId", chain.corrections + 1
      from chain join companies c on c.id = chain.at and c."workspaceId" = chain."workspaceId"
      where c."followKind" = 'correction' and chain.corrections < ${MOST_CORRECTIONS}
    )
    select id, max(corrections) as corrections from chain group by id`);
  return new Map(rows.map(({ id, corrections }) => [id, versionOf(corrections)]));
}

export async function withVersions<Row extends { id: number }>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & { version: string })[]> {
  const versions = await versionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, version: versions.get(row.id) ?? versionOf(0) }));
}

export async function versionOfCompany(db: Database, id: number): Promise<string> {
  return (await versionsOf(db, [id])).get(id) ?? versionOf(0);
}

/** Whether a correction that has a report itself has replaced the report of this company, whose actions it goes on with. */
export const isReplaced = (companyId: SQL): SQL => sql`exists (
  select 1 from companies k join reports kr on kr.companyId = k.id
  where k.followsCompanyId = ${companyId} and k.followKind = 'correction'
)`;

export type Successor = { companyId: number; reportId: number; createdAt: string };

/** Returns the newest correction of a company's report that has a report itself, or null. */
export async function findSuccessor(db: Database, companyId: number): Promise<Successor | null> {
  const [newest] = await db.all<Successor>(sql`
    with recursive later(id, "workspaceId", depth) as (
      select id, "workspaceId", 0 from companies where id = ${companyId}
      union all
      select c.id, c."workspaceId", later.depth + 1
      from companies c join later on c."followsCompanyId" = later.id and c."workspaceId" = later."workspaceId"
      where c."followKind" = 'correction' and later.depth < ${MOST_CORRECTIONS}
    )
    select later.id as "companyId", r.id as "reportId", r."createdAt" as "createdAt"
    from later join reports r on r."companyId" = later.id
    where later.depth > 0
    order by later.depth desc, later.id desc limit 1`);
  return newest ?? null;
}
