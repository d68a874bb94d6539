import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { companies, reportDrafts, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { requireNoOpenLetter } from '#features/consulting/analyst/open-letter.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { composeFor, readSources, requireNoReport, storedDraft } from './draft/compose.server.ts';
import { requireFresh } from './draft/draft.server.ts';
import type { FreezeDraft } from './draft/draft.schema.ts';
import type { BlockEdit } from './draft/draft.schema.ts';
import { writeParts } from './draft/stored-parts.server.ts';
import { writerNoteOf } from './document/document.rules.ts';
import type { ReportWriter } from './document/parts.values.ts';
import { requirePolished } from './polish.server.ts';
import { requireFreezable } from './readiness.server.ts';
import { answeredReport } from './report.server.ts';
import { reportTables } from './report.texts.ts';
import type { CreateReport, Report, ReportSnapshot, ReportTexts } from './report.schema.ts';
import { snapshotOf } from './snapshot.server.ts';
import { reportWords } from './text/words.rules.ts';
import { enteredBefore, startTracking } from '#features/consulting/tracker/track-report.server.ts';
import type { Settings } from '#kernel/config/config.ts';

/** Increased with every change of what is stored; 2: the document itself, as it was composed. */
const REPORT_RULES_VERSION = 6;

/** Returns the profile as the report holds it. */
async function freezableProfile(ctx: ServiceContext, companyId: number): Promise<ReportSnapshot> {
  const company = await requireOwnCompany(ctx, companyId);
  await requireNoReport(ctx, companyId);
  const snapshot = await snapshotOf(ctx, company);
  requireFreezable(company, snapshot);
  return snapshot;
}

type Frozen = {
  snapshot: ReportSnapshot;
  language: Locale;
  edits: readonly BlockEdit[];
  given?: ReportTexts;
  writer?: ReportWriter;
  writerModel?: string | null;
};

/** Composes the report and stores it with a hash over all of it; its draft has served. */
async function store(ctx: ServiceContext, companyId: number, frozen: Frozen): Promise<Report> {
  const { snapshot, language, edits, given, writer = 'rules', writerModel = null } = frozen;
  const createdAt = ctx.now.toISOString();
  const composed = composeFor(ctx, await readSources(ctx, companyId), {
    snapshot,
    language,
    edits,
    isDraft: false,
    ...(given && { given }),
  });
  const layout = reportWords(reportTables(language).layout, language);
  const document = {
    ...composed.document,
    writer,
    writerNote: writerNoteOf({ writer, writerModel }, layout),
  };
  const { analysis, recommendations, aiArchitecture } = given ?? composed.texts;
  const profile = JSON.stringify(snapshot);
  const parts = writeParts({ ...composed, document }, snapshot);
  const [stored] = await ctx
    .rows(reports)
    .insert({
      analysis,
      recommendations,
      aiArchitecture,
      language,
      snapshot: profile,
      parts,
      rulesVersion: REPORT_RULES_VERSION,
      contentHash: contentHash([
        analysis,
        recommendations,
        aiArchitecture,
        language,
        String(REPORT_RULES_VERSION),
        profile,
        parts,
      ]),
      writer,
      writerModel,
      createdAt,
      companyId,
    })
    .returning({ id: reports.id });
  if (!stored) throw new AppError('internal');
  await startTracking(
    ctx,
    stored.id,
    { ...composed, snapshot, language },
    await enteredBefore(ctx, companyId),
  );
  await ctx.rows(reportDrafts).delete().where(eq(reportDrafts.companyId, companyId));
  // The end of the draft is no change of the profile: what changes from here on came after the report.
  await ctx.rows(companies).update({ contentUpdatedAt: createdAt }).where(eq(companies.id, companyId));
  const report = await answeredReport(ctx, companyId);
  if (!report) throw new AppError('internal');
  return report;
}

/** SHA-256 over the parts with their lengths, so that text moved from one part to the next changes the hash. */
function contentHash(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/**
 * Stores the draft as the report, once (D22). Errors: 409 `report_exists`, `stale` where draft or profile have changed
 * since `updatedAt`, `model_text_open` while a model's letter waits for a person, `draft_language` where a text of the consultant's is in another language; 422 for what the profile
 * lacks.
 */
export async function freezeDraft(
  ctx: ServiceContext,
  companyId: number,
  input: FreezeDraft,
): Promise<Report> {
  const snapshot = await freezableProfile(ctx, companyId);
  await requireFresh(ctx, companyId, input.updatedAt);
  await requireNoOpenLetter(ctx, companyId);
  const draft = await storedDraft(ctx, companyId);
  const language = input.language ?? draft?.language ?? ctx.locale;
  const edits = draft?.edits ?? [];
  if (draft && draft.language !== language && edits.some(({ own }) => own !== null))
    throw new AppError('draft_language');
  return store(ctx, companyId, { snapshot, language, edits });
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
  const snapshot = await freezableProfile(ctx, input.companyId);
  const language = input.language ?? ctx.locale;
  const { analysis, recommendations, aiArchitecture, writer = 'rules' } = input;
  if (writer === 'model' && !settings) throw new AppError('model_not_configured');
  const writerModel =
    writer === 'model' && settings ? await requirePolished(ctx, settings, snapshot, language, input) : null;
  const given = { analysis, recommendations, aiArchitecture };
  return store(ctx, input.companyId, { snapshot, language, edits: [], given, writer, writerModel });
}
