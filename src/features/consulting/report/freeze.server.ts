import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { companies, reportDrafts, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { composeFor, requireNoReport, storedDraft } from './draft/compose.server.ts';
import { requireFresh } from './draft/draft.server.ts';
import type { FreezeDraft } from './draft/draft.schema.ts';
import type { BlockEdit } from './draft/draft.types.ts';
import { writeParts } from './draft/stored-parts.server.ts';
import { writerNoteOf } from './document/document.rules.ts';
import type { ReportWriter } from './document/parts.values.ts';
import { requirePolished } from './polish.server.ts';
import { requireFreezable } from './readiness.server.ts';
import { answeredReport } from './report.server.ts';
import { reportTables } from './report.texts.ts';
import type { CreateReport, Report, ReportSnapshot, ReportTexts } from './report.schema.ts';
import { freezeProfile, type StoredReport } from './snapshot.server.ts';
import { reportWords } from './text/words.rules.ts';
import { startTracking } from '#features/consulting/tracker/track-report.server.ts';
import type { Settings } from '#server/config/config.ts';

/** Increased with every change of what is stored; 2: the document itself, as it was composed. */
const REPORT_RULES_VERSION = 2;

type Frozen = {
  companyId: number;
  snapshot: ReportSnapshot;
  language: Locale;
  edits: readonly BlockEdit[];
  given?: ReportTexts;
  writer?: ReportWriter;
  writerModel?: string | null;
};

/** Composes the report and stores it with a hash over all of it; its draft has served. Call in a transaction. */
async function store(ctx: ServiceContext, frozen: Frozen): Promise<StoredReport> {
  const { companyId, snapshot, language, edits, given, writer = 'rules', writerModel = null } = frozen;
  const composed = await composeFor(ctx, {
    companyId,
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
  const [created] = await ctx.db
    .insert(reports)
    .values({
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
      createdAt: ctx.now.toISOString(),
      companyId,
    })
    .returning();
  if (!created) throw new AppError('internal');
  await startTracking(ctx, created, composed);
  await ctx.db.delete(reportDrafts).where(eq(reportDrafts.companyId, companyId));
  // The end of the draft is no change of the profile: what changes from here on came after the report.
  await ctx.db
    .update(companies)
    .set({ contentUpdatedAt: created.createdAt })
    .where(eq(companies.id, companyId));
  return created;
}

/** SHA-256 over the parts with their lengths, so that text moved from one part to the next changes the hash. */
function contentHash(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/**
 * Stores the draft as the report, once (D22). Errors: 409 `report_exists`, `stale` where draft or profile have changed
 * since `updatedAt`, `draft_language` where a text of the consultant's is in another language; 422 for what the profile
 * lacks.
 */
export async function freezeDraft(
  ctx: ServiceContext,
  companyId: number,
  input: FreezeDraft,
): Promise<Report> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireOwnCompany(inside, companyId);
    await requireNoReport(inside, companyId);
    const snapshot = await freezeProfile(inside, companyId);
    await requireFreezable(inside, companyId, snapshot);
    await requireFresh(inside, companyId, input.updatedAt);
    const draft = await storedDraft(inside, companyId);
    const language = input.language ?? draft?.language ?? ctx.locale;
    const edits = draft?.edits ?? [];
    if (draft && draft.language !== language && edits.some(({ own }) => own !== null))
      throw new AppError('draft_language');
    return answeredReport(inside, await store(inside, { companyId, snapshot, language, edits }));
  });
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
    const snapshot = await freezeProfile(inside, input.companyId);
    await requireNoReport(inside, input.companyId);
    await requireFreezable(inside, input.companyId, snapshot);
    const language = input.language ?? ctx.locale;
    const { analysis, recommendations, aiArchitecture, companyId, writer = 'rules' } = input;
    if (writer === 'model' && !settings) throw new AppError('model_not_configured');
    const writerModel =
      writer === 'model' && settings
        ? await requirePolished(inside, settings, snapshot, language, input)
        : null;
    const given = { analysis, recommendations, aiArchitecture };
    const stored = { companyId, snapshot, language, edits: [], given, writer, writerModel };
    return answeredReport(inside, await store(inside, stored));
  });
}
