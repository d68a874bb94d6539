import { AppError } from '#shared/errors.ts';

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

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

export const isForm = (request: Request): boolean => mediaType(request) === FORM_TYPE;

/** The fields of a form; the front has bounded how many there can be. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const fields = new URLSearchParams(await request.text());
  requireCleanText(Object.fromEntries(fields));
  return fields;
}

/** The JSON of a request: 415 for another media type, 400 for what is no JSON. An empty body reads as `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  const type = mediaType(request);
  if (text === '' && (type === '' || type === 'application/json')) return {};
  if (type !== 'application/json') throw new AppError('unsupported_media_type');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
  requireCleanText(value);
  return value;
}
