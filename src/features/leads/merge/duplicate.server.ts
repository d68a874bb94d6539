import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { crmCompanies, crmContactKeys, crmContacts } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import { domainKeyOf } from './shared-values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { phoneKeyOf } from './phone-key.rules.ts';
import { taxIdKeyOf } from './tax-id.rules.ts';

/** A conflicting record and the value both have in common. */
export type Duplicate = {
  kind: 'contact' | 'company';
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'taxId';
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

/** Each value is looked up in its own index; `id` excludes the record itself. */
export async function findContactDuplicates(
  db: Database,
  workspaceId: number,
  { emailKey, phoneKey, otherKeys }: ContactKeys,
  exceptId = 0,
): Promise<Duplicate[]> {
  const { id, firstName, lastName } = crmContacts;
  const look = async (field: 'email' | 'phone', main: string | null): Promise<Duplicate[]> => {
    const prefix = `${field}:`;
    const others = otherKeys.filter((key) => key.startsWith(prefix));
    const keys = [...new Set([...(main === null ? [] : [prefix + main]), ...others])];
    if (keys.length === 0) return [];
    const rows = await db
      .select({ id, firstName, lastName })
      .from(crmContacts)
      .where(and(inArray(id, contactIdsByKeys(db, workspaceId, keys)), ne(id, exceptId)))
      .orderBy(asc(id))
      .limit(1);
    return rows.map((row) => ({ kind: 'contact', id: row.id, name: contactName(row), field }));
  };
  return (await Promise.all([look('email', emailKey), look('phone', phoneKey)])).flat();
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

export async function findCompanyDuplicates(
  db: Database,
  workspaceId: number,
  { domainKey, taxIdKey }: CompanyKeys,
  exceptId = 0,
): Promise<Duplicate[]> {
  const { id, name } = crmCompanies;
  const look = async (field: 'domain' | 'taxId', value: string | null): Promise<Duplicate[]> => {
    if (value === null) return [];
    const column = field === 'domain' ? crmCompanies.domainKey : crmCompanies.taxIdKey;
    const rows = await db
      .select({ id, name })
      .from(crmCompanies)
      .where(and(eq(crmCompanies.workspaceId, workspaceId), eq(column, value), ne(id, exceptId)))
      .limit(1);
    return rows.map((row) => ({ kind: 'company', id: row.id, name: row.name, field }));
  };
  return (await Promise.all([look('taxId', taxIdKey), look('domain', domainKey)])).flat();
}

type Asked =
  ({ kind: 'contact' } & Reachable) | { kind: 'company'; domain: string | null; taxId: string | null };

/** Returns the caller's records that a new one would duplicate, the surest match first. */
export async function findDuplicates(ctx: ServiceContext, asked: Asked): Promise<Duplicate[]> {
  const workspaceId = await ownWorkspaceId(ctx);
  return asked.kind === 'contact'
    ? findContactDuplicates(ctx.db, workspaceId, contactKeys(asked))
    : findCompanyDuplicates(ctx.db, workspaceId, companyKeys(asked));
}

/** Throws 409 `duplicate` with the conflicting record: its kind, id and name (api.md). */
export function refuseDuplicates(found: readonly Duplicate[]): void {
  const [first] = found;
  if (!first) return;
  const { kind, id, name, field } = first;
  throw new AppError('duplicate', {
    values: { name },
    fields: Object.fromEntries(found.map((each) => [each.field, `leads:merge.taken.${each.field}`])),
    extra: { kind, id, name, field, duplicates: found },
  });
}
