import { AppError } from '#shared/errors.ts';
import { parseJson } from './bounded-json.ts';

/**
 * Rejects U+0000 and lone surrogates anywhere with 400: libSQL truncates a text at the former and replaces the latter
 * (facts). Not recursive, because a body may be nested as deeply as its size allows.
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

/** Rejects invalid UTF-8, which would be stored as U+FFFD and could not be recovered. */
function decode(bytes: ArrayBuffer): string {
  try {
    return UTF8.decode(bytes);
  } catch (cause) {
    throw new AppError('invalid_text', { cause });
  }
}

/** Requires JSON in UTF-8 (RFC 8259, 8.1); another charset, type or content coding would be misread. */
function requireJsonType({ headers }: Request, isEmpty: boolean): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const isJson = type.trim() === 'application/json' || (isEmpty && type.trim() === '');
  const charset = parameters.map((each) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(each)?.[1]).find(Boolean);
  const coding = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (!isJson || (charset !== undefined && !/^utf-?8$/.test(charset)) || coding !== 'identity')
    throw new AppError('unsupported_media_type');
}

/** More than any of our forms has; a megabyte could hold half a million. */
const MAX_FORM_FIELDS = 200;

/** Reads the fields of a form. Errors: `too_complex`, `invalid_text`. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = decode(await request.arrayBuffer());
  let fieldCount = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    fieldCount += 1;
    if (fieldCount > MAX_FORM_FIELDS) throw new AppError('too_complex');
  }
  const fields = new URLSearchParams(text);
  // Both values of a repeated name are checked, because either may be used.
  requireCleanText([...fields]);
  return fields;
}

export type JsonBody = { value: unknown; text: string };

/**
 * Reads the JSON of a request, as value and as sent: 415 for another media type, 400 for invalid JSON. An empty body
 * reads as `{}`.
 */
export async function readJson(request: Request): Promise<JsonBody> {
  const bytes = await request.arrayBuffer();
  requireJsonType(request, bytes.byteLength === 0);
  if (bytes.byteLength === 0) return { value: {}, text: '' };
  const text = decode(bytes);
  const value = parseJson(text);
  requireCleanText(value);
  return { value, text };
}
