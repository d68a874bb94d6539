import { ArrowUpDown, Check, ClipboardPaste, ListChecks, NotebookPen, Plus } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
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
  /** Of problems: the way through those that nobody has confirmed. */
  review: { count: number; act: Action } | null;
  onReport: () => void;
};

/** The acts on a list: on a wide screen at the end of the row of tabs, on a phone in the bar at the bottom. */
export function RowsHeader(props: Props) {
  const { kind, total, isEmpty, heading, isLoading, isOrdering, add, paste, order, review, onReport } = props;
  const { t } = useTexts();
  return (
    <header className="rows-header">
      <h2 id={`${kind.list}-title`} ref={heading} tabIndex={-1} className="sr-only">
        {t(`consulting:${kind.name}.title`)}
      </h2>
      {isOrdering ? (
        <p className="min-w-0 flex-1 text-sm text-ink-soft xl:sr-only">{t('consulting:order.lead')}</p>
      ) : null}
      {isLoading && total > 0 ? <Spinner label={t('ui:states.loading')} /> : null}
      {total > 1 ? (
        <PlainButton
          className="act"
          variant={isOrdering ? 'primary' : 'quiet'}
          icon={isOrdering ? Check : ArrowUpDown}
          {...order}
        >
          {/* Beside the tabs there is no room for the word before the screen is very wide. */}
          <span className={isOrdering ? '' : 'xl:max-2xl:sr-only'}>
            {t(isOrdering ? 'consulting:order.done' : 'consulting:order.start')}
          </span>
        </PlainButton>
      ) : null}
      {isOrdering ? null : (
        <>
          {review === null ? null : (
            <PlainButton
              icon={ListChecks}
              className="max-lg:hidden"
              aria-label={`${t('consulting:review.waiting', { count: review.count })} ${t('consulting:review.start')}`}
              {...review.act}
            >
              {review.count}
            </PlainButton>
          )}
          {isEmpty ? null : (
            <PlainButton className="act" icon={ClipboardPaste} {...paste}>
              {t('consulting:several.open')}
            </PlainButton>
          )}
          <PlainButton icon={Plus} className="act max-lg:hidden" {...add}>
            {t(`consulting:${kind.name}.add`)}
          </PlainButton>
        </>
      )}
      {isOrdering ? null : (
        <RecordBar label={t('consulting:company.acts')}>
          <button type="button" className={BAR_ITEM} onClick={add.onPress}>
            <Plus size={20} aria-hidden="true" />
            {t(`consulting:${kind.name}.add`)}
          </button>
          {review === null ? null : (
            <button type="button" className={BAR_ITEM} onClick={review.act.onPress}>
              <ListChecks size={20} aria-hidden="true" />
              {t('consulting:review.bar')}
            </button>
          )}
          <button type="button" className={BAR_ITEM} onClick={onReport}>
            <NotebookPen size={20} aria-hidden="true" />
            {t('consulting:tabs.report')}
          </button>
        </RecordBar>
      )}
    </header>
  );
}
