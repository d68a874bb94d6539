import { Pencil, Trash2 } from 'lucide-react';
import { weightedCents } from '#features/leads/opportunities/opportunity.rules.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CloseDate } from '#islands/leads/opportunities/board/CloseDate.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';
import { opportunityDialog } from './opportunity-parts.ts';
import { kindOf } from './stage-name.ts';
import { StageSteps } from './StageSteps.tsx';

type Props = {
  opportunity: Opportunity;
  stages: readonly Stage[];
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (stage: Stage) => void;
};

export function OpportunityHead({ opportunity, stages, isOpening, onEdit, onDelete, onMove }: Props) {
  const { t, tag } = useTexts();
  const { title, amountCents, currency, probability, closedAt } = opportunity;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-xl break-words">{title}</h1>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
            <strong className="tabular-nums">{moneyText(amountCents, currency, tag)}</strong>
            {closedAt === null ? (
              <span className="text-ink-soft tabular-nums">
                {percentText(probability / 100, tag)} ≈ {moneyText(weightedCents(opportunity), currency, tag)}{' '}
                {t('leads:opportunities.weighted').toLowerCase()}
              </span>
            ) : null}
          </p>
          <div className="mt-1 text-sm">
            <CloseDate opportunity={opportunity} kind={kindOf(stages, opportunity)} />
          </div>
        </div>
        <div className="flex items-center gap-2">
          <Button
            icon={Pencil}
            isPending={isOpening}
            {...prefetchOnIntent(opportunityDialog)}
            onPress={onEdit}
          >
            {t('leads:opportunities.edit')}
          </Button>
          <LazyMenu
            label={t('leads:list.actions', { name: title })}
            entries={[
              {
                id: 'delete',
                label: t('leads:opportunities.delete'),
                icon: Trash2,
                tone: 'danger',
                onAction: onDelete,
              },
            ]}
          />
        </div>
      </div>
      <StageSteps opportunity={opportunity} stages={stages} onMove={onMove} />
    </header>
  );
}
