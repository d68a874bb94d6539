import { eq } from 'drizzle-orm';
import { reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { findSuccessor, versionOfCompany } from '#features/consulting/companies/versions.server.ts';
import { documentOf } from '#features/consulting/report/document/document.rules.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import { movedFactsOf } from './compliance/moved-facts.server.ts';
import { readParts } from '#features/consulting/report/draft/stored-parts.server.ts';
import { asShown } from '#features/consulting/report/document/screen.rules.ts';
import { frozenReport, type StoredReport } from './snapshot.server.ts';
import type { Report } from './report.schema.ts';
import { reportTables } from './report.texts.ts';

async function supersededBy({ db }: ServiceContext, companyId: number): Promise<Report['supersededBy']> {
  const successor = await findSuccessor(db, companyId);
  return successor && { ...successor, version: await versionOfCompany(db, successor.companyId) };
}

/**
 * The answer to the stored report of a company, or null before the first one; from rule version 2 everything in it was
 * frozen.
 */
export async function answeredReport(ctx: ServiceContext, companyId: number): Promise<Report | null> {
  const [stored] = await ctx.rows(reports).select().where(eq(reports.companyId, companyId));
  if (!stored) return null;
  const frozen = frozenReport(stored);
  const { snapshot: _, parts: json, ...report } = stored;
  const parts = readParts(json);
  const figures = parts && {
    problems: parts.figures.problems,
    actions: parts.figures.actions,
    totals: parts.figures.totals,
  };
  const [version, superseded] = await Promise.all([
    versionOfCompany(ctx.db, companyId),
    supersededBy(ctx, companyId),
  ]);
  return {
    ...report,
    currency: frozen.snapshot.company.currency ?? DEFAULT_CURRENCY,
    model: { ...(parts?.model ?? buildReportModel(frozen.snapshot)), figures },
    document: documentOf(asShown(frozen), reportTables(frozen.language), ''),
    version,
    supersededBy: superseded,
    movedFacts: movedFactsOf(frozen, ctx.now),
  };
}

/** Throws `not_found` for another workspace's report and for a missing one. */
export async function requireOwnReport(ctx: ServiceContext, id: number): Promise<StoredReport> {
  const [stored] = await ctx.rows(reports).select().where(eq(reports.id, id));
  if (!stored) throw new AppError('not_found');
  return stored;
}

/** Returns the report of a company, or null before the first one (api.md). */
export async function findReport(ctx: ServiceContext, companyId: number): Promise<Report | null> {
  await requireOwnCompany(ctx, companyId);
  return answeredReport(ctx, companyId);
}
