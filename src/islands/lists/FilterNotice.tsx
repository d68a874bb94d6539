import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { words: readonly string[]; onClear: () => void };

/** The filters of a list that have no control; a phone says them with the others, in the sheet. */
export function FilterNotice({ words, onClear }: Props) {
  const { t, tag } = useTexts();
  if (words.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-info-soft py-1 pr-1 pl-3 text-sm text-info-ink max-sm:hidden">
      <span className="min-w-0 flex-1 basis-60 py-2 wrap-anywhere">
        {t('ui:list.filtered')} {new Intl.ListFormat(tag).format(words)}
      </span>
      <PlainButton variant="quiet" size="small" onPress={onClear}>
        {t('ui:list.clear')}
      </PlainButton>
    </div>
  );
}
