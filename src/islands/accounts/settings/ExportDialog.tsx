import { useState } from 'react';
import { saveFile } from '#islands/save-file.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogForm } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';
import { useAct } from './use-act.ts';

type Props = { isOpen: boolean; onClose: () => void };

export function ExportDialog({ isOpen, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('account:data.exportDialog')}>
      <ExportForm onClose={onClose} />
    </Dialog>
  );
}

function ExportForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTexts();
  const [currentPassword, setCurrentPassword] = useState('');
  const { isPending, errors, run } = useAct(t('account:data.exportFailed'));
  const download = () =>
    void run(async () => {
      await saveFile('/api/user/export', { isAccountAct: true, currentPassword });
      toast.success(t('account:data.exported'));
      onClose();
    });
  return (
    <DialogForm
      onSubmit={download}
      footer={
        <>
          <Button variant="quiet" onPress={onClose} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('account:data.export')}
          </Button>
        </>
      }
    >
      <CurrentPassword
        value={currentPassword}
        onChange={setCurrentPassword}
        error={errors.currentPassword}
        autoFocus
      />
    </DialogForm>
  );
}
