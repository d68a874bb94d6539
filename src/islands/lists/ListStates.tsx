import type { ReactNode } from 'react';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { List } from './use-list.ts';

type Props<Item> = {
  list: List<Item>;
  /** Content of an empty list without filters. */
  empty: ReactNode;
  /** 3 where a heading of its section stands above it. */
  headingLevel?: 2 | 3;
  /** The rows ask for the next ones themselves. */
  isEndless?: boolean;
  children: (items: Item[]) => ReactNode;
};

/** The rows of a list, or what stands in their place: nothing yet, no match, an error. */
export function ListStates<Item>({
  list,
  empty,
  headingLevel = 2,
  isEndless = false,
  children,
}: Props<Item>) {
  const { t } = useTexts();
  const { items, status, failure, isNarrowed } = list;
  const q = list.filters['q']?.trim() ?? '';
  if (status === 'error')
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t('ui:list.loadFailed')}
        action={<PlainButton onPress={() => void list.retry()}>{t('ui:actions.retry')}</PlainButton>}
      >
        {errorText(failure?.error, t)}
      </EmptyState>
    );
  if (items.length === 0 && status === 'ready')
    return isNarrowed ? (
      <EmptyState
        headingLevel={headingLevel}
        title={q === '' ? t('ui:list.noMatch') : t('ui:list.noMatchOf', { q })}
        action={<PlainButton onPress={list.clear}>{t('ui:list.clear')}</PlainButton>}
      >
        {t('ui:list.noMatchText')}
      </EmptyState>
    ) : (
      empty
    );
  return (
    <>
      {failure?.isMore === false ? <LoadFailure failure={failure} onRetry={() => void list.retry()} /> : null}
      {children(items)}
      {failure?.isMore ? <LoadFailure failure={failure} onRetry={() => void list.retry()} /> : null}
      {list.hasMore && !failure?.isMore && !isEndless ? (
        <PlainButton
          onPress={() => void list.loadMore()}
          isPending={status === 'loading'}
          className="mt-2.5 justify-self-center"
        >
          {t('ui:list.more')}
        </PlainButton>
      ) : null}
    </>
  );
}
