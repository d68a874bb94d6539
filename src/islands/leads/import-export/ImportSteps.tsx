import { Check } from 'lucide-react';
import { useTexts } from '#islands/ui/texts.tsx';
import { stepOf, STEPS } from './import-steps.ts';
import type { ImportPhase } from './use-import.ts';

export function ImportSteps({ phase }: { phase: ImportPhase }) {
  const { t } = useTexts();
  const reached = stepOf(phase);
  return (
    <>
      {/* A phone has room for the name of one. */}
      <p className="text-sm font-semibold sm:hidden">
        {t('leads:imports.step', {
          at: reached + 1,
          of: STEPS.length,
          name: t(`leads:imports.steps.${STEPS[reached] ?? 'done'}`),
        })}
      </p>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm max-sm:hidden">
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
    </>
  );
}
