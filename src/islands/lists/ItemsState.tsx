import type { ReactNode } from 'react';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { Items } from './use-items.ts';

type Props<Item> = { list: Items<Item>; children: (items: readonly Item[]) => ReactNode };

/** Shows the items once they have come; before, that they are loading, or why they are missing. */
export function ItemsState<Item>({ list: { loaded, reload }, children }: Props<Item>) {
  const { t } = useTexts();
  if (loaded === null)
    return (
      <div className="grid min-h-20 place-items-center text-ink-soft">
        <Spinner label={t('ui:states.loading')} className="size-8" />
      </div>
    );
  return 'error' in loaded ? (
    <LoadFailure failure={{ isMore: false, error: loaded.error }} onRetry={reload} />
  ) : (
    children(loaded.items)
  );
}
