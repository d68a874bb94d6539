import { and, asc, eq, inArray } from 'drizzle-orm';
import { profileProposals } from '#db/schema/index.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { createProposedRow, hasProposedRow, isComplete, removeProposedRow } from './proposal-rows.server.ts';
import type { AcceptProposal, ActOnProposals, Proposal } from './proposal.schema.ts';
import type { ProposalAct, ProposalState } from './proposal.values.ts';

/** Lists the proposals for a company's profile in the order in which they came. */
export async function listProposals(
  ctx: ServiceContext,
  companyId: number,
  { state }: { state?: ProposalState | undefined } = {},
): Promise<{ items: Proposal[] }> {
  await requireOwnCompany(ctx, companyId);
  const items = await ctx
    .rows(profileProposals)
    .select()
    .where(and(eq(profileProposals.companyId, companyId), state && eq(profileProposals.state, state)))
    .orderBy(asc(profileProposals.id));
  return { items };
}

/** Throws `not_found` for another workspace's proposal and for a missing one. */
async function requireOwnProposal(ctx: ServiceContext, id: number): Promise<Proposal> {
  const [found] = await ctx.rows(profileProposals).select().where(eq(profileProposals.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}

async function store(
  ctx: ServiceContext,
  proposal: Proposal,
  changes: Pick<Proposal, 'state' | 'rowId'> & Partial<Pick<Proposal, 'fields'>>,
): Promise<Proposal> {
  const [stored] = await ctx
    .rows(profileProposals)
    .update({ ...changes, updatedAt: nextUpdatedAt(proposal.updatedAt, ctx.now) })
    .where(eq(profileProposals.id, proposal.id))
    .returning();
  if (!stored) throw new AppError('internal');
  return stored;
}

/** An accepted one stays as it is while its row is there: two tabs make one row. */
async function accept(
  ctx: ServiceContext,
  proposal: Proposal,
  edited?: Record<string, unknown>,
): Promise<Proposal> {
  if (proposal.state === 'accepted' && (await hasProposedRow(ctx, proposal))) return proposal;
  const rowId = await createProposedRow(ctx, proposal, edited);
  return store(ctx, proposal, { state: 'accepted', rowId });
}

/** Deletes the row that an accepted one became; the deletion can be undone like any other. */
async function withoutRow(ctx: ServiceContext, proposal: Proposal, state: ProposalState): Promise<Proposal> {
  if (proposal.state === state) return proposal;
  await removeProposedRow(ctx, proposal);
  return store(ctx, proposal, { state, rowId: null });
}

const ACTS: Readonly<Record<ProposalAct, (ctx: ServiceContext, proposal: Proposal) => Promise<Proposal>>> = {
  // A proposal that lacks a required field stays open until a person completes it.
  accept: async (ctx, proposal) => (isComplete(proposal) ? accept(ctx, proposal) : proposal),
  decline: (ctx, proposal) => withoutRow(ctx, proposal, 'declined'),
  reopen: (ctx, proposal) => withoutRow(ctx, proposal, 'open'),
};

/**
 * Makes the row that is proposed, through the service that makes it when typed. `fields` replace those proposed. Errors:
 * 422 with the fields that are missing or wrong.
 */
export const acceptProposal = async (
  ctx: ServiceContext,
  id: number,
  { fields }: AcceptProposal,
): Promise<Proposal> => accept(ctx, await requireOwnProposal(ctx, id), fields);

export const declineProposal = async (ctx: ServiceContext, id: number): Promise<Proposal> =>
  ACTS.decline(ctx, await requireOwnProposal(ctx, id));

/** Undoes an acceptance, with its row, or a refusal. */
export const reopenProposal = async (ctx: ServiceContext, id: number): Promise<Proposal> =>
  ACTS.reopen(ctx, await requireOwnProposal(ctx, id));

/**
 * Acts on several proposals of a company; all of it is stored or nothing. Of those to accept, incomplete ones stay open.
 * Errors: `not_found` where one of them is not this company's.
 */
export async function actOnProposals(
  ctx: ServiceContext,
  companyId: number,
  { act, ids }: ActOnProposals,
): Promise<{ items: Proposal[] }> {
  await requireOwnCompany(ctx, companyId);
  const found = await ctx
    .rows(profileProposals)
    .select()
    .where(and(eq(profileProposals.companyId, companyId), inArray(profileProposals.id, ids)))
    .orderBy(asc(profileProposals.id));
  if (found.length !== ids.length) throw new AppError('not_found');
  const items: Proposal[] = [];
  for (const proposal of found) items.push(await ACTS[act](ctx, proposal));
  return { items };
}
