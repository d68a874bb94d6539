import type { CompanyTab } from './profile.values.ts';

/** As numbered by the migration consulting_search. */
export const PROFILE_SEARCH_CODES = {
  company: 1,
  contact: 2,
  product: 3,
  department: 4,
  problem: 5,
  strength: 6,
} as const;

export type ProfileSearchKind = keyof typeof PROFILE_SEARCH_CODES;
/** In the order in which they are shown. */
export const PROFILE_SEARCH_KINDS = [
  'company',
  'problem',
  'department',
  'product',
  'contact',
  'strength',
] as const;

/** The tab that shows a found row; a company opens as it does from the list. */
export const TAB_OF_FOUND = {
  contact: 'contacts',
  product: 'products',
  department: 'departments',
  problem: 'problems',
  strength: 'strengths',
} as const satisfies Record<Exclude<ProfileSearchKind, 'company'>, CompanyTab>;
