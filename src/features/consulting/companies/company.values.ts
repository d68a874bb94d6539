/** Specification section 3: small 1-49 employees, medium 50-249, large 250 and more. No zod: islands import this. */
export const COMPANY_SIZES = ['small', 'medium', 'large'] as const;
export const COMPANY_STRUCTURES = ['simple', 'functional', 'divisional', 'matrix'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export type CompanyStructure = (typeof COMPANY_STRUCTURES)[number];

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
