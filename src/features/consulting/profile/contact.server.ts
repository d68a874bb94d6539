import { and, eq, ne } from 'drizzle-orm';
import { companyContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import {
  createRow,
  createRows,
  listRows,
  updateRow,
} from '#features/consulting/companies/company-rows.server.ts';
import type { CreateContact, CreateContacts, UpdateContact } from './contact.schema.ts';
import { deleteRow, restoreRow } from '#features/consulting/profile/rows/row-deletion.server.ts';
import type { RowsQuery } from '#features/consulting/profile/rows/row-list.schema.ts';

export const listContacts = (ctx: ServiceContext, companyId: number, part?: RowsQuery) =>
  listRows(ctx, 'contact', companyId, part);
export const deleteContact = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'contact', id);
export const restoreContact = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'contact', id);

type Contact = typeof companyContacts.$inferSelect;

/** Keeps one primary contact per company: the newest one marked. */
async function keepOnePrimary(ctx: ServiceContext, contact: Contact): Promise<void> {
  if (!contact.isPrimary) return;
  await ctx.db
    .update(companyContacts)
    .set({ isPrimary: false, updatedAt: ctx.now.toISOString() })
    .where(
      and(
        eq(companyContacts.companyId, contact.companyId),
        eq(companyContacts.isPrimary, true),
        ne(companyContacts.id, contact.id),
      ),
    );
}

export const createContact = (ctx: ServiceContext, input: CreateContact): Promise<Contact> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const created = await createRow(inside, 'contact', input);
    await keepOnePrimary(inside, created);
    return created;
  });

export const createContacts = (ctx: ServiceContext, companyId: number, { items }: CreateContacts) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    // If several are marked, the last one wins, as if they had been added one by one.
    const primary = items.findLastIndex(({ isPrimary }) => isPrimary);
    const fields = items.map((item, index) => ({ ...item, isPrimary: index === primary }));
    const created = await createRows(inside, 'contact', companyId, fields);
    for (const contact of created) await keepOnePrimary(inside, contact);
    return { items: created };
  });

export const updateContact = (ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const updated = await updateRow(inside, 'contact', id, input);
    await keepOnePrimary(inside, updated);
    return updated;
  });
