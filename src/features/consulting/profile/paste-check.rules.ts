import { hasVisible, isLine } from '#shared/characters.ts';
import { isEmail } from '#shared/email.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import type { PastedRow } from './paste-rows.rules.ts';
import type { ProfileList } from './profile.values.ts';

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

/**
 * The fields of each list in the order of the preview. They repeat the schema's rules, because islands import no zod.
 */
const CHECKS: Record<ProfileList, Record<string, Check>> = {
  contacts: { name: line, position: line, phone: optionalLine, email },
  products: { name: line, description: paragraph },
  departments: { name: line, function: paragraph, digitalizationLevel: rating },
  problems: { description: paragraph, priority: rating },
  strengths: { description: paragraph, impact: rating },
};

/** Returns the mistakes of a row by field, empty if it is valid. The server validates again. */
export function pasteMistakes(row: PastedRow, list: ProfileList): Record<string, PasteMistake> {
  return Object.fromEntries(
    Object.entries(CHECKS[list]).flatMap(([field, check]) => {
      const mistake = check(row[field] ?? '');
      return mistake ? [[field, mistake]] : [];
    }),
  );
}
