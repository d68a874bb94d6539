import { SlidersHorizontal } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { SIGN_ON_PHONE } from '#islands/ui/button-styles.ts';
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
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        isPending={isOpening}
        onPress={() => void whenLoaded(() => setOpen(true))}
        className={`${SIGN_ON_PHONE} ${isMany ? 'xl:hidden' : 'sm:hidden'}`}
      >
        <span className="max-sm:sr-only">
          {count > 0 ? t('ui:list.filtersSet', { count }) : t('ui:list.filters')}
        </span>
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-accent text-xs leading-none text-on-accent tabular-nums sm:hidden"
          >
            {count}
          </span>
        ) : null}
      </PlainButton>
      <div className={isMany ? 'hidden xl:contents' : 'contents max-sm:hidden'}>{props.children}</div>
      <sheet.Part {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
