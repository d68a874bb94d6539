import type { ProfileCounts } from '#features/consulting/companies/company.schema.ts';
import type { ProfileRows } from '#features/consulting/profile/profile.schema.ts';
import type { ProfileList } from '#features/consulting/profile/profile.values.ts';
import { useList, type RowList } from './use-list.ts';

export type ProfileLists = { [List in ProfileList]: RowList<ProfileRows[List][number]> };

/** The five lists of a company; the server has rendered the open one. */
export function useProfile(
  companyId: number,
  rows: Partial<ProfileRows>,
  counts: ProfileCounts,
): ProfileLists {
  const path = (list: ProfileList) => `/api/companies/${companyId}/${list}`;
  return {
    contacts: useList(path('contacts'), { rows: rows.contacts, total: counts.contacts }),
    products: useList(path('products'), { rows: rows.products, total: counts.products }),
    departments: useList(path('departments'), { rows: rows.departments, total: counts.departments }),
    problems: useList(path('problems'), { rows: rows.problems, total: counts.problems }),
    strengths: useList(path('strengths'), { rows: rows.strengths, total: counts.strengths }),
  };
}

export const countsOf = (lists: ProfileLists): ProfileCounts => ({
  contacts: lists.contacts.total,
  products: lists.products.total,
  departments: lists.departments.total,
  problems: lists.problems.total,
  strengths: lists.strengths.total,
});
