import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { closingOf, weightedCents } from '#features/leads/opportunities/opportunity.rules.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { OpportunityDetail, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { CloseDate } from '#islands/leads/opportunities/board/CloseDate.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';
import { opportunityDialog } from './opportunity-parts.ts';
import { kindOf } from './stage-name.ts';
import { StageSteps } from './StageSteps.tsx';

type Props = {
  opportunity: OpportunityDetail;
  stages: readonly Stage[];
  loop: ReactNode;
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMove: (stage: Stage) => void;
};

export function OpportunityHead({ opportunity, stages, loop, isOpening, onEdit, onDelete, onMove }: Props) {
  const { t, tag } = useTexts();
  const { title, amountCents, currency, probability, closedAt, company } = opportunity;
  const kind = kindOf(stages, opportunity);
  return (
    <>
      <RecordHeader
        name={title}
        facts={
          <div className="flex gap-x-3 whitespace-nowrap">
            <strong className="text-ink tabular-nums">{moneyText(amountCents, currency, tag)}</strong>
            {closedAt === null ? (
              <span className="truncate tabular-nums max-sm:hidden">
                {percentText(probability / 100, tag)} · {moneyText(weightedCents(opportunity), currency, tag)}{' '}
                {t('leads:opportunities.weighted').toLowerCase()}
              </span>
            ) : null}
            <CloseDate
              // The facts say why in full.
              opportunity={{ ...opportunity, lostReason: null }}
              kind={kind}
            />
            {closingOf(opportunity, kind) === null ? (
              <button
                type="button"
                className="act inline-flex items-center gap-1 text-accent-ink hover:underline max-sm:hidden"
                onClick={onEdit}
              >
                <Plus size={14} aria-hidden="true" />
                {t('leads:opportunities.addClose')}
              </button>
            ) : null}
            {company === null ? null : (
              <a className="truncate text-inherit" href={hrefOf('company', company.id)}>
                {company.name}
              </a>
            )}
          </div>
        }
        loop={loop}
        act={
          <PlainButton
            icon={Pencil}
            isPending={isOpening}
            {...prefetchOnIntent(opportunityDialog)}
            onPress={onEdit}
          >
            {t('leads:opportunities.edit')}
          </PlainButton>
        }
        menu={{
          label: t('leads:list.actions', { name: title }),
          entries: [
            { id: 'edit', label: t('leads:opportunities.edit'), icon: Pencil, onAction: onEdit },
            {
              id: 'delete',
              label: t('leads:opportunities.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: onDelete,
            },
          ],
        }}
      />
      <StageSteps opportunity={opportunity} stages={stages} onMove={onMove} />
    </>
  );
}
