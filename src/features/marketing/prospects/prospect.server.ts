import { and, asc, count, eq } from 'drizzle-orm';
import { CsvError, parse } from 'csv-parse/sync';
import { marketingProspects } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { foldText } from '#shared/texts/text.ts';
import { requireMarketingCompany } from '#features/marketing/marketing-rows.server.ts';
import {
  delimiterOf,
  guessColumns,
  readHeadings,
  readProspect,
  type ProspectRow,
} from './prospect-csv.rules.ts';
import type { ImportProspects, ProspectImport, ProspectList, RemoveProspects } from './prospect.schema.ts';

const CHUNK = 500;

const refuse = (message: string): never => {
  throw new AppError('invalid', { fields: { csv: message } });
};

function readLines(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return refuse('marketing:prospects.unreadable');
    throw error;
  }
}

const keyOf = ({ email, companyName, contactName }: ProspectRow): string =>
  foldText(email ?? `${companyName ?? ''}|${contactName ?? ''}`);

const isOnList = (marketingCompanyId: number, listName: string) =>
  and(
    eq(marketingProspects.marketingCompanyId, marketingCompanyId),
    eq(marketingProspects.listName, listName),
  );

/** Imports a list of prospects; a list of the same name is extended. Errors: `invalid`. */
export async function importProspects(
  ctx: ServiceContext,
  { marketingCompanyId, listName, csv }: ImportProspects,
): Promise<ProspectImport> {
  const all = readLines(csv);
  const [first = []] = all;
  const headings = readHeadings(first);
  const columns = headings ?? guessColumns(first);
  const lines = headings ? all.slice(1) : all;
  await requireMarketingCompany(ctx, marketingCompanyId);
  const { companyName, contactName, email } = marketingProspects;
  const prospects = ctx.rows(marketingProspects);
  const known = await prospects
    .select({ companyName, contactName, email })
    .where(isOnList(marketingCompanyId, listName));
  const seen = new Set(known.map((row) => keyOf(row as ProspectRow)));
  const fresh = lines.flatMap((cells) => {
    const row = readProspect(cells, columns);
    if (!row || seen.has(keyOf(row))) return [];
    seen.add(keyOf(row));
    return [row];
  });
  for (let from = 0; from < fresh.length; from += CHUNK)
    await prospects.insert(
      fresh.slice(from, from + CHUNK).map((row) => ({
        ...row,
        marketingCompanyId,
        listName,
        searchText: foldText(Object.values(row).filter(Boolean).join(' ')),
        createdAt: ctx.now.toISOString(),
      })),
    );
  return { imported: fresh.length, skipped: lines.length - fresh.length };
}

export async function listProspectLists(
  ctx: ServiceContext,
  { marketingCompanyId }: { marketingCompanyId?: number | undefined },
): Promise<Page<ProspectList>> {
  const { listName, marketingCompanyId: company } = marketingProspects;
  const items = await ctx
    .rows(marketingProspects)
    .select({ marketingCompanyId: company, listName, count: count() })
    .where(marketingCompanyId === undefined ? undefined : eq(company, marketingCompanyId))
    .groupBy(company, listName)
    .orderBy(asc(listName));
  return { items, nextCursor: null };
}

export async function removeProspects(
  ctx: ServiceContext,
  { marketingCompanyId, listName }: RemoveProspects,
): Promise<void> {
  await requireMarketingCompany(ctx, marketingCompanyId);
  await ctx.rows(marketingProspects).delete().where(isOnList(marketingCompanyId, listName));
}
