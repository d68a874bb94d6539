import { useState } from 'react';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { Page } from '#shared/api.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { opportunityDialog } from './opportunity-parts.ts';
import { Panel } from '#islands/leads/Panel.tsx';
import { ofRecord, type RecordStart } from '#islands/leads/records/record-start.ts';
import { stagesOf, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { StageBadge } from './StageBadge.tsx';
import { useList } from '#islands/lists/use-list.ts';

type Props = {
  kind: RecordKind;
  id: number;
  first: Page<Opportunity>;
  start: RecordStart;
  onChanged: () => void;
};

export function OpportunityPanel({ kind, id, first, start, onChanged }: Props) {
  const { t, tag } = useTexts();
  const pipelines = usePipelines();
  const list = useList<Opportunity>(first, {
    path: '/api/crm/opportunities',
    fixed: ofRecord(kind, id),
  });
  const [isOpen, setOpen] = useState(false);
  const { isOpening, whenLoaded } = useOpening(opportunityDialog);
  return (
    <Panel
      id="opportunities-title"
      title={t('leads:activity.opportunities')}
      add={{
        label: t('leads:activity.addOpportunity'),
        onPress: () => void whenLoaded(() => setOpen(true)),
        isPending: isOpening,
      }}
    >
      {list.items.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('leads:activity.noOpportunities')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {list.items.map(({ id: own, title, pipelineId, stage, amountCents, currency, part }) => (
            <li key={own} className="grid gap-1 py-2.5">
              <a href={hrefOf('opportunity', own)} className="text-sm font-medium break-words text-ink">
                {title}
              </a>
              <p className="flex items-center justify-between gap-2 text-xs">
                <span className="flex flex-wrap items-center gap-x-2">
                  <StageBadge stages={stagesOf(pipelines, pipelineId)} stage={stage} />
                  {part === undefined ? null : t(`leads:people.parts.${part}`)}
                </span>
                <span className="tabular-nums">{moneyText(amountCents, currency, tag)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <opportunityDialog.Part
        opportunity={isOpen ? null : undefined}
        start={start}
        onClose={() => setOpen(false)}
        onSaved={() => {
          setOpen(false);
          void list.reload();
          onChanged();
        }}
      />
    </Panel>
  );
}
