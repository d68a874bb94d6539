import { IMPORT_FIELDS, type ImportKind } from './fields.values.ts';

/** Fields with a word of their own in a file; the others are called as in the record's form. */
const OWN = [
  'fullName',
  'nickname',
  'title',
  'contactEmail',
  'status',
  'owner',
  'customFields',
  'optOut',
  'createdAt',
  'closedAt',
  'leftOut',
  'people',
] as const;

/** Columns of exports alone. */
const EXPORTED = ['emails', 'phones', 'people'] as const;

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

/** Key of the word for a column of a file; undefined for a name that is no field of these records. */
export function fieldKey(kind: ImportKind, field: string): string | undefined {
  if (!isIn(IMPORT_FIELDS[kind], field) && !isIn(EXPORTED, field)) return undefined;
  return isIn(OWN, field) ? `leads:imports.fields.${field}` : `leads:${kind}.${field}`;
}

/** The same for a list of fields. */
export const fieldKeys = (kind: ImportKind, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, fieldKey(kind, field) ?? field]));
