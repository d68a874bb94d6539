import { useState } from 'react';
import type { Contact } from '#features/consulting/contact.schema.ts';
import type { Department } from '#features/consulting/department.schema.ts';
import type { Problem } from '#features/consulting/problem.schema.ts';
import type { Product } from '#features/consulting/product.schema.ts';
import type { ProfileList } from '#features/consulting/profile.values.ts';
import type { Strength } from '#features/consulting/strength.schema.ts';
import { api } from '../api.ts';

export type ProfileRows = {
  contacts: Contact[];
  products: Product[];
  departments: Department[];
  problems: Problem[];
  strengths: Strength[];
};

export type RowList<Row> = {
  rows: Row[];
  status: 'ready' | 'loading' | 'error';
  reload: () => Promise<void>;
};
export type ProfileLists = { [List in ProfileList]: RowList<ProfileRows[List][number]> };

function useList<Row>(path: string, initial: Row[]): RowList<Row> {
  const [rows, setRows] = useState(initial);
  const [status, setStatus] = useState<RowList<Row>['status']>('ready');
  const reload = async () => {
    setStatus('loading');
    try {
      setRows(await api<Row[]>('GET', path));
      setStatus('ready');
    } catch {
      setStatus('error');
    }
  };
  return { rows, status, reload };
}

/** The five lists, first as the server rendered them, then as each change makes them. */
export function useProfile(companyId: number, initial: ProfileRows): ProfileLists {
  const path = (list: ProfileList) => `/api/companies/${companyId}/${list}`;
  return {
    contacts: useList(path('contacts'), initial.contacts),
    products: useList(path('products'), initial.products),
    departments: useList(path('departments'), initial.departments),
    problems: useList(path('problems'), initial.problems),
    strengths: useList(path('strengths'), initial.strengths),
  };
}
