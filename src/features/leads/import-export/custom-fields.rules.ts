import { MAX_CUSTOM_FIELDS, type CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { textOf, type Values } from '#features/leads/import-export/reading/values.rules.ts';

/** The same text for the same fields in any order; null where there are none. */
export function customText(fields: CustomFields | null): string | null {
  const entries = Object.entries(fields ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
}

/** The fields of a text that `customText` wrote. */
export function customFieldsOf(value: Values[string] | undefined): CustomFields {
  const text = textOf(value);
  return text === null ? {} : (JSON.parse(text) as CustomFields);
}

/** Of a heading: longer names are no name of a field. */
const MAX_NAME = 100;

/**
 * The cells that become custom fields as one text, as an export writes it: a column of another program is a field with
 * the heading for its name; the JSON of an export (`{…}`) stands for itself, right or wrong.
 */
export function withCustomField(before: string | undefined, heading: string, cell: string): string {
  if (cell.startsWith('{')) {
    const fields = fieldsIn(cell);
    // What cannot be read is told of as it stands.
    return fields ? JSON.stringify({ ...fieldsIn(before ?? '{}'), ...fields }) : cell;
  }
  const fields = fieldsIn(before ?? '{}');
  const name = heading.trim().slice(0, MAX_NAME) || '?';
  return fields ? JSON.stringify({ [name]: cell, ...fields }) : (before ?? '');
}

function fieldsIn(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Merges field by field, as the columns are: what is there stays, unless the line overwrites it. */
export function mergeCustomFields(known: Values, line: Values, overwrite: boolean): string | null {
  const [before, said] = [customFieldsOf(known['customFields']), customFieldsOf(line['customFields'])];
  const merged = overwrite ? { ...before, ...said } : { ...said, ...before };
  // More fields together than a record may have: those that are there stay.
  return customText(Object.keys(merged).length > MAX_CUSTOM_FIELDS ? before : merged);
}

/** The column to write; an import of an earlier version has none, and its revert leaves the column alone. */
export const customColumn = ({ customFields: stored }: Values): { customFields?: CustomFields } =>
  stored === undefined ? {} : { customFields: customFieldsOf(stored) };
