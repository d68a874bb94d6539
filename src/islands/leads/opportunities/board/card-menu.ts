import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import type { Texts } from '#islands/ui/make-texts.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';

export type CardActs = {
  stages: readonly Stage[];
  onEdit: (card: Opportunity) => void;
  onMove: (card: Opportunity, stage: Stage) => void;
  onDelete: (card: Opportunity) => void;
};

export function cardMenu(card: Opportunity, acts: CardActs, { t, tDynamic }: Texts): MenuEntry[] {
  const { stages, onEdit, onMove, onDelete } = acts;
  return [
    { id: 'edit', label: t('leads:opportunities.edit'), icon: Pencil, onAction: () => onEdit(card) },
    ...stages
      .filter(({ key }) => key !== card.stage)
      .map((stage) => ({
        id: `move-${stage.key}`,
        label: t('leads:opportunities.moveTo', { stage: stageName(stage, tDynamic) }),
        icon: ArrowRight,
        onAction: () => onMove(card, stage),
      })),
    {
      id: 'delete',
      label: t('leads:opportunities.delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => onDelete(card),
    },
  ];
}
