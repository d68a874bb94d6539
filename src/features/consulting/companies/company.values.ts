import { namesOf, type FieldList } from '#shared/field-list.ts';

/** Specification section 3: small 1-49 employees, medium 50-249, large 250 and more. Free of zod: islands read it. */
export const COMPANY_SIZES = ['small', 'medium', 'large'] as const;
export const COMPANY_STRUCTURES = ['simple', 'functional', 'divisional', 'matrix'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export type CompanyStructure = (typeof COMPANY_STRUCTURES)[number];

/** Why a companies row follows another one. */
export const FOLLOW_KINDS = ['followUp', 'correction'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** Personal data that the company works with; `special`: health and the other categories of GDPR article 9. */
export const PERSONAL_DATA = ['none', 'ordinary', 'special'] as const;

/** The field list of a company. Everything after `email` is optional and asked only by the report. */
export const COMPANY_FIELDS = {
  name: { kind: 'line', required: 'consulting:company.nameRequired' },
  sector: { kind: 'line', required: 'consulting:company.sectorRequired' },
  size: { kind: 'choice', of: COMPANY_SIZES, invalid: 'consulting:company.sizeRequired' },
  structure: { kind: 'choice', of: COMPANY_STRUCTURES, invalid: 'consulting:company.structureRequired' },
  email: { kind: 'email', invalid: 'consulting:company.emailInvalid' },
  employees: {
    kind: 'number',
    min: 1,
    max: 10_000_000,
    isWhole: true,
    invalid: 'consulting:company.employeesInvalid',
  },
  /** What an hour of work costs the company, contributions included. */
  hourlyCostCents: { kind: 'money', max: 100_000, invalid: 'consulting:company.hourlyCostInvalid' },
  budgetCents: { kind: 'money', max: 100_000_000_000, invalid: 'consulting:company.budgetInvalid' },
  startDate: { kind: 'day', invalid: 'consulting:company.startDateInvalid' },
  deadline: { kind: 'day', invalid: 'consulting:company.deadlineInvalid' },
  /** Programs in use, one a line. */
  tools: { kind: 'lines', most: 50, invalid: 'consulting:company.toolsInvalid' },
  personalData: { kind: 'option', of: PERSONAL_DATA },
  isPublicSector: { kind: 'flag' },
  /** The firm's face on the report: logo, colours, author. */
  logoId: { kind: 'link' },
  colors: { kind: 'colours', most: 3, invalid: 'consulting:company.colorsInvalid' },
  author: { kind: 'line' },
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
