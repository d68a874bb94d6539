import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Currency } from '#features/consulting/companies/company.values.ts';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { ProfileLists } from './use-profile.ts';
import type { RowList } from './use-list.ts';

/** The lists whose rows other rows name: the department of a problem, the owner of a problem or strength. */
export type NamedLists = Pick<ProfileLists, 'contacts' | 'departments'> & {
  /** The company counts in it. */
  currency: Currency;
  /** Loads both; a form asks for them when it opens. */
  want: () => void;
  /** The company that all of them belong to. */
  companyId: number;
};

const NamedListsContext = createContext<NamedLists | null>(null);
export const NamedListsProvider = NamedListsContext.Provider;

export function useNamedLists(): NamedLists {
  const lists = use(NamedListsContext);
  if (!lists) throw new Error('useNamedLists() needs a <NamedListsProvider> above it.');
  return lists;
}

/** Loads every page of a list once it is wanted; after a failure, only when asked again. */
export function useWholeList<Row extends StoredRow>(list: RowList<Row>, isWanted: boolean): void {
  const { status, rows, total } = list;
  const isPartial = status === 'ready' && rows.length < total;
  const open = useEffectEvent(() => void list.open());
  const more = useEffectEvent(() => void list.more());
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted]);
  useEffect(() => {
    if (isWanted && isPartial) more();
  }, [isWanted, isPartial, rows.length]);
}
