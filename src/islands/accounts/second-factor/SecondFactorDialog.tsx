import { useState } from 'react';
import type { RecoveryCodes, TotpOffer } from '#features/accounts/second-factor/second-factor.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { AppForm } from './AppForm.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';

export type SecondFactorAct = 'setUp' | 'renew' | 'remove';

type Props = { act: SecondFactorAct; username: string; onChanged: () => void; onClose: () => void };
type Step = { offer?: TotpOffer; codes?: readonly string[] };

const PATHS = {
  setUp: ['POST', '/api/user/second-factor/totp'],
  renew: ['POST', '/api/user/second-factor/recovery-codes'],
  remove: ['DELETE', '/api/user/second-factor/totp'],
} as const;

const WORDS = {
  setUp: {
    title: 'account:secondFactor.setUpTitle',
    text: 'account:secondFactor.passwordText',
    send: 'account:secondFactor.continue',
  },
  renew: {
    title: 'account:secondFactor.renewTitle',
    text: 'account:secondFactor.renewText',
    send: 'account:secondFactor.renewSend',
  },
  remove: {
    title: 'account:secondFactor.removeTitle',
    text: 'account:secondFactor.removeText',
    send: 'account:secondFactor.remove',
  },
} as const;

/** Password first; then the app's key and its first code, and the recovery codes where there are new ones. */
export function SecondFactorDialog({ act, username, onChanged, onClose }: Props) {
  const { t } = useTexts();
  const [{ offer, codes }, setStep] = useState<Step>({});

  const showCodes = ({ recoveryCodes }: RecoveryCodes) =>
    recoveryCodes.length > 0 ? setStep({ codes: recoveryCodes }) : onClose();
  const taken = (answer: RecoveryCodes) => {
    const isFirst = answer.recoveryCodes.length > 0;
    toast.success(
      t(isFirst ? 'account:secondFactor.confirmed' : 'account:secondFactor.replaced'),
      isFirst ? t('account:secondFactor.confirmedText') : undefined,
    );
    onChanged();
    showCodes(answer);
  };
  const withPassword = async (currentPassword: string) => {
    const [method, path] = PATHS[act];
    const options = { isAccountAct: true, body: { currentPassword } };
    if (act === 'setUp') return setStep({ offer: await api<TotpOffer>(method, path, options) });
    if (act === 'renew') showCodes(await api<RecoveryCodes>(method, path, options));
    else {
      await api(method, path, options);
      toast.success(t('account:secondFactor.removed'));
      onClose();
    }
    onChanged();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(codes ? 'account:secondFactor.codesTitle' : WORDS[act].title)}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} username={username} onDone={onClose} />
      ) : offer ? (
        <AppForm offer={offer} onTaken={taken} onCancel={onClose} />
      ) : (
        <PasswordStep act={act} username={username} send={withPassword} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type StepProps = {
  act: SecondFactorAct;
  username: string;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
};

function PasswordStep({ act, username, send, onCancel }: StepProps) {
  const { t } = useTexts();
  const [currentPassword, setCurrentPassword] = useState('');
  const { isPending, errors, run } = useAct(t('account:secondFactor.failed'));
  useDialogBusy(isPending);
  return (
    <DialogForm
      onSubmit={() => void run(() => send(currentPassword))}
      footer={
        <>
          <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant={act === 'remove' ? 'danger' : 'primary'} type="submit" isPending={isPending}>
            {t(WORDS[act].send)}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm">{t(WORDS[act].text)}</p>
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <CurrentPassword
        value={currentPassword}
        onChange={setCurrentPassword}
        error={errors.currentPassword}
        autoFocus
      />
    </DialogForm>
  );
}
