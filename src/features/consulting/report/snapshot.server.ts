import { asc, eq, getTableColumns } from 'drizzle-orm';
import { companies, departments, problems, products, reports, strengths } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { LOCALES } from '#shared/languages.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { FrozenReport } from '#features/consulting/report/document/document.rules.ts';
import type { EarlierProfile, ReportSnapshot } from './report.schema.ts';

/** Reports exist only in the portals' languages. */
const DEFAULT_LANGUAGE = 'en';

export type StoredReport = typeof reports.$inferSelect;

export function frozenReport(stored: StoredReport): FrozenReport {
  const { analysis, recommendations, aiArchitecture, createdAt, contentHash, writer, writerModel } = stored;
  return {
    analysis,
    recommendations,
    aiArchitecture,
    createdAt,
    contentHash,
    writer,
    writerModel,
    language: LOCALES.find((locale) => locale === stored.language) ?? DEFAULT_LANGUAGE,
    // `freezeProfile` wrote this JSON and triggers keep it unchanged, so its shape is known.
    snapshot: JSON.parse(stored.snapshot) as ReportSnapshot,
  };
}

const inOrder = (table: typeof products | typeof departments | typeof problems | typeof strengths) => [
  asc(table.sortOrder),
  asc(table.id),
];

/** Returns the profile in the form the rules read, with rows in display order. */
export async function freezeProfile(ctx: ServiceContext, companyId: number): Promise<ReportSnapshot> {
  const { id, name, sector, size, structure } = await requireOwnCompany(ctx, companyId);
  const { db } = ctx;
  const earlier = await earlierProfile(ctx, companyId);
  return {
    company: { id, name, sector, size, structure },
    products: await db
      .select({
        id: products.id,
        name: products.name,
        description: products.description,
        type: products.type,
      })
      .from(products)
      .where(eq(products.companyId, companyId))
      .orderBy(...inOrder(products)),
    departments: await db
      .select({
        id: departments.id,
        name: departments.name,
        function: departments.function,
        digitalizationLevel: departments.digitalizationLevel,
      })
      .from(departments)
      .where(eq(departments.companyId, companyId))
      .orderBy(...inOrder(departments)),
    problems: await db
      .select({ id: problems.id, description: problems.description, priority: problems.priority })
      .from(problems)
      .where(eq(problems.companyId, companyId))
      .orderBy(...inOrder(problems)),
    strengths: await db
      .select({ id: strengths.id, description: strengths.description, impact: strengths.impact })
      .from(strengths)
      .where(eq(strengths.companyId, companyId))
      .orderBy(...inOrder(strengths)),
    ...(earlier && { earlier }),
  };
}

/** Freezes the profile of the report before a follow-up again, because that report may be deleted. */
async function earlierProfile(ctx: ServiceContext, companyId: number): Promise<EarlierProfile | undefined> {
  const [stored] = await ctx.db
    .select(getTableColumns(reports))
    .from(companies)
    .innerJoin(reports, eq(reports.companyId, companies.followsCompanyId))
    .where(eq(companies.id, companyId));
  if (!stored) return undefined;
  const { snapshot, createdAt, contentHash } = frozenReport(stored);
  const { sector, size, structure } = snapshot.company;
  return {
    madeAt: createdAt,
    contentHash,
    company: { sector, size, structure },
    products: snapshot.products.map(({ name }) => ({ name })),
    departments: snapshot.departments.map(({ name, digitalizationLevel }) => ({ name, digitalizationLevel })),
    problems: snapshot.problems.map(({ description, priority }) => ({ description, priority })),
    strengths: snapshot.strengths.map(({ description, impact }) => ({ description, impact })),
  };
}
