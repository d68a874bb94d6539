import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { valuesOfFields } from '#islands/ui/record-values.ts';
import { companyOf } from '#islands/leads/records/record-start.ts';
import { customBody, customFormText } from '#islands/leads/fields/custom-form.ts';
import { tagsOf } from '#islands/leads/fields/TagsField.tsx';

export const contactValues = (contact: Contact | null, start: FormValues = {}): FormValues => ({
  ...valuesOfFields(CONTACT_FIELDS, contact),
  emails: contact?.emails.join(', ') ?? '',
  phones: contact?.phones.join(', ') ?? '',
  companyId: contact?.companyId ? String(contact.companyId) : '',
  companyName: contact?.companyName ?? '',
  source: contact?.source ?? 'other',
  tags: contact?.tags.join(', ') ?? '',
  customFields: customFormText(contact?.customFields),
  ...start,
});

/** Converts to comma-separated text, because form values are strings. */
const listed = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function contactBody({
  companyName = '',
  companyId = '',
  tags = '',
  emails = '',
  phones = '',
  customFields,
  ...values
}: FormValues) {
  return {
    ...values,
    emails: listed(emails),
    phones: listed(phones),
    ...companyOf({ companyId, companyName }),
    tags: tagsOf(tags),
    customFields: customBody(customFields),
  };
}
