import { z } from 'zod';
import { isEmail } from '#shared/email.ts';
import type { ValuesOf } from '#shared/field-list.ts';
import {
  nullIsAbsent,
  optionalLine,
  optionalParagraph,
  optionalPhone,
  readUpdatedAt,
  rowId,
} from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { patchedFields, postedFields } from '#shared/record-schema.ts';
import { CONTACT_FIELDS, CONTACT_SORTS } from './contact.values.ts';
import type { CustomFields } from '#features/leads/leads.values.ts';
import {
  allowDuplicate,
  companyName,
  customFields,
  leadSource,
  listFilters,
  orEmpty,
  tags,
} from '#features/leads/fields/fields.schema.ts';

/** Which text was agreed to and when, as an inbox entry keeps it; `true` says that it was, now. */
const consent = z.union(
  [
    z.boolean(),
    z.strictObject({
      version: optionalLine.optional(),
      at: nullIsAbsent(z.iso.datetime('errors:fields.time')),
      text: optionalParagraph.optional(),
    }),
  ],
  'errors:fields.invalid',
);

const MAX_MORE = 20;
const filled = (values: readonly (string | null)[]): string[] => values.flatMap((value) => value ?? []);

/** Further addresses and numbers beside the main ones (api.md). What is wrong with one is said of the field. */
export const morePhones = z
  .array(optionalPhone, 'errors:fields.invalid')
  .max(MAX_MORE, 'errors:fields.tooLong')
  .transform(filled);
const emails = morePhones.refine((values) => values.every(isEmail), 'leads:contacts.emailInvalid');

const companyId = rowId.nullable();

export const createContactSchema = z.strictObject({
  ...postedFields(CONTACT_FIELDS),
  emails: orEmpty(emails, () => []),
  phones: orEmpty(morePhones, () => []),
  companyId: companyId.default(null),
  source: nullIsAbsent(leadSource),
  tags: orEmpty(tags, () => []),
  customFields: orEmpty(customFields, () => ({})),
  consent: consent.nullable().default(null),
});

/** What a POST takes besides the fields of a contact. */
export const newContactSchema = createContactSchema.extend({ companyName, allowDuplicate });

export const updateContactSchema = z
  .strictObject({
    ...patchedFields(CONTACT_FIELDS),
    emails: nullIsAbsent(emails),
    phones: nullIsAbsent(morePhones),
    companyId,
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
  companyId: queryId,
});

export type CreateContact = z.infer<typeof newContactSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;

/** A contact as the members of its workspace see it. */
export type Contact = ValuesOf<typeof CONTACT_FIELDS> & {
  id: number;
  userId: number;
  emails: string[];
  phones: string[];
  companyId: number | null;
  companyName: string | null;
  source: z.infer<typeof leadSource>;
  tags: string[];
  customFields: CustomFields;
  consent: Record<string, unknown> | null;
  createdAt: string;
  updatedAt: string;
};
