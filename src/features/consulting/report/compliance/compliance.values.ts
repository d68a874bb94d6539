/** When a fact concerns a company; `compliance.rules.ts` has what each of them asks. */
export const PREDICATES = [
  'always',
  'personalData',
  'personalDataUnder250',
  'personalDataFrom250',
  'dataAtRisk',
  'specialData',
  'healthData',
  'publicSector',
  'hiringWithAi',
  'generativeAi',
  'invoicing',
  'invoicingOfCompany',
  'invoicingOfOthers',
  'invoicingOfUnknown',
  'tenEmployees',
  'fiftyEmployees',
  'grantMentioned',
  'soleTraderInvoicing',
  'electronicMarketing',
  'activity',
] as const;
export type Predicate = (typeof PREDICATES)[number];

/** A grant that has closed is shown as closed; a law that has ended, and a statistic that has been replaced, are not. */
export const FACT_KINDS = ['law', 'grant', 'statistic'] as const;

/** Every country of the Union; a fact names it in their place. */
export const UNION = 'EU';

/** Fields of the duties that an activity brings: one file each. */
export const DUTY_FIELDS = [
  'construction',
  'industry',
  'environment',
  'health',
  'food',
  'transport',
  'services',
  'people',
] as const;
