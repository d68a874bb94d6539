import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { commitWithLast } from '#db/commit-with-last.ts';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { findDeleted, isKept, keepDeleted } from '#features/accounts/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import type { Company } from '#features/leads/companies/company.schema.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { leadsToSettle } from '#features/leads/opportunities/lead-outcome.server.ts';
import { readReferences, referencesSchema, restoreReferences, stillThere } from './references.server.ts';
import { addTags, tagsOf } from '#features/leads/fields/tags.server.ts';
import { findCompanyDuplicates } from '#features/leads/merge/company-duplicates.server.ts';
import { findContactDuplicates } from '#features/leads/merge/contact-duplicates.server.ts';
import { refuseDuplicates, type Duplicate } from '#features/leads/merge/duplicate.server.ts';

export type RecordKind = 'contact' | 'company';

const TABLES = { contact: crmContacts, company: crmCompanies };

/** Drizzle infers one table at a time; the cast says that both hold rows of a workspace. */
const tableOf = (kind: RecordKind) => TABLES[kind] as typeof crmContacts;

/** Returns the name under which deleted records are stored for undo. */
const storeKind = (kind: RecordKind): string => `crm_${kind}`;

export const isRestorable = (ctx: ServiceContext, kind: RecordKind, id: number): Promise<boolean> =>
  isKept(ctx, storeKind(kind), id);

/** Errors: `not_found` if one of them is not the caller's. */
export async function requireAll(ctx: ServiceContext, kind: RecordKind, ids: readonly number[]) {
  const table = tableOf(kind);
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.workspaceId, ctx.workspace.id)));
  if (rows.length !== new Set(ids).size) throw new AppError('not_found');
  return rows;
}

const around = (kind: RecordKind, ids: readonly number[]) =>
  kind === 'contact' ? { contacts: ids } : { companies: ids };

/** Deletes the records with everything that an undo needs to restore them. */
export async function deleteRecords(
  ctx: ServiceContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [rows, tags, references, settle] = await allInOrder([
      requireAll(inside, kind, ids),
      tagsOf(inside, kind, ids),
      readReferences(tx, kind, ids),
      leadsToSettle(inside, around(kind, ids)),
    ]);
    for (const row of rows)
      await keepDeleted(inside, storeKind(kind), row.id, {
        row,
        tags: tags.get(row.id) ?? [],
        references: references.get(row.id) ?? {},
      });
    const table = tableOf(kind);
    await tx.delete(table).where(inArray(table.id, [...ids]));
    await settle(around(kind, ids));
  });
}

const row = z.looseObject({
  id: z.number(),
  workspaceId: z.number(),
  firstName: z.string().optional(),
  lastName: z.string().nullable().default(null),
  name: z.string().optional(),
  address: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
  emails: z.array(z.string()).optional(),
  phones: z.array(z.string()).optional(),
  domain: z.string().nullable().default(null),
  taxId: z.string().nullable().default(null),
  companyId: z.number().nullable().optional(),
});
const stored = z.object({ row, tags: z.array(z.string()), references: referencesSchema });
type Stored = z.infer<typeof stored>;

/** Until a trigger stores the name of the contact's company. */
const NO_COMPANY = '~';

const duplicatesOf = (ctx: ServiceContext, kind: RecordKind, was: Stored['row']): Promise<Duplicate[]> =>
  kind === 'contact'
    ? findContactDuplicates(ctx, { ...was, firstName: was.firstName ?? '' })
    : findCompanyDuplicates(ctx, { ...was, name: was.name ?? '' });

/** Leads that a restored record may concern: those it gets back, and those of its company or its contacts. */
const leadsOfRestored = (
  ctx: ServiceContext,
  kind: RecordKind,
  { row: { companyId }, references }: Stored,
) =>
  kind === 'contact'
    ? leadsToSettle(ctx, { companies: [companyId] }, references['marketing_leads'])
    : leadsToSettle(ctx, { contacts: references['crm_contacts'] ?? [] });

/**
 * Restores what the caller deleted under this id, with tags and links. Idempotent: rows that exist stay as they are.
 * Errors: `not_found`; `duplicate` where another record has taken its place, unless allowed.
 */
export async function restoreRecord(
  ctx: ServiceContext,
  kind: RecordKind,
  id: number,
  { allowDuplicate = false } = {},
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const workspaceId = inside.workspace.id;
    const table = tableOf(kind);
    const [[present], kept] = await Promise.all([
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), eq(table.workspaceId, workspaceId))),
      findDeleted(inside, storeKind(kind), id),
    ]);
    if (present) return;
    if (!kept) throw new AppError('not_found');
    const was = stored.parse(kept.data);
    const { row, tags, references } = was;
    if (row.workspaceId !== workspaceId) throw new AppError('not_found');
    const [taken, settle] = await Promise.all([
      allowDuplicate ? [] : duplicatesOf(inside, kind, row),
      leadsOfRestored(inside, kind, was),
    ]);
    refuseDuplicates(taken);
    await kept.remove();
    const company = { companyId: stillThere(crmCompanies, row.companyId), companyKey: NO_COMPANY };
    const values = { ...row, ...(kind === 'contact' && company) };
    await tx.insert(table).values(values as unknown as typeof crmContacts.$inferInsert);
    await restoreReferences(tx, kind, id, references);
    await settle(around(kind, [id]));
    await addTags(inside, kind, [id], tags);
  });
}

const restoring = <T>(
  ctx: ServiceContext,
  kind: RecordKind,
  id: number,
  read: (inside: ServiceContext) => Promise<T>,
): Promise<T> =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    await restoreRecord(inside, kind, id);
    return () => read(inside);
  });

/** Errors: those of `restoreRecord`. */
export const restoreContact = (ctx: ServiceContext, id: number): Promise<Contact> =>
  restoring(ctx, 'contact', id, (inside) => requireContact(inside, id));

/** Errors: those of `restoreRecord`. */
export const restoreCompany = (ctx: ServiceContext, id: number): Promise<Company> =>
  restoring(ctx, 'company', id, (inside) => requireCompany(inside, id));
