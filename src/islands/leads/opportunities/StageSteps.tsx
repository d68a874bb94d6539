import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OpportunityDetail, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { RowSelect } from '#islands/ui/RowSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';
import { stageName } from './stage-name.ts';

type Props = {
  opportunity: Pick<OpportunityDetail, 'stage' | 'history' | 'closedAt' | 'probability'>;
  stages: readonly Stage[];
  onMove: (stage: Stage) => void;
};

/** The stages of the pipeline, the current one and those it went through marked; a press moves the opportunity. */
export function StageSteps({ opportunity, stages, onMove }: Props) {
  const { t, tag, tDynamic } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const current = stages.find(({ key }) => key === opportunity.stage);
  const firstClosed = stages.find(({ kind }) => kind !== 'open');
  // The steps may be wider than the screen: scroll the current one into view, also on load.
  useEffect(() => {
    const step = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (step && list.current) list.current.scrollLeft = step.offsetLeft - 48;
  }, [opportunity.stage]);
  const steps = (
    <ol
      ref={list}
      aria-label={t('leads:opportunities.stage')}
      className="act-shown relative flex gap-1 overflow-x-auto rounded-control max-sm:hidden lg:mb-2"
    >
      {stages.map((stage) => {
        const isCurrent = stage.key === opportunity.stage;
        const isPassed =
          current !== undefined &&
          stage.position < current.position &&
          opportunity.history.some(({ toStage }) => toStage === stage.key);
        const name = stageName(stage, tDynamic);
        return (
          <li key={stage.key} className={`min-w-28 flex-1 ${stage === firstClosed ? 'ml-3' : ''}`}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              // Not `disabled`, so that the step just pressed keeps the focus.
              aria-disabled={isCurrent}
              onClick={() => {
                if (!isCurrent) onMove(stage);
              }}
              className={`step flex h-control w-full items-center justify-center gap-1.5 rounded-control px-3 text-sm whitespace-nowrap transition-colors duration-quick ${
                isCurrent
                  ? stage.kind === 'lost'
                    ? 'bg-danger-soft font-semibold text-danger-ink'
                    : stage.kind === 'won'
                      ? 'bg-success-soft font-semibold text-success-ink'
                      : 'bg-accent font-semibold text-on-accent'
                  : isPassed
                    ? 'bg-accent-soft text-accent-ink hover:bg-line'
                    : 'bg-sunken text-ink-soft ring-1 ring-line ring-inset hover:bg-line hover:text-ink'
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
  return (
    <>
      {steps}
      {/* A phone has no room for all their names. */}
      <p className="flex items-center justify-between gap-3 border-t border-line text-sm sm:hidden">
        <RowSelect
          label={t('leads:opportunities.stage')}
          options={stages.map((stage) => ({ id: stage.key, label: stageName(stage, tDynamic) }))}
          value={opportunity.stage}
          onChange={(key) => {
            const stage = stages.find((each) => each.key === key);
            if (stage) onMove(stage);
          }}
        />
        {opportunity.closedAt === null ? (
          <span className="text-ink-soft tabular-nums">
            {percentText(opportunity.probability / 100, tag)}
          </span>
        ) : null}
      </p>
    </>
  );
}
