import { useState } from 'react';
import type { View } from '#features/leads/views/view.schema.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = { view: View; isOpen?: boolean; onClose: () => void; onDeleted: () => void };

/** Asks whether a view is to go, and deletes it. */
export function DeleteViewDialog({ view, isOpen = true, onClose, onDeleted }: Props) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  async function remove() {
    setPending(true);
    try {
      await api('DELETE', `/api/crm/views/${view.id}`);
      onDeleted();
    } catch (error) {
      toast.error(t('views:deleteFailed'), errorText(error, t));
      setPending(false);
    }
  }
  return (
    <LazyAlertDialog
      title={t('views:deleteTitle', { name: view.name })}
      confirmLabel={t('views:delete')}
      isOpen={isOpen}
      onOpenChange={onClose}
      isPending={isPending}
      onConfirm={() => void remove()}
    >
      {t('views:deleteText')}
    </LazyAlertDialog>
  );
}
