import { and, eq, getTableColumns } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { nextId } from '#db/next-id.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { typedCompanyId } from '#features/leads/companies/company.server.ts';
import type { Contact, CreateContact, UpdateContact } from './contact.schema.ts';
import { addTags, setTags, tagsOf } from '#features/leads/fields/tags.server.ts';
import { contactNameKey } from './contact-name.rules.ts';
import { changedKeys, contactKeys, refuseDuplicates } from '#features/leads/merge/duplicate.server.ts';
import {
  contactDuplicates,
  contactsSharing,
  findContactDuplicates,
} from '#features/leads/merge/contact-duplicates.server.ts';
import { leadsToSettle } from '#features/leads/opportunities/lead-outcome.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';

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
  const workspaceId = ctx.workspace.id;
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
export const createContact = (ctx: ServiceContext, input: CreateContact): Promise<Contact> =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const id = await storeContact(inside, input);
    return () => requireContact(inside, id);
  });

/** As `createContact`, in the caller's transaction; `company` is being stored beside it. Returns the id. */
export async function storeContact(
  ctx: ServiceContext,
  input: CreateContact,
  company?: Promise<{ id: number } | null>,
): Promise<number> {
  const { db } = ctx;
  const workspaceId = ctx.workspace.id;
  const { tags, source, consent, companyName, allowDuplicate = false, ...given } = input;
  const keys = contactKeys(given);
  const [, found, typedId, id] = await allInOrder([
    requireLinks(ctx, workspaceId, { companyId: given.companyId }),
    allowDuplicate ? [] : findContactDuplicates(db, workspaceId, { ...given, company: companyName ?? null }),
    typedCompanyId(ctx, { ...given, companyName }),
    nextId(db, crmContacts),
  ]);
  refuseDuplicates(found);
  const fields = { ...given, companyId: company ? (await company)?.id : typedId };
  const at = ctx.now.toISOString();
  await db.insert(crmContacts).values({
    ...fields,
    ...keys,
    id,
    source: source ?? 'other',
    consent: consentRecord(consent, ctx.now),
    nameKey: contactNameKey(fields.firstName, fields.lastName),
    workspaceId,
    userId: ctx.user.id,
    createdAt: at,
    updatedAt: at,
  });
  await addTags(db, workspaceId, 'contact', [id], tags);
  return id;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateContact(ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const workspaceId = inside.workspace.id;
    const { updatedAt: read, tags, consent, companyName, allowDuplicate = false, ...given } = input;
    const current = requireContact(inside, id).then((contact) => {
      if (read === undefined || read === contact.updatedAt) return contact;
      throw new AppError('stale', { extra: { current: contact } });
    });
    const linked = typedCompanyId(inside, { ...given, companyName }).then((typed) => {
      const around = { contacts: [id], companies: [typed] };
      return allInOrder([typed, typed === undefined ? undefined : leadsToSettle(inside, around)]);
    });
    const { email: newEmail = null, phone: newPhone = null, emails: newEmails, phones: newPhones } = given;
    const [was, , [companyId, settle], alike] = await allInOrder([
      current,
      requireLinks(inside, workspaceId, { companyId: given.companyId }),
      linked,
      contactsSharing(
        tx,
        workspaceId,
        contactKeys({ email: newEmail, phone: newPhone, emails: newEmails, phones: newPhones }),
        id,
      ),
    ]);
    const changes = { ...given, ...(companyId !== undefined && { companyId }) };
    const { email = was.email, phone = was.phone } = changes;
    const { firstName = was.firstName, lastName = was.lastName } = changes;
    const { emails = was.emails, phones = was.phones } = changes;
    const keys = contactKeys({ email, phone, emails, phones });
    // An unchanged value may stay a duplicate.
    if (!allowDuplicate) {
      const company = companyId === undefined ? was.companyName : (companyName ?? null);
      const person = { firstName, lastName, email, phone, emails, phones, company };
      refuseDuplicates(contactDuplicates(person, changedKeys(contactKeys(was), keys), alike));
    }
    const set = {
      ...changes,
      ...keys,
      ...(consent !== undefined && { consent: consentRecord(consent, ctx.now) }),
      nameKey: contactNameKey(firstName, lastName),
      updatedAt: nextUpdatedAt(was.updatedAt, ctx.now),
    };
    await tx.update(crmContacts).set(set).where(eq(crmContacts.id, id));
    if (companyId !== was.companyId) await settle?.({ contacts: [id], companies: [companyId] });
    if (tags) await setTags(tx, workspaceId, 'contact', id, tags);
    return () => requireContact(inside, id);
  });
}
