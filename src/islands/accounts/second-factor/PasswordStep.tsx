import { useState } from 'react';
import { deviceOf } from '#features/accounts/sessions/user-agent.rules.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { CurrentPassword } from '#islands/accounts/passwords/CurrentPassword.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { SecondFactorAct } from './second-factor-act.ts';

type Props = {
  act: SecondFactorAct['kind'];
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
  const { isPending, errors, setErrors, run } = useAct(t('account:secondFactor.failed'));
  const submit = () => {
    // Before a code is used up.
    if (act === 'addPasskey' && name.trim() === '')
      setErrors({ name: t('account:secondFactor.passkeyNameRequired') });
    else void run(() => send({ currentPassword }, name));
  };
  const isRemoval = act === 'remove' || act === 'removePasskey';
  return (
    <SubmitForm
      onSubmit={submit}
      onCancel={onCancel}
      isPending={isPending}
      submitLabel={t(WORDS[act].send)}
      variant={isRemoval ? 'danger' : 'primary'}
    >
      <p className="text-sm">{t(WORDS[act].text)}</p>
      {act === 'addPasskey' ? (
        <TextField
          label={t('account:secondFactor.passkeyName')}
          value={name}
          onChange={setName}
          error={errors.name ?? errors.passkey}
          isRequired
        />
      ) : null}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <CurrentPassword
        value={currentPassword}
        onChange={setCurrentPassword}
        error={errors.currentPassword}
        autoFocus
      />
    </SubmitForm>
  );
}
