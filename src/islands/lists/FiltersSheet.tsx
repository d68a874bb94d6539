import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { Labelled } from './FilterSelect.tsx';
import type { FiltersProps } from './ListFilters.tsx';

type Props = FiltersProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The filters that the row of tools has no room for; each choice narrows the list behind it at once. */
export function FiltersSheet({ list, notice, children, isOpen, onOpenChange }: Props) {
  const { t, tag } = useTexts();
  const { total, status } = list;
  return (
    <Dialog
      title={t('ui:list.filters')}
      size="small"
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <DialogBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 *:max-w-none! *:min-w-0 [&_[data-label]]:flex-col [&_[data-label]]:gap-1.5 [&_[data-label]]:before:text-sm [&_[data-label]]:before:font-medium [&_[data-label]]:before:text-ink [&_[data-label]]:before:content-[attr(data-label)_/_'']">
          {notice?.words.length ? (
            <p className="rounded-control bg-info-soft px-3 py-2 text-sm wrap-anywhere text-info-ink">
              {t('ui:list.filtered')} {new Intl.ListFormat(tag).format(notice.words)}
            </p>
          ) : null}
          <Labelled value={true}>{children}</Labelled>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          isDisabled={!list.isNarrowed}
          onPress={() => {
            notice?.onClear();
            list.clear();
          }}
        >
          {t('ui:list.clear')}
        </Button>
        <Button className="reading" variant="primary" onPress={() => onOpenChange(false)}>
          {status === 'ready' && total !== null ? t('ui:list.show', { count: total }) : t('ui:list.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
