import { z } from 'zod';
import { isEmail } from '#shared/contact/email.ts';
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
import { fieldFilters, patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { CONTACT_FIELDS } from './contact.values.ts';
import { CONTACT_SORTS } from './contact-sorts.values.ts';
import {
  allowDuplicate,
  companyName,
  customFields,
  leadSource,
  listFilters,
  orEmpty,
  linkedRecords,
  shownCustomFields,
  tags,
} from '#features/leads/fields/fields.schema.ts';
import { memberId } from '#features/leads/owners/owner.schema.ts';
import { activityAsked, recordActivity } from '#features/leads/timeline/list-activity.schema.ts';
import { record, texts, timestamp } from '#shared/answer.ts';

/** The accepted text and time, as an inbox entry stores it; `true` means consent given now. */
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

/** Further phone numbers besides the main one (api.md). An invalid entry is reported on the field. */
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
  /** Default: the caller. */
  ownerId: memberId.optional(),
  source: nullIsAbsent(leadSource),
  tags: orEmpty(tags, () => []),
  customFields: orEmpty(customFields, () => ({})),
  consent: consent.nullable().default(null),
});

export const newContactSchema = createContactSchema.extend({ companyName, allowDuplicate });

export const updateContactSchema = z
  .strictObject({
    ...patchedFields(CONTACT_FIELDS),
    emails: nullIsAbsent(emails),
    phones: nullIsAbsent(morePhones),
    companyId,
    ownerId: memberId,
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
  ...fieldFilters(CONTACT_FIELDS),
  ...listFilters,
  ...activityAsked,
  companyId: queryId,
});

export type CreateContact = z.infer<typeof newContactSchema>;
export type UpdateContact = z.infer<typeof updateContactSchema>;

/** A contact as the members of its workspace see it. */
export const contactSchema = record('CrmContact', {
  id: rowId,
  userId: rowId,
  ownerId: rowId.nullable(),
  ...shownFields(CONTACT_FIELDS),
  emails: texts,
  phones: texts,
  companyId: rowId.nullable(),
  companyName: z.string().nullable(),
  source: leadSource,
  tags: texts,
  customFields: shownCustomFields,
  linked: linkedRecords,
  consent: z.record(z.string(), z.unknown()).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Contact = z.infer<typeof contactSchema>;

/** In a list, with what goes on with them where it is asked for. */
export const listedContactSchema = contactSchema
  .extend({ activity: recordActivity })
  .meta({ id: 'CrmListedContact' });
export type ListedContact = z.infer<typeof listedContactSchema>;
