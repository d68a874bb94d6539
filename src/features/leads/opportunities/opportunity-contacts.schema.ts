import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { CONTACT_PARTS } from '#features/leads/leads.values.ts';

const part = oneOf(CONTACT_PARTS);

export const addContactSchema = z.strictObject({ contactId: rowId, part });
export type AddContact = z.infer<typeof addContactSchema>;

export const changePartSchema = z.strictObject({ part });
export type ChangePart = z.infer<typeof changePartSchema>;

/** A contact of an opportunity with its part; the main one may have one too. */
export const opportunityContactSchema = record('OpportunityContact', {
  /** Of the part, for its calls. */
  id: rowId,
  contactId: rowId,
  name: z.string(),
  position: z.string().nullable(),
  part: z.enum(CONTACT_PARTS),
});
export type OpportunityContact = z.infer<typeof opportunityContactSchema>;
