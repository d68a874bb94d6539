import { z } from 'zod';
import { customFields } from '#features/leads/fields/fields.schema.ts';
import { textOf, type Values } from '#features/leads/import-export/reading/values.rules.ts';

type CustomFields = z.infer<typeof customFields>;

/** One text for the same fields in whatever order; null where there are none. */
export function customText(fields: CustomFields | null): string | null {
  const entries = Object.entries(fields ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The cell of an export: one JSON object of all of them. */
export function readCustomFields(cell: string | undefined): { value: string | null; isWrong: boolean } {
  if (cell === undefined) return { value: null, isWrong: false };
  const read = customFields.safeParse(parsed(cell));
  return read.success ? { value: customText(read.data), isWrong: false } : { value: null, isWrong: true };
}

export const customFieldsOf = (value: Values[string] | undefined): CustomFields => {
  const text = textOf(value);
  return text === null ? {} : customFields.parse(parsed(text));
};

/** Field by field, as the columns are: what is there stays, unless the line goes over it. */
export function mergeCustomFields(known: Values, line: Values, overwrite: boolean): string | null {
  const [before, said] = [customFieldsOf(known['customFields']), customFieldsOf(line['customFields'])];
  const merged = customFields.safeParse(overwrite ? { ...before, ...said } : { ...said, ...before });
  // More fields together than a record may have: those that are there stay.
  return customText(merged.success ? merged.data : before);
}

/** The column to write; an import of an earlier version says nothing of it, and its revert leaves it alone. */
export const customColumn = ({ customFields: stored }: Values): { customFields?: CustomFields } =>
  stored === undefined ? {} : { customFields: customFieldsOf(stored) };
