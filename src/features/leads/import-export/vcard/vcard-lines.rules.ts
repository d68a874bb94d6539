/** A property of a card: `item1.TEL;TYPE=CELL,VOICE:+34600111222`. */
export type Property = {
  name: string;
  /** `item1`, which names what belongs together. */
  group: string | null;
  /** Upper-case names; a bare `CELL` of version 2.1 is a TYPE. */
  params: Record<string, string[]>;
  value: string;
  /** Characters of a value that is not kept: pictures, sounds and keys. */
  size: number;
};

/** Never kept: megabytes that no field takes. */
const HEAVY = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);
/** Bare parameters of version 2.1 that say how the value is written. */
const ENCODINGS = new Set(['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT', 'B']);
/** A longer value than any field takes is cut where it is read; the field's own limit says so. */
const MAX_VALUE = 1_048_576;

function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const line = end < 0 ? text.slice(start) : text.slice(start, end);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (end < 0) return;
    start = end + 1;
  }
}

/** Splits at a sign outside of quotation marks. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === sign && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, '$1');

function headOf(head: string): Omit<Property, 'value' | 'size'> {
  const [first = '', ...given] = splitOutside(head, ';');
  const dot = first.lastIndexOf('.');
  const params: Record<string, string[]> = {};
  for (const param of given) {
    const [key = '', ...rest] = param.split('=');
    const isBare = rest.length === 0;
    const name = isBare ? (ENCODINGS.has(key.toUpperCase()) ? 'ENCODING' : 'TYPE') : key.toUpperCase();
    const values = isBare ? [key] : splitOutside(unquoted(rest.join('=')), ',');
    params[name.trim()] = [...(params[name.trim()] ?? []), ...values.map((value) => unquoted(value.trim()))];
  }
  return {
    name: first
      .slice(dot + 1)
      .trim()
      .toUpperCase(),
    group: dot < 0 ? null : first.slice(0, dot).toLowerCase(),
    params,
  };
}

export const hasParam = ({ params }: Pick<Property, 'params'>, name: string, value: string): boolean =>
  params[name]?.some((each) => each.toUpperCase() === value) === true;

const isQuotedPrintable = (head: Pick<Property, 'params'>): boolean =>
  hasParam(head, 'ENCODING', 'QUOTED-PRINTABLE');

/** Decodes `=C3=B1` in the charset that the property names; UTF-8 first, because most programs name none. */
function decoded(value: string, charset: string | undefined): string {
  const bytes: number[] = [];
  const plain = new TextEncoder();
  const pieces = value.split(/=([0-9A-Fa-f]{2})/);
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) bytes.push(Number.parseInt(piece, 16));
    else for (const byte of plain.encode(piece)) bytes.push(byte);
  }
  const all = Uint8Array.from(bytes);
  for (const label of [charset, 'utf-8', 'windows-1252']) {
    try {
      if (label !== undefined) return new TextDecoder(label, { fatal: true }).decode(all);
    } catch {
      // The charset is unknown, or the bytes are not valid in it: the next one is tried.
    }
  }
  return new TextDecoder('windows-1252').decode(all);
}

/** Unfolds lines and soft line breaks, and yields property after property. */
export function* propertiesOf(text: string): Generator<Property> {
  let head: Omit<Property, 'value' | 'size'> | undefined;
  let pieces: string[] = [];
  let size = 0;
  let isSoft = false;
  const take = (piece: string): void => {
    const room = MAX_VALUE - size;
    if (head && !HEAVY.has(head.name) && room > 0) pieces.push(piece.slice(0, room));
    size += piece.length;
  };
  const finished = (): Property[] => {
    if (!head) return [];
    const value = pieces.join('');
    const shown = isQuotedPrintable(head) ? decoded(value, head.params['CHARSET']?.[0]) : value;
    return [{ ...head, value: shown, size }];
  };
  for (const line of linesOf(text.replace(/^\uFEFF/, ''))) {
    if (isSoft && head) {
      isSoft = line.endsWith('=');
      take(isSoft ? line.slice(0, -1) : line);
      continue;
    }
    if (/^[ \t]/.test(line) && head) {
      take(line.slice(1));
      continue;
    }
    const colon = splitOutside(line.slice(0, 2_000), ':')[0]?.length ?? 0;
    // A line without a colon continues a picture of version 2.1, or is empty.
    if (colon >= line.length || line[colon] !== ':') {
      take(line);
      continue;
    }
    yield* finished();
    head = headOf(line.slice(0, colon));
    [pieces, size] = [[], 0];
    const rest = line.slice(colon + 1);
    isSoft = isQuotedPrintable(head) && rest.endsWith('=');
    take(isSoft ? rest.slice(0, -1) : rest);
  }
  yield* finished();
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', N: '\n' };

const unescaped = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign).replace(/\r\n?/g, '\n');

/** The whole value as text. */
export const textIn = ({ value }: Property): string => unescaped(value).trim();

/** Splits a value at `;` or `,` where it is not escaped. */
export function partsIn({ value }: Property, sign: ';' | ','): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (value[at] === sign) {
      parts.push(value.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, value.slice(start)].map((part) => unescaped(part).trim());
}
