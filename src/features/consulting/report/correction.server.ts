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
import type { ReportSnapshot } from './report.schema.ts';
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
  const { companyId } = stored;
  const { language } = frozenReport(stored);
  const blocks = readParts(stored.parts)?.blocks;
  // A report of other texts has no draft: the correction begins with the rules' own.
  if (!blocks) return;
  const [from, to] = [await profileOf(ctx, companyId), await profileOf(ctx, copyId)];
  const idOfCopy = await idsOfCopies(ctx, stored, from, to);
  const problems = copies(from.problems, to.problems);
  const people = copies(from.contacts ?? [], to.contacts ?? []);
  const edits = editsOfFrozen(blocks).map(({ action, ...edit }): BlockEdit => ({
    ...edit,
    id: idOfCopy.get(edit.id) ?? edit.id,
    ...(action && {
      action: {
        ...action,
        problemIds: action.problemIds.flatMap((id) => problems.get(id) ?? []),
        ownerContactId: people.get(action.ownerContactId ?? 0) ?? null,
      },
    }),
  }));
  const at = ctx.now.toISOString();
  await ctx
    .rows(reportDrafts)
    .insert({ companyId: copyId, language, blocks: JSON.stringify(edits), createdAt: at, updatedAt: at });
}

async function profileOf(ctx: ServiceContext, companyId: number): Promise<ReportSnapshot> {
  const { earlier: _, ...snapshot } = await freezeProfile(ctx, companyId);
  return snapshot;
}

/** Ids of copied rows by those of their originals: both profiles have the same rows in the same order. */
const copies = (from: readonly { id: number }[], to: readonly { id: number }[]): Map<number, number> =>
  new Map(from.length === to.length ? from.map(({ id }, index) => [id, to[index]?.id ?? id]) : []);

/** Ids of blocks may hold ids of rows; the blocks that the rules compute of both profiles correspond one by one. */
async function idsOfCopies(
  ctx: ServiceContext,
  { language }: StoredReport,
  from: ReportSnapshot,
  to: ReportSnapshot,
): Promise<Map<string, string>> {
  const blocksOf = async (snapshot: ReportSnapshot) => {
    const { blocks } = composeFor(ctx, await readSources(ctx, snapshot.company.id), {
      snapshot,
      language: LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE,
      edits: [],
      isDraft: true,
    });
    return blocks.map((block) => block.id);
  };
  const [own, copied] = [await blocksOf(from), await blocksOf(to)];
  return own.length === copied.length
    ? new Map(own.map((id, index) => [id, copied[index] ?? id]))
    : new Map();
}
