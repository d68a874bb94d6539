import { and, eq, getTableColumns } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { companies, reports } from '#db/schema/index.ts';
import type { Settings } from '#server/config/config.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { buildReportDocument } from '#features/consulting/report/document/document.rules.ts';
import { buildReportModel } from '#features/consulting/report/document/model.rules.ts';
import { requirePolished } from './polish.server.ts';
import { requireReady } from './readiness.server.ts';
import { asShown } from '#features/consulting/report/document/screen.rules.ts';
import { freezeProfile, frozenReport, type StoredReport } from './snapshot.server.ts';
import type { CreateReport, Report } from './report.schema.ts';
import { reportTables } from './report.texts.ts';

/** Increased with every change of the rules; stored with each report. */
const REPORT_RULES_VERSION = 1;

function asReport(stored: StoredReport): Report {
  const frozen = frozenReport(stored);
  const { snapshot: _, ...report } = stored;
  return {
    ...report,
    model: buildReportModel(frozen.snapshot),
    document: buildReportDocument(asShown(frozen), reportTables(frozen.language), ''),
  };
}

/** Throws `not_found` for another user's report and for a missing one. */
export async function requireOwnReport(ctx: ServiceContext, id: number): Promise<StoredReport> {
  const [stored] = await ctx.db
    .select(getTableColumns(reports))
    .from(reports)
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .where(and(eq(reports.id, id), eq(companies.userId, ctx.user.id)));
  if (!stored) throw new AppError('not_found');
  return stored;
}

/** Returns the report of a company, or null before the first one (api.md). */
export async function findReport(ctx: ServiceContext, companyId: number): Promise<Report | null> {
  await requireOwnCompany(ctx, companyId);
  const [row] = await ctx.db.select().from(reports).where(eq(reports.companyId, companyId));
  return row ? asReport(row) : null;
}

/**
 * Stores the texts as sent and freezes the profile, the rule version and a content hash in the same transaction
 * (product.md section 5). A model's sentences are labelled, and accepted only if they keep every fact. Errors: 422
 * names what the profile lacks; 409 has the id of the existing report.
 */
export async function createReport(
  ctx: ServiceContext,
  input: CreateReport,
  settings?: Pick<Settings, 'ai' | 'secrets'>,
): Promise<Report> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const frozen = await freezeProfile(inside, input.companyId);
    const [existing] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(eq(reports.companyId, input.companyId));
    if (existing) throw new AppError('report_exists', { extra: { id: existing.id } });
    requireReady(frozen);
    const language = input.language ?? ctx.locale;
    const { analysis, recommendations, aiArchitecture, companyId, writer = 'rules' } = input;
    if (writer === 'model' && !settings) throw new AppError('model_not_configured');
    const writerModel =
      writer === 'model' && settings
        ? await requirePolished(inside, settings, frozen, language, input)
        : null;
    const snapshot = JSON.stringify(frozen);
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
        writer,
        writerModel,
        createdAt: ctx.now.toISOString(),
        companyId,
      })
      .returning();
    if (!created) throw new AppError('internal');
    return asReport(created);
  });
}

/** SHA-256 over the parts with their lengths, so that text moved from one part to the next changes the hash. */
function contentHash(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
