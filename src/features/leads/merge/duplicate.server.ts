import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { crmCompanies, crmContactKeys, crmContacts } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { domainKeyOf } from './shared-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { phoneKeyOf } from './phone-key.rules.ts';
import { compareFirms, firmFacts, type Firm } from './same-company.rules.ts';
import { comparePeople, personFacts, type Person } from './same-person.rules.ts';
import { taxIdKeyOf } from './tax-id.rules.ts';

/** A conflicting record and the value both have in common. */
export type Duplicate = {
  kind: 'contact' | 'company';
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'taxId';
  /** False where it may be another one, so that the user is asked. */
  isSame: boolean;
};

/** `otherKeys` are the keys of further addresses and numbers: `email:…`, `phone:…`. */
export type ContactKeys = { emailKey: string | null; phoneKey: string | null; otherKeys: string[] };
export type CompanyKeys = { domainKey: string | null; taxIdKey: string | null };

type Reachable = {
  email: string | null;
  phone: string | null;
  emails?: readonly string[] | undefined;
  phones?: readonly string[] | undefined;
};

export function contactKeys({ email, phone, emails = [], phones = [] }: Reachable): ContactKeys {
  const more = [
    ...emails.flatMap((each) => emailKeyOf(each) ?? []).map((key) => `email:${key}`),
    ...phones.flatMap((each) => phoneKeyOf(each) ?? []).map((key) => `phone:${key}`),
  ];
  return { emailKey: emailKeyOf(email), phoneKey: phoneKeyOf(phone), otherKeys: [...new Set(more)] };
}

export const companyKeys = (of: { domain: string | null; taxId: string | null }): CompanyKeys => ({
  domainKey: domainKeyOf(of.domain),
  taxIdKey: taxIdKeyOf(of.taxId),
});

/** Returns only the keys an edit changes, so that accepted duplicates stay editable. */
export const changedKeys = <Keys extends ContactKeys | CompanyKeys>(before: Keys, after: Keys): Keys => {
  const was = new Set(Object.values(before).flat());
  const entries = Object.entries(after).map(([name, key]) => [
    name,
    Array.isArray(key) ? key.filter((each) => !was.has(each)) : was.has(key) ? null : key,
  ]);
  return { ...after, ...Object.fromEntries(entries) };
};

/** A record that has one of the keys looked up. */
export type PersonBeside = Person & { id: number; firstName: string } & ContactKeys;

/** A mailbox of a whole firm has more. */
const MOST_COMPARED = 100;

const prefixed = ({ emailKey, phoneKey, otherKeys }: ContactKeys): string[] => [
  ...(emailKey === null ? [] : [`email:${emailKey}`]),
  ...(phoneKey === null ? [] : [`phone:${phoneKey}`]),
  ...otherKeys,
];

