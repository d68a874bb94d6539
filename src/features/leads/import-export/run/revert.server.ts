import { and, asc, eq, gt, inArray, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import { recordMany } from '#features/accounts/workspaces/workspace-log.server.ts';
import { undoInParts } from '#features/accounts/journal/undo-parts.server.ts';
import { giveWay } from '#db/writer/give-way.ts';
import {
  causes,
  changes,
  crmCompanies,
  crmContacts,
  crmImportRows,
  crmImports,
  crmOpportunities,
} from '#db/schema/index.ts';
import { recordPart } from '#db/journal/cause.ts';
import { caused } from '#kernel/api/caused.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import { unsuppressImport } from '#kernel/mail/suppression.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { settlingUndo } from '#features/leads/opportunities/around-cause.server.ts';
import { importAnswer, requireImport } from '#features/leads/import-export/import.server.ts';
import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';

const KINDS = {
  contacts: { kind: 'contact', table: crmContacts },
  companies: { kind: 'company', table: crmCompanies },
  opportunities: { kind: 'opportunity', table: crmOpportunities },
} as const;

type Import = typeof crmImports.$inferSelect;

const LABEL = 'POST /api/crm/imports/{id}/revert';
/** Rows of an import that are settled at once. */
const ROWS = 1_000;

/**
 * Returns the cause of what the import has changed; null where it has changed nothing. Errors: `immutable` for a dry run,
 * a running import, and one that the journal does not know, or no longer.
 */
async function requireCause(
  ctx: ServiceContext,
  { isDryRun, status, causeId, created, updated }: Import,
): Promise<number | null> {
  if (isDryRun || status === 'running')
    throw new AppError('immutable', { messageKey: 'leads:imports.notRevertible' });
  if (created + updated === 0) return null;
  if (causeId === null || (await ctx.db.$count(causes, eq(causes.id, causeId))) === 0)
    throw new AppError('immutable', { messageKey: 'leads:imports.tooOld' });
  return causeId;
}

/**
 * The record of a row is there, and the undo has left something as the import had made it, or knows nothing of it: an
 * import that ran while the program was updated to the journal had done its first rows before.
 */
function isKept(of: Import['kind'], causeId: number): SQL {
  const { kind, table } = KINDS[of];
  const own = sql`select 1 from ${changes} where ${changes.record} = ${kind} and ${changes.recordId} = ${crmImportRows.recordId}
    and ${changes.causeId} = ${causeId}`;
  return sql`(exists (select 1 from ${table} where ${table.id} = ${crmImportRows.recordId})
    and (not exists (${own}) or exists (${own} and ${changes.undoneBy} is null)))`;
}

/** Brings the rows of the import up to date: those of records that stay are kept, the others are deleted. */
async function settleRows(ctx: ServiceContext, { id, kind }: Import, causeId: number): Promise<void> {
  const isLeft = sql`iif(${crmImportRows.recordKind} is null, ${isKept(kind, causeId)}, ${isKept('companies', causeId)})`;
  for (let from = 0; ;) {
    const startedAt = performance.now();
    const isResult = and(
      eq(crmImportRows.importId, id),
      inArray(crmImportRows.action, ['created', 'updated', 'kept']),
    );
    const next = await ctx
      .rows(crmImportRows)
      .select({ id: crmImportRows.id })
      .where(and(isResult, gt(crmImportRows.id, from)))
      .orderBy(asc(crmImportRows.id))
      .limit(ROWS);
    const last = next.at(-1);
    if (!last) return;
    const isNext = and(isResult, gt(crmImportRows.id, from), lte(crmImportRows.id, last.id));
    await ctx.db.transaction(async (tx) => {
      const rows = { ...ctx, db: tx }.rows(crmImportRows);
      await rows.update({ action: 'kept' }).where(and(isNext, isLeft));
      await rows.delete().where(and(isNext, not(isLeft)));
    });
    from = last.id;
    await giveWay(startedAt);
  }
}

/** Lets those be written to again whom only this import has put on the list, but for the contacts that stay. */
async function takeOffList(ctx: ServiceContext, { id: importId }: Import): Promise<void> {
  const { email, emails } = crmContacts;
  const kept = await ctx
    .rows(crmContacts)
    .select({ email, emails })
    .innerJoin(crmImportRows, eq(crmImportRows.recordId, crmContacts.id))
    .where(
      and(
        eq(crmImportRows.importId, importId),
        eq(crmImportRows.action, 'kept'),
        isNull(crmImportRows.recordKind),
      ),
    );
  const addresses = kept.flatMap((row) => (row.email === null ? row.emails : [row.email, ...row.emails]));
  await unsuppressImport(ctx.db, { workspaceId: ctx.workspace.id, importId, except: addresses });
}

/**
 * Reverts an import in parts, so that other requests can run; resumes after a crash. Skips and lists records edited or
 * used since; a repeated call checks them again, because the obstacle, such as a later import, may be gone. Errors:
 * `immutable` for a dry run, a running import, and one that is too old.
 */
export async function revertImport(ctx: ServiceContext, id: number): Promise<ImportAnswer> {
  const row = await requireImport(ctx, id);
  const causeId = await requireCause(ctx, row);
  const undone =
    causeId === null
      ? null
      : await undoInParts(ctx, causeId, {
          label: LABEL,
          isAgain: true,
          isTimeRestored: true,
          leave: ['+unsubscribed'],
          within: (inside, part, undo) => settlingUndo(inside, { causeId, ...part }, undo),
        });
  if (causeId !== null) await settleRows(ctx, row, causeId);
  const cause = { ...callCause(ctx, LABEL), kind: 'undo', causeId: undone?.undoId ?? null } as const;
  return recordPart(ctx.db, cause, async (tx, undoId) => {
    const inside = { ...ctx, db: tx };
    if (row.kind === 'contacts') await takeOffList(inside, row);
    if (row.status !== 'reverted' || undone?.rows.size) {
      await recordMany(inside, 'import_reverted', KINDS[row.kind].kind, undone?.rows.size ?? 0);
      await inside
        .rows(crmImports)
        .update({ status: 'reverted', updatedAt: nextUpdatedAt(row.updatedAt, ctx.now) })
        .where(eq(crmImports.id, id));
    }
    return caused(undoId, await importAnswer(inside, await requireImport(inside, id)));
  });
}
