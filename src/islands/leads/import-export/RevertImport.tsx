import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import { api } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = { item: ImportAnswer; onReverted: () => void };

/** Reverts a whole import after a confirmation, because it can only be redone from the file. */
export function RevertImport({ item, onReverted }: Props) {
  const { t } = useTexts();
  const isAgain = item.status === 'reverted';
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function revert() {
    setPending(true);
    try {
      const { left } = await api<ImportAnswer>('POST', `/api/crm/imports/${item.id}/revert`, { body: {} });
      toast.success(
        t(left > 0 ? 'leads:imports.revertedPartly' : 'leads:imports.reverted'),
        left > 0 ? t('leads:imports.left', { count: left }) : undefined,
      );
      setAsking(false);
      onReverted();
    } catch (error) {
      toast.error(t('leads:imports.revertFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Button className="act" icon={Undo2} onPress={() => setAsking(true)}>
        {t(isAgain ? 'leads:imports.revertRest' : 'leads:imports.revert')}
      </Button>
      <LazyAlertDialog
        isOpen={isAsking}
        title={t('leads:imports.revertTitle', { name: item.fileName })}
        confirmLabel={t('leads:imports.revertConfirm')}
        isPending={isPending}
        onOpenChange={setAsking}
        onConfirm={() => void revert()}
      >
        {t(isAgain ? 'leads:imports.revertRestText' : 'leads:imports.revertText')}
      </LazyAlertDialog>
    </>
  );
}
