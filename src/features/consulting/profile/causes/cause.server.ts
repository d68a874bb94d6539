import { and, eq, inArray } from 'drizzle-orm';
import { problems, strengths } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import {
  changeRow,
  insertRows,
  onlyRow,
  requireFreshRow,
  requireOwnRow,
  rowsOf,
  type Row,
} from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import { freezeProfile } from '#features/consulting/report/snapshot.server.ts';
import { AppError } from '#shared/errors.ts';
import type { Cause, Causes, CreateCause, UpdateCause } from './cause.schema.ts';
import { proposeCauses } from './cause-proposals.rules.ts';
import { proposalWords } from './cause-proposals.texts.ts';

/** A cause of a company: the path names both. */
type Named = { id: number; causeId: number };

/** The causes in the consultant's order, and what rules propose beside them. Errors: `not_found`. */
export async function listCauses(ctx: ServiceContext, companyId: number): Promise<Causes> {
  const profile = await freezeProfile(ctx, companyId);
  const words = proposalWords(ctx.locale, profile);
  return {
    items: await rowsOf(ctx, 'cause', companyId),
    proposals: proposeCauses(profile).map((proposal) => ({ ...proposal, ...words(proposal) })),
  };
}

/** Errors: `not_found`; 422 where a problem, a strength or a program is named that the company does not have. */
export async function createCause(
  ctx: ServiceContext,
  companyId: number,
  input: CreateCause,
): Promise<Cause> {
  const { tools } = await requireOwnCompany(ctx, companyId);
  await requireParts(ctx, companyId, tools, input);
  return onlyRow({ items: await insertRows(ctx, 'cause', companyId, [input]) });
}

/** Errors: those of `createCause`; 409 `stale`. */
export async function updateCause(ctx: ServiceContext, named: Named, input: UpdateCause): Promise<Cause> {
  const { tools } = await requireOwnCompany(ctx, named.id);
  await requireOf(ctx, named);
  const current = await requireFreshRow(ctx, 'cause', named.causeId, input.updatedAt);
  // Rows that it named before may be gone: only those that are named anew have to be there.
  await requireParts(ctx, named.id, tools, input);
  return changeRow(ctx, 'cause', current, input);
}

export async function deleteCause(ctx: ServiceContext, named: Named): Promise<void> {
  await requireOf(ctx, named);
  await deleteRow(ctx, 'cause', named.causeId);
}

/** Restores a deleted cause in its old place. Errors: `not_found`. */
export async function restoreCause(ctx: ServiceContext, { id, causeId }: Named): Promise<Cause> {
  await requireOwnCompany(ctx, id);
  const restored = await restoreRow(ctx, 'cause', causeId);
  if (restored.companyId !== id) throw new AppError('not_found');
  return restored;
}

/** Throws `not_found` for a cause of another company. */
async function requireOf(ctx: ServiceContext, { id, causeId }: Named): Promise<Row<'cause'>> {
  const row = await requireOwnRow(ctx, 'cause', causeId);
  if (row.companyId !== id) throw new AppError('not_found');
  return row;
}

type Parts = Partial<Pick<Cause, 'problemIds' | 'strengthId' | 'tool'>>;

async function requireParts(
  ctx: ServiceContext,
  companyId: number,
  tools: readonly string[],
  { problemIds = [], strengthId = null, tool = null }: { [K in keyof Parts]: Parts[K] | undefined },
): Promise<void> {
  const isThere = inArray(problems.id, problemIds);
  const found = await ctx.rows(problems).count(and(eq(problems.companyId, companyId), isThere));
  if (found < problemIds.length) refuse('problemIds');
  const isStrength = and(eq(strengths.companyId, companyId), eq(strengths.id, strengthId ?? 0));
  if (strengthId !== null && (await ctx.rows(strengths).count(isStrength)) === 0) refuse('strengthId');
  if (tool !== null && !tools.includes(tool)) refuse('tool');
}

function refuse(field: keyof Parts): never {
  throw new AppError('invalid', { fields: { [field]: 'errors:fields.choice' } });
}
