import type { Part } from './searched.ts';

export type SearchedProfile = {
  table: string;
  /** `PROFILE_SEARCH_CODES` of consulting/profile/profile-search.values.ts. */
  code: number;
  title: readonly Part[];
  body: readonly Part[];
};

/** The texts that the consulting portal's search finds; each row but the company itself goes with its company. */
export const SEARCHED_PROFILES: readonly SearchedProfile[] = [
  { table: 'companies', code: 1, title: ['name'], body: ['sector', 'email'] },
  { table: 'company_contacts', code: 2, title: ['name'], body: ['position', 'email', 'phone'] },
  { table: 'products', code: 3, title: ['name'], body: ['description'] },
  { table: 'departments', code: 4, title: ['name'], body: ['function'] },
  { table: 'problems', code: 5, title: ['description'], body: [] },
  { table: 'strengths', code: 6, title: ['description'], body: [] },
];
