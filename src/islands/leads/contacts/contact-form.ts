import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { bodyOfFields, valuesOfFields } from '#islands/ui/record-values.ts';
import { companyOf } from '#islands/leads/records/record-start.ts';
import { customBody, customValues, type FormContext } from '#islands/leads/fields/custom-form.ts';
import { tagsOf } from '#islands/leads/fields/TagsField.tsx';

export const contactValues = (
  contact: Contact | null,
  { tag, fields }: FormContext,
  start: FormValues = {},
): FormValues => ({
  ...valuesOfFields(CONTACT_FIELDS, contact, tag),
  emails: contact?.emails.join(', ') ?? '',
  phones: contact?.phones.join(', ') ?? '',
  companyId: contact?.companyId ? String(contact.companyId) : '',
  companyName: contact?.companyName ?? '',
  source: contact?.source ?? 'other',
  tags: contact?.tags.join(', ') ?? '',
  ...customValues(fields, contact?.customFields, tag),
  ...start,
});

/** Converts to comma-separated text, because form values are strings. */
const listed = (text = ''): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const contactBody = (values: FormValues, { tag, fields }: FormContext) => ({
  ...bodyOfFields(CONTACT_FIELDS, values, tag),
  emails: listed(values['emails']),
  phones: listed(values['phones']),
  ...companyOf(values),
  source: values['source'],
  tags: tagsOf(values['tags']),
  customFields: customBody(fields, values, tag),
});
