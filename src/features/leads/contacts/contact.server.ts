import { and, eq, getTableColumns } from 'drizzle-orm';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { requireCompany, typedCompanyId } from '#features/leads/companies/company.server.ts';
import type { Contact, CreateContact, UpdateContact } from './contact.schema.ts';
import { setTags, tagsOf } from '#features/leads/fields/tags.server.ts';
import { contactNameKey } from './contact-name.rules.ts';
import {
  changedKeys,
  contactKeys,
  findContactDuplicates,
  refuseDuplicates,
} from '#features/leads/merge/duplicate.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';

/** Of the table alone: what it sorts and compares by. */
const {
  workspaceId: _workspace,
  nameKey: _name,
  emailKey: _email,
  phoneKey: _phone,
  otherKeys: _others,
  companyKey: _company,
  ...shown
} = getTableColumns(crmContacts);

/** For a query that joins the companies. */
export const contactColumns = { ...shown, companyName: crmCompanies.name };

/** Errors: `not_found`, also for a contact of another workspace. */
export async function requireContact(ctx: ServiceContext, id: number): Promise<Contact> {
  const workspaceId = await ownWorkspaceId(ctx);
  const [[row], tags] = await Promise.all([
    ctx.db
      .select(contactColumns)
      .from(crmContacts)
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(and(eq(crmContacts.id, id), eq(crmContacts.workspaceId, workspaceId))),
    tagsOf(ctx.db, 'contact', [id]),
  ]);
  if (!row) throw new AppError('not_found');
  return { ...row, customFields: row.customFields ?? {}, tags: tags.get(id) ?? [] };
}

type Consent = CreateContact['consent'];

/** Returns the stored form of a consent, which always has a time. */
const consentRecord = (consent: Consent, now: Date): Record<string, unknown> | null => {
  if (!consent) return null;
  const { version = null, at, text = null } = consent === true ? {} : consent;
  return { version, at: at ?? now.toISOString(), text };
};

/** Errors: `duplicate` with the contact that has the same email address or phone, unless `allowDuplicate`. */
export async function createContact(ctx: ServiceContext, input: CreateContact): Promise<Contact> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const workspaceId = await ownWorkspaceId(inside);
    const { tags, source, consent, companyName, allowDuplicate = false, ...given } = input;
    if (given.companyId !== null) await requireCompany(inside, given.companyId);
    const keys = contactKeys(given);
    if (!allowDuplicate) refuseDuplicates(await findContactDuplicates(tx, workspaceId, keys));
    const companyId = await typedCompanyId(inside, { ...given, companyName });
    const fields = { ...given, companyId };
    const at = ctx.now.toISOString();
    const [created] = await tx
      .insert(crmContacts)
      .values({
        ...fields,
        ...keys,
        source: source ?? 'other',
        consent: consentRecord(consent, ctx.now),
        nameKey: contactNameKey(fields.firstName, fields.lastName),
        workspaceId,
        userId: ctx.user.id,
        createdAt: at,
        updatedAt: at,
      })
      .returning({ id: crmContacts.id });
    if (!created) throw new AppError('internal');
    await setTags(tx, workspaceId, 'contact', created.id, tags);
    return requireContact(inside, created.id);
  });
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateContact(ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const workspaceId = await ownWorkspaceId(inside);
    const current = await requireContact(inside, id);
    const { updatedAt: read, tags, consent, companyName, allowDuplicate = false, ...given } = input;
    if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
    if (typeof given.companyId === 'number') await requireCompany(inside, given.companyId);
    const companyId = await typedCompanyId(inside, { ...given, companyName });
    const changes = { ...given, ...(companyId !== undefined && { companyId }) };
    const { email = current.email, phone = current.phone, lastName = current.lastName } = changes;
    const { emails = current.emails, phones = current.phones } = changes;
    const keys = contactKeys({ email, phone, emails, phones });
    if (!allowDuplicate)
      refuseDuplicates(
        await findContactDuplicates(tx, workspaceId, changedKeys(contactKeys(current), keys), id),
      );
    const set = {
      ...changes,
      ...keys,
      ...(consent !== undefined && { consent: consentRecord(consent, ctx.now) }),
      nameKey: contactNameKey(changes.firstName ?? current.firstName, lastName),
      updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
    };
    const act = () => tx.update(crmContacts).set(set).where(eq(crmContacts.id, id));
    const isMoved = companyId !== undefined && companyId !== current.companyId;
    await (isMoved ? settlingLeads(inside, { contacts: [id], companies: [companyId] }, act) : act());
    if (tags) await setTags(tx, workspaceId, 'contact', id, tags);
    return requireContact(inside, id);
  });
}
