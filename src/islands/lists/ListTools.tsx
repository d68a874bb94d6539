import type { ReactNode } from 'react';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import type { Option } from '#islands/ui/Select.tsx';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { LIST_TOOLS } from '#islands/ui/list-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { ListFilters, type FiltersProps } from './ListFilters.tsx';
import type { List } from './use-list.ts';

type Props<Item> = {
  list: List<Item>;
  /** Label of the search field; a list without search omits it. */
  search?: string;
  /** The orders to choose from, the usual one first. */
  sorts?: readonly Option<string>[];
  /** The filters. */
  children?: ReactNode;
  notice?: FiltersProps['notice'];
  /** Switch between views, number of rows. */
  view?: ReactNode;
  /** Acts on the whole list; the rare ones stand in a menu. */
  acts?: ReactNode;
};

/** A list that loads says so on a phone in the place of the search's sign, where it moves nothing. */
const IN_SEARCH = 'size-5 max-sm:absolute max-sm:top-3 max-sm:left-2.75 max-sm:bg-surface';

/** Search, filters and order of a list; on a phone search and one button for the others. */
export function ListTools<Item>({ list, search, sorts, children, notice, view, acts }: Props<Item>) {
  const { t } = useTexts();
  const sort = sorts?.find(({ id }) => id === list.filters['sort']) ?? sorts?.[0];
  return (
    <div data-list-tools className={LIST_TOOLS}>
      {search === undefined ? null : (
        <PlainSearch
          label={search}
          value={list.filters['q'] ?? ''}
          onChange={(q) => list.setFilter('q', q)}
          className={`flex-1 sm:max-w-md sm:min-w-44 ${view ? 'min-w-48' : 'min-w-36'}`}
        />
      )}
      {children || sort || notice?.words.length ? (
        <ListFilters list={list} notice={notice}>
          {children}
          {sorts && sort ? (
            <PlainSelect
              label={t('ui:list.sort')}
              value={sort.id}
              onChange={(id) => list.setFilter('sort', id === sorts[0]?.id ? '' : id)}
              options={sorts}
            />
          ) : null}
        </ListFilters>
      ) : null}
      {view}
      {list.status === 'loading' ? (
        <Spinner label={t('ui:states.loading')} className={search === undefined ? 'size-5' : IN_SEARCH} />
      ) : null}
      {acts ? <ScreenActs>{acts}</ScreenActs> : null}
    </div>
  );
}
