import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { rememberToken } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogForm, useDialogBusy } from '#islands/ui/Dialog.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey.ts';
import { giveSecondFactor, type SecondStep } from './sign-in.ts';

type Props = {
  step: SecondStep;
  onDone: () => void;
  onDismiss: () => void;
  /** The password has to be given again. */
  onExpired: (message: string) => void;
};

/** Second step of signing in again over the work in hand. */
export function CodeForm({ step: { challenge, passkey }, onDone, onDismiss, onExpired }: Props) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  useDialogBusy(isPending);

  async function submit(given: { code: string } | { passkey: object }) {
    if (isPending) return;
    setPending(true);
    const outcome = await giveSecondFactor(challenge, given);
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

  async function sign() {
    const signed = await signWithPasskey(passkey).catch(() => undefined);
    if (signed) await submit({ passkey: signed });
    else if (signed === undefined) setError(t('accounts:secondFactor.passkeyWrong'));
  }

  return (
    <DialogForm
      onSubmit={() => void submit({ code: code.trim() })}
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
      <p className="mb-4 text-sm">
        {t(passkey === undefined ? 'accounts:secondFactor.text' : 'accounts:secondFactor.passkeyText')}
      </p>
      {passkey === undefined || !knowsPasskeys() ? null : (
        <Button className="mb-4" icon={KeyRound} onPress={() => void sign()}>
          {t('accounts:secondFactor.passkey')}
        </Button>
      )}
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
