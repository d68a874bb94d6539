import { Eye, PenLine } from 'lucide-react';
import { BAR_ITEM } from '#islands/record/RecordBar.tsx';
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

const ICONS = { text: PenLine, preview: Eye };

/** The same in a phone's bar. */
export function BarViews({ view, onView }: Props) {
  const { t } = useTexts();
  return VIEWS.map((one) => {
    const Symbol = ICONS[one];
    return (
      <button
        key={one}
        type="button"
        aria-pressed={view === one}
        onClick={() => onView(one)}
        className={`${BAR_ITEM} aria-pressed:bg-accent-soft aria-pressed:text-accent-ink`}
      >
        <Symbol size={20} aria-hidden="true" />
        {t(`marketing:editor.views.${one}`)}
      </button>
    );
  });
}
