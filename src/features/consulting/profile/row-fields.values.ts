import type { FieldList } from '#shared/field-list.ts';
import { PRODUCT_TYPES } from './product.values.ts';

/** The field lists of a profile's five kinds of rows. */
export const ROW_FIELDS = {
  contact: {
    name: { kind: 'line', required: 'consulting:contact.nameRequired' },
    position: { kind: 'line', required: 'consulting:contact.positionRequired' },
    phone: { kind: 'phone' },
    email: { kind: 'email', invalid: 'consulting:contact.emailInvalid' },
    isPrimary: { kind: 'flag' },
  },
  product: {
    name: { kind: 'line', required: 'consulting:product.nameRequired' },
    description: { kind: 'paragraph', required: 'consulting:product.descriptionRequired' },
    type: {
      kind: 'choice',
      of: PRODUCT_TYPES,
      invalid: 'consulting:product.typeRequired',
      otherwise: 'product',
    },
  },
  department: {
    name: { kind: 'line', required: 'consulting:department.nameRequired' },
    function: { kind: 'paragraph', required: 'consulting:department.functionRequired' },
    digitalizationLevel: { kind: 'rating' },
  },
  problem: {
    description: { kind: 'paragraph', required: 'consulting:problem.descriptionRequired' },
    priority: { kind: 'rating' },
  },
  strength: {
    description: { kind: 'paragraph', required: 'consulting:strength.descriptionRequired' },
    impact: { kind: 'rating' },
  },
} as const satisfies Record<string, FieldList>;
export type RowKind = keyof typeof ROW_FIELDS;
