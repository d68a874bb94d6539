import { eq, getTableColumns, sql } from 'drizzle-orm';
import { companies } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { pick } from '#shared/field-list.ts';
import { foldText } from '#shared/texts/text.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { COUNT_OF, PROFILE_LISTS, type ProfileList } from '#features/consulting/profile/profile.values.ts';
import { requireLogo } from './logo-link.server.ts';
import type { Company, CompanySummary, CreateCompany, UpdateCompany } from './company.schema.ts';
import { COMPANY_NAMES } from './company.values.ts';
import { overdueActions } from './company-waiting.server.ts';
import { versionOfCompany } from './versions.server.ts';

/** Columns of a company that its owner sees; the rest is the list's own. */
export const companyColumns = pick(getTableColumns(companies), [
  'id',
  ...COMPANY_NAMES,
  'unconfirmed',
  'createdAt',
  'updatedAt',
  'userId',
]);

const searchTextOf = (name: string, sector: string): string => foldText(`${name} ${sector}`);

/** The stage that portfolio-facts.server.ts finds for the same report. */
const reportStage = sql<CompanySummary['stage']>`(
  select case when total(a."status" in ('todo', 'doing')) = 0 and count(a."status") > 0 then 'done'
    when total(a."status" in ('doing', 'done')) > 0 then 'inProgress' else 'reported' end
  from reports r left join report_actions a on a."reportId" = r."id" where r."companyId" = "companies"."id"
  having count(r."id") > 0)`;

export const summaryColumns = (ctx: ServiceContext) => ({
  ...companyColumns,
  followsCompanyId: companies.followsCompanyId,
  followKind: companies.followKind,
  counts: Object.fromEntries(PROFILE_LISTS.map((list) => [list, companies[COUNT_OF[list]]])) as Record<
    ProfileList,
    typeof companies.contactCount
  >,
  // With its tables named: in a query of one table drizzle leaves them out, and `id` would be the report's own.
  hasReport: sql`exists (select 1 from reports r where r."companyId" = "companies"."id")`.mapWith(Boolean),
  isChangedSinceReport: sql`exists (
    select 1 from reports r where r."companyId" = "companies"."id"
      and r."createdAt" < coalesce("companies"."contentUpdatedAt", "companies"."updatedAt")
  )`.mapWith(Boolean),
  stage: reportStage,
  overdue: overdueActions(ctx).mapWith(Number),
});

/** Returns a company with what its lists hold, or undefined for a missing company and another workspace's alike. */
export async function findCompany(ctx: ServiceContext, id: number): Promise<CompanySummary | undefined> {
  const [company] = await ctx.rows(companies).select(summaryColumns(ctx)).where(eq(companies.id, id));
  return company && { ...company, version: await versionOfCompany(ctx.db, id) };
}

/** Throws `not_found` as `requireOwnCompany`. */
export async function readCompany(ctx: ServiceContext, id: number): Promise<CompanySummary> {
  const company = await findCompany(ctx, id);
  if (!company) throw new AppError('company_not_found');
  return company;
}

/** Throws `not_found` for a missing company and for another workspace's alike (specification section 6). */
export async function requireOwnCompany(ctx: ServiceContext, id: number): Promise<Company> {
  const [row] = await ctx.rows(companies).select(companyColumns).where(eq(companies.id, id));
  if (!row) throw new AppError('company_not_found');
  return row;
}

type Dates = Partial<Record<'startDate' | 'deadline', string | null | undefined>>;

/** Throws 422 where the work would end before it begins. */
function requireDates({ startDate, deadline }: Dates): void {
  if (startDate && deadline && deadline < startDate)
    throw new AppError('invalid', { fields: { deadline: 'consulting:company.deadlineBeforeStart' } });
}

/** `unconfirmed`: fields that were only supposed. */
export async function createCompany(
  ctx: ServiceContext,
  input: CreateCompany & Partial<Pick<Company, 'unconfirmed'>>,
): Promise<Company> {
  requireDates(input);
  await requireLogo(ctx, input.logoId);
  const at = ctx.now.toISOString();
  const [created] = await ctx
    .rows(companies)
    .insert({
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

const isNamed = (changes: object, name: string): boolean =>
  Object.entries(changes).some(([field, value]) => field === name && value !== undefined);

/** Throws 409 with the current record if `updatedAt` is stale (api.md). A field that is sent is confirmed by it. */
export async function updateCompany(ctx: ServiceContext, id: number, input: UpdateCompany): Promise<Company> {
  const { updatedAt: read, ...changes } = input;
  const current = await requireOwnCompany(ctx, id);
  await requireLogo(ctx, changes.logoId);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  requireDates({ ...current, ...changes });
  const [updated] = await ctx
    .rows(companies)
    .update({
      ...changes,
      unconfirmed: current.unconfirmed.filter((name) => !isNamed(changes, name)),
      searchText: searchTextOf(changes.name ?? current.name, changes.sector ?? current.sector),
      updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
    })
    .where(eq(companies.id, id))
    .returning(companyColumns);
  if (!updated) throw new AppError('internal');
  return updated;
}
