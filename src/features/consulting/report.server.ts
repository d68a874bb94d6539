import { and, eq, getTableColumns } from 'drizzle-orm';
import { companies, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnCompany } from './company.server.ts';
import { contentHash } from './content-hash.server.ts';
import { polishedBy } from './polish-proof.server.ts';
import { buildReportDocument } from './report-document.rules.ts';
import { buildReportModel } from './report-model.rules.ts';
import { missingParts } from './report-readiness.rules.ts';
import { freezeProfile, frozenReport, type StoredReport } from './report-snapshot.server.ts';
import type { CreateReport, Report, ReportSnapshot } from './report.schema.ts';
import { reportTables } from './report.texts.ts';

/** Raised with every change of the rules, so that a stored report names those it was made by. */
const REPORT_RULES_VERSION = 1;

function asReport(stored: StoredReport): Report {
  const frozen = frozenReport(stored);
  const { snapshot: _, ...report } = stored;
  return {
    ...report,
    model: buildReportModel(frozen.snapshot),
    document: buildReportDocument(frozen, reportTables(frozen.language), ''),
  };
}

/** Somebody else's report is `not_found`, as one that never was. */
export async function requireOwnReport(ctx: ServiceContext, id: number): Promise<StoredReport> {
  const [stored] = await ctx.db
    .select(getTableColumns(reports))
    .from(reports)
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .where(and(eq(reports.id, id), eq(companies.userId, ctx.user.id)));
  if (!stored) throw new AppError('not_found');
  return stored;
}

/** The report of a company, or null where there is none yet (api.md). */
export async function findReport(ctx: ServiceContext, companyId: number): Promise<Report | null> {
  await requireOwnCompany(ctx, companyId);
  const [row] = await ctx.db.select().from(reports).where(eq(reports.companyId, companyId));
  return row ? asReport(row) : null;
}

/**
 * The profile as a report would be made from now. 422 `report_not_ready` names what it lacks; 409 `report_exists` carries the
 * id of the report that is there already.
 */
export async function requireReportReady(ctx: ServiceContext, companyId: number): Promise<ReportSnapshot> {
  const frozen = await freezeProfile(ctx, companyId);
  const [existing] = await ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.companyId, companyId));
  if (existing) throw new AppError('report_exists', { extra: { id: existing.id } });
  const missing = missingParts({
    products: frozen.products.length,
    departments: frozen.departments.length,
    problems: frozen.problems.length,
    strengths: frozen.strengths.length,
  });
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((part) => [part, `consulting:report.missing.${part}`]));
    throw new AppError('report_not_ready', { fields });
  }
  return frozen;
}

/**
 * Stores the texts as sent and freezes the profile, the rule version and a content hash in the same transaction
 * (product.md section 5). Texts that the configured model wrote are marked as its own, whatever the caller says of them.
 */
export async function createReport(ctx: ServiceContext, input: CreateReport): Promise<Report> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const frozen = await requireReportReady(inside, input.companyId);
    const language = input.language ?? ctx.locale;
    const snapshot = JSON.stringify(frozen);
    const { analysis, recommendations, aiArchitecture, companyId } = input;
    const texts = { analysis, recommendations, aiArchitecture };
    const writerModel = await polishedBy(inside, companyId, { language, texts, snapshot: frozen });
    const [created] = await tx
      .insert(reports)
      .values({
        analysis,
        recommendations,
        aiArchitecture,
        language,
        snapshot,
        rulesVersion: REPORT_RULES_VERSION,
        writer: writerModel === null ? 'rules' : 'model',
        writerModel,
        contentHash: contentHash(
          analysis,
          recommendations,
          aiArchitecture,
          language,
          String(REPORT_RULES_VERSION),
          snapshot,
        ),
        createdAt: ctx.now.toISOString(),
        companyId,
      })
      .returning();
    if (!created) throw new AppError('internal');
    return asReport(created);
  });
}
