import type { ServiceContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { findOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import type { RecordKind } from './record-activity.schema.ts';

type Ids = {
  contactId?: number | undefined;
  companyId?: number | undefined;
  opportunityId?: number | undefined;
};

async function named(ctx: ServiceContext, ids: Ids): Promise<(Named & { kind: RecordKind }) | null> {
  const { contactId, companyId, opportunityId } = ids;
  if (opportunityId !== undefined) {
    const { id, title } = await findOpportunity(ctx, opportunityId);
    return { kind: 'opportunity', id, name: title };
  }
  if (contactId !== undefined) {
    const contact = await requireContact(ctx, contactId);
    return { kind: 'contact', id: contact.id, name: contactName(contact) };
  }
  if (companyId === undefined) return null;
  const { id, name } = await requireCompany(ctx, companyId);
  return { kind: 'company', id, name };
}

/** Returns the name of the record a list is filtered by; null without one, or for one of another workspace. */
export async function findLinkedRecord(ctx: ServiceContext, ids: Ids) {
  try {
    return await named(ctx, ids);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}
