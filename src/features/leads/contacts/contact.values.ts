import { namesOf, without, type FieldList } from '#shared/field-list.ts';

/** The field list of a contact; what it has several of, its company and its source stand beside it. */
export const CONTACT_FIELDS = {
  firstName: { kind: 'line', required: 'leads:contacts.firstNameRequired' },
  lastName: { kind: 'line' },
  email: { kind: 'email', invalid: 'leads:contacts.emailInvalid' },
  phone: { kind: 'phone' },
  position: { kind: 'line' },
  notes: { kind: 'paragraph' },
} as const satisfies FieldList;
export const CONTACT_NAMES = namesOf(CONTACT_FIELDS);

/** Fields that a merge chooses between. */
export const MERGED_CONTACT_FIELDS = [
  ...without(CONTACT_NAMES, 'notes'),
  'companyId',
  'source',
  'notes',
] as const;
