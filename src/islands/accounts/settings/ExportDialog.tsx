import { useState } from 'react';
import { saveFile } from '#islands/save-file.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
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
    <SubmitForm
      onSubmit={download}
      onCancel={onClose}
      isPending={isPending}
      submitLabel={t('account:data.export')}
    >
      <CurrentPassword
        value={currentPassword}
        onChange={setCurrentPassword}
        error={errors.currentPassword}
        autoFocus
      />
    </SubmitForm>
  );
}
