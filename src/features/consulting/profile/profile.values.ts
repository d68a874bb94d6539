import type { RowKind } from './row-fields.values.ts';

export type StoredRow = { id: number; createdAt: string; updatedAt: string };

/** The lists of a profile in the order of its tabs (specification section 2). */
export const PROFILE_LISTS = ['contacts', 'products', 'departments', 'problems', 'strengths'] as const;
export type ProfileList = (typeof PROFILE_LISTS)[number];

/** Kind of row of each list. */
export const KIND_OF = {
  contacts: 'contact',
  products: 'product',
  departments: 'department',
  problems: 'problem',
  strengths: 'strength',
} as const satisfies Record<ProfileList, RowKind>;

/** The column of a company that counts the rows of each list; triggers keep it. */
export const COUNT_OF = {
  contacts: 'contactCount',
  products: 'productCount',
  departments: 'departmentCount',
  problems: 'problemCount',
  strengths: 'strengthCount',
} as const satisfies Record<ProfileList, string>;
export const COUNT_COLUMNS = PROFILE_LISTS.map((list) => COUNT_OF[list]);

export const COMPANY_TABS = [...PROFILE_LISTS, 'report'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];
export const DEFAULT_TAB: CompanyTab = 'products';

export const isCompanyTab = (value: unknown): value is CompanyTab =>
  COMPANY_TABS.some((tab) => tab === value);

/** Rows that a page shows and requests at a time; the longest page of api.md. */
export const ROWS_PAGE = 200;
/** Most rows per paste (api.md, `batch`). */
export const BATCH_MAX = 200;
