import { z } from 'zod';
import { isEmail } from '#shared/email.ts';
import { listQuery } from '#shared/list.ts';
import {
  nullIsAbsent,
  optionalEmail,
  optionalLine,
  readUpdatedAt,
  requiredLine,
  rowId,
} from '#shared/fields.ts';
import { CONTACT_SORTS } from './contact.values.ts';
import {
  allowDuplicate,
  companyName,
  customFields,
  idInAddress,
  leadSource,
  listFilters,
  notes,
  orEmpty,
  tags,
} from '#features/leads/fields/fields.schema.ts';
import { record, texts, timestamp } from '#shared/answer.ts';

/** The accepted text and time, as an inbox entry stores it; `true` means consent given now. */
const consent = z.union(
  [
    z.boolean(),
    z.strictObject({
      version: optionalLine.optional(),
      at: nullIsAbsent(z.iso.datetime('errors:fields.time')),
      text: notes.optional(),
    }),
  ],
  'errors:fields.invalid',
);

const MAX_MORE = 20;
const filled = (values: readonly (string | null)[]): string[] => values.flatMap((value) => value ?? []);

/** Further phone numbers besides the main one (api.md). An invalid entry is reported on the field. */
export const morePhones = z
  .array(optionalLine, 'errors:fields.invalid')
  .max(MAX_MORE, 'errors:fields.tooLong')
  .transform(filled);
const emails = morePhones.refine((values) => values.every(isEmail), 'leads:contacts.emailInvalid');

const fields = {
  firstName: requiredLine('leads:contacts.firstNameRequired'),
  lastName: optionalLine,
  email: optionalEmail('leads:contacts.emailInvalid'),
  phone: optionalLine,
  position: optionalLine,
  companyId: rowId.nullable(),
  notes,
};

export const createContactSchema = z.strictObject({
  firstName: fields.firstName,
  lastName: fields.lastName.default(null),
  email: fields.email.default(null),
  phone: fields.phone.default(null),
  emails: orEmpty(emails, () => []),
  phones: orEmpty(morePhones, () => []),
  position: fields.position.default(null),
  companyId: fields.companyId.default(null),
  notes: fields.notes.default(null),
  source: nullIsAbsent(leadSource),
  tags: orEmpty(tags, () => []),
  customFields: orEmpty(customFields, () => ({})),
  consent: consent.nullable().default(null),
});

export const newContactSchema = createContactSchema.extend({ companyName, allowDuplicate });

export const updateContactSchema = z
  .strictObject({
    ...fields,
    firstName: nullIsAbsent(fields.firstName),
    emails: nullIsAbsent(emails),
    phones: nullIsAbsent(morePhones),
    source: nullIsAbsent(leadSource),
    tags: nullIsAbsent(tags),
    customFields: nullIsAbsent(customFields),
    consent: consent.nullable(),
    companyName,
    allowDuplicate,
    updatedAt: readUpdatedAt,
  })
  .partial();

export const contactListQuery = listQuery(CONTACT_SORTS).extend({
  ...listFilters,
  companyId: idInAddress.optional(),
});

export type CreateContact = z.infer<typeof newContactSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;

/** A contact as the members of its workspace see it. */
export const contactSchema = record('CrmContact', {
  id: rowId,
  userId: rowId,
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  emails: texts,
  phones: texts,
  position: z.string().nullable(),
  companyId: rowId.nullable(),
  companyName: z.string().nullable(),
  notes: z.string().nullable(),
  source: leadSource,
  tags: texts,
  customFields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  consent: z.record(z.string(), z.unknown()).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Contact = z.infer<typeof contactSchema>;
