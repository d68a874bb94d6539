import { and, asc, count, desc, eq, gt, like, lt, or, sql } from 'drizzle-orm';
import {
  companies,
  companyContacts,
  departments,
  problems,
  products,
  reports,
  strengths,
} from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import type { Page } from '#shared/api.ts';
import { decodeCursor, encodeCursor, type ListQuery } from '#shared/list.ts';
import { AppError } from '#shared/errors.ts';
import { foldText } from '#shared/text.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type { Company, CompanySummary, CreateCompany, UpdateCompany } from './company.schema.ts';
import type { CompanySort } from './company.values.ts';

/** What its owner sees of a company; the rest is the list's own. */
export const companyColumns = {
  id: companies.id,
  name: companies.name,
  sector: companies.sector,
  size: companies.size,
  structure: companies.structure,
  email: companies.email,
  createdAt: companies.createdAt,
  updatedAt: companies.updatedAt,
  userId: companies.userId,
};

const searchTextOf = (name: string, sector: string): string => foldText(`${name} ${sector}`);

/** Each company is visible only to its owner (specification section 6): not there and not yours answer alike. */
export async function requireOwnCompany(ctx: ServiceContext, id: number): Promise<Company> {
  const [row] = await ctx.db
    .select(companyColumns)
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.userId, ctx.user.id)));
  if (!row) throw new AppError('company_not_found');
  return row;
}

const rowsOf = (
  ctx: ServiceContext,
  table:
    | typeof products
    | typeof departments
    | typeof problems
    | typeof strengths
    | typeof companyContacts
    | typeof reports,
) => ctx.db.select({ n: count() }).from(table).where(eq(table.companyId, companies.id));

/** Searched by name and sector without regard to case and accents; keyset pages, so a list never skips or repeats. */
export async function listCompanies(
  ctx: ServiceContext,
  { q, sort = 'name', cursor, limit }: ListQuery<CompanySort>,
): Promise<Page<CompanySummary>> {
  const isByName = sort === 'name' || sort === '-name';
  const key = isByName ? companies.searchText : companies.createdAt;
  const isDescending = sort.startsWith('-');
  const [after, direction] = isDescending ? [lt, desc] : [gt, asc];
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await ctx.db
    .select({
      ...companyColumns,
      sortKey: key,
      contacts: sql<number>`(${rowsOf(ctx, companyContacts)})`,
      products: sql<number>`(${rowsOf(ctx, products)})`,
      departments: sql<number>`(${rowsOf(ctx, departments)})`,
      problems: sql<number>`(${rowsOf(ctx, problems)})`,
      strengths: sql<number>`(${rowsOf(ctx, strengths)})`,
      reports: sql<number>`(${rowsOf(ctx, reports)})`,
    })
    .from(companies)
    .where(
      and(
        eq(companies.userId, ctx.user.id),
        q === undefined
          ? undefined
          : like(companies.searchText, sql`${`%${escapeLike(foldText(q))}%`} escape '\\'`),
        from && or(after(key, from.key), and(eq(key, from.key), after(companies.id, from.id))),
      ),
    )
    .orderBy(direction(key), direction(companies.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(
      ({
        sortKey: _,
        contacts,
        products: p,
        departments: d,
        problems: pr,
        strengths: s,
        reports: r,
        ...company
      }) => ({
        ...company,
        counts: { contacts, products: p, departments: d, problems: pr, strengths: s },
        hasReport: r > 0,
      }),
    ),
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.sortKey, id: last.id }) : null,
  };
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export async function createCompany(ctx: ServiceContext, input: CreateCompany): Promise<Company> {
  const at = ctx.now.toISOString();
  const [created] = await ctx.db
    .insert(companies)
    .values({
      ...input,
      searchText: searchTextOf(input.name, input.sector),
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning(companyColumns);
  if (!created) throw new AppError('internal');
  return created;
}

/** A stale `updatedAt` answers 409 with the record as it stands now (api.md). */
export async function updateCompany(ctx: ServiceContext, id: number, input: UpdateCompany): Promise<Company> {
  const { updatedAt: read, ...changes } = input;
  return ctx.db.transaction(async (tx) => {
    const current = await requireOwnCompany({ ...ctx, db: tx }, id);
    if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
    const [updated] = await tx
      .update(companies)
      .set({
        ...changes,
        searchText: searchTextOf(changes.name ?? current.name, changes.sector ?? current.sector),
        updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
      })
      .where(eq(companies.id, id))
      .returning(companyColumns);
    if (!updated) throw new AppError('internal');
    return updated;
  });
}
