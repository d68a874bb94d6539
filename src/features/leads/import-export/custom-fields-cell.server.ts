import {
  MAX_CUSTOM_FIELDS,
  MAX_DEFINED_FIELDS,
  type CustomFields,
} from '#features/leads/fields/custom-fields.values.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { customFields } from '#features/leads/fields/fields.schema.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST = MAX_CUSTOM_FIELDS + MAX_DEFINED_FIELDS;

/** More columns than a record has fields for: the rest stands in the last one, line by line. */
export function withinLimit(fields: CustomFields, othersName: string, most = MOST): CustomFields {
  const entries = Object.entries(fields);
  if (entries.length <= most) return fields;
  const rest = entries.slice(most - 1);
  const text = rest.map(([name, value]) => `${name}: ${String(value)}`).join('\n');
  return {
    ...Object.fromEntries(entries.slice(0, most - 1)),
    [othersName]: text.slice(0, MAX_PARAGRAPH).toWellFormed(),
  };
}

/**
 * Reads the other values of a line: one JSON object of an export, columns of other programs, or both. A value that is
 * too long is left out by itself.
 */
export function readCustomFields(
  cell: string | undefined,
  othersName: string,
): { value: string | null; notes: LineNotes } {
  if (cell === undefined) return { value: null, notes: {} };
  const given = parsed(cell);
  if (!isRecord(given)) return { value: null, notes: { customFields: 'errors:fields.invalid' } };
  const good = Object.entries(given).filter(
    ([, value]) => !(typeof value === 'string' && value.length > MAX_PARAGRAPH),
  );
  const long = Object.keys(given).filter((name) => !good.some(([each]) => each === name));
  const read = customFields.safeParse(withinLimit(Object.fromEntries(good) as CustomFields, othersName));
  if (!read.success) return { value: null, notes: { customFields: 'errors:fields.invalid' } };
  const written = long.map((name) => name.slice(0, 100)).join(', ');
  return {
    // In the order of the columns: those beyond the most a record has are the last ones.
    value: Object.keys(read.data).length === 0 ? null : JSON.stringify(read.data),
    notes: long.length === 0 ? {} : { customFields: { key: 'errors:fields.tooLong', written } },
  };
}
