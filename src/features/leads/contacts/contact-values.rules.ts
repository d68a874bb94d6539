import { emailKeyOf, isEmail } from '#shared/contact/email.ts';
import { foldText } from '#shared/texts/text.ts';
import { phoneKeyOf } from './phone-key.rules.ts';

const keyed = (texts: readonly string[], keyOf: (text: string) => string | null): string[] => {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text) ?? text;
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
};

export const distinctEmails = (emails: readonly string[]): string[] => keyed(emails, emailKeyOf);
export const distinctPhones = (phones: readonly string[]): string[] => keyed(phones, phoneKeyOf);

/** Google separates values with `:::`, people with slashes, commas, semicolons and line breaks. */
const SEPARATOR = /:::|[;,|\n]|\s\/\s|\s(?:y|o|and|or)\s/;

/** Returns the address of `mailto:ana@mar.es`. */
const bareAddress = (text: string): string => text.replace(/^mailto:/i, '').trim();

const QUOTED = /"[^"]*"/g;

/**
 * Parts `Eva Mar <eva@mar.es>` and `"Mar, Eva" <eva@mar.es>` into the address and the name before it; the rest of the
 * text stays.
 */
function withoutNames(cell: string): { text: string; names: string[] } {
  const pieces = cell.split(/<([^<>]*)>/);
  const names: string[] = [];
  const kept = pieces.map((piece, index) => {
    // Every second piece stood in brackets; a name stands before one.
    if (index % 2 === 1 || index === pieces.length - 1) return piece;
    const masked = piece.replace(QUOTED, (quoted) => 'x'.repeat(quoted.length));
    const start = 1 + Math.max(...[',', ';', '|', '\n'].map((sign) => masked.lastIndexOf(sign)));
    const name = piece
      .slice(start)
      .trim()
      .replace(/^[\s:]+/, '')
      .replace(/^"(.*)"$/, '$1');
    if (name !== '' && !isEmail(name)) names.push(name);
    return isEmail(name) ? piece : piece.slice(0, start);
  });
  return { text: kept.join('\n'), names };
}

/** Placeholders that people type into empty fields: `N/A`, `-`, `s/n`, `sin teléfono`, `000000000`. */
const NOTHING_WORDS =
  'tiene|hay|consta|aplica|procede|disponible|telefono|tfno|tel|movil|numero|correo|datos?|e-?mail|mail|phone|' +
  'number|mobile|data|available|applicable|known|given|one';
const NOTHING = new RegExp(
  '^(?:[-_.*?/\\s\\u2013\\u2014]+|n\\s?[/.]?\\s?[ad]\\.?|s\\s?[/.]?\\s?n\\.?|x+|0[0\\s]*|null|nil|none|nothing|nada|ningun[oa]?|' +
    `unknown|desconocido|pendiente|(?:sin|no|not)(?:\\s(?:${NOTHING_WORDS})\\.?)+)$`,
);

const isNothing = (text: string): boolean => NOTHING.test(foldText(text.trim()));

/**
 * Returns the email addresses of a cell, whether it contains anything else, and the names written before addresses in
 * angle brackets.
 */
export function readEmails(cell: string): { emails: string[]; isWrong: boolean; names: string[] } {
  const { text, names } = withoutNames(isNothing(cell) ? '' : cell);
  const parts = text
    .split(/:::|[;,|\n/]|\s(?=\S+@)/)
    .map(bareAddress)
    .filter((part) => part !== '');
  const emails = distinctEmails(parts.filter(isEmail));
  return { emails, isWrong: parts.some((part) => !isEmail(part)), names };
}

/** Accepts extensions and emergency numbers; anything shorter or negative is no phone number. */
const isNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 3 && !/^-\d+$/.test(text);

/** A part shorter than this continues the number before it: `986/00 01 01`. */
const hasNumber = (text: string): boolean => phoneKeyOf(text) !== null;

/**
 * Returns the phone numbers of a cell, and whether it contains anything else: `986 000 101 / 600 111 222` are two, `981
 * 123 456 ext. 12` is one.
 */
export function readPhones(cell: string): { phones: string[]; isWrong: boolean } {
  if (isNothing(cell)) return { phones: [], isWrong: false };
  const bySlash = cell.split('/').map((part) => part.trim());
  const whole = bySlash.length > 1 && bySlash.every(hasNumber) ? bySlash.join('\n') : cell;
  const parts = whole
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isNothing(part));
  const found = parts.every(hasNumber) ? parts : [cell.replace(/\s+/g, ' ').trim()];
  const phones = distinctPhones(found.filter(isNumber));
  return { phones, isWrong: cell.trim() !== '' && phones.length === 0 };
}

/** Returns the words of a name, ignoring case, accents and order: `García, José` equals `José García`. */
export const personKey = (...names: (string | null)[]): string =>
  foldText(names.filter(Boolean).join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
