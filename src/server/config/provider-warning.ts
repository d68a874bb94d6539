import { readFile } from 'node:fs/promises';

const EXAMPLE_DOMAIN = /\.example\b/i;

/** Returns the dotted names of values that still have a `.example` domain. */
export function exampleValues(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return EXAMPLE_DOMAIN.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => exampleValues(inner, name ? `${name}.${key}` : key));
}

/** Warns about a public site that still has the invented company's data (product.md D19). */
export async function providerWarning(): Promise<string | undefined> {
  const file = new URL('../../i18n/provider.json', import.meta.url);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const names = text === undefined ? [] : exampleValues(JSON.parse(text));
  if (names.length === 0) return undefined;
  return `src/i18n/provider.json still holds example data of the provider (${names.join(', ')})`;
}
