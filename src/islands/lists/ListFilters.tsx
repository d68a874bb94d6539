import { useState, type ComponentProps, type ReactNode } from 'react';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FilterNotice } from './FilterNotice.tsx';
import type { List } from './use-list.ts';

const sheet = lazyComponent(async () => (await import('./FiltersSheet.tsx')).FiltersSheet);

export type FiltersProps = {
  list: Pick<List<unknown>, 'filtersSet' | 'isNarrowed' | 'clear' | 'status' | 'total'>;
  /** Filters that came with the address and have no control. */
  notice?: ComponentProps<typeof FilterNotice> | undefined;
  /** The controls. */
  children: ReactNode;
};

/** The filters and orders of a list: in the row of its tools, and where they do not fit behind one button. */
export function ListFilters({
  isMany = false,
  ...props
}: FiltersProps & {
  /** The filters fit beside each other on a wide screen only; below that they are in the sheet. */
  isMany?: boolean;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { isOpening, whenLoaded } = useOpening(sheet);
  const count = props.list.filtersSet;
  return (
    <>
      <PlainButton
        aria-haspopup="dialog"
        isPending={isOpening}
        onPress={() => void whenLoaded(() => setOpen(true))}
        className={isMany ? 'xl:hidden' : 'sm:hidden'}
      >
        {count > 0 ? t('ui:list.filtersSet', { count }) : t('ui:list.filters')}
      </PlainButton>
      <div className={isMany ? 'hidden xl:contents' : 'contents max-sm:hidden'}>{props.children}</div>
      <sheet.Part {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
