/** The fields a column can be mapped to, in the order of the mapping step. */
export const IMPORT_FIELDS = {
  contacts: [
    'firstName',
    'lastName',
    'fullName',
    'email',
    'phone',
    'position',
    'company',
    'tags',
    'source',
    'notes',
    'customFields',
    'createdAt',
  ],
  companies: [
    'name',
    'domain',
    'taxId',
    'sector',
    'size',
    'phone',
    'address',
    'tags',
    'source',
    'notes',
    'customFields',
    'createdAt',
  ],
  opportunities: [
    'title',
    'company',
    'contact',
    'contactEmail',
    'stage',
    'status',
    'amount',
    'currency',
    'probability',
    'expectedClose',
    'lostReason',
    'source',
    'notes',
    'createdAt',
    'closedAt',
  ],
} as const;

export type ImportField = (typeof IMPORT_FIELDS)[keyof typeof IMPORT_FIELDS][number];

/** At least one of these must be mapped, because no line can become a record without. */
export const REQUIRED_FIELDS = {
  contacts: ['firstName', 'fullName'],
  companies: ['name'],
  opportunities: ['title'],
} as const;

/** Fields that several columns may fill, with the separator between their values: two phones, a street and its town. */
export const JOINED_FIELDS: Partial<Record<ImportField, string>> = {
  firstName: ' ',
  lastName: ' ',
  email: '\n',
  phone: '\n',
  tags: ',',
  address: ', ',
  closedAt: '\n',
  // Unused: each column is a field of its own (custom-fields.rules.ts).
  customFields: '\n',
};

/** Date columns; the order of day and month is determined from all values of a column. */
export const DATE_FIELDS: readonly ImportField[] = ['createdAt', 'closedAt', 'expectedClose'];

/** Maximum file size; uploads are never held in memory. */
export const MAX_IMPORT_BYTES = 128 * 1_048_576;
