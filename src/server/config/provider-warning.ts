import { readFile } from 'node:fs/promises';

const EXAMPLE_DOMAIN = /\.example\b/i;

/** Dotted names of the values that still point to a `.example` domain. */
export function exampleValues(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return EXAMPLE_DOMAIN.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => exampleValues(inner, name ? `${name}.${key}` : key));
}

/** product.md D19: a site that goes public with the data of an invented company should not go unnoticed. */
export async function providerWarning(): Promise<string | undefined> {
  const file = new URL('../../i18n/provider.json', import.meta.url);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const names = text === undefined ? [] : exampleValues(JSON.parse(text));
  if (names.length === 0) return undefined;
  return `src/i18n/provider.json still holds example data of the provider (${names.join(', ')})`;
}
