import { customFields } from '#features/leads/fields/fields.schema.ts';
import { customText } from './custom-fields.rules.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the cell of an export: one JSON object with all custom fields. */
export function readCustomFields(cell: string | undefined): { value: string | null; isWrong: boolean } {
  if (cell === undefined) return { value: null, isWrong: false };
  const read = customFields.safeParse(parsed(cell));
  return read.success ? { value: customText(read.data), isWrong: false } : { value: null, isWrong: true };
}
