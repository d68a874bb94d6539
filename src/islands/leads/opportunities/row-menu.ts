import { Pencil, Trash2 } from 'lucide-react';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { MenuEntry } from '#islands/ui/Menu.tsx';

export type RowActs = { onEdit: (row: Opportunity) => void; onDelete: (row: Opportunity) => void };

/** The menu of a row. */
export const rowMenu = (row: Opportunity, { onEdit, onDelete }: RowActs, t: Texts['t']): MenuEntry[] => [
  { id: 'edit', label: t('leads:opportunities.edit'), icon: Pencil, onAction: () => onEdit(row) },
  {
    id: 'delete',
    label: t('leads:opportunities.delete'),
    icon: Trash2,
    tone: 'danger',
    onAction: () => onDelete(row),
  },
];
