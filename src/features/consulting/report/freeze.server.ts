import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { nextId } from '#db/next-id.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { companies, reportDrafts, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import {
  composeFor,
  contentUpdatedAt,
  readSources,
  requireNoReport,
  storedDraft,
} from './draft/compose.server.ts';
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
import type { CreateReport, Report, ReportTexts } from './report.schema.ts';
import { freezeProfile } from './snapshot.server.ts';
import { reportWords } from './text/words.rules.ts';
import { enteredBefore, startTracking } from '#features/consulting/tracker/track-report.server.ts';
import type { Settings } from '#kernel/config/config.ts';

/** Increased with every change of what is stored; 2: the document itself, as it was composed. */
const REPORT_RULES_VERSION = 3;

/** Everything that a freeze reads, at once. */
type Read = Awaited<ReturnType<typeof readForFreeze>>;

async function readForFreeze(ctx: ServiceContext, companyId: number) {
  const [company, , snapshot, changedAt, draft, sources, entered, reportId] = await allInOrder([
    requireOwnCompany(ctx, companyId),
    requireNoReport(ctx, companyId),
    freezeProfile(ctx, companyId),
    contentUpdatedAt(ctx, companyId),
    storedDraft(ctx, companyId),
    readSources(ctx, companyId),
    enteredBefore(ctx, companyId),
    nextId(ctx.db, reports),
  ]);
  requireFreezable(company, snapshot);
  return { companyId, snapshot, changedAt, draft, sources, entered, reportId };
}

type Frozen = {
  language: Locale;
  edits: readonly BlockEdit[];
  given?: ReportTexts;
  writer?: ReportWriter;
  writerModel?: string | null;
};

/**
 * Composes the report and stores it with a hash over all of it; its draft has served. Call in a transaction. Returns how
 * the answer is read.
 */
async function store(ctx: ServiceContext, read: Read, frozen: Frozen): Promise<() => Promise<Report>> {
  const { companyId, snapshot, sources, entered, reportId: id } = read;
  const { language, edits, given, writer = 'rules', writerModel = null } = frozen;
  const createdAt = ctx.now.toISOString();
  const composed = composeFor(ctx, sources, {
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
  await ctx.db.insert(reports).values({
    id,
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
  });
  await startTracking(ctx, id, composed, entered);
  await ctx.db.delete(reportDrafts).where(eq(reportDrafts.companyId, companyId));
  // The end of the draft is no change of the profile: what changes from here on came after the report.
  await ctx.db.update(companies).set({ contentUpdatedAt: createdAt }).where(eq(companies.id, companyId));
  return async () => {
    const report = await answeredReport(ctx, companyId);
    if (!report) throw new AppError('internal');
    return report;
  };
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
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const read = await readForFreeze(inside, companyId);
    const { draft, changedAt } = read;
    await requireFresh(inside, companyId, input.updatedAt, changedAt);
    const language = input.language ?? draft?.language ?? ctx.locale;
    const edits = draft?.edits ?? [];
    if (draft && draft.language !== language && edits.some(({ own }) => own !== null))
      throw new AppError('draft_language');
    return store(inside, read, { language, edits });
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
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const read = await readForFreeze(inside, input.companyId);
    const language = input.language ?? ctx.locale;
    const { analysis, recommendations, aiArchitecture, writer = 'rules' } = input;
    if (writer === 'model' && !settings) throw new AppError('model_not_configured');
    const writerModel =
      writer === 'model' && settings
        ? await requirePolished(inside, settings, read.snapshot, language, input)
        : null;
    const given = { analysis, recommendations, aiArchitecture };
    return store(inside, read, { language, edits: [], given, writer, writerModel });
  });
}
