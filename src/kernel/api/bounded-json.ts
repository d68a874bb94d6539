import { AppError } from '#shared/errors.ts';

/** Limit of object members and array elements together: far above 200 rows of twenty fields. */
const MAX_MEMBERS = 20_000;
const MAX_DEPTH = 64;

/** Returns the index of the closing quote of the string that opens at `start`, or the text's length without one. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Counts members before parsing: parsing a megabyte of keys blocks the event loop for a second. */
function requireBounds(text: string): void {
  let members = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x22) at = endOfString(text, at);
    else if (sign === 0x2c) members += 1;
    else if (sign === 0x7b || sign === 0x5b) {
      members += 1;
      depth += 1;
    } else if (sign === 0x7d || sign === 0x5d) depth -= 1;
    if (members > MAX_MEMBERS || depth > MAX_DEPTH) throw new AppError('too_complex');
  }
}

/** Errors: `malformed_json`; `too_complex` for more members or deeper nesting than any call needs. */
export function parseJson(text: string): unknown {
  requireBounds(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
