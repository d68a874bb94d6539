import { useTexts } from '#islands/ui/texts.tsx';

type Props = { reasons: readonly string[]; value: string; onChoose: (reason: string) => void };

/** The reasons that the pipeline offers, which fill the field below; nothing where it offers none. */
export function LostReasons({ reasons, value, onChoose }: Props) {
  const { t } = useTexts();
  if (reasons.length === 0) return null;
  return (
    <div role="group" aria-label={t('leads:opportunities.lostReasons')} className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={value.trim() === reason}
          onClick={() => onChoose(reason)}
          className="touch-target min-h-control cursor-pointer rounded-control border border-line-strong px-3 py-1 text-left text-sm wrap-anywhere hover:border-ink-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-ink"
        >
          {reason}
        </button>
      ))}
    </div>
  );
}
