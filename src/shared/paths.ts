/** product.md D20: `next` takes paths of this site only; anything else is dropped. */
export function localPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2_000 || !/^\/(?![/\\])/.test(value)) return undefined;
  // Browsers drop tabs and line breaks inside an address, which would turn `/\t/evil` into `//evil`.
  return /[\p{Cc}\\]/u.test(value) ? undefined : value;
}
