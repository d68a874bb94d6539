import { useState } from 'react';
import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { api, rememberToken } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { dropAllDrafts } from '#islands/ui/drafts.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { proofDialog, useProof } from '#islands/accounts/second-factor/use-proof.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';
import { useAct } from './use-act.ts';

type Props = { username: string; isOpen: boolean; onClose: () => void };

export function DeleteAccountDialog({ isOpen, onClose, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('account:data.deleteDialog')}>
      <DeleteAccountForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

/** Asks for username, password and a second factor in use, because the deletion cannot be undone. */
function DeleteAccountForm({ username, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState<string>();
  const [currentPassword, setCurrentPassword] = useState('');
  const { isPending, errors, run } = useAct(t('account:data.deleteFailed'));
  const { asked, proven } = useProof();

  const remove = () => {
    if (typed.trim() !== username) return setMismatch(t('account:data.typeMismatch'));
    return void run(async () => {
      await proven((factor) =>
        api('DELETE', '/api/user', { isAccountAct: true, body: { currentPassword, ...factor } }),
      );
      rememberToken(null);
      dropAllDrafts();
      const description = t('account:data.deletedText');
      toast.afterNavigation('success', { message: t('account:data.deleted'), description });
      location.assign(SIGN_IN_PAGE);
    });
  };

  return (
    <>
      <SubmitForm
        onSubmit={remove}
        onCancel={onClose}
        isPending={isPending}
        submitLabel={t('account:data.deleteConfirm')}
        variant="danger"
      >
        <p className="text-sm">{t('account:data.deleteText')}</p>
        <p className="text-sm">{t('account:data.deleteWarning')}</p>
        <TextField
          label={t('account:data.typeUsername', { username })}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setMismatch(undefined);
          }}
          error={mismatch}
          isRequired
          autoComplete="off"
          autoFocus
          className="wrap-anywhere"
        />
        <CurrentPassword
          value={currentPassword}
          onChange={setCurrentPassword}
          error={errors.currentPassword}
        />
      </SubmitForm>
      {asked && <proofDialog.Part title={t('account:data.deleteProof')} {...asked} />}
    </>
  );
}
