import { and, eq, ne } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
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
  await ctx.db
    .update(companyContacts)
    .set({ isPrimary: false, updatedAt: ctx.now.toISOString() })
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

export const createContacts = (ctx: ServiceContext, companyId: number, { items }: CreateContacts) =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    // If several are marked, the last one wins, as if they had been added one by one.
    const primary = items.findLastIndex(({ isPrimary }) => isPrimary);
    const fields = items.map((item, index) => ({ ...item, isPrimary: index === primary }));
    await requireOwnCompany(inside, companyId);
    if (primary >= 0) await dropPrimary(inside, companyId);
    return async () => ({ items: await insertRows(inside, 'contact', companyId, fields) });
  });

export const updateContact = (ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireFreshRow(inside, 'contact', id, input.updatedAt);
    const isPrimary = input.isPrimary ?? current.isPrimary;
    if (isPrimary) await dropPrimary(inside, current.companyId, id);
    return () => changeRow(inside, 'contact', current, input);
  });
