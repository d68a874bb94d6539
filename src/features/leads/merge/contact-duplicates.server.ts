import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import {
  contactIdsByKeys,
  contactKeys,
  MOST_COMPARED,
  prefixed,
  surestFirst,
  type ContactKeys,
  type Duplicate,
  type Reachable,
} from './duplicate.server.ts';
import { comparePeople, personFacts, type Person } from './same-person.rules.ts';

/** A record that has one of the keys looked up. */
export type PersonBeside = Person & { id: number; firstName: string } & ContactKeys;

/** Returns the contacts that have one of the keys; `exceptId` excludes the record itself. */
export async function contactsSharing(
  ctx: ServiceContext,
  keys: ContactKeys,
  exceptId = 0,
): Promise<PersonBeside[]> {
  const wanted = [...new Set(prefixed(keys))];
  if (wanted.length === 0) return [];
  const { id, firstName, lastName, email, phone, emails, phones } = crmContacts;
  const { emailKey, phoneKey, otherKeys } = crmContacts;
  const rows = await ctx
    .rows(crmContacts)
    .select({
      ...{ id, firstName, lastName, email, phone, emails, phones, emailKey, phoneKey, otherKeys },
      company: crmCompanies.name,
    })
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(and(inArray(id, contactIdsByKeys(ctx, wanted)), ne(id, exceptId)))
    .orderBy(asc(id))
    .limit(MOST_COMPARED);
  return rows.map((row) => ({ ...row, ...personOf(row), firstName: row.firstName }));
}

type PersonRow = Reachable & { firstName: string; lastName: string | null; company?: string | null };

const personOf = ({
  firstName,
  lastName,
  email,
  phone,
  emails = [],
  phones = [],
  company,
}: PersonRow): Person => ({
  firstName,
  lastName,
  emails: email === null ? emails : [email, ...emails],
  phones: phone === null ? phones : [phone, ...phones],
  company: company ?? null,
});

/**
 * Compares a contact with those that share one of its keys. A mailbox or number of many counts with the name only: two
 * people at `info@mar.es` are no conflict.
 */
export function contactDuplicates(
  person: PersonRow,
  keys: ContactKeys,
  beside: readonly PersonBeside[],
): Duplicate[] {
  const facts = personFacts(personOf(person));
  const wanted = prefixed(keys);
  const found = beside.flatMap((each): Duplicate[] => {
    const { kind, agrees } = comparePeople(facts, personFacts(each));
    const isFact = agrees.includes('email') || agrees.includes('phone');
    const isNamed = agrees.includes('name');
    const theirs = new Set(prefixed(each));
    const shared = wanted.filter((key) => theirs.has(key));
    if (kind === 'different' || shared.length === 0 || (!isFact && !isNamed)) return [];
    const field = shared.some((key) => key.startsWith('email:')) ? 'email' : 'phone';
    return [{ kind: 'contact', id: each.id, name: contactName(each), field, isSame: kind === 'same' }];
  });
  return surestFirst(found);
}

/** Returns the contacts that a new one would duplicate, or may. */
export async function findContactDuplicates(
  ctx: ServiceContext,
  person: PersonRow,
  exceptId = 0,
): Promise<Duplicate[]> {
  const keys = contactKeys(person);
  return contactDuplicates(person, keys, await contactsSharing(ctx, keys, exceptId));
}
