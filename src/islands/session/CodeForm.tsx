import { useState } from 'react';
import { rememberToken } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { giveSecondFactor } from './sign-in.ts';

type Props = {
  challenge: string;
  onDone: () => void;
  onDismiss: () => void;
  /** The password has to be given again. */
  onExpired: (message: string) => void;
};

/** Second step of signing in again over the work in hand. */
export function CodeForm({ challenge, onDone, onDismiss, onExpired }: Props) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);

  async function submit() {
    if (isPending) return;
    setPending(true);
    const outcome = await giveSecondFactor(challenge, code.trim());
    setPending(false);
    if (outcome.kind === 'signedIn') {
      rememberToken(outcome.token);
      return onDone();
    }
    const { code: reason = '', message = t('ui:errors.network') } =
      outcome.kind === 'failed' ? outcome : { message: undefined };
    if (reason === 'sign_in_expired') onExpired(message);
    else setError(message);
  }

  return (
    <DialogForm
      onSubmit={() => void submit()}
      footer={
        <>
          <Button variant="quiet" onPress={onDismiss}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('accounts:secondFactor.send')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm">{t('accounts:secondFactor.text')}</p>
      <TextField
        name="code"
        label={t('accounts:secondFactor.code')}
        description={t('accounts:secondFactor.codeHint')}
        autoComplete="one-time-code"
        value={code}
        onChange={(value) => {
          setCode(value);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
    </DialogForm>
  );
}
