import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { words: readonly string[]; onClear: () => void };

export function FilterNotice({ words, onClear }: Props) {
  const { t, tag } = useTexts();
  if (words.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-info-soft py-1 pr-1 pl-3 text-sm text-info-ink">
      <span className="min-w-0 flex-1 basis-60 py-2 wrap-anywhere">
        {t('ui:list.filtered')} {new Intl.ListFormat(tag).format(words)}
      </span>
      <PlainButton variant="quiet" size="small" onPress={onClear} className="max-sm:-ml-3">
        {t('ui:list.clear')}
      </PlainButton>
    </div>
  );
}
