import { and, eq, getTableColumns } from 'drizzle-orm';
import { companies, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { pick } from '#shared/field-list.ts';
import { LOCALES } from '#shared/languages.ts';
import { rowsOf, type Row } from '#features/consulting/companies/company-rows.server.ts';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { DEFAULT_CURRENCY, FROZEN_COMPANY_FIELDS } from '#features/consulting/companies/company.values.ts';
import { withReading } from '#features/consulting/profile/problem.server.ts';
import { FROZEN_CAUSE_FIELDS } from '#features/consulting/profile/causes/cause.values.ts';
import { FROZEN_ROW_FIELDS, type RowKind } from '#features/consulting/profile/row-fields.values.ts';
import type { FrozenReport } from '#features/consulting/report/document/document.rules.ts';
import { readParts } from '#features/consulting/report/draft/stored-parts.server.ts';
import { trackReport } from '#features/consulting/tracker/tracked-actions.server.ts';
import type { EarlierProfile, ReportSnapshot } from './report.schema.ts';

/** Reports exist only in the portals' languages. */
const DEFAULT_LANGUAGE = 'en';

export type StoredReport = typeof reports.$inferSelect;

export function frozenReport(stored: StoredReport): FrozenReport {
  const { analysis, recommendations, aiArchitecture, createdAt, contentHash, writer, writerModel } = stored;
  const parts = readParts(stored.parts);
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
    frozen: parts?.document ?? null,
    facts: parts?.facts ?? [],
  };
}

/** The rows of a list, in the order in which they are shown. */
async function freezeRows<K extends RowKind, N extends keyof Row<K>>(
  ctx: ServiceContext,
  companyId: number,
  kind: K,
  names: readonly N[],
) {
  const rows = await rowsOf(ctx, kind, companyId);
  return rows.map((row) => pick(row, ['id', ...names]));
}

async function freezeProblems(ctx: ServiceContext, companyId: number) {
  const rows = await rowsOf(ctx, 'problem', companyId);
  return rows.map((row) => pick(withReading(row), ['id', ...FROZEN_ROW_FIELDS.problem, 'reading']));
}

/** The stated causes, without what they name and the profile no longer has; those without a problem say nothing. */
async function freezeCauses(
  ctx: ServiceContext,
  { company, problems, strengths }: Pick<ReportSnapshot, 'company' | 'problems' | 'strengths'>,
): Promise<NonNullable<ReportSnapshot['causes']>> {
  const rows = await rowsOf(ctx, 'cause', company.id);
  const [known, supports] = [problems, strengths].map((list) => new Set(list.map(({ id }) => id)));
  return rows
    .map((row) => ({
      ...pick(row, ['id', ...FROZEN_CAUSE_FIELDS]),
      problemIds: row.problemIds.filter((id) => known?.has(id)),
      strengthId: row.strengthId !== null && supports?.has(row.strengthId) ? row.strengthId : null,
      tool: row.tool !== null && company.tools?.includes(row.tool) ? row.tool : null,
    }))
    .filter(({ problemIds }) => problemIds.length > 0);
}

/** The profile as the rules read it. Errors: `not_found`. */
export const freezeProfile = async (ctx: ServiceContext, companyId: number): Promise<ReportSnapshot> =>
  snapshotOf(ctx, await requireOwnCompany(ctx, companyId));

/** The company and its lists, without causes and the report before. */
export async function recordOf(ctx: ServiceContext, company: Company) {
  const { id: companyId } = company;
  const [products, departments, problems, strengths, contacts] = await Promise.all([
    freezeRows(ctx, companyId, 'product', FROZEN_ROW_FIELDS.product),
    freezeRows(ctx, companyId, 'department', FROZEN_ROW_FIELDS.department),
    freezeProblems(ctx, companyId),
    freezeRows(ctx, companyId, 'strength', FROZEN_ROW_FIELDS.strength),
    freezeRows(ctx, companyId, 'contact', FROZEN_ROW_FIELDS.contact),
  ]);
  return {
    company: pick(company, ['id', ...FROZEN_COMPANY_FIELDS]),
    products,
    departments,
    problems,
    strengths,
    contacts,
  };
}

export async function snapshotOf(ctx: ServiceContext, company: Company): Promise<ReportSnapshot> {
  const [earlier, profile] = await Promise.all([earlierProfile(ctx, company.id), recordOf(ctx, company)]);
  const causes = await freezeCauses(ctx, profile);
  return { ...profile, ...(causes.length > 0 && { causes }), ...(earlier && { earlier }) };
}

/**
 * Freezes the profile of the report before a follow-up again, because that report may be deleted. A correction replaces
 * the report before it, and says nothing of what has changed.
 */
async function earlierProfile(ctx: ServiceContext, companyId: number): Promise<EarlierProfile | undefined> {
  const [stored] = await ctx
    .rows(companies)
    .select(getTableColumns(reports))
    .innerJoin(reports, eq(reports.companyId, companies.followsCompanyId))
    .where(and(eq(companies.id, companyId), eq(companies.followKind, 'followUp')));
  if (!stored) return undefined;
  const { snapshot, createdAt, contentHash, language } = frozenReport(stored);
  const { items, summary } = await trackReport(ctx, { id: stored.id, language });
  const { actions, done, savedHoursPerYear, savingPerYear } = summary;
  const figures = readParts(stored.parts)?.figures;
  const described = new Map(snapshot.problems.map((row) => [row.id, row.description]));
  const known = new Map(figures?.actions.map(({ id, interventionId }) => [id, interventionId]));
  const { sector, size, structure } = snapshot.company;
  return {
    madeAt: createdAt,
    contentHash,
    company: { sector, size, structure },
    products: snapshot.products.map(({ name }) => ({ name })),
    departments: snapshot.departments.map(({ name, digitalizationLevel }) => ({ name, digitalizationLevel })),
    problems: snapshot.problems.map(({ description, priority }) => ({ description, priority })),
    strengths: snapshot.strengths.map(({ description, impact }) => ({ description, impact })),
    ...(actions > 0 && { tracked: { actions, done, savedHoursPerYear, savingPerYear } }),
    ...(figures && {
      figures: {
        currency: snapshot.company.currency ?? DEFAULT_CURRENCY,
        hoursPerYear: figures.totals.hoursPerYear,
        costPerYearCents: figures.totals.costPerYearCents,
        problems: figures.problems.map(({ rowId, hoursPerYear, costPerYearCents }) => ({
          description: described.get(rowId) ?? '',
          hoursPerYear,
          costPerYearCents,
        })),
      },
    }),
    ...(items.length > 0 && {
      actions: items.map(({ actionId: id, title, status }) => ({
        id,
        interventionId: known.get(id) ?? id,
        title,
        status,
      })),
    }),
  };
}
