const isParameter = (segment: string): boolean => segment.includes('[');

/** The address as far as it is fixed, and whether more may follow. */
function fixedPart(pattern: string): { path: string; isOpen: boolean } {
  const segments = pattern.split('/').slice(1);
  const first = segments.findIndex(isParameter);
  return first === -1
    ? { path: pattern, isOpen: false }
    : { path: `/${segments.slice(0, first).join('/')}`, isOpen: true };
}

/**
 * Returns the addresses that a CDN sends on to the server: exact ones, and ones that end in `/*` for all below. Whatever
 * is below the first segment of one goes there, unless the files have pages there too.
 *
 * @param patterns Astro's, of what is rendered on demand
 * @param files the addresses of the files
 */
export function serverAddresses(patterns: readonly string[], files: Iterable<string>): string[] {
  const filed = [...files];
  const found = new Set(['/metrics']);
  for (const pattern of patterns) {
    const { path, isOpen } = fixedPart(pattern);
    const [, first = '', ...rest] = path.split('/');
    const hasFiles = filed.some((file) => file.startsWith(`/${first}/`));
    if (!hasFiles && (rest.length > 0 || isOpen)) found.add(`/${first}/*`);
    else found.add(isOpen ? `${path}/*` : path);
  }
  return [...found].filter((address) => !/^\/_/.test(address) && address !== '//*').sort();
}
