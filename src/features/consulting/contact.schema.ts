import { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { optionalEmail, optionalLine, requiredLine, rowId } from '#shared/fields.ts';

const fields = {
  name: requiredLine('consulting:contact.nameRequired'),
  position: requiredLine('consulting:contact.positionRequired'),
  phone: optionalLine,
  email: optionalEmail('consulting:contact.emailInvalid'),
};

export const createContactSchema = z.strictObject({
  companyId: rowId,
  ...fields,
  phone: fields.phone.default(null),
  email: fields.email.default(null),
  isPrimary: z.boolean('errors:fields.boolean').default(false),
});
export const updateContactSchema = z
  .strictObject({ ...fields, isPrimary: z.boolean('errors:fields.boolean'), updatedAt: z.iso.datetime() })
  .partial();

export type CreateContact = z.infer<typeof createContactSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;
export type Contact = CreateContact & StoredRow;
