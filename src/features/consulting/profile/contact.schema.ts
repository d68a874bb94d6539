import type { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas } from './row.schema.ts';

export const {
  create: createContactSchema,
  several: createContactsSchema,
  update: updateContactSchema,
} = rowSchemas(ROW_FIELDS.contact);

export type CreateContact = z.infer<typeof createContactSchema>;
export type CreateContacts = z.infer<typeof createContactsSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;
export type Contact = CreateContact & StoredRow;
