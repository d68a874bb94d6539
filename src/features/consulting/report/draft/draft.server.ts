import { eq } from 'drizzle-orm';
import { reportDrafts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { requireReady } from '#features/consulting/report/readiness.server.ts';
import { freezeProfile } from '#features/consulting/report/snapshot.server.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import {
  composeFor,
  contentUpdatedAt,
  readSources,
  requireNoReport,
  storedDraft,
  type StoredDraft,
} from './compose.server.ts';
import { editsOf, withOrphans } from './draft-edits.rules.ts';
import type { Draft, PutDraft } from './draft.schema.ts';

type Sources = Awaited<ReturnType<typeof readSources>>;
type Derived = { snapshot: ReportSnapshot; updatedAt: string } & StoredDraft;

function derive(ctx: ServiceContext, sources: Sources, { updatedAt, ...call }: Derived): Draft {
  const { document, blocks, labels, figures, subjects, openPoints } = composeFor(ctx, sources, {
    ...call,
    isDraft: true,
  });
  const { problems, actions, totals } = figures;
  return {
    language: call.language,
    blocks: withOrphans(blocks, call.edits),
    updatedAt,
    labels,
    document,
    figures: { problems, actions, totals },
    subjects,
    openPoints,
  };
}

/**
 * Derives the draft and stores nothing (api.md). `language` is that of a draft that is not stored yet; default is the
 * caller's. Errors: 409 `report_exists`, 422 naming what the profile lacks.
 */
export async function readDraft(ctx: ServiceContext, companyId: number, language?: Locale): Promise<Draft> {
  // Read first: what changes meanwhile makes the draft stale, and never the other way round.
  const updatedAt = await contentUpdatedAt(ctx, companyId);
  const [snapshot, found, sources] = await Promise.all([
    freezeProfile(ctx, companyId),
    storedDraft(ctx, companyId),
    readSources(ctx, companyId),
    requireNoReport(ctx, companyId),
  ]);
  requireReady(snapshot);
  const stored = found ?? { language: language ?? ctx.locale, edits: [] };
  return derive(ctx, sources, { snapshot, updatedAt, ...stored });
}

/** Throws `stale` with the current draft where draft or profile have changed since `read`. */
export async function requireFresh(ctx: ServiceContext, companyId: number, read: string): Promise<void> {
  if (read !== (await contentUpdatedAt(ctx, companyId)))
    throw new AppError('stale', { extra: { current: await readDraft(ctx, companyId) } });
}

/** Stores what the consultant changed. Errors: those of `readDraft`; 409 `stale` with the current draft. */
export async function writeDraft(ctx: ServiceContext, companyId: number, input: PutDraft): Promise<Draft> {
  const { language, blocks, updatedAt: read } = input;
  await requireNoReport(ctx, companyId);
  const snapshot = await freezeProfile(ctx, companyId);
  requireReady(snapshot);
  if (read !== undefined) await requireFresh(ctx, companyId, read);
  const [sources, stored] = await Promise.all([readSources(ctx, companyId), storedDraft(ctx, companyId)]);
  const computed = composeFor(ctx, sources, { snapshot, language, edits: [], isDraft: true });
  const edits = editsOf(blocks, stored?.edits ?? [], computed.blocks);
  const at = ctx.now.toISOString();
  const row = { language, blocks: JSON.stringify(edits), updatedAt: at };
  await ctx
    .rows(reportDrafts)
    .insert({ ...row, companyId, createdAt: at })
    .onConflictDoUpdate({ target: reportDrafts.companyId, set: row });
  const updatedAt = await contentUpdatedAt(ctx, companyId);
  return derive(ctx, sources, { snapshot, updatedAt, language, edits });
}

/** Puts everything back to the computed report. */
export async function deleteDraft(ctx: ServiceContext, companyId: number): Promise<void> {
  await requireOwnCompany(ctx, companyId);
  await ctx.rows(reportDrafts).delete().where(eq(reportDrafts.companyId, companyId));
}
