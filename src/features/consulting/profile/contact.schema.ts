import type { z } from 'zod';
import { shownFields } from '#shared/record-schema.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type NewRow } from '#features/consulting/profile/rows/row.schema.ts';
import { profileRow } from '#features/consulting/profile/rows/row-list.schema.ts';

export const {
  create: createContactSchema,
  several: createContactsSchema,
  update: updateContactSchema,
} = rowSchemas(ROW_FIELDS.contact);

export type CreateContact = NewRow<typeof ROW_FIELDS.contact>;
export type CreateContacts = { items: Omit<CreateContact, 'companyId'>[] };
export type UpdateContact = z.infer<typeof updateContactSchema>;

export const contactSchema = profileRow('ProfileContact', shownFields(ROW_FIELDS.contact));
export type Contact = z.infer<typeof contactSchema>;
