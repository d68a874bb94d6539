import { eq, sql } from 'drizzle-orm';
import { companies, reportDrafts, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { loadOverrides } from '#features/consulting/report/catalogue/catalogue.server.ts';
import { workspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot, ReportTexts } from '#features/consulting/report/report.schema.ts';
import { composeReport } from './compose.rules.ts';
import { storedEdits } from './draft.schema.ts';
import type { BlockEdit } from './draft.schema.ts';
import type { ComposedReport } from './draft.types.ts';
import { readFace } from './face.server.ts';

export type StoredDraft = { language: Locale; edits: BlockEdit[] };

/** When profile or draft last changed; every change of either moves it (triggers of migration 0028). */
export async function contentUpdatedAt(ctx: ServiceContext, companyId: number): Promise<string> {
  const [found] = await ctx
    .rows(companies)
    .select({ at: sql<string>`coalesce(${companies.contentUpdatedAt}, ${companies.updatedAt})` })
    .where(eq(companies.id, companyId));
  if (!found) throw new AppError('company_not_found');
  return found.at;
}

/** Throws `report_exists` with the id of the report, which no draft changes any more. */
export async function requireNoReport(ctx: ServiceContext, companyId: number): Promise<void> {
  const [existing] = await ctx
    .rows(reports)
    .select({ id: reports.id })
    .where(eq(reports.companyId, companyId));
  if (existing) throw new AppError('report_exists', { extra: { id: existing.id } });
}

/** JSON that does not fit is as good as no edit: the page shows the computed report. */
function readEdits(blocks: string): BlockEdit[] {
  try {
    return storedEdits.parse(JSON.parse(blocks));
  } catch {
    return [];
  }
}

export async function storedDraft(ctx: ServiceContext, companyId: number): Promise<StoredDraft | null> {
  const [row] = await ctx.rows(reportDrafts).select().where(eq(reportDrafts.companyId, companyId));
  if (!row) return null;
  const language = LOCALES.find((locale) => locale === row.language) ?? LOCALES[0];
  return { language, edits: readEdits(row.blocks) };
}

export type ComposeCall = {
  snapshot: ReportSnapshot;
  language: Locale;
  edits: readonly BlockEdit[];
  isDraft: boolean;
  given?: ReportTexts;
};

/** Parts of a report besides the profile: the firm's own figures and interventions, and its face. */
export async function readSources(ctx: ServiceContext, companyId: number) {
  const [overrides, face, { own }] = await Promise.all([
    loadOverrides(ctx.db),
    readFace(ctx, companyId),
    workspaceCatalogue(ctx),
  ]);
  return { overrides, face, own };
}

/** Composes the report with everything that the rules are given: catalogue, words and the firm's face. */
export function composeFor(
  { now }: Pick<ServiceContext, 'now'>,
  { overrides, face, own }: Awaited<ReturnType<typeof readSources>>,
  { isDraft, language, ...rest }: ComposeCall,
): ComposedReport {
  return composeReport({
    ...rest,
    ...reportSources(language, overrides, own),
    face: face(language, isDraft),
    madeAt: now.toISOString(),
  });
}
