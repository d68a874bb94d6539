import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey.ts';
import type { GivenFactor } from './second-factor.ts';

type Props = {
  /** The browser's options, where the account has a passkey. */
  passkey: unknown;
  /** Resolves to the error, or to undefined on success. */
  give: (factor: GivenFactor) => Promise<string | undefined>;
  onDismiss: () => void;
};

/** Second step in a dialog, after the password: of signing in again, and of changing a second factor. */
export function CodeForm({ passkey, give, onDismiss }: Props) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(factor: GivenFactor) {
    if (isPending) return;
    setPending(true);
    setError(await give(factor));
    setPending(false);
  }

  function submitCode() {
    const typed = code.trim();
    if (typed === '') setError(t('accounts:secondFactor.codeRequired'));
    else void submit({ code: typed });
  }

  async function sign() {
    const signed = await signWithPasskey(passkey).catch(() => undefined);
    if (signed) await submit({ passkey: signed });
    else if (signed === undefined) setError(t('accounts:secondFactor.passkeyWrong'));
  }

  return (
    <SubmitForm
      onSubmit={submitCode}
      onCancel={onDismiss}
      isPending={isPending}
      submitLabel={t('accounts:secondFactor.send')}
    >
      <p className="text-sm">
        {t(passkey === undefined ? 'accounts:secondFactor.text' : 'accounts:secondFactor.passkeyText')}
      </p>
      {passkey === undefined || !knowsPasskeys() ? null : (
        <Button className="justify-self-start" onPress={() => void sign()}>
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
        isRequired
        autoFocus
      />
    </SubmitForm>
  );
}
