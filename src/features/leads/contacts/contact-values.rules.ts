import { isEmail } from '#shared/email.ts';
import { foldText } from '#shared/text.ts';
import { emailKeyOf, phoneKeyOf } from '#features/leads/merge/duplicate.rules.ts';

const keyed = (texts: readonly string[], keyOf: (text: string) => string | null): string[] => {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text) ?? text;
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
};

/** Each address once, whatever its case. */
export const distinctEmails = (emails: readonly string[]): string[] => keyed(emails, emailKeyOf);
/** Each number once, however it is written. */
export const distinctPhones = (phones: readonly string[]): string[] => keyed(phones, phoneKeyOf);

/** Google parts several values with `:::`, people with slashes, commas, semicolons and line breaks. */
const SEPARATOR = /:::|[;,|\n]|\s\/\s|\s(?:y|o|and|or)\s/;

/** `Ana <ana@mar.es>` and `mailto:ana@mar.es` are the address alone. */
const bareAddress = (text: string): string =>
  (/<([^<>]+)>/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').trim();

/** The addresses of a cell, and whether it holds anything that is none. */
export function readEmails(cell: string): { emails: string[]; isWrong: boolean } {
  const parts = cell
    .split(/:::|[;,|\n/]|\s(?![^<]*>)(?=\S+@)/)
    .map(bareAddress)
    .filter((part) => part !== '');
  const emails = distinctEmails(parts.filter(isEmail));
  return { emails, isWrong: parts.some((part) => !isEmail(part)) };
}

/** Numbers shorter than this are the rest of the one before: `986/00 01 01`. */
const hasNumber = (text: string): boolean => phoneKeyOf(text) !== null;

/** The numbers of a cell: `986 000 101 / 600 111 222` are two, `981 123 456 ext. 12` is one. */
export function readPhones(cell: string): string[] {
  const bySlash = cell.split('/').map((part) => part.trim());
  const whole = bySlash.length > 1 && bySlash.every(hasNumber) ? bySlash.join('\n') : cell;
  const parts = whole
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return distinctPhones(parts.every(hasNumber) ? parts : [cell.replace(/\s+/g, ' ').trim()]);
}

/** Words of a name without regard to case, accents and order: `García, José` is `José García`. */
export const personKey = (...names: (string | null)[]): string =>
  foldText(names.filter(Boolean).join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
