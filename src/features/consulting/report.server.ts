import { asc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { departments, problems, products, reports, strengths } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnCompany } from './company.server.ts';
import { buildReportModel } from './report-model.rules.ts';
import { missingParts } from './report-readiness.rules.ts';
import type { CreateReport, Report, ReportSnapshot } from './report.schema.ts';

/** Raised with every change of the rules, so that a stored report names those it was made by. */
const REPORT_RULES_VERSION = 1;

type StoredReport = typeof reports.$inferSelect;

function withModel({ snapshot, ...report }: StoredReport): Report {
  // The text was written by `freezeProfile` below and cannot change since (triggers), so its shape is known.
  const frozen = JSON.parse(snapshot) as ReportSnapshot;
  return { ...report, model: buildReportModel(frozen) };
}

/** The profile as the rules read it, rows in the order in which they are shown. */
export async function freezeProfile(ctx: ServiceContext, companyId: number): Promise<ReportSnapshot> {
  const { id, name, sector, size, structure } = await requireOwnCompany(ctx, companyId);
  const { db } = ctx;
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
      .orderBy(asc(products.id)),
    departments: await db
      .select({
        id: departments.id,
        name: departments.name,
        function: departments.function,
        digitalizationLevel: departments.digitalizationLevel,
      })
      .from(departments)
      .where(eq(departments.companyId, companyId))
      .orderBy(asc(departments.id)),
    problems: await db
      .select({ id: problems.id, description: problems.description, priority: problems.priority })
      .from(problems)
      .where(eq(problems.companyId, companyId))
      .orderBy(asc(problems.id)),
    strengths: await db
      .select({ id: strengths.id, description: strengths.description, impact: strengths.impact })
      .from(strengths)
      .where(eq(strengths.companyId, companyId))
      .orderBy(asc(strengths.id)),
  };
}

/** The report of a company, or null where there is none yet (api.md). */
export async function findReport(ctx: ServiceContext, companyId: number): Promise<Report | null> {
  await requireOwnCompany(ctx, companyId);
  const [row] = await ctx.db.select().from(reports).where(eq(reports.companyId, companyId));
  return row ? withModel(row) : null;
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
    return withModel(created);
  });
}

/** SHA-256 over the parts with their lengths, so that no text can move from one part into the next unseen. */
function contentHash(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
