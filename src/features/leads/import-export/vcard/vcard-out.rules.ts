import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { OPT_OUT } from './vcard-rows.rules.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';

/** Octets of a line, its folding included (RFC 2426, 2.6). */
const MAX_OCTETS = 75;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;');

/** Folds between characters, never within the octets of one. */
function folded(line: string): string {
  const lines: string[] = [];
  let held = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MAX_OCTETS) {
      lines.push(held);
      [held, octets] = [' ', 1];
    }
    held += sign;
    octets += size;
  }
  return [...lines, held].join('\r\n');
}

type Pair = [head: string, value: string | null];

/**
 * Writes a contact as a card of version 3.0, which phones, address books and mail programs all read. Other values are
 * properties of their own with a label each, as Apple writes them, and come back under their names.
 */
export function cardOf(contact: Contact & { isOptedOut: boolean }): string {
  const {
    firstName,
    lastName,
    email,
    emails,
    phone,
    phones,
    position,
    companyName,
    notes,
    tags,
    customFields,
    isOptedOut,
  } = contact;
  const custom = Object.entries(customFields).filter(([, value]) => value !== null && value !== '');
  const lines: Pair[] = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', `${escaped(lastName ?? '')};${escaped(firstName)};;;`],
    ['FN', escaped(contactName(contact))],
    ['EMAIL;TYPE=INTERNET,PREF', email && escaped(email)],
    ...emails.map((each): Pair => ['EMAIL;TYPE=INTERNET', escaped(each)]),
    ['TEL;TYPE=VOICE,PREF', phone && escaped(phone)],
    ...phones.map((each): Pair => ['TEL;TYPE=VOICE', escaped(each)]),
    ['ORG', companyName && escaped(companyName)],
    ['TITLE', position && escaped(position)],
    ['CATEGORIES', tags.map(escaped).join(',')],
    ['NOTE', notes && escaped(notes)],
    [OPT_OUT, isOptedOut ? 'yes' : null],
    ...custom.flatMap(([name, value], index): Pair[] => [
      [`item${index + 1}.X-VALUE`, escaped(String(value))],
      [`item${index + 1}.X-ABLABEL`, escaped(name)],
    ]),
    ['END', 'VCARD'],
  ];
  return lines
    .filter((line): line is [string, string] => line[1] !== null && line[1] !== '')
    .map(([head, value]) => `${folded(`${head}:${value}`)}\r\n`)
    .join('');
}
