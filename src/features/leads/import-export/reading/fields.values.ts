import { COMPANY_FIELDS, COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS, CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { OPPORTUNITY_FIELDS, OPPORTUNITY_NAMES } from '#features/leads/opportunities/opportunity.values.ts';
import { without, type FieldList, type NameOf } from '#shared/field-list.ts';

const LISTS = { contacts: CONTACT_FIELDS, companies: COMPANY_FIELDS, opportunities: OPPORTUNITY_FIELDS };
export const IMPORT_LISTS: Record<keyof typeof LISTS, FieldList> = LISTS;
export type ImportKind = keyof typeof LISTS;
/** Fields of the records' lists; the others are of the file alone, or stand beside the list. */
export type ListedField = { [K in ImportKind]: NameOf<(typeof LISTS)[K]> }[ImportKind];

/** Fields that a column of a file can become, in the order of the mapping step. */
export const IMPORT_FIELDS = {
  contacts: [
    'firstName',
    'lastName',
    'fullName',
    'nickname',
    ...without(CONTACT_NAMES, 'firstName', 'lastName', 'notes'),
    'company',
    'tags',
    'source',
    'owner',
    'notes',
    'customFields',
    'optOut',
    'createdAt',
    'leftOut',
  ],
  companies: [
    ...without(COMPANY_NAMES, 'notes'),
    'tags',
    'source',
    'owner',
    'notes',
    'customFields',
    'createdAt',
  ],
  opportunities: [
    'title',
    'company',
    'contact',
    'contactEmail',
    'pipeline',
    'stage',
    'status',
    'amount',
    'currency',
    'probability',
    ...without(OPPORTUNITY_NAMES, 'title', 'notes'),
    'source',
    'owner',
    'notes',
    // An opportunity has them in its notes.
    'customFields',
    'createdAt',
    'closedAt',
  ],
} as const;

/** A column's field: `customFields.key` is one that the workspace defines, `customFields` one by the heading. */
export type MappedField = ImportField | `customFields.${string}`;
export const ownMapped = (key: string): MappedField => `customFields.${key}`;
export const isOwnMapped = (field: string): field is `customFields.${string}` =>
  field.startsWith('customFields.');

/** Fields that only an import knows: they are no column of an export. */
export const IMPORT_ONLY_FIELDS = ['fullName', 'nickname', 'leftOut'] as const;

export type ImportField = (typeof IMPORT_FIELDS)[keyof typeof IMPORT_FIELDS][number];

/** At least one of these must be mapped, because no line can become a record without. */
export const REQUIRED_FIELDS = {
  contacts: ['firstName', 'fullName', 'lastName', 'nickname', 'email', 'phone', 'company'],
  companies: ['name'],
  opportunities: ['title'],
} as const;

/** Fields that several columns may fill, with the separator between their values: two phones, a street and its town. */
export const JOINED_FIELDS: Partial<Record<MappedField, string>> = {
  firstName: ' ',
  lastName: ' ',
  email: '\n',
  phone: '\n',
  tags: ',',
  address: ', ',
  notes: '\n',
  nickname: ' ',
  optOut: '\n',
  leftOut: '; ',
  closedAt: '\n',
  // Unused: each column is a field of its own (custom-fields.rules.ts).
  customFields: '\n',
};

/** Date columns; the order of day and month is determined from all values of a column. */
export const DATE_FIELDS: readonly string[] = [
  'createdAt',
  'closedAt',
  ...Object.values(IMPORT_LISTS).flatMap((list) =>
    Object.entries(list).flatMap(([name, { kind }]) => (kind === 'day' ? [name] : [])),
  ),
];

/** Maximum file size; uploads are never held in memory. */
export const MAX_IMPORT_BYTES = 128 * 1_048_576;
