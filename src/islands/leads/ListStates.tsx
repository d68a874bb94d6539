import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { useTexts } from '../ui/texts.tsx';
import type { RecordList } from '#islands/leads/records/use-records.ts';

type Props<Item> = {
  list: RecordList<Item>;
  /** What stands there while there is nothing at all. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** The rows of a list, or what stands in their place: nothing yet, no match, an error. */
export function ListStates<Item>({ list, empty, children }: Props<Item>) {
  const { t } = useTexts();
  const { items, status, isNarrowed } = list;
  if (status === 'error')
    return (
      <EmptyState
        seed="error"
        title={t('leads:list.loadFailed')}
        action={<PlainButton onPress={() => void list.reload()}>{t('ui:actions.retry')}</PlainButton>}
      >
        {t('ui:errors.network')}
      </EmptyState>
    );
  if (items.length === 0 && status === 'ready')
    return isNarrowed ? (
      <EmptyState
        seed="search"
        title={t('leads:list.noMatchTitle')}
        action={<PlainButton onPress={list.clear}>{t('leads:list.clear')}</PlainButton>}
      >
        {t('leads:list.noMatchText')}
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
          {t('leads:list.more')}
        </PlainButton>
      ) : null}
    </>
  );
}
