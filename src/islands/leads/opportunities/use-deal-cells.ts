import { useState } from 'react';
import type { Opportunity, Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { askedFields, type AskedMove } from './asked-fields.ts';
import { requiredDialog } from './opportunity-parts.ts';

/** Cells of opportunities: a stage that requires fields asks for them, and another amount of a closed one is told. */
export function useDealCells(pipelines: readonly Pipeline[]) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<AskedMove>();
  const asking = useOpening(requiredDialog);
  const stageOf = ({ pipelineId }: Opportunity, key: string) =>
    pipelines.find(({ id }) => id === pipelineId)?.stages.find((each) => each.key === key);
  return {
    asked,
    close: () => setAsked(undefined),
    onRefused: (card: Opportunity, field: string, text: string, error: unknown): boolean => {
      const names = field === 'stage' ? askedFields(error) : [];
      const stage = stageOf(card, text);
      if (!stage || names.length === 0) return false;
      void asking.whenLoaded(() => setAsked({ card, stage, names }));
      return true;
    },
    saidOf: (card: Opportunity, field: string) => {
      const kind = stageOf(card, card.stage)?.kind ?? 'open';
      return field !== 'amountCents' || kind === 'open'
        ? undefined
        : { message: t(`leads:cells.amountOf.${kind}`), description: card.title };
    },
  };
}
