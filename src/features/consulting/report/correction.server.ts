import { eq } from 'drizzle-orm';
import { reportDrafts, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { DEFAULT_LOCALE, LOCALES } from '#shared/languages.ts';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { copyCompany, followerOf } from '#features/consulting/companies/follow-up.server.ts';
import { composeFor, readSources } from './draft/compose.server.ts';
import { editsOfFrozen } from './draft/draft-edits.rules.ts';
import type { BlockEdit } from './draft/draft.schema.ts';
import { readParts } from './draft/stored-parts.server.ts';
import { freezeProfile, frozenReport, type StoredReport } from './snapshot.server.ts';

/**
 * Begins the reissue of a report with a mistake (D22): a new company row with a copy of profile and edits, so that only
 * the mistake needs mending. The stored report stays as it is. Errors: 409 `report_required`, `correction_exists` with
 * the id of the correction that there is.
 */
export async function startCorrection(ctx: ServiceContext, companyId: number): Promise<Company> {
  await requireOwnCompany(ctx, companyId);
  const [stored] = await ctx.rows(reports).select().where(eq(reports.companyId, companyId));
  if (!stored) throw new AppError('report_required');
  const existing = await followerOf(ctx, companyId, 'correction');
  if (existing !== undefined) throw new AppError('correction_exists', { extra: { id: existing } });
  const created = await copyCompany(ctx, companyId, 'correction');
  await copyEdits(ctx, stored, created.id);
  return created;
}

/** Stores the edits as they were frozen, under the ids that the copied rows give their blocks. */
async function copyEdits(ctx: ServiceContext, stored: StoredReport, copyId: number): Promise<void> {
  const { language } = frozenReport(stored);
  const blocks = readParts(stored.parts)?.blocks;
  // A report of other texts has no draft: the correction begins with the rules' own.
  if (!blocks) return;
  const idOfCopy = await idsOfCopies(ctx, stored, copyId);
  const edits = editsOfFrozen(blocks).map((edit): BlockEdit => ({
    ...edit,
    id: idOfCopy.get(edit.id) ?? edit.id,
  }));
  const at = ctx.now.toISOString();
  await ctx
    .rows(reportDrafts)
    .insert({ companyId: copyId, language, blocks: JSON.stringify(edits), createdAt: at, updatedAt: at });
}

/**
 * Ids of blocks may hold ids of rows. Both profiles have the same rows in the same order, so the blocks that the rules
 * compute of them correspond one by one.
 */
async function idsOfCopies(
  ctx: ServiceContext,
  { companyId, language }: StoredReport,
  copyId: number,
): Promise<Map<string, string>> {
  const blocksOf = async (id: number) => {
    const { earlier: _, ...snapshot } = await freezeProfile(ctx, id);
    const { blocks } = composeFor(ctx, await readSources(ctx, id), {
      snapshot,
      language: LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE,
      edits: [],
      isDraft: true,
    });
    return blocks.map((block) => block.id);
  };
  const [from, to] = [await blocksOf(companyId), await blocksOf(copyId)];
  return from.length === to.length ? new Map(from.map((id, index) => [id, to[index] ?? id])) : new Map();
}
