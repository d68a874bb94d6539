import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { companies, reports, reportShares, users } from '#db/schema/index.ts';
import { isShownPublicly, refuseDemo } from '#features/accounts/public-owner.server.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { hashSecret, isSecret, newSecret } from '#kernel/secrets.ts';
import { LIST_LIMIT, type Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import type { Report } from './report.schema.ts';
import { movedFactsOf } from './compliance/moved-facts.server.ts';
import type { FrozenReport } from '#features/consulting/report/document/document.rules.ts';
import type { CreateShare, NewReportShare, ReportShare } from './share.schema.ts';
import type { ShareState } from './share.values.ts';
import { findSuccessor, versionOfCompany } from '#features/consulting/companies/versions.server.ts';
import { frozenReport } from './snapshot.server.ts';
import { requireOwnReport } from './report.server.ts';

const DAY_MS = 86_400_000;

type StoredShare = typeof reportShares.$inferSelect;

const stateOf = ({ revokedAt, expiresAt }: StoredShare, now: Date): ShareState =>
  revokedAt !== null ? 'revoked' : expiresAt <= now.toISOString() ? 'expired' : 'open';

const asShare = (stored: StoredShare, now: Date): ReportShare => {
  const { id, createdAt, expiresAt, revokedAt, views, lastViewedAt } = stored;
  return { id, createdAt, expiresAt, revokedAt, views, lastViewedAt, state: stateOf(stored, now) };
};

/**
 * Creates a read-only link (product.md section 5). Only this response contains its secret; its hash is stored. Errors:
 * `not_found`, `demo_preview_only`.
 */
export async function createShare(
  ctx: ServiceContext,
  reportId: number,
  { days }: CreateShare,
  siteUrl: string,
): Promise<NewReportShare> {
  await requireOwnReport(ctx, reportId);
  await refuseDemo(ctx);
  const token = newSecret();
  const [created] = await ctx
    .rows(reportShares)
    .insert({
      reportId,
      tokenHash: hashSecret(token),
      createdAt: ctx.now.toISOString(),
      expiresAt: new Date(ctx.now.getTime() + days * DAY_MS).toISOString(),
    })
    .returning();
  if (!created) throw new AppError('internal');
  return { ...asShare(created, ctx.now), url: `${siteUrl}/r/${token}` };
}

export async function listShares(ctx: ServiceContext, reportId: number): Promise<Page<ReportShare>> {
  await requireOwnReport(ctx, reportId);
  const rows = await ctx
    .rows(reportShares)
    .select()
    .where(eq(reportShares.reportId, reportId))
    .orderBy(desc(reportShares.id))
    .limit(LIST_LIMIT.max);
  return { items: rows.map((row) => asShare(row, ctx.now)), nextCursor: null };
}

/** Revokes one link of the report, or all of them. A link of another report is `not_found`. */
export async function revokeShares(
  ctx: ServiceContext,
  reportId: number,
  linkId: number | undefined,
): Promise<void> {
  await requireOwnReport(ctx, reportId);
  const shares = ctx.rows(reportShares);
  const meant = and(
    eq(reportShares.reportId, reportId),
    linkId === undefined ? undefined : eq(reportShares.id, linkId),
  );
  if (linkId !== undefined && (await shares.count(meant)) === 0) throw new AppError('not_found');
  await shares.update({ revokedAt: ctx.now.toISOString() }).where(and(meant, isNull(reportShares.revokedAt)));
}

/**
 * The correction that replaced a shared report. Only the hash of a link is stored, so the old link leads to it
 * (`?corrected`) while the owner shares the correction itself.
 */
export type SharedSuccessor = { reportId: number; version: string; createdAt: string; isShared: boolean };

async function successorOf(
  db: PublicContext['db'],
  companyId: number,
  now: Date,
): Promise<SharedSuccessor | null> {
  const successor = await findSuccessor(db, companyId);
  if (!successor) return null;
  const { reportId, createdAt } = successor;
  const live = and(
    eq(reportShares.reportId, reportId),
    isNull(reportShares.revokedAt),
    gt(reportShares.expiresAt, now.toISOString()),
  );
  const version = await versionOfCompany(db, successor.companyId);
  return { reportId, version, createdAt, isShared: (await everyRow(db, reportShares).count(live)) > 0 };
}

export type SharedReport =
  | {
      state: 'open';
      shareId: number;
      reportId: number;
      expiresAt: string;
      report: FrozenReport;
      supersededBy: SharedSuccessor | null;
      movedFacts: Report['movedFacts'];
    }
  | { state: 'expired' | 'revoked' };

/**
 * Returns the shared report, or the correction that replaced it where that is wanted and shared too; null for an unknown
 * link and while the account is disabled.
 */
export async function openShare(
  { db, now }: PublicContext,
  token: string,
  wantsCorrected = false,
): Promise<SharedReport | null> {
  if (!isSecret(token)) return null;
  const [found] = await everyRow(db, reportShares)
    .select({ share: reportShares, report: reports })
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(reportShares.tokenHash, hashSecret(token)), isShownPublicly()));
  if (!found) return null;
  const state = stateOf(found.share, now);
  if (state !== 'open') return { state };
  const { id: shareId, expiresAt } = found.share;
  const supersededBy = await successorOf(db, found.report.companyId, now);
  if (wantsCorrected && supersededBy?.isShared) {
    const [corrected] = await everyRow(db, reports).select().where(eq(reports.id, supersededBy.reportId));
    if (corrected) {
      const report = frozenReport(corrected);
      return {
        state,
        shareId,
        expiresAt,
        reportId: corrected.id,
        report,
        supersededBy: null,
        movedFacts: movedFactsOf(report, now),
      };
    }
  }
  const report = frozenReport(found.report);
  return {
    state,
    shareId,
    expiresAt,
    reportId: found.report.id,
    report,
    supersededBy,
    movedFacts: movedFactsOf(report, now),
  };
}

/** Of a link that was opened with its secret. */
export async function countView({ db, now }: PublicContext, shareId: number): Promise<void> {
  await everyRow(db, reportShares)
    .update({ views: sql`${reportShares.views} + 1`, lastViewedAt: now.toISOString() })
    .where(eq(reportShares.id, shareId));
}
