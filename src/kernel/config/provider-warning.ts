import provider from '#i18n/provider.json' with { type: 'json' };

const EXAMPLE_DOMAIN = /\.example\b/i;

/** Returns the dotted names of values that still have a `.example` domain. */
export function exampleValues(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return EXAMPLE_DOMAIN.test(value) ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => exampleValues(inner, name ? `${name}.${key}` : key));
}

/** Names of what is still invented about the provider (product.md D19). */
export const providerExamples = (): string[] => exampleValues(provider);

/** Warns about a public site that still has the invented company's data. */
export function providerWarning(): string | undefined {
  const names = providerExamples();
  if (names.length === 0) return undefined;
  return `src/i18n/provider.json still holds example data of the provider (${names.join(', ')})`;
}
