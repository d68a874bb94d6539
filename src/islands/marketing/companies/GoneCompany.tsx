import { useState } from 'react';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Replaces the page of a deleted company: offers the undo and a link to the list. */
export function GoneCompany({ id, name }: { id: number; name: string }) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function putBack() {
    setPending(true);
    try {
      await api('POST', `/api/marketing/companies/${id}/restore`);
      location.reload();
    } catch (error) {
      setPending(false);
      toast.error(t('marketing:list.restoreFailed'), errorText(error, t));
    }
  }

  return (
    <EmptyState
      seed="gone"
      title={t('marketing:company.deleted', { name })}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href="/comercia/companies">
            {t('marketing:companies.title')}
          </ButtonLink>
          <Button isPending={isPending} onPress={() => void putBack()}>
            {t('ui:actions.undo')}
          </Button>
        </div>
      }
    >
      {t('marketing:company.goneText')}
    </EmptyState>
  );
}
