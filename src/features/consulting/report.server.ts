import { and, eq, getTableColumns } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { companies, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnCompany } from './company.server.ts';
import { buildReportDocument } from './report-document.rules.ts';
import { buildReportModel } from './report-model.rules.ts';
import { missingParts } from './report-readiness.rules.ts';
import { freezeProfile, frozenReport, type StoredReport } from './report-snapshot.server.ts';
import type { CreateReport, Report } from './report.schema.ts';
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
 * Stores the texts as sent and freezes the profile, the rule version and a content hash in the same transaction
 * (product.md section 5). 422 names what the profile lacks; 409 carries the id of the report that is there already.
 */
export async function createReport(ctx: ServiceContext, input: CreateReport): Promise<Report> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const frozen = await freezeProfile(inside, input.companyId);
    const [existing] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(eq(reports.companyId, input.companyId));
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
    const language = input.language ?? ctx.locale;
    const snapshot = JSON.stringify(frozen);
    const { analysis, recommendations, aiArchitecture, companyId } = input;
    const [created] = await tx
      .insert(reports)
      .values({
        analysis,
        recommendations,
        aiArchitecture,
        language,
        snapshot,
        rulesVersion: REPORT_RULES_VERSION,
        contentHash: contentHash([
          analysis,
          recommendations,
          aiArchitecture,
          language,
          String(REPORT_RULES_VERSION),
          snapshot,
        ]),
        createdAt: ctx.now.toISOString(),
        companyId,
      })
      .returning();
    if (!created) throw new AppError('internal');
    return asReport(created);
  });
}

/** SHA-256 over the parts with their lengths, so that no text can move from one part into the next unseen. */
function contentHash(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
