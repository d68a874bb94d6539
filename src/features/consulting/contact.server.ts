import { and, eq, ne } from 'drizzle-orm';
import { companyContacts } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { createRow, listRows, updateRow } from './company-rows.server.ts';
import type { CreateContact, UpdateContact } from './contact.schema.ts';
import { deleteRow, restoreRow } from './row-deletion.server.ts';

export const listContacts = (ctx: ServiceContext, companyId: number) => listRows(ctx, 'contact', companyId);
export const deleteContact = (ctx: ServiceContext, id: number) => deleteRow(ctx, 'contact', id);
export const restoreContact = (ctx: ServiceContext, id: number) => restoreRow(ctx, 'contact', id);

type Contact = typeof companyContacts.$inferSelect;

/** A company has one primary contact: the newest to be marked takes the badge over. */
async function keepOnePrimary(ctx: ServiceContext, contact: Contact): Promise<Contact> {
  if (contact.isPrimary) {
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
  return contact;
}

export const createContact = (ctx: ServiceContext, input: CreateContact): Promise<Contact> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    return keepOnePrimary(inside, await createRow(inside, 'contact', input));
  });

export const updateContact = (ctx: ServiceContext, id: number, input: UpdateContact): Promise<Contact> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    return keepOnePrimary(inside, await updateRow(inside, 'contact', id, input));
  });
