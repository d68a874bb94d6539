import { namesOf, without, type FieldList } from '#shared/field-list.ts';

/** The field list of a company; its source and its tags stand beside it. */
export const COMPANY_FIELDS = {
  name: { kind: 'line', required: 'leads:companies.nameRequired' },
  domain: { kind: 'host', invalid: 'leads:companies.domainInvalid' },
  taxId: { kind: 'line' },
  sector: { kind: 'line' },
  size: { kind: 'line' },
  phone: { kind: 'phone' },
  address: { kind: 'line' },
  notes: { kind: 'paragraph' },
} as const satisfies FieldList;
export const COMPANY_NAMES = namesOf(COMPANY_FIELDS);

/** Fields that a merge chooses between. */
export const MERGED_COMPANY_FIELDS = [...without(COMPANY_NAMES, 'notes'), 'source', 'notes'] as const;
