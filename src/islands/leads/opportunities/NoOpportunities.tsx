import type { ComponentProps } from 'react';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ImportLink } from '#islands/leads/import-export/RecordsExchange.tsx';

/** Empty state of board and table; `adding` opens the form. */
export function NoOpportunities({ adding }: { adding: Partial<ComponentProps<typeof PlainButton>> }) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('leads:opportunities.emptyTitle')}
      readerText={t('ui:list.readerText')}
      action={
        <div className="flex flex-wrap gap-3">
          <PlainButton variant="primary" {...adding}>
            {t('leads:opportunities.addFirst')}
          </PlainButton>
          <ImportLink area="opportunities" />
        </div>
      }
    >
      {t('leads:opportunities.emptyText')}
    </EmptyState>
  );
}
