import { reportDrafts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { requireNoReport, storedDraft } from '#features/consulting/report/draft/compose.server.ts';
import type { BlockEdit } from '#features/consulting/report/draft/draft.schema.ts';

/**
 * Puts a text that a person accepted into the draft of a company, in place of one of the same id. Errors: 409
 * `report_exists`, `draft_language` where the draft has texts in another language.
 */
export async function putOwnBlock(
  ctx: ServiceContext,
  companyId: number,
  language: Locale,
  edit: BlockEdit,
): Promise<void> {
  await requireNoReport(ctx, companyId);
  const draft = await storedDraft(ctx, companyId);
  const edits = draft?.edits ?? [];
  if (draft && draft.language !== language && edits.some(({ own }) => own !== null))
    throw new AppError('draft_language');
  const isThere = edits.some(({ id }) => id === edit.id);
  const next = isThere ? edits.map((one) => (one.id === edit.id ? edit : one)) : [...edits, edit];
  const at = ctx.now.toISOString();
  const row = { language, blocks: JSON.stringify(next), updatedAt: at };
  await ctx
    .rows(reportDrafts)
    .insert({ ...row, companyId, createdAt: at })
    .onConflictDoUpdate({ target: reportDrafts.companyId, set: row });
}
