import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NAMED_SORTS } from '#features/marketing/marketing.values.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PlainSearch } from '../ui/PlainSearch.tsx';
import { PlainSelect } from '../ui/PlainSelect.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../ui/texts.tsx';
import type { RecordList } from './use-records.ts';

type ListStatesProps<Item> = {
  list: RecordList<Item>;
  /** What stands there while there is nothing at all. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** The rows of a list, or what stands in their place: nothing yet, no match, an error. */
export function ListStates<Item>({ list, empty, children }: ListStatesProps<Item>) {
  const { t } = useTexts();
  const { items, status, isNarrowed, q } = list;
  if (status === 'error')
    return (
      <EmptyState
        seed="error"
        title={t('marketing:list.loadFailed')}
        action={<PlainButton onPress={() => void list.reload()}>{t('ui:actions.retry')}</PlainButton>}
      >
        {t('ui:errors.network')}
      </EmptyState>
    );
  if (items.length === 0 && status === 'ready')
    return isNarrowed ? (
      <EmptyState
        seed="search"
        title={
          q.trim() === ''
            ? t('marketing:list.noFilterMatchTitle')
            : t('marketing:list.noMatchTitle', { q: q.trim() })
        }
        action={<PlainButton onPress={list.clear}>{t('marketing:list.clear')}</PlainButton>}
      >
        {t('marketing:list.noMatchText')}
      </EmptyState>
    ) : (
      empty
    );
  return (
    <>
      {children(items)}
      {list.hasMore ? (
        <PlainButton
          onPress={() => void list.loadMore()}
          isPending={status === 'loading'}
          className="justify-self-center"
        >
          {t('marketing:list.more')}
        </PlainButton>
      ) : null}
    </>
  );
}

type ListToolsProps<Item> = { list: RecordList<Item>; search: string; children?: ReactNode };

/** Search, the filters of the list, and its order; on a phone all but the search open below it. */
export function ListTools<Item>({ list, search, children }: ListToolsProps<Item>) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { sort, ...filters } = list.filters;
  const set = Object.values(filters).filter((value) => value !== '').length;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PlainSearch
        label={search}
        value={list.q}
        onChange={list.setQ}
        className="min-w-44 flex-1 sm:max-w-sm sm:min-w-56"
      />
      {children ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${buttonClass('secondary')} sm:hidden`}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {set === 0 ? t('marketing:list.filters') : t('marketing:list.filtersSet', { count: set })}
        </button>
      ) : null}
      <div className={`contents ${children && !isOpen ? 'max-sm:hidden' : ''}`}>
        {children}
        {sort === undefined ? null : (
          <PlainSelect
            label={t('marketing:list.sort')}
            value={NAMED_SORTS.find((id) => id === sort) ?? NAMED_SORTS[0]}
            onChange={(next) => list.setFilter('sort', next)}
            options={NAMED_SORTS.map((id) => ({ id, label: t(`marketing:list.sorts.${id}`) }))}
            className="w-56 max-sm:w-full"
          />
        )}
      </div>
      {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
    </div>
  );
}
