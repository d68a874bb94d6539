import { and, eq, getTableName, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { commitWithLast } from '#db/commit-with-last.ts';
import {
  companies,
  companyLogos,
  profileProposals,
  questionnaireAnswers,
  questionnaires,
  reportActionReadings,
  reportActions,
  reportDrafts,
  reportFiles,
  reports,
  reportShares,
} from '#db/schema/index.ts';
import { keepDeleted, takeDeleted } from '#features/accounts/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { TABLES, tableOf, type Row } from './company-rows.server.ts';
import type { RowKind } from '#features/consulting/profile/row-fields.values.ts';
import { requireOwnCompany } from './company.server.ts';
import { COUNT_COLUMNS } from '#features/consulting/profile/profile.values.ts';
import type { Company } from './company.schema.ts';

type Kept = {
  company: typeof companies.$inferSelect;
  rows: { [K in RowKind]: Row<K>[] };
  reports: (typeof reports.$inferSelect)[];
  shares: (typeof reportShares.$inferSelect)[];
  /** Missing in what was deleted before drafts and files were stored. */
  drafts?: (typeof reportDrafts.$inferSelect)[];
  files?: (typeof reportFiles.$inferSelect)[];
  /** Missing in what was deleted before actions were tracked and clients answered questionnaires. */
  others?: Record<string, object[]>;
  /** Later reviews of the same company; the deletion clears their link to it. */
  followerIds: number[];
};

type Part = { table: SQLiteTable; where: SQL };

/** Rows that go with a company, parents before children. */
function otherParts(ctx: ServiceContext, id: number): Part[] {
  const reportIds = ctx.rows(reports).select({ id: reports.id }).where(eq(reports.companyId, id));
  const asked = ctx
    .rows(questionnaires)
    .select({ id: questionnaires.id })
    .where(eq(questionnaires.companyId, id));
  return [
    { table: reportActions, where: inArray(reportActions.reportId, reportIds) },
    { table: reportActionReadings, where: inArray(reportActionReadings.reportId, reportIds) },
    { table: questionnaires, where: eq(questionnaires.companyId, id) },
    { table: questionnaireAnswers, where: inArray(questionnaireAnswers.questionnaireId, asked) },
    { table: profileProposals, where: eq(profileProposals.companyId, id) },
  ];
}

const KINDS = Object.keys(TABLES) as RowKind[];
/** Rows per INSERT: every column of a row is a parameter, and SQLite allows 32,766. */
const CHUNK = 500;

/** Deletes the company with its profile, its report and the links to it; a copy of everything is kept for a day. */
export async function deleteCompany(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await requireOwnCompany(inside, id);
    await keepDeleted(inside, getTableName(companies), id, await wholeCompany(inside, id));
    await inside.rows(companies).delete().where(eq(companies.id, id));
  });
}

async function wholeCompany(ctx: ServiceContext, id: number): Promise<Kept> {
  const reportIds = ctx.rows(reports).select({ id: reports.id }).where(eq(reports.companyId, id));
  const rowsOf = async (kind: RowKind) => {
    const table = tableOf(kind);
    return [kind, await ctx.rows(table).select().where(eq(table.companyId, id))] as const;
  };
  const otherRows = async ({ table, where }: Part) =>
    [getTableName(table), await ctx.rows(table).select().where(where)] as const;
  const { followsCompanyId } = companies;
  const [[company], rows, report, shares, files, drafts, others, followers] = await Promise.all([
    ctx.rows(companies).select().where(eq(companies.id, id)),
    Promise.all(KINDS.map(rowsOf)),
    ctx.rows(reports).select().where(eq(reports.companyId, id)),
    ctx.rows(reportShares).select().where(inArray(reportShares.reportId, reportIds)),
    ctx.rows(reportFiles).select().where(inArray(reportFiles.reportId, reportIds)),
    ctx.rows(reportDrafts).select().where(eq(reportDrafts.companyId, id)),
    Promise.all(otherParts(ctx, id).map(otherRows)),
    ctx.rows(companies).select({ id: companies.id }).where(eq(followsCompanyId, id)),
  ]);
  if (!company) throw new AppError('internal');
  return {
    company,
    rows: Object.fromEntries(rows) as unknown as Kept['rows'],
    reports: report,
    shares,
    drafts,
    files,
    others: Object.fromEntries(others),
    followerIds: followers.map((row) => row.id),
  };
}

/** The rows that follow are counted as they come back. */
const NO_ROWS = Object.fromEntries(COUNT_COLUMNS.map((name) => [name, 0]));

/** Restores a deleted company and everything deleted with it under the old ids. Errors: `not_found`. */
export async function restoreCompany(ctx: ServiceContext, id: number): Promise<Company> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    // `deleteCompany` wrote this JSON, from the same tables.
    const kept = (await takeDeleted(inside, getTableName(companies), id)) as Kept;
    const [followsCompanyId, logoId] = await Promise.all([
      stillToFollow(inside, kept.company),
      stillALogo(inside, kept.company.logoId),
    ]);
    await inside.rows(companies).insert({ ...kept.company, ...NO_ROWS, followsCompanyId, logoId });
    for (const kind of KINDS) {
      const rows = kept.rows[kind] as Row<'contact'>[];
      for (let from = 0; from < rows.length; from += CHUNK)
        await tx.insert(tableOf(kind)).values(rows.slice(from, from + CHUNK));
    }
    if (kept.reports.length > 0) await inside.rows(reports).insert(kept.reports);
    if (kept.shares.length > 0) await inside.rows(reportShares).insert(kept.shares);
    for (let from = 0; from < (kept.files ?? []).length; from += CHUNK)
      await inside.rows(reportFiles).insert((kept.files ?? []).slice(from, from + CHUNK));
    if (kept.drafts && kept.drafts.length > 0) await inside.rows(reportDrafts).insert(kept.drafts);
    for (const { table } of otherParts(inside, id)) {
      const rows = kept.others?.[getTableName(table)] ?? [];
      for (let from = 0; from < rows.length; from += CHUNK)
        await tx.insert(table).values(rows.slice(from, from + CHUNK));
    }
    // A company with a report stores no draft over what came back, and has not changed since the report.
    if (kept.reports.length > 0)
      await inside
        .rows(companies)
        .update({ contentUpdatedAt: kept.company.contentUpdatedAt })
        .where(eq(companies.id, id));
    await inside
      .rows(companies)
      .update({ followsCompanyId: id })
      .where(and(inArray(companies.id, kept.followerIds), isNull(companies.followsCompanyId)));
    return () => requireOwnCompany(inside, id);
  });
}

/** Returns the id, or null if that review was deleted meanwhile or has another such follower (it has at most one). */
async function stillToFollow(
  ctx: ServiceContext,
  { followsCompanyId: id, followKind }: Kept['company'],
): Promise<number | null> {
  if (id === null) return null;
  const isFollower = and(eq(companies.followsCompanyId, id), eq(companies.followKind, followKind));
  const [found, others] = await Promise.all([
    ctx.rows(companies).count(eq(companies.id, id)),
    ctx.rows(companies).count(isFollower),
  ]);
  return found > 0 && others === 0 ? id : null;
}

/** A logo is the workspace's, and may have been deleted with the last review that showed it. */
async function stillALogo(ctx: ServiceContext, id: number | null): Promise<number | null> {
  if (id === null) return null;
  return (await ctx.rows(companyLogos).count(eq(companyLogos.id, id))) > 0 ? id : null;
}
