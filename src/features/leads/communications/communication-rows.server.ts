import { eq, getTableColumns } from 'drizzle-orm';
import type { PlaceColumns } from '#db/list/keyset.ts';
import { crmCommunications, crmCompanies, crmContacts, crmOpportunities, outbox } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Communication } from './communication.schema.ts';
import { linkedNames, namesOf } from '#features/leads/timeline/record-links.server.ts';

const { workspaceId: _w, outboxId: _o, ...shown } = getTableColumns(crmCommunications);

export const selectCommunications = (ctx: ServiceContext, place: PlaceColumns = {}) =>
  ctx
    .rows(crmCommunications)
    .select({ row: shown, recipient: outbox.recipient, error: outbox.lastError, place, ...linkedNames })
    .leftJoin(outbox, eq(outbox.id, crmCommunications.outboxId))
    .leftJoin(crmContacts, eq(crmContacts.id, crmCommunications.contactId))
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmCommunications.companyId))
    .leftJoin(crmOpportunities, eq(crmOpportunities.id, crmCommunications.opportunityId))
    .$dynamic();

type Selected = Omit<Awaited<ReturnType<typeof selectCommunications>>[number], 'place'>;

export const toCommunication = ({ row, recipient, error, ...names }: Selected): Communication => ({
  ...row,
  recipient,
  error,
  ...namesOf(row, names),
});

/** Errors: `not_found`, also for a row of another workspace. */
export async function requireCommunication(ctx: ServiceContext, id: number): Promise<Communication> {
  const [row] = await selectCommunications(ctx).where(eq(crmCommunications.id, id));
  if (!row) throw new AppError('not_found');
  return toCommunication(row);
}
