import { useTexts } from '../ui/texts.tsx';

export type EditorView = 'text' | 'preview';
const VIEWS: readonly EditorView[] = ['text', 'preview'];

type Props = { view: EditorView; onView: (view: EditorView) => void };

/** Switches between text and preview where they do not fit side by side. */
export function ViewSwitch({ view, onView }: Props) {
  const { t } = useTexts();
  return (
    <div
      role="group"
      aria-label={t('marketing:editor.views.label')}
      className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1 xl:hidden"
    >
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className="h-control rounded-control text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink"
        >
          {t(`marketing:editor.views.${one}`)}
        </button>
      ))}
    </div>
  );
}
