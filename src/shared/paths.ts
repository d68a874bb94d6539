/**
 * product.md D20: `next` takes paths of this site only; anything else is dropped. Answers the address as a browser
 * resolves it, percent-encoded: a header holds no other characters, and `/..//evil` is seen for what it leads to.
 */
export function localPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2_000 || !/^\/(?![/\\])/.test(value)) return undefined;
  // Browsers drop tabs and line breaks inside an address, which would turn `/\t/evil` into `//evil`.
  if (/[\p{Cc}\\]/u.test(value) || !URL.canParse(value, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

const HERE = 'http://here.invalid';
