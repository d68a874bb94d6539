import { eq, getTableColumns } from 'drizzle-orm';
import type { PlaceColumns } from '#db/list/keyset.ts';
import { crmCompanies, crmContacts, crmOpportunities, crmTasks } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { linkedNames, namesOf } from '#features/leads/timeline/record-links.server.ts';
import type { Task } from './task.schema.ts';
import { RECURRENCES } from './task.values.ts';

const { workspaceId: _w, ...shown } = getTableColumns(crmTasks);

export const selectTasks = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(crmTasks)
    .select({ row: shown, place, ...linkedNames })
    .leftJoin(crmContacts, eq(crmContacts.id, crmTasks.contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmTasks.companyId))
    .leftJoin(crmOpportunities, eq(crmOpportunities.id, crmTasks.opportunityId))
    .$dynamic();

type Selected = Omit<Awaited<ReturnType<typeof selectTasks>>[number], 'place'>;

export const toTask = ({ row, ...names }: Selected): Task => ({
  ...row,
  recurrence: RECURRENCES.find((known) => known === row.recurrence) ?? null,
  ...namesOf(row, names),
});

/** Errors: `not_found`, also for a row of another workspace. */
export async function requireTask(ctx: ServiceContext, id: number): Promise<Task> {
  const [row] = await selectTasks(ctx).where(eq(crmTasks.id, id));
  if (!row) throw new AppError('not_found');
  return toTask(row);
}
