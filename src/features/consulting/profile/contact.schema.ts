import { z } from 'zod';
import {
  nullIsAbsent,
  optionalEmail,
  optionalLine,
  orDefault,
  readUpdatedAt,
  requiredLine,
  rowId,
} from '#shared/fields.ts';
import { batchOf, profileRow } from './row-list.schema.ts';

const fields = {
  name: requiredLine('consulting:contact.nameRequired'),
  position: requiredLine('consulting:contact.positionRequired'),
  phone: optionalLine,
  email: optionalEmail('consulting:contact.emailInvalid'),
};

const isPrimary = z.boolean('errors:fields.boolean');

export const createContactSchema = z.strictObject({
  companyId: rowId,
  ...fields,
  phone: fields.phone.default(null),
  email: fields.email.default(null),
  isPrimary: orDefault(isPrimary, false),
});
export const createContactsSchema = batchOf(createContactSchema.omit({ companyId: true }));
export const updateContactSchema = z
  .strictObject({
    name: nullIsAbsent(fields.name),
    position: nullIsAbsent(fields.position),
    phone: fields.phone,
    email: fields.email,
    isPrimary: nullIsAbsent(isPrimary),
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateContact = z.infer<typeof createContactSchema>;
export type CreateContacts = z.infer<typeof createContactsSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;

export const contactSchema = profileRow('ProfileContact', {
  name: z.string(),
  position: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  isPrimary,
});
export type Contact = z.infer<typeof contactSchema>;
