import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { stageName } from './stage-name.ts';

type Props = {
  opportunity: Pick<Opportunity, 'stage'>;
  stages: readonly Stage[];
  onMove: (stage: Stage) => void;
};

/** The stages of the pipeline, the current one marked; a press moves the opportunity. */
export function StageSteps({ opportunity, stages, onMove }: Props) {
  const { t, tDynamic } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const current = stages.find(({ key }) => key === opportunity.stage);
  // On a phone the steps are wider than the screen: scroll the current one into view, also on load.
  useEffect(() => {
    const step = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (step && list.current) list.current.scrollLeft = step.offsetLeft - 48;
  }, [opportunity.stage]);
  return (
    <ol
      ref={list}
      aria-label={t('leads:opportunities.stage')}
      className="relative flex gap-1 overflow-x-auto rounded-control"
    >
      {stages.map((stage) => {
        const isCurrent = stage.key === opportunity.stage;
        const isPassed =
          current !== undefined &&
          current.kind !== 'lost' &&
          stage.kind !== 'lost' &&
          stage.position < current.position;
        const name = stageName(stage, tDynamic);
        return (
          <li key={stage.key} className="min-w-28 flex-1">
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              // Not `disabled`, so that the step just pressed keeps the focus.
              aria-disabled={isCurrent}
              onClick={() => {
                if (!isCurrent) onMove(stage);
              }}
              className={`flex h-control w-full items-center justify-center gap-1.5 rounded-control px-3 text-sm whitespace-nowrap transition-colors duration-quick ${
                isCurrent
                  ? stage.kind === 'lost'
                    ? 'bg-danger-soft font-semibold text-danger-ink'
                    : stage.kind === 'won'
                      ? 'bg-success-soft font-semibold text-success-ink'
                      : 'bg-accent font-semibold text-on-accent'
                  : isPassed
                    ? 'bg-accent-soft text-accent-ink hover:bg-line'
                    : 'bg-sunken text-ink-soft hover:bg-line hover:text-ink'
              }`}
            >
              {isPassed ? <Check size={15} aria-hidden="true" className="shrink-0" /> : null}
              <span className="sr-only">
                {isCurrent ? null : t('leads:opportunities.moveTo', { stage: name })}
              </span>
              <span aria-hidden={!isCurrent}>{name}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
