import { eq } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { allInOrder } from '#shared/all-in-order.ts';
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
  const { document, blocks, labels, figures } = composeFor(ctx, sources, { ...call, isDraft: true });
  const { problems, actions, totals } = figures;
  return {
    language: call.language,
    blocks: withOrphans(blocks, call.edits),
    updatedAt,
    labels,
    document,
    figures: { problems, actions, totals },
  };
}

/**
 * Derives the draft and stores nothing (api.md). `language` is that of a draft that is not stored yet; default is the
 * caller's. Errors: 409 `report_exists`, 422 naming what the profile lacks.
 */
export async function readDraft(ctx: ServiceContext, companyId: number, language?: Locale): Promise<Draft> {
  // Read first: what changes meanwhile makes the draft stale, and never the other way round.
  const updatedAt = await contentUpdatedAt(ctx, companyId);
  const [, snapshot, draft, sources] = await allInOrder([
    requireNoReport(ctx, companyId),
    freezeProfile(ctx, companyId),
    storedDraft(ctx, companyId),
    readSources(ctx, companyId),
  ]);
  requireReady(snapshot);
  const stored = draft ?? { language: language ?? ctx.locale, edits: [] };
  return derive(ctx, sources, { snapshot, updatedAt, ...stored });
}

/** Throws `stale` with the current draft where draft or profile have changed since `read`. */
export async function requireFresh(
  ctx: ServiceContext,
  companyId: number,
  read: string,
  changedAt: string,
): Promise<void> {
  if (read !== changedAt)
    throw new AppError('stale', { extra: { current: await readDraft(ctx, companyId) } });
}

/** Stores what the consultant changed. Errors: those of `readDraft`; 409 `stale` with the current draft. */
export async function writeDraft(ctx: ServiceContext, companyId: number, input: PutDraft): Promise<Draft> {
  const { language, blocks, updatedAt: read } = input;
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const [, , snapshot, changedAt, stored, sources] = await allInOrder([
      requireOwnCompany(inside, companyId),
      requireNoReport(inside, companyId),
      freezeProfile(inside, companyId),
      contentUpdatedAt(inside, companyId),
      storedDraft(inside, companyId),
      readSources(inside, companyId),
    ]);
    requireReady(snapshot);
    if (read !== undefined) await requireFresh(inside, companyId, read, changedAt);
    const computed = composeFor(ctx, sources, { snapshot, language, edits: [], isDraft: true });
    const edits = editsOf(blocks, stored?.edits ?? [], computed.blocks);
    const at = ctx.now.toISOString();
    const row = { language, blocks: JSON.stringify(edits), updatedAt: at };
    await tx
      .insert(reportDrafts)
      .values({ ...row, companyId, createdAt: at })
      .onConflictDoUpdate({ target: reportDrafts.companyId, set: row });
    return async () => {
      const updatedAt = await contentUpdatedAt(inside, companyId);
      return derive(ctx, sources, { snapshot, updatedAt, language, edits });
    };
  });
}

/** Puts everything back to the computed report. */
export async function deleteDraft(ctx: ServiceContext, companyId: number): Promise<void> {
  await requireOwnCompany(ctx, companyId);
  await ctx.db.delete(reportDrafts).where(eq(reportDrafts.companyId, companyId));
}
