import { isEmail } from '#shared/contact/email.ts';
import { foldCase } from '#shared/texts/text.ts';

/** A part of a pasted list: `email` is null where it holds no address. */
export type PastedAddress = { written: string; name: string; email: string | null };

/** Characters between the addresses of a list; a tab stands between a name and its address. */
const SEPARATORS = new Set([',', ';', '\n', '\r']);

/** Cuts at separators that stand in no quotes and in no angle brackets. */
function partsOf(text: string): { part: string; isBeforeComma: boolean }[] {
  const parts: { part: string; isBeforeComma: boolean }[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    // A quote that is never closed ends with its line.
    if (sign === '\n') isQuoted = false;
    if (sign !== undefined && (isQuoted || !SEPARATORS.has(sign))) continue;
    parts.push({ part: text.slice(start, at).trim(), isBeforeComma: sign === ',' });
    start = at + 1;
  }
  return parts;
}

const unquoted = (name: string): string => name.replaceAll('"', '').trim();

function readPart(written: string): PastedAddress[] {
  const open = written.lastIndexOf('<');
  const close = written.indexOf('>', open);
  if (open !== -1 && close !== -1) {
    const email = written.slice(open + 1, close).trim();
    return [{ written, name: unquoted(written.slice(0, open)), email: isEmail(email) ? email : null }];
  }
  const words = written.split(/\s+/);
  // Addresses in a row with nothing but spaces between them.
  if (words.length > 1 && words.every(isEmail)) return words.flatMap(readPart);
  const address = words.filter((word) => isEmail(word));
  const [only] = address;
  // "Ana Ruiz ana@example.com": a row of a spreadsheet.
  if (only !== undefined && address.length === 1 && words.length > 1)
    return [{ written, name: unquoted(words.filter((word) => word !== only).join(' ')), email: only }];
  return [{ written, name: '', email: isEmail(written) ? written : null }];
}

/**
 * Reads a pasted list of addresses: parted by commas, semicolons and lines, alone or with a name, as in
 * `Ruiz, Ana <ana@example.com>`. Every part is returned, in its order; an address that is there twice once.
 */
export function readAddresses(text: string): PastedAddress[] {
  const found: PastedAddress[] = [];
  const met = new Set<string>();
  const add = (each: PastedAddress): void => {
    const key = each.email === null ? null : foldCase(each.email);
    if (key !== null && met.has(key)) return;
    if (key !== null) met.add(key);
    found.push(each);
  };
  /** A part without an address before a comma: perhaps a surname, whose first name and address follow. */
  let surname = '';
  for (const { part, isBeforeComma } of partsOf(text)) {
    if (part === '') continue;
    const isOfName = surname !== '' && part.includes('<');
    if (surname !== '' && !isOfName) readPart(surname).forEach(add);
    const isSurname = isBeforeComma && !part.includes('@');
    if (!isSurname) readPart(isOfName ? `${surname}, ${part}` : part).forEach(add);
    surname = isSurname ? part : '';
  }
  if (surname !== '') readPart(surname).forEach(add);
  return found;
}
