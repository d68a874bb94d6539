/**
 * product.md D20: `next` accepts paths of this site only; undefined for anything else. Returns the address as a browser
 * resolves it, percent-encoded: headers are limited to ASCII, and `/..//evil` is recognised by its target.
 */
export function localPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2_000 || !/^\/(?![/\\])/.test(value)) return undefined;
  // Browsers remove tabs and line breaks in an address, which would turn `/\t/evil` into `//evil`.
  if (/[\p{Cc}\\]/u.test(value) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

const HERE = 'http://here.invalid';
