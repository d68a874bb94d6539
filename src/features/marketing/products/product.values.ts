import { namesOf, type FieldList } from '#shared/field-list.ts';

/** A data sheet of 5,000 words fits; the writer takes from it what it needs. */
const MAX_SHEET = 50_000;

/** The field list of a product. */
export const PRODUCT_FIELDS = {
  name: { kind: 'line', required: 'marketing:product.nameRequired' },
  characteristics: {
    kind: 'paragraph',
    required: 'marketing:product.characteristicsRequired',
    max: MAX_SHEET,
  },
  advantages: { kind: 'paragraph', required: 'marketing:product.advantagesRequired', max: MAX_SHEET },
  price: { kind: 'line', required: 'marketing:product.priceRequired' },
} as const satisfies FieldList;
export const PRODUCT_NAMES = namesOf(PRODUCT_FIELDS);
