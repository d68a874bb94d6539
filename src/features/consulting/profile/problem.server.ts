import type { ServiceContext } from '#kernel/context.ts';
import {
  changeRow,
  insertRows,
  listRows,
  onlyRow,
  requireFreshRow,
  type Row,
} from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { AppError } from '#shared/errors.ts';
import type {
  CreateProblem,
  CreateProblems,
  Problem,
  SplitProblem,
  UpdateProblem,
} from './problem.schema.ts';
import { interventionChooser } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { workspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { figuresOfHalves } from './reading/split-figures.rules.ts';
import { requireLinks } from './links.server.ts';
import { withRemembered } from './memory/memory.server.ts';
import { reasonsFor } from './reading/reading-evidence.rules.ts';
import { readProblem } from './reading/reading.rules.ts';
import type { Reading } from './reading/reading.values.ts';
import { stakeOf } from './stake/stake.rules.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

const readByRules = (description: string): Reading => ({ ...readProblem(description), isConfirmed: false });

/** The problem with its reading: rows older than readings are read now, and stored with their next change. */
export const withReading = (row: Row<'problem'>): Problem => ({
  ...row,
  reading: row.reading ?? readByRules(row.description),
});

/** With the words that its reading rests on, what else might be meant, and what is at stake by its words. */
function withReasons(problem: Problem): Problem {
  const stake = stakeOf(problem);
  return {
    ...problem,
    reading: { ...problem.reading, ...reasonsFor(problem.description, problem.reading) },
    ...(stake?.isMarked === false && { proposedStake: stake.stake }),
  };
}

/** With the name that the answer to each gives it, as the report says it. */
async function labelled(ctx: ServiceContext, companyId: number, rows: readonly Row<'problem'>[]) {
  const { sector, size } = await requireOwnCompany(ctx, companyId);
  const { all, wordsOf } = await workspaceCatalogue(ctx);
  const answerTo = interventionChooser(sectorsOf(sector), size, all);
  return rows.map(withReading).map((problem) => {
    const answer = answerTo(problem.reading, problem.description);
    const label = answer === null ? undefined : wordsOf(answer.id, ctx.locale)?.problem;
    return withReasons({ ...problem, ...(label !== undefined && { label }) });
  });
}

export async function listProblems(ctx: ServiceContext, companyId: number, part?: RowsQuery) {
  const items = await labelled(ctx, companyId, await listRows(ctx, 'problem', companyId, part));
  return withRemembered(ctx, items);
}

export const createProblem = async (
  ctx: ServiceContext,
  { companyId, ...item }: CreateProblem,
): Promise<Problem> => onlyRow(await createProblems(ctx, companyId, { items: [item] }));

export async function createProblems(ctx: ServiceContext, companyId: number, { items }: CreateProblems) {
  // The company first: whoever may not see it learns nothing of its rows.
  await requireOwnCompany(ctx, companyId);
  await requireLinks(ctx, companyId, items);
  await requireIntervention(ctx, items);
  const rows = items.map((item) => ({ ...item, reading: item.reading ?? readByRules(item.description) }));
  return { items: (await insertRows(ctx, 'problem', companyId, rows)).map(withReading).map(withReasons) };
}

/** Throws 422 where an intervention is named that the workspace's catalogue does not have. */
async function requireIntervention(
  ctx: ServiceContext,
  items: readonly { reading?: Partial<Reading> | null | undefined }[],
): Promise<void> {
  const named = items.flatMap(({ reading }) => reading?.interventionId ?? []);
  if (named.length === 0) return;
  const known = new Set((await workspaceCatalogue(ctx)).all.map(({ id }) => id));
  if (named.some((id) => !known.has(id)))
    throw new AppError('invalid', { fields: { reading: 'consulting:problem.interventionUnknown' } });
}

/** The intervention that a consultant chose stays, unless the call names another or the problem is about something else. */
const keepChoice = (next: Reading, current: Reading): Reading =>
  next.interventionId === undefined && next.process === current.process && current.interventionId != null
    ? { ...next, interventionId: current.interventionId }
    : next;

/** A changed description is read again, unless a person chose the reading. */
export async function updateProblem(ctx: ServiceContext, id: number, input: UpdateProblem): Promise<Problem> {
  const row = await requireFreshRow(ctx, 'problem', id, input.updatedAt);
  const current = withReading(row);
  await requireIntervention(ctx, [input]);
  await requireLinks(ctx, current.companyId, [input]);
  const isRead = input.description !== undefined && !current.reading.isConfirmed;
  const read = input.reading ?? (isRead ? readByRules(input.description ?? '') : current.reading);
  const reading = keepChoice(read, current.reading);
  const [changed] = await labelled(ctx, current.companyId, [
    await changeRow(ctx, 'problem', row, { ...input, reading }),
  ]);
  if (!changed) throw new AppError('internal');
  return changed;
}

/**
 * Makes two problems of one whose text tells two: the first keeps the row, and the second gets its department, owner and
 * priority, and the figures that it tells. Both are read anew. Errors: those of `updateProblem`.
 */
export async function splitProblem(
  ctx: ServiceContext,
  id: number,
  { first, second, updatedAt }: SplitProblem,
) {
  const row = await requireFreshRow(ctx, 'problem', id, updatedAt);
  const { companyId, departmentId, ownerContactId, priority } = row;
  const { kept, moved } = figuresOfHalves(row, { first, second });
  const changed = await changeRow(ctx, 'problem', row, {
    description: first,
    reading: readByRules(first),
    ...kept,
  });
  const [added] = await insertRows(ctx, 'problem', companyId, [
    { description: second, reading: readByRules(second), departmentId, ownerContactId, priority, ...moved },
  ]);
  return { items: await labelled(ctx, companyId, added ? [changed, added] : [changed]) };
}

export const deleteProblem = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'problem', id);
export const restoreProblem = async (ctx: ServiceContext, id: number) =>
  withReasons(withReading(await restoreRow(ctx, 'problem', id)));
