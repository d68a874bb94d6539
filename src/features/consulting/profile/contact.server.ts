import { and, eq, ne } from 'drizzle-orm';
import { companyContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import {
  changeRow,
  insertRows,
  listRows,
  onlyRow,
  requireFreshRow,
} from '#features/consulting/companies/company-rows.server.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import type { CreateContact, CreateContacts, UpdateContact } from './contact.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listContacts = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'contact', companyId, part);
export const deleteContact = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'contact', id);
export const restoreContact = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'contact', id);

type Contact = typeof companyContacts.$inferSelect;

/** Makes way for a new primary contact: a company has one, the newest one marked. */
async function dropPrimary(ctx: ServiceContext, companyId: number, exceptId = 0): Promise<void> {
  await ctx
    .rows(companyContacts)
    .update({ isPrimary: false, updatedAt: ctx.now.toISOString() })
    .where(
      and(
        eq(companyContacts.companyId, companyId),
        eq(companyContacts.isPrimary, true),
        ne(companyContacts.id, exceptId),
      ),
    );
}

export const createContact = async (
  ctx: ServiceContext,
  { companyId, ...item }: CreateContact,
): Promise<Contact> => onlyRow(await createContacts(ctx, companyId, { items: [item] }));

export async function createContacts(ctx: ServiceContext, companyId: number, { items }: CreateContacts) {
  await requireOwnCompany(ctx, companyId);
  // If several are marked, the last one wins, as if they had been added one by one.
  const primary = items.findLastIndex(({ isPrimary }) => isPrimary);
  if (primary >= 0) await dropPrimary(ctx, companyId);
  const fields = items.map((item, index) => ({ ...item, isPrimary: index === primary }));
  return { items: await insertRows(ctx, 'contact', companyId, fields) };
}

export async function updateContact(ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> {
  const current = await requireFreshRow(ctx, 'contact', id, input.updatedAt);
  if (input.isPrimary ?? current.isPrimary) await dropPrimary(ctx, current.companyId, id);
  return changeRow(ctx, 'contact', current, input);
}
