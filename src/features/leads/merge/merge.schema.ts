import { z } from 'zod';
import { oneOf, rowId } from '#shared/fields.ts';
import { companySchema } from '#features/leads/companies/company.schema.ts';
import { contactSchema } from '#features/leads/contacts/contact.schema.ts';
import { MERGED_COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { MERGED_CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';

/** The record whose value is kept (api.md). */
const MERGE_SIDES = ['keep', 'drop'] as const;
type MergeSide = (typeof MERGE_SIDES)[number];

const mergeSchema = <const Fields extends readonly string[]>(fields: Fields) =>
  z.strictObject({
    keepId: rowId,
    dropId: rowId,
    fields: z
      .partialRecord(z.enum(fields, 'errors:fields.choice'), oneOf(MERGE_SIDES), 'errors:fields.object')
      .nullish()
      .transform((value): Partial<Record<Fields[number], MergeSide>> => value ?? {}),
    /** By the key of a field of the workspace; without a choice the kept record's value, or the other one's. */
    customFields: z
      .record(z.string().max(100, 'errors:fields.tooLong'), oneOf(MERGE_SIDES), 'errors:fields.object')
      .nullish(),
  });

export const mergeContactsSchema = mergeSchema(MERGED_CONTACT_FIELDS);
export const mergeCompaniesSchema = mergeSchema(MERGED_COMPANY_FIELDS);
export type MergeContacts = z.infer<typeof mergeContactsSchema>;
export type MergeCompanies = z.infer<typeof mergeCompaniesSchema>;

/** The record that stayed; `mergeId` undoes it. */
export const mergedContactSchema = contactSchema.extend({ mergeId: rowId }).meta({ id: 'MergedContact' });
export const mergedCompanySchema = companySchema.extend({ mergeId: rowId }).meta({ id: 'MergedCompany' });
