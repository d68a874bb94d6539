import { useState } from 'react';
import { api } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogForm } from '../ui/Dialog.tsx';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useAct } from './use-act.ts';

type Props = { username: string; isOpen: boolean; onClose: () => void };

function save(content: unknown, fileName: string): void {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

export function ExportDialog({ isOpen, onClose, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('account:data.exportDialog')}>
      <ExportForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function ExportForm({ username, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const [currentPassword, setCurrentPassword] = useState('');
  const { isPending, errors, run } = useAct(t('account:data.exportFailed'));
  const download = () =>
    void run(async () => {
      const content = await api('GET', '/api/user/export', { isAccountAct: true, currentPassword });
      save(content, `${username}-${new Date().toISOString().slice(0, 10)}.json`);
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
