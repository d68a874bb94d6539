import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { inOrderOf } from '#shared/list.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { typedCompanyId } from '#features/leads/companies/company.server.ts';
import type { Contact, CreateContact, UpdateContact } from './contact.schema.ts';
import { changedCustomFields, newCustomFields } from '#features/leads/fields/custom-values.server.ts';
import { withShownFields } from '#features/leads/fields/defined-fields.server.ts';
import { addTags, setTags, tagsOf } from '#features/leads/fields/tags.server.ts';
import { contactNameKey } from './contact-name.rules.ts';
import { changedKeys, contactKeys, refuseDuplicates } from '#features/leads/merge/duplicate.server.ts';
import {
  contactDuplicates,
  contactsSharing,
  findContactDuplicates,
} from '#features/leads/merge/contact-duplicates.server.ts';
import { ownerOfNew, requireMember } from '#features/leads/owners/owner.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
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

const findContacts = preparedRows((rows) =>
  rows(crmContacts)
    .select(contactColumns)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(inArray(crmContacts.id, sql`(select value from json_each(${sql.placeholder('ids')}))`)),
);

/** Returns contacts by id, in the order of the ids, with companies and tags. */
export async function readContacts(ctx: ServiceContext, ids: readonly number[]): Promise<Contact[]> {
  if (ids.length === 0) return [];
  const [rows, tags] = await Promise.all([
    findContacts(ctx, { ids: JSON.stringify(ids) }),
    tagsOf(ctx, 'contact', ids),
  ]);
  const shown = await withShownFields(ctx, 'contact', inOrderOf(ids, rows));
  return shown.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }));
}

/** Errors: `not_found`, also for a contact of another workspace. */
export async function requireContact(ctx: ServiceContext, id: number): Promise<Contact> {
  const [contact] = await readContacts(ctx, [id]);
  if (!contact) throw new AppError('not_found');
  return contact;
}

type Consent = CreateContact['consent'];

/** Returns the stored form of a consent, which always has a time. */
const consentRecord = (consent: Consent, now: Date): Record<string, unknown> | null => {
  if (!consent) return null;
  const { version = null, at, text = null } = consent === true ? {} : consent;
  return { version, at: at ?? now.toISOString(), text };
};

/**
 * Errors: `duplicate` with the contact that has the same email address or phone, unless `allowDuplicate`; `invalid` for
 * a value that a field of the workspace does not take, or that it misses.
 */
export async function createContact(ctx: ServiceContext, input: CreateContact): Promise<Contact> {
  return requireContact(ctx, await storeContact(ctx, input, { isComplete: true }));
}

/** As `createContact`, for which a field that has to be filled in may be empty; returns the id. */
export async function storeContact(
  ctx: ServiceContext,
  input: CreateContact,
  { isComplete = false } = {},
): Promise<number> {
  const { tags, source, consent, companyName, allowDuplicate = false, ...given } = input;
  await requireLinks(ctx, { companyId: given.companyId });
  const ownerId = await ownerOfNew(ctx, 'ownerId', given.ownerId);
  if (!allowDuplicate)
    refuseDuplicates(await findContactDuplicates(ctx, { ...given, company: companyName ?? null }));
  const customFields = await newCustomFields(ctx, 'contact', given.customFields, isComplete);
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmContacts)
    .insert({
      ...given,
      ...contactKeys(given),
      customFields,
      ownerId,
      companyId: await typedCompanyId(ctx, { ...given, companyName }),
      source: source ?? 'other',
      consent: consentRecord(consent, ctx.now),
      nameKey: contactNameKey(given.firstName, given.lastName),
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmContacts.id });
  if (!made) throw new AppError('internal');
  await addTags(ctx, 'contact', [made.id], tags);
  return made.id;
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateContact(ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> {
  const { updatedAt: read, tags, consent, companyName, allowDuplicate = false, ...given } = input;
  const was = await requireContact(ctx, id);
  if (read !== undefined && read !== was.updatedAt) throw new AppError('stale', { extra: { current: was } });
  await requireLinks(ctx, { companyId: given.companyId });
  await requireMember(ctx, 'ownerId', given.ownerId);
  const companyId = await typedCompanyId(ctx, { ...given, companyName });
  const { firstName = was.firstName, lastName = was.lastName, email = was.email, phone = was.phone } = given;
  const { emails = was.emails, phones = was.phones } = given;
  const keys = contactKeys({ email, phone, emails, phones });
  if (!allowDuplicate) {
    // An unchanged value may stay a duplicate.
    const changed = changedKeys(contactKeys(was), keys);
    const company = companyId === undefined ? was.companyName : (companyName ?? null);
    const person = { firstName, lastName, email, phone, emails, phones, company };
    refuseDuplicates(contactDuplicates(person, changed, await contactsSharing(ctx, changed, id)));
  }
  const own = await changedCustomFields(ctx, 'contact', id, given.customFields);
  const write = () =>
    ctx
      .rows(crmContacts)
      .update({
        ...given,
        ...own,
        ...keys,
        ...(companyId !== undefined && { companyId }),
        ...(consent !== undefined && { consent: consentRecord(consent, ctx.now) }),
        nameKey: contactNameKey(firstName, lastName),
        updatedAt: nextUpdatedAt(was.updatedAt, ctx.now),
      })
      .where(eq(crmContacts.id, id));
  const isMoved = companyId !== undefined && companyId !== was.companyId;
  await (isMoved ? settlingLeads(ctx, { contacts: [id], companies: [companyId] }, write) : write());
  if (tags) await setTags(ctx, 'contact', id, tags);
  return requireContact(ctx, id);
}