/** Returns the contacts that have one of the keys; `exceptId` excludes the record itself. */
export async function contactsSharing(
  db: Database,
  workspaceId: number,
  keys: ContactKeys,
  exceptId = 0,
): Promise<PersonBeside[]> {
  const wanted = [...new Set(prefixed(keys))];
  if (wanted.length === 0) return [];
  const { id, firstName, lastName, email, phone, emails, phones } = crmContacts;
  const { emailKey, phoneKey, otherKeys } = crmContacts;
  const rows = await db
    .select({
      ...{ id, firstName, lastName, email, phone, emails, phones, emailKey, phoneKey, otherKeys },
      company: crmCompanies.name,
    })
    .from(crmContacts)
    .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
    .where(and(inArray(id, contactIdsByKeys(db, workspaceId, wanted)), ne(id, exceptId)))
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
 * people at `info@mar.es` are in nobody's way.
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

const SUREST = ['email', 'taxId', 'domain', 'phone'];

/** Those that are the same before those to ask about, an address before a number. */
const surestFirst = (found: readonly Duplicate[]): Duplicate[] => {
  const rank = ({ isSame, field }: Duplicate): number => (isSame ? 0 : SUREST.length) + SUREST.indexOf(field);
  return found.toSorted((a, b) => rank(a) - rank(b));
};

/** Returns the contacts that a new one would duplicate, or may. */
export async function findContactDuplicates(
  db: Database,
  workspaceId: number,
  person: PersonRow,
  exceptId = 0,
): Promise<Duplicate[]> {
  const keys = contactKeys(person);
  return contactDuplicates(person, keys, await contactsSharing(db, workspaceId, keys, exceptId));
}

/**
 * Returns a query for the ids of contacts that have any of the keys (`email:…`, `phone:…`), as a main or a further one;
 * `namesake:name|company` and `identity:name` (followed by a line break) match by name.
 */
export function contactIdsByKeys(db: Database, workspaceId: number, keys: readonly string[]) {
  const of = (prefix: string) =>
    keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const own = eq(crmContacts.workspaceId, workspaceId);
  const names = [
    ...of('namesake:').map((key) => key.slice(0, key.lastIndexOf('|'))),
    ...of('identity:').map((key) => key.split('\n', 1)[0] ?? ''),
  ];
  type Column = typeof crmContacts.emailKey | typeof crmContacts.phoneKey | typeof crmContacts.nameKey;
  // Lists of any length are one text, which stays prepared.
  const listed = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const main = (column: Column, values: string[]) =>
    db
      .select({ id: crmContacts.id })
      .from(crmContacts)
      .where(and(own, inArray(column, listed(values))));
  const { contactId: id, key, workspaceId: owner } = crmContactKeys;
  return main(crmContacts.emailKey, of('email:'))
    .union(main(crmContacts.phoneKey, of('phone:')))
    .union(main(crmContacts.nameKey, names))
    .union(
      db
        .select({ id })
        .from(crmContactKeys)
        .where(and(eq(owner, workspaceId), inArray(key, listed(keys)))),
    );
}

export type FirmBeside = Firm & { id: number };

/** Returns the companies that have one of the keys; `exceptId` excludes the record itself. */
export async function companiesSharing(
  db: Database,
  workspaceId: number,
  { domainKey, taxIdKey }: CompanyKeys,
  exceptId = 0,
): Promise<FirmBeside[]> {
  if (domainKey === null && taxIdKey === null) return [];
  const { id, name, taxId, domain, phone, address } = crmCompanies;
  const own = eq(crmCompanies.workspaceId, workspaceId);
  const { domainKey: byDomain, taxIdKey: byTaxId } = crmCompanies;
  return db
    .select({ id, name, taxId, domain, phone, address })
    .from(crmCompanies)
    .where(
      and(
        or(
          taxIdKey === null ? undefined : and(own, eq(byTaxId, taxIdKey)),
          domainKey === null ? undefined : and(own, eq(byDomain, domainKey)),
        ),
        ne(id, exceptId),
      ),
    )
    .orderBy(asc(id))
    .limit(MOST_COMPARED);
}

type FirmRow = Pick<Firm, 'name' | 'domain' | 'taxId'> & Partial<Firm>;

const firmOf = (row: FirmRow): Firm => ({ phone: null, address: null, ...row });

/** Compares a company with those that share one of its keys. */
export function companyDuplicates(
  firm: FirmRow,
  { domainKey, taxIdKey }: CompanyKeys,
  beside: readonly FirmBeside[],
): Duplicate[] {
  const facts = firmFacts(firmOf(firm));
  const found = beside.flatMap((each): Duplicate[] => {
    const theirs = firmFacts(each);
    const { kind } = compareFirms(facts, theirs);
    if (kind === 'different') return [];
    const isTaxId = taxIdKey !== null && theirs.taxIdKey === taxIdKey;
    if (!isTaxId && (domainKey === null || theirs.domainKey !== domainKey)) return [];
    const field = isTaxId ? 'taxId' : 'domain';
    return [{ kind: 'company', id: each.id, name: each.name, field, isSame: kind === 'same' }];
  });
  return surestFirst(found);
}

/** Returns the companies that a new one would duplicate, or may. */
export async function findCompanyDuplicates(
  db: Database,
  workspaceId: number,
  firm: FirmRow,
  exceptId = 0,
): Promise<Duplicate[]> {
  const keys = companyKeys(firm);
  return companyDuplicates(firm, keys, await companiesSharing(db, workspaceId, keys, exceptId));
}

/** Throws 409 `duplicate` with the conflicting record: its kind, id and name (api.md). */
export function refuseDuplicates(all: readonly Duplicate[]): void {
  const found = all.filter(({ field }, place) => all.findIndex((each) => each.field === field) === place);
  const [first] = found;
  if (!first) return;
  const { kind, id, name, field, isSame } = first;
  throw new AppError('duplicate', {
    values: { name },
    fields: Object.fromEntries(found.map((each) => [each.field, `leads:merge.taken.${each.field}`])),
    extra: { kind, id, name, field, isSame, duplicates: found },
  });
}
