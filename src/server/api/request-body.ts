import { AppError } from '#shared/errors.ts';
import { parseJson } from './bounded-json.ts';

/**
 * libSQL cuts a text at U+0000 and replaces lone surrogates (facts): both are refused with 400 wherever they stand.
 * Without recursion, because a body may nest as deep as its size allows.
 */
export function requireCleanText(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const item = open.pop();
    if (typeof item === 'string') {
      if (item.includes('\0') || !item.isWellFormed()) throw new AppError('invalid_text');
    } else if (typeof item === 'object' && item !== null) {
      for (const [key, inner] of Object.entries(item)) open.push(key, inner);
    }
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

export const isForm = ({ headers }: Request): boolean =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === FORM_TYPE;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Stored as U+FFFD, a text that was no UTF-8 could never be told from what was meant. */
function decode(bytes: ArrayBuffer): string {
  try {
    return UTF8.decode(bytes);
  } catch (cause) {
    throw new AppError('invalid_text', { cause });
  }
}

/** JSON is UTF-8 (RFC 8259, 8.1); another charset, another type or a coded body would be read as what it is not. */
function requireJsonType({ headers }: Request, isEmpty: boolean): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const isJson = type.trim() === 'application/json' || (isEmpty && type.trim() === '');
  const charset = parameters.map((each) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(each)?.[1]).find(Boolean);
  const coding = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (!isJson || (charset !== undefined && !/^utf-?8$/.test(charset)) || coding !== 'identity')
    throw new AppError('unsupported_media_type');
}

/** More than any of our forms has; a megabyte can hold half a million. */
const MAX_FORM_FIELDS = 200;

/** The fields of a form. Errors: `too_complex`, `invalid_text`. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = decode(await request.arrayBuffer());
  let fieldCount = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fieldCount += 1;
    if (fieldCount > MAX_FORM_FIELDS) throw new AppError('too_complex');
  }
  const fields = new URLSearchParams(text);
  // Of a name that stands twice, either may be read.
  requireCleanText([...fields]);
  return fields;
}

export type JsonBody = { value: unknown; text: string };

/** The JSON of a request, as value and as sent: 415 for another media type, 400 for what is no JSON. Nothing reads as `{}`. */
export async function readJson(request: Request): Promise<JsonBody> {
  const bytes = await request.arrayBuffer();
  requireJsonType(request, bytes.byteLength === 0);
  if (bytes.byteLength === 0) return { value: {}, text: '' };
  const text = decode(bytes);
  const value = parseJson(text);
  requireCleanText(value);
  return { value, text };
}
