import type { z } from 'zod';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type FullRow, type NewRow } from './row.schema.ts';

export const {
  create: createContactSchema,
  several: createContactsSchema,
  update: updateContactSchema,
} = rowSchemas(ROW_FIELDS.contact);

export type CreateContact = NewRow<typeof ROW_FIELDS.contact>;
export type CreateContacts = z.infer<typeof createContactsSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;
export type Contact = FullRow<typeof ROW_FIELDS.contact>;
