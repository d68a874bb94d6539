import { hasVisible, isLine } from '#shared/texts/characters.ts';
import { isEmail } from '#shared/contact/email.ts';
import type { Field } from '#shared/field-list.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import type { PastedRow } from './paste-rows.rules.ts';
import { KIND_OF, type ProfileList } from '#features/consulting/profile/profile.values.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';

export type PasteMistake = 'required' | 'tooLong' | 'characters' | 'email' | 'rating';
type Check = (value: string) => PasteMistake | null;

const line: Check = (value) => {
  if (!hasVisible(value)) return 'required';
  return value.length > MAX_LINE ? 'tooLong' : isLine(value) ? null : 'characters';
};
const optionalLine: Check = (value) => (value === '' ? null : line(value));
const paragraph: Check = (value) => {
  if (!hasVisible(value)) return 'required';
  return value.length > MAX_PARAGRAPH ? 'tooLong' : null;
};
const email: Check = (value) => (value === '' || isEmail(value) ? null : 'email');
const rating: Check = (value) => (/^[1-5]$/.test(value) ? null : 'rating');

/** Mirrors the schema of a field without zod (`record-schema.ts`). */
function checkOf(field: Field): Check | null {
  switch (field.kind) {
    case 'line':
    case 'phone':
      return field.required === undefined ? optionalLine : line;
    case 'paragraph':
      return field.required === undefined ? null : paragraph;
    case 'email':
      return email;
    case 'rating':
      return rating;
    default:
      return null;
  }
}

/** Returns the mistakes of a row by field, empty if it is valid. The server validates again. */
export function pasteMistakes(row: PastedRow, list: ProfileList): Record<string, PasteMistake> {
  return Object.fromEntries(
    Object.entries(ROW_FIELDS[KIND_OF[list]]).flatMap(([name, field]) => {
      const mistake = checkOf(field)?.(row[name] ?? '') ?? null;
      return mistake ? [[name, mistake]] : [];
    }),
  );
}
