import { COMPANY_NAMES } from '#features/marketing/companies/company.values.ts';
import { PRODUCT_NAMES } from '#features/marketing/products/product.values.ts';

/** Content of a pasted case, by the names of the API; the server judges it. */
type Fields = Record<string, unknown>;
export type ReadCase = { company: Fields; products: Fields[] };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const given = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

/**
 * Parses a pasted text as company and products: `{ company, brand, products }`, as agencies deliver it, or a company
 * with nested products. Drops unknown fields; returns undefined for any other text.
 */
export function readCase(text: string): ReadCase | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isFields(value)) return undefined;
  const company = isFields(value['company']) ? value['company'] : value;
  const brand = isFields(value['brand']) ? value['brand'] : {};
  const products = Array.isArray(value['products']) ? value['products'].filter(isFields) : [];
  if (typeof company['name'] !== 'string') return undefined;
  const colours = brand['colors'] ?? company['brandColors'];
  const tone = brand['tone'] ?? company['tone'];
  return {
    company: {
      ...given(company, COMPANY_NAMES),
      ...(tone !== undefined && { tone }),
      ...(colours !== undefined && { brandColors: colours }),
    },
    products: products.map((product) => given(product, PRODUCT_NAMES)),
  };
}
