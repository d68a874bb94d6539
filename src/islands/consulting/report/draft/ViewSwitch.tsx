import { useTexts } from '#islands/ui/texts.tsx';

const SIDES = ['edit', 'preview'] as const;
export type DraftSide = (typeof SIDES)[number];

/** Switches between editor and preview on narrow screens. */
export function ViewSwitch({ side, onChange }: { side: DraftSide; onChange: (side: DraftSide) => void }) {
  const { t } = useTexts();
  return (
    <div
      role="group"
      aria-label={t('consulting:draft.views.label')}
      className="flex rounded-control bg-sunken p-1 xl:hidden"
    >
      {SIDES.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === side}
          onClick={() => onChange(id)}
          className="h-9 rounded-[4px] px-3 text-sm font-semibold text-ink-soft transition-colors duration-quick hover:text-ink touch-target aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-raised"
        >
          {t(`consulting:draft.views.${id}`)}
        </button>
      ))}
    </div>
  );
}
