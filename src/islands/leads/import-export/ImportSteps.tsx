import { Check } from 'lucide-react';
import { useTexts } from '#islands/ui/texts.tsx';
import type { ImportPhase } from './use-import.ts';

const STEPS = ['file', 'mapping', 'check', 'done'] as const;
const STEP_OF: Record<ImportPhase, (typeof STEPS)[number]> = {
  file: 'file',
  mapping: 'mapping',
  checking: 'check',
  checked: 'check',
  running: 'done',
  ended: 'done',
};

/** How far an import has come, and what is still ahead before anything is written. */
export function ImportSteps({ phase }: { phase: ImportPhase }) {
  const { t } = useTexts();
  const reached = STEPS.indexOf(STEP_OF[phase]);
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className="group flex items-center gap-2 text-ink-soft aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span
            className={`grid size-6 place-items-center rounded-full border text-xs tabular-nums ${
              index < reached
                ? 'border-transparent bg-accent-soft text-accent-ink'
                : index === reached
                  ? 'border-transparent bg-accent text-on-accent'
                  : 'border-line-strong'
            }`}
          >
            {index < reached ? <Check size={14} aria-hidden="true" /> : index + 1}
          </span>
          {t(`leads:imports.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
