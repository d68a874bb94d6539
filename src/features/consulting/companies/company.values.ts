import { namesOf, type FieldList } from '#shared/field-list.ts';

/** Specification section 3: small 1-49 employees, medium 50-249, large 250 and more. Free of zod: islands read it. */
export const COMPANY_SIZES = ['small', 'medium', 'large'] as const;
export const COMPANY_STRUCTURES = ['simple', 'functional', 'divisional', 'matrix'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export type CompanyStructure = (typeof COMPANY_STRUCTURES)[number];

/** The field list of a company. */
export const COMPANY_FIELDS = {
  name: { kind: 'line', required: 'consulting:company.nameRequired' },
  sector: { kind: 'line', required: 'consulting:company.sectorRequired' },
  size: { kind: 'choice', of: COMPANY_SIZES, invalid: 'consulting:company.sizeRequired' },
  structure: { kind: 'choice', of: COMPANY_STRUCTURES, invalid: 'consulting:company.structureRequired' },
  email: { kind: 'email', invalid: 'consulting:company.emailInvalid' },
} as const satisfies FieldList;
export const COMPANY_NAMES = namesOf(COMPANY_FIELDS);

export const COMPANY_SORTS = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'completeness',
  '-completeness',
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

export const COMPANIES_VIEWS = ['cards', 'table'] as const;
export type CompaniesView = (typeof COMPANIES_VIEWS)[number];
export const COMPANIES_VIEW_COOKIE = 'companies_view';
