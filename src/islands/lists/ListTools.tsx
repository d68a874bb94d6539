import type { ReactNode } from 'react';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import type { Option } from '#islands/ui/Select.tsx';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { List } from './use-list.ts';

type Props<Item> = {
  list: List<Item>;
  /** Label of the search field; a list without search omits it. */
  search?: string;
  /** The orders to choose from, the usual one first. */
  sorts?: readonly Option<string>[];
  /** The filters. */
  children?: ReactNode;
  /** Switch between views. */
  view?: ReactNode;
  /** Acts on the whole list; the rare ones stand in a menu. */
  acts?: ReactNode;
};

/** Search, filters and order of a list. */
export function ListTools<Item>({ list, search, sorts, children, view, acts }: Props<Item>) {
  const { t } = useTexts();
  const sort = sorts?.find(({ id }) => id === list.filters['sort']) ?? sorts?.[0];
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:not-first:not-data-acts:order-1">
      {search === undefined ? null : (
        <PlainSearch
          label={search}
          value={list.filters['q'] ?? ''}
          onChange={(q) => list.setFilter('q', q)}
          className="min-w-44 flex-1 sm:max-w-xs"
        />
      )}
      {children}
      {sorts && sort ? (
        <PlainSelect
          label={t('ui:list.sort')}
          value={sort.id}
          onChange={(id) => list.setFilter('sort', id === sorts[0]?.id ? '' : id)}
          options={sorts}
          className="max-sm:min-w-0 max-sm:grow max-sm:basis-[40%]"
        />
      ) : null}
      {view}
      {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
      {acts ? <ScreenActs>{acts}</ScreenActs> : null}
    </div>
  );
}
