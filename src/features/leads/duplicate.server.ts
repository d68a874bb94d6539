import { and, eq, ne } from 'drizzle-orm';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { contactName } from './contact-name.rules.ts';
import { domainKeyOf, emailKeyOf, phoneKeyOf, taxIdKeyOf } from './duplicate.rules.ts';

/** A record that is in the way of another one, and what the two have in common. */
export type Duplicate = {
  kind: 'contact' | 'company';
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'taxId';
};

export type ContactKeys = { emailKey: string | null; phoneKey: string | null };
export type CompanyKeys = { domainKey: string | null; taxIdKey: string | null };

export const contactKeys = (of: { email: string | null; phone: string | null }): ContactKeys => ({
  emailKey: emailKeyOf(of.email),
  phoneKey: phoneKeyOf(of.phone),
});

export const companyKeys = (of: { domain: string | null; taxId: string | null }): CompanyKeys => ({
  domainKey: domainKeyOf(of.domain),
  taxIdKey: taxIdKeyOf(of.taxId),
});

/** What an edit leaves alone is not asked about again: two records that were one by choice stay editable. */
export const changedKeys = <Keys extends ContactKeys | CompanyKeys>(before: Keys, after: Keys): Keys => {
  const was = new Map<string, string | null>(Object.entries(before));
  const entries = Object.entries(after).map(([name, key]) => [name, key === was.get(name) ? null : key]);
  return { ...after, ...Object.fromEntries(entries) };
};

/** What is asked for by each look-up's own index; an id is left out where a record is compared with the others. */
export async function findContactDuplicates(
  db: Database,
  workspaceId: number,
  { emailKey, phoneKey }: ContactKeys,
  exceptId = 0,
): Promise<Duplicate[]> {
  const { id, firstName, lastName } = crmContacts;
  const look = async (field: 'email' | 'phone', value: string | null): Promise<Duplicate[]> => {
    if (value === null) return [];
    const column = field === 'email' ? crmContacts.emailKey : crmContacts.phoneKey;
    const rows = await db
      .select({ id, firstName, lastName })
      .from(crmContacts)
      .where(and(eq(crmContacts.workspaceId, workspaceId), eq(column, value), ne(id, exceptId)))
      .limit(1);
    return rows.map((row) => ({ kind: 'contact', id: row.id, name: contactName(row), field }));
  };
  return [...(await look('email', emailKey)), ...(await look('phone', phoneKey))];
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
  return [...(await look('taxId', taxIdKey)), ...(await look('domain', domainKey))];
}

type Asked =
  | { kind: 'contact'; email: string | null; phone: string | null }
  | { kind: 'company'; domain: string | null; taxId: string | null };

/** The caller's records that a new one would double, the surest sign first. */
export async function findDuplicates(ctx: ServiceContext, asked: Asked): Promise<Duplicate[]> {
  const workspaceId = await ownWorkspaceId(ctx);
  return asked.kind === 'contact'
    ? findContactDuplicates(ctx.db, workspaceId, contactKeys(asked))
    : findCompanyDuplicates(ctx.db, workspaceId, companyKeys(asked));
}

/** 409 `duplicate` with the record in the way: its kind, id and name (api.md). */
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
