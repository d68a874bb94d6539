/** Files of the catalogue: `src/i18n/catalogue/<group>.json` with the figures, `src/i18n/<locale>/catalogue/<group>.json` with the words. */
export const CATALOGUE_GROUPS = [
  'finance',
  'orders',
  'operations',
  'customers',
  'people',
  'data',
  'protection',
  'general',
  'trades',
] as const;

/** Sectors that an intervention may be meant for; `sectors.rules.ts` reads them from a company's sector. */
export const SECTORS = [
  'food',
  'manufacturing',
  'automotive',
  'retail',
  'hospitality',
  'health',
  'construction',
  'logistics',
  'professional',
  'education',
  'public',
  'association',
] as const;
export type Sector = (typeof SECTORS)[number];

/** Begins the id of every intervention of a firm's own; no shipped one begins so. */
export const OWN_INTERVENTION = 'ours-';
export const isOwnIntervention = (id: string): boolean => id.startsWith(OWN_INTERVENTION);

/** Source of catalogue figures that staff have yet to confirm; any other source is named. */
export const EXAMPLE_VALUE = 'example';
/** A source that says itself that the figures are an estimate, which confirms nothing. */
const ESTIMATE = /\b(?:estimat|estim[aeó]|guess|aproxima|approximat)/iu;

export const isConfirmedBy = (source: string): boolean => source !== EXAMPLE_VALUE && !ESTIMATE.test(source);
