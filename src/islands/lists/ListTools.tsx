import type { ReactNode } from 'react';
import { PlainSearch } from '#islands/ui/PlainSearch.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import type { Option } from '#islands/ui/Select.tsx';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { LIST_COUNT, LIST_SPINNER, LIST_TOOLS } from '#islands/ui/list-styles.ts';
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
  /** The filters fit beside each other on a wide screen only. */
  isMany?: boolean;
  /** The number of rows, in words. */
  count?: string;
  /** Switch between views. */
  view?: ReactNode;
  /** Acts on the whole list; the rare ones stand in a menu. */
  acts?: ReactNode;
};

/** Search, filters and order of a list; on a phone search and one button for the others. */
export function ListTools<Item>(props: Props<Item>) {
  const { list, search, sorts, children, notice, isMany = false, count, view, acts } = props;
  const { t } = useTexts();
  const sort = sorts?.find(({ id }) => id === list.filters['sort']) ?? sorts?.[0];
  return (
    <div data-list-tools className={LIST_TOOLS}>
      {search === undefined ? null : (
        <PlainSearch
          label={search}
          value={list.filters['q'] ?? ''}
          onChange={(q) => list.setFilter('q', q)}
          className="min-w-20 flex-1 sm:max-w-md sm:min-w-44"
        />
      )}
      {children || sort || notice?.words.length ? (
        <ListFilters list={list} notice={notice} isMany={isMany}>
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
      {count === undefined ? null : (
        <p role="status" className={search === undefined ? 'text-sm text-ink-soft' : LIST_COUNT}>
          {count}
        </p>
      )}
      {list.status === 'loading' ? (
        <Spinner label={t('ui:states.loading')} className={search === undefined ? 'size-5' : LIST_SPINNER} />
      ) : null}
      {acts ? <ScreenActs>{acts}</ScreenActs> : null}
    </div>
  );
}
