import { useState } from 'react';
import { deviceOf } from '#features/accounts/sessions/user-agent.rules.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { SecondFactorActKind } from './SecondFactorDialog.tsx';

type Props = {
  act: SecondFactorActKind;
  username: string;
  send: (password: { currentPassword: string }, name: string) => Promise<void>;
  onCancel: () => void;
};

const WORDS = {
  setUp: { text: 'account:secondFactor.passwordText', send: 'account:secondFactor.continue' },
  addPasskey: { text: 'account:secondFactor.passkeyText', send: 'account:secondFactor.continue' },
  renew: { text: 'account:secondFactor.renewText', send: 'account:secondFactor.renewSend' },
  remove: { text: 'account:secondFactor.removeText', send: 'account:secondFactor.remove' },
  removePasskey: { text: 'account:secondFactor.removePasskeyText', send: 'account:secondFactor.remove' },
} as const;

export function PasswordStep({ act, username, send, onCancel }: Props) {
  const { t } = useTexts();
  const { browser, system } = deviceOf(navigator.userAgent);
  const device = browser && system ? t('account:sessions.device', { browser, system }) : (system ?? '');
  const [currentPassword, setCurrentPassword] = useState('');
  const [name, setName] = useState(device);
  const { isPending, errors, run } = useAct(t('account:secondFactor.failed'));
  useDialogBusy(isPending);
  const isRemoval = act === 'remove' || act === 'removePasskey';
  return (
    <DialogForm
      onSubmit={() => void run(() => send({ currentPassword }, name))}
      footer={
        <>
          <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant={isRemoval ? 'danger' : 'primary'} type="submit" isPending={isPending}>
            {t(WORDS[act].send)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-sm">{t(WORDS[act].text)}</p>
        {act === 'addPasskey' ? (
          <TextField
            label={t('account:secondFactor.passkeyName')}
            value={name}
            onChange={setName}
            error={errors.name ?? errors.passkey}
          />
        ) : null}
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <CurrentPassword
          value={currentPassword}
          onChange={setCurrentPassword}
          error={errors.currentPassword}
          autoFocus
        />
      </div>
    </DialogForm>
  );
}
