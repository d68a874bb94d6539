import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { textOf, type Values } from '#features/leads/import-export/cells/values.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { byCode } from '#shared/texts/order.ts';

/** Returns the same text for the same fields in any order, or null without fields. */
export function customText(fields: CustomFields | null): string | null {
  const entries = Object.entries(fields ?? {}).toSorted(([a], [b]) => byCode(a, b));
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
}

export function customFieldsOf(value: Values[string] | undefined): CustomFields {
  const text = textOf(value);
  return text === null ? {} : (JSON.parse(text) as CustomFields);
}

/** Headings of the column of an export that holds all other values as JSON. */
const OF_JSON = new Set([
  ...['other fields', 'custom fields', 'customfields'],
  ...['otros campos', 'campos personalizados', 'campos propios'],
]);

/** Longest heading that can become a field name. */
const MAX_NAME = 100;

/**
 * Adds a cell to the custom fields text of an export. A column of another program becomes a field named after its
 * heading; under its own heading the JSON of an export (`{…}`) is used as it is, valid or not.
 */
export function withCustomField(before: string | undefined, heading: string, cell: string): string {
  if (cell.startsWith('{') && OF_JSON.has(foldText(heading).trim())) {
    const fields = fieldsIn(cell);
    // Invalid JSON is kept as it is, so that the error names it.
    return fields ? JSON.stringify({ ...fieldsIn(before ?? '{}'), ...fields }) : cell;
  }
  const fields = fieldsIn(before ?? '{}');
  return fields ? JSON.stringify({ ...fields, [nameFor(fields, heading)]: cell }) : (before ?? '');
}

/** A second column with the same heading gets a number. */
function nameFor(fields: Record<string, unknown>, heading: string): string {
  const name = heading.trim().slice(0, MAX_NAME) || '?';
  if (!Object.hasOwn(fields, name)) return name;
  const place = Object.keys(fields).length + 2;
  const free = Array.from({ length: place }, (_, index) => `${name.slice(0, MAX_NAME - 5)} ${index + 2}`);
  return free.find((each) => !Object.hasOwn(fields, each)) ?? name;
}

function fieldsIn(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Merges field by field, like columns: existing values stay unless the line overwrites them. */
export function mergeCustomFields(known: Values, line: Values, overwrite: boolean): string | null {
  const [before, said] = [customFieldsOf(known['customFields']), customFieldsOf(line['customFields'])];
  return customText(overwrite ? { ...before, ...said } : { ...said, ...before });
}

/** Returns the column to write. Imports of an earlier version stored none, and their revert leaves it unchanged. */
export const customColumn = ({ customFields: stored }: Values): { customFields?: CustomFields } =>
  stored === undefined ? {} : { customFields: customFieldsOf(stored) };
