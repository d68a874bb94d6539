import { inArray, sql } from 'drizzle-orm';
import { crmContactKeys, crmContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { domainKeyOf } from './shared-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { phoneKeyOf } from '#features/leads/contacts/phone-key.rules.ts';
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

export type Reachable = {
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

/** A mailbox of a whole firm has more. */
export const MOST_COMPARED = 100;

/** In the form that `contactIdsByKeys` takes. */
export const prefixed = ({ emailKey, phoneKey, otherKeys }: ContactKeys): string[] => [
  ...(emailKey === null ? [] : [`email:${emailKey}`]),
  ...(phoneKey === null ? [] : [`phone:${phoneKey}`]),
  ...otherKeys,
];

const SUREST = ['email', 'taxId', 'domain', 'phone'];

/** Those that are the same before those to ask about, an address before a number. */
export const surestFirst = (found: readonly Duplicate[]): Duplicate[] => {
  const rank = ({ isSame, field }: Duplicate): number => (isSame ? 0 : SUREST.length) + SUREST.indexOf(field);
  return found.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * Returns a query for the ids of contacts that have any of the keys (`email:…`, `phone:…`), as a main or a further one;
 * `namesake:name|company` and `identity:name` (followed by a line break) match by name.
 */
export function contactIdsByKeys(ctx: ServiceContext, keys: readonly string[]) {
  const of = (prefix: string) =>
    keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  const names = [
    ...of('namesake:').map((key) => key.slice(0, key.lastIndexOf('|'))),
    ...of('identity:').map((key) => key.split('\n', 1)[0] ?? ''),
  ];
  type Column = typeof crmContacts.emailKey | typeof crmContacts.phoneKey | typeof crmContacts.nameKey;
  // Lists of any length are one text, which stays prepared.
  const listed = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const main = (column: Column, values: string[]) =>
    ctx
      .rows(crmContacts)
      .select({ id: crmContacts.id })
      .where(inArray(column, listed(values)));
  const { contactId: id, key } = crmContactKeys;
  return main(crmContacts.emailKey, of('email:'))
    .union(main(crmContacts.phoneKey, of('phone:')))
    .union(main(crmContacts.nameKey, names))
    .union(
      ctx
        .rows(crmContactKeys)
        .select({ id })
        .where(inArray(key, listed(keys))),
    );
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
