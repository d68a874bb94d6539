import { and, asc, eq, inArray } from 'drizzle-orm';
import { crmContacts } from '#db/schema/index.ts';
import { emailKeyOf, isEmail } from '#shared/contact/email.ts';
import { readEmails } from '#features/leads/contacts/contact-values.rules.ts';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { contactIdsByKeys } from '#features/leads/merge/duplicate.server.ts';
import type { ImportScope } from './adapter.server.ts';
import { readPersonName } from '#features/leads/import-export/reading/person-names.rules.ts';
import type { Cells } from '#features/leads/import-export/reading/values.rules.ts';

/** `Ana Ruiz (ana@mar.es)` and `Ana Ruiz <ana@mar.es>`. */
const ADDRESS_WITHIN = /[(<]([^()<>\s@]+@[^()<>\s@]+)[)>]/;

/**
 * HubSpot writes `Ana Ruiz (ana@mar.es)`, separates several contacts with semicolons, and puts the primary one first.
 * Mail programs write the name beside the address in the column of addresses too.
 */
export function splitContact({ contact, contactEmail }: Cells): {
  contact: string | undefined;
  email: string | undefined;
} {
  const [first = ''] = (contact ?? '').split(/;|:::/);
  const within = ADDRESS_WITHIN.exec(first)?.[1];
  const bare = first.replace(/\([^()]*\)|<[^<>]*>/g, '').trim();
  const given = contactEmail === undefined ? undefined : readEmails(contactEmail);
  const email =
    given?.emails[0] ?? contactEmail ?? (within !== undefined && isEmail(within) ? within : undefined);
  if (isEmail(bare)) return { contact: undefined, email: email ?? bare };
  return { contact: bare === '' ? given?.names[0] : bare, email };
}

/** Returns the contact that has this address as its main or further one. */
export async function contactByEmail(
  { db, workspaceId }: ImportScope,
  email: string,
): Promise<number | undefined> {
  const { id } = crmContacts;
  const [found] = await db
    .select({ id })
    .from(crmContacts)
    .where(inArray(id, contactIdsByKeys(db, workspaceId, [`email:${emailKeyOf(email) ?? ''}`])))
    .orderBy(asc(id))
    .limit(1);
  return found?.id;
}

export async function contactsByName(
  { db, workspaceId }: ImportScope,
  name: string,
): Promise<{ id: number; companyId: number | null }[]> {
  const { firstName, lastName } = readPersonName(name);
  const words = name.trim().split(/\s+/);
  // `Ana María Ruiz`: where the first name ends is unknown, so all splits are tried.
  const keys = words.map((_, place) =>
    contactNameKey(words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ') || null),
  );
  const { id, companyId, nameKey } = crmContacts;
  return db
    .select({ id, companyId })
    .from(crmContacts)
    .where(
      and(
        eq(crmContacts.workspaceId, workspaceId),
        inArray(nameKey, [...new Set([contactNameKey(firstName, lastName), ...keys])]),
      ),
    )
    .orderBy(asc(id))
    .limit(50);
}

/** Returns the contact of this name; among several the one of the company, or none if that does not decide. */
export async function contactByName(
  scope: ImportScope,
  name: string,
  ofCompany: number | null,
): Promise<number | null> {
  const found = await contactsByName(scope, name);
  const colleague = found.find(({ companyId }) => companyId !== null && companyId === ofCompany);
  return (colleague ?? (found.length === 1 ? found[0] : undefined))?.id ?? null;
}
