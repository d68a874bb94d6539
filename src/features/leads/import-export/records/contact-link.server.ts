import { asc, inArray } from 'drizzle-orm';
import { crmContacts } from '#db/schema/index.ts';
import { emailKeyOf, isEmail } from '#shared/contact/email.ts';
import { readEmails } from '#features/leads/contacts/contact-values.rules.ts';
import { contactName, contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { contactMeant, type ContactThere, type NamedContact } from './contact-named.rules.ts';
import { contactIdsByKeys } from '#features/leads/merge/duplicate.server.ts';
import type { ImportScope } from './adapter.server.ts';
import { readPersonName } from '#features/leads/import-export/cells/person-names.rules.ts';
import type { Cells } from '#features/leads/import-export/cells/values.rules.ts';

/** Of several that can be meant, so many are named. */
const MOST_SHOWN = 3;

type Row = Pick<
  typeof crmContacts.$inferSelect,
  'id' | 'companyId' | 'firstName' | 'lastName' | 'email' | 'emails'
>;

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

const { id, companyId, firstName, lastName, nameKey, email, emails } = crmContacts;
const THERE = { id, companyId, firstName, lastName, email, emails };

/** More of one name or address than decide anything. */
const MOST = 50;

const thereOf = ({ email: main, emails: others, ...contact }: Row): ContactThere => ({
  ...contact,
  emails: main === null ? others : [main, ...others],
  phones: [],
  company: null,
});

/** Returns the contacts that have this address as their main or a further one. */
export async function contactsByEmail({ ctx }: ImportScope, address: string): Promise<ContactThere[]> {
  const found = await ctx
    .rows(crmContacts)
    .select(THERE)
    .where(inArray(id, contactIdsByKeys(ctx, [`email:${emailKeyOf(address) ?? ''}`])))
    .orderBy(asc(id))
    .limit(MOST);
  return found.map(thereOf);
}

export async function contactsByName({ ctx }: ImportScope, name: string): Promise<ContactThere[]> {
  const read = readPersonName(name);
  const words = name.trim().split(/\s+/);
  // `Ana María Ruiz`: where the first name ends is unknown, so all splits are tried.
  const keys = words.map((_, place) =>
    contactNameKey(words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ') || null),
  );
  const found = await ctx
    .rows(crmContacts)
    .select(THERE)
    .where(inArray(nameKey, [...new Set([contactNameKey(read.firstName, read.lastName), ...keys])]))
    .orderBy(asc(id))
    .limit(MOST);
  return found.map(thereOf);
}

const shown = (contact: ContactThere): string =>
  [contactName({ ...contact, firstName: contact.firstName ?? '' }), contact.emails[0] ?? '']
    .filter((text) => text !== '')
    .join(', ');

/** Returns the contact that a line names, and what is to be said of it. */
export async function contactNamed(
  scope: ImportScope,
  wanted: NamedContact,
): Promise<{ id: number | null; notes: LineNotes }> {
  const byEmail = wanted.email === null ? [] : await contactsByEmail(scope, wanted.email);
  const byName = wanted.name === null || byEmail.length > 0 ? [] : await contactsByName(scope, wanted.name);
  const { contact, note, alike } = contactMeant(wanted, { byEmail, byName });
  const written = [wanted.name, wanted.email].filter((text) => text !== null).join(', ');
  const made = contact ? shown(contact) : alike.slice(0, MOST_SHOWN).map(shown).join('; ');
  return {
    id: contact?.id ?? null,
    notes: note === undefined ? {} : { contact: { key: note, written, made } },
  };
}
