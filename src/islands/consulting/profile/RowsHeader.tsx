import { ArrowUpDown, Check, ClipboardPaste, Plus } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { KindName } from '#islands/consulting/profile/kinds/row-kind.ts';

type Action = Pick<
  ComponentProps<typeof PlainButton>,
  'isPending' | 'onPress' | 'onHoverStart' | 'onFocus' | 'onPressStart'
>;

type Props = {
  kind: { name: KindName; list: string };
  total: number;
  /** Whether the empty state below offers to paste. */
  isEmpty: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  isLoading: boolean;
  isOrdering: boolean;
  add: Action;
  paste: Action;
  order: Action;
};

export function RowsHeader({
  kind,
  total,
  isEmpty,
  heading,
  isLoading,
  isOrdering,
  add,
  paste,
  order,
}: Props) {
  const { t } = useTexts();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id={`${kind.list}-title`} ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t(`consulting:${kind.name}.title`)}
          {total > 0 ? <span className="ml-2 text-base text-ink-soft tabular-nums">{total}</span> : null}
        </h2>
        <p className="text-sm text-ink-soft">
          {t(isOrdering ? 'consulting:order.lead' : `consulting:${kind.name}.lead`)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isLoading && total > 0 ? <Spinner label={t('ui:states.loading')} /> : null}
        {total > 1 ? (
          <PlainButton
            variant={isOrdering ? 'primary' : 'quiet'}
            icon={isOrdering ? Check : ArrowUpDown}
            {...order}
          >
            {t(isOrdering ? 'consulting:order.done' : 'consulting:order.start')}
          </PlainButton>
        ) : null}
        {isOrdering ? null : (
          <>
            {!isEmpty ? (
              <PlainButton icon={ClipboardPaste} {...paste}>
                {t('consulting:several.open')}
              </PlainButton>
            ) : null}
            <PlainButton
              variant={isEmpty ? 'secondary' : 'primary'}
              icon={Plus}
              className={isEmpty ? '' : 'max-sm:w-full'}
              {...add}
            >
              {t(`consulting:${kind.name}.add`)}
            </PlainButton>
          </>
        )}
      </div>
    </header>
  );
}
