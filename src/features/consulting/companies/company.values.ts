import { namesOf, type FieldList, type NameOf } from '#shared/field-list.ts';

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

/** Countries of the European Union. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
/** ISO 3166 codes; `Intl.DisplayNames` has their names. Laws of a report depend on them (i18n/compliance.json). */
export const COUNTRIES = [
  ...EU_COUNTRIES,
  'AD',
  'AR',
  'CH',
  'CL',
  'CO',
  'EC',
  'GB',
  'MA',
  'MX',
  'NO',
  'PE',
  'US',
  'UY',
] as const;
export type Country = (typeof COUNTRIES)[number];

/** Currencies that a company may count in. The catalogue's example costs are in euros, which these are near. */
export const CURRENCIES = ['EUR', 'GBP', 'USD', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'EUR';

/** The six of the Union with a currency of their own. */
const OWN_CURRENCY: readonly Country[] = ['CZ', 'DK', 'HU', 'PL', 'RO', 'SE'];
/** Countries whose currency is the euro. */
export const EURO_COUNTRIES: readonly Country[] = [
  'AD',
  ...EU_COUNTRIES.filter((country) => !OWN_CURRENCY.includes(country)),
];

/** The field list of a company. Everything after `email` is optional and asked only by the report. */
export const COMPANY_FIELDS = {
  name: { kind: 'line', required: 'consulting:company.nameRequired' },
  sector: { kind: 'line', required: 'consulting:company.sectorRequired' },
  size: { kind: 'choice', of: COMPANY_SIZES, invalid: 'consulting:company.sizeRequired' },
  structure: { kind: 'choice', of: COMPANY_STRUCTURES, invalid: 'consulting:company.structureRequired' },
  email: { kind: 'email', invalid: 'consulting:company.emailInvalid' },
  country: { kind: 'option', of: COUNTRIES },
  /** Of all its amounts; none stands for the euro. */
  currency: { kind: 'option', of: CURRENCIES },
  employees: {
    kind: 'number',
    min: 1,
    max: 10_000_000,
    isWhole: true,
    invalid: 'consulting:company.employeesInvalid',
  },
  /** Cost of an hour of work to the company, contributions included. */
  hourlyCostCents: { kind: 'money', max: 100_000, invalid: 'consulting:company.hourlyCostInvalid' },
  /** Weeks of work in a year: a seasonal business has fewer. None stands for 44. */
  weeksPerYear: {
    kind: 'number',
    min: 1,
    max: 52,
    isWhole: true,
    invalid: 'consulting:company.weeksPerYearInvalid',
  },
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

/** The fields that a report may hold. Not the address: a report names people, and says nowhere how to reach them. */
export const FROZEN_COMPANY_FIELDS = [
  'name',
  'sector',
  'size',
  'structure',
  'country',
  'currency',
  'employees',
  'hourlyCostCents',
  'weeksPerYear',
  'budgetCents',
  'startDate',
  'deadline',
  'tools',
  'personalData',
  'isPublicSector',
  'logoId',
  'colors',
  'author',
] as const satisfies readonly NameOf<typeof COMPANY_FIELDS>[];

/** The stages of the portfolio (portfolio.values.ts) from the report on. */
export const REPORT_STAGES = ['reported', 'inProgress', 'done'] as const;

export const COMPANY_SORTS = [
  'name',
  '-name',
  'createdAt',
  '-createdAt',
  'completeness',
  '-completeness',
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** Reasons why a company waits for its consultant; `any`: proposals or overdue actions. */
export const WAITING = ['report', 'proposals', 'questionnaire', 'actions', 'any'] as const;
export type Waiting = (typeof WAITING)[number];

export const COMPANIES_VIEWS = ['cards', 'table'] as const;
export type CompaniesView = (typeof COMPANIES_VIEWS)[number];
export const COMPANIES_VIEW_COOKIE = 'companies_view';
