import { desc, isNotNull, sql } from 'drizzle-orm';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';

const TABLES = { contact: crmContacts, company: crmCompanies };
/** Records whose fields are looked at: the newest ones know the fields that are in use. */
const MOST_RECORDS = 2_000;
const MOST_NAMES = 100;

/** Returns the names of the own fields that records have, in the order of the alphabet. */
export async function ownFieldNames(ctx: ServiceContext, kind: 'contact' | 'company'): Promise<string[]> {
  const table = TABLES[kind];
  const newest = ctx
    .rows(table)
    .select({ customFields: table.customFields })
    .where(isNotNull(table.customFields))
    .orderBy(desc(table.id))
    .limit(MOST_RECORDS);
  const rows = await ctx.db.all<{ name: string }>(sql`
    select distinct own.key as name from (${newest}) as record, json_each(record.customFields) as own
    where own.value is not null and own.value <> '' order by lower(own.key) limit ${MOST_NAMES}`);
  return rows.map(({ name }) => name);
}
