import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { crmCompanies, crmImportRows, type crmImports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { companyNameKey } from '#features/leads/companies/company-name.rules.ts';
import type { NamedCompanyQuestion } from '#features/leads/import-export/import.schema.ts';
import { NAMED_NOTES } from '#features/leads/import-export/records/company-named.rules.ts';

type Import = Pick<typeof crmImports.$inferSelect, 'id' | 'kind' | 'isDryRun'>;

/** More than a person would answer; the rest is linked or created as its notes say. */
const SHOWN = 500;
const MOST_EXISTING = 5;

/** Returns each company that lines of a dry run name and that may be one that is there: once, whatever its lines. */
export async function namedCompanies(
  ctx: ServiceContext,
  { id: importOf, kind, isDryRun }: Import,
): Promise<NamedCompanyQuestion[]> {
  if (!isDryRun || kind === 'companies') return [];
  const { importId, errors, line } = crmImportRows;
  const of = (part: 'key' | 'written') =>
    sql<string>`coalesce(json_extract(${errors}, ${`$.companyLink.${part}`}), json_extract(${errors}, ${`$.company.${part}`}))`;
  const name = of('written');
  const rows = await ctx
    .rows(crmImportRows)
    .select({
      name,
      key: sql<string>`min(${of('key')})`,
      lines: sql<number>`count(*)`,
      line: sql<number>`min(${line})`,
    })
    .where(and(eq(importId, importOf), inArray(of('key'), Object.values(NAMED_NOTES))))
    .groupBy(name)
    .orderBy(sql`min(${line})`)
    .limit(SHOWN);
  if (rows.length === 0) return [];
  const { nameKey, id, name: called } = crmCompanies;
  const there = await ctx
    .rows(crmCompanies)
    .select({ id, name: called, nameKey })
    .where(inArray(nameKey, [...new Set(rows.map((row) => companyNameKey(row.name)))]))
    .orderBy(asc(id));
  return rows.map(({ key, ...row }) => ({
    ...row,
    existing: there
      .filter((each) => each.nameKey === companyNameKey(row.name))
      .slice(0, MOST_EXISTING)
      .map((each) => ({ id: each.id, name: each.name })),
    unanswered: key === NAMED_NOTES.byName || key === NAMED_NOTES.byForm ? 'same' : 'different',
  }));
}
