import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { crmCompanies, crmContacts } from '#db/schema/index.ts';
import { findRestorable, requireRestorable, undoDeletion } from '#features/accounts/journal/undo.server.ts';
import { settlingUndo } from '#features/leads/opportunities/around-cause.server.ts';
import { recordDeletion } from '#features/accounts/workspaces/workspace-log.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Company } from '#features/leads/companies/company.schema.ts';
import { requireCompany } from '#features/leads/companies/company.server.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { requireContact } from '#features/leads/contacts/contact.server.ts';
import { leadsToSettle } from '#features/leads/opportunities/lead-outcome.server.ts';
import { findCompanyDuplicates } from '#features/leads/merge/company-duplicates.server.ts';
import { findContactDuplicates } from '#features/leads/merge/contact-duplicates.server.ts';
import { refuseDuplicates } from '#features/leads/merge/duplicate.server.ts';

export type RecordKind = 'contact' | 'company';

const TABLES = { contact: crmContacts, company: crmCompanies };

/** Drizzle infers one table at a time; the cast says that both hold rows of a workspace. */
const tableOf = (kind: RecordKind) => TABLES[kind] as typeof crmContacts;

export const isRestorable = async (ctx: ServiceContext, kind: RecordKind, id: number): Promise<boolean> =>
  (await findRestorable(ctx, kind, id)) !== undefined;

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

/** Deletes the records; can be undone for a day. `isLogged`: not where a job has entered all of them. Errors: `not_found` if one of them is not the caller's. */
export async function deleteRecords(
  ctx: ServiceContext,
  kind: RecordKind,
  ids: readonly number[],
  { isLogged = true } = {},
): Promise<void> {
  await requireAll(ctx, kind, ids);
  if (isLogged) await recordDeletion(ctx, kind, ids.length);
  const settle = await leadsToSettle(ctx, around(kind, ids));
  const table = tableOf(kind);
  await ctx
    .rows(table)
    .delete()
    .where(inArray(table.id, [...ids]));
  await settle(around(kind, ids));
}

const text = z.string().nullable().default(null);
const list = z
  .string()
  .transform((json) => z.array(z.string()).parse(JSON.parse(json)))
  .optional();
/** Columns that tell a person or a company apart, as the journal has stored it. */
const identity = z.object({
  firstName: z.string().default(''),
  name: z.string().default(''),
  lastName: text,
  address: text,
  email: text,
  phone: text,
  emails: list,
  phones: list,
  domain: text,
  taxId: text,
  companyId: z.number().nullable().optional(),
});

async function requireNoDuplicate(ctx: ServiceContext, kind: RecordKind, was: unknown): Promise<void> {
  const former = identity.parse(was);
  refuseDuplicates(
    kind === 'contact' ? await findContactDuplicates(ctx, former) : await findCompanyDuplicates(ctx, former),
  );
}

/**
 * Restores what was deleted under this id, with tags and links. Idempotent: rows that exist stay as they are.
 * Errors: `not_found`; `duplicate` where another record has taken its place, unless allowed.
 */
export async function restoreRecord(
  ctx: ServiceContext,
  kind: RecordKind,
  id: number,
  { allowDuplicate = false } = {},
): Promise<void> {
  const table = tableOf(kind);
  if ((await ctx.rows(table).count(eq(table.id, id))) > 0) return;
  const deletion = await requireRestorable(ctx, kind, id);
  if (!allowDuplicate) await requireNoDuplicate(ctx, kind, deletion.was);
  await settlingUndo(ctx, deletion, () => undoDeletion(ctx, deletion));
}

/** Errors: those of `restoreRecord`. */
export async function restoreContact(ctx: ServiceContext, id: number): Promise<Contact> {
  await restoreRecord(ctx, 'contact', id);
  return requireContact(ctx, id);
}

/** Errors: those of `restoreRecord`. */
export async function restoreCompany(ctx: ServiceContext, id: number): Promise<Company> {
  await restoreRecord(ctx, 'company', id);
  return requireCompany(ctx, id);
}
