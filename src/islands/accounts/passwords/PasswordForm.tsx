import { useState } from 'react';
import { registerErrors } from '#features/accounts/sessions/sign-in.rules.ts';
import { api, rememberToken } from '#islands/api.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { RequiredNote } from '#islands/ui/RequiredNote.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { proofDialog, useProof } from '#islands/accounts/second-factor/use-proof.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useAct } from '#islands/accounts/settings/use-act.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Stores no draft: passwords must not be in any storage. */
export function PasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { t, tDynamic } = useTexts();
  const [values, setValues] = useState(EMPTY);
  const { isPending, errors, setErrors, run } = useAct(t('account:password.failed'));
  const { asked, proven } = useProof();

  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      setErrors(({ [name]: _corrected, ...others }) => others);
    },
  });

  /** The rules of registration (specification section 5); the server decides. */
  function mistakes(): Record<string, string> {
    const { newPassword: password, confirmPassword } = values;
    const rest = { username, name: username, email: 'a@b.example' };
    const { password: newPassword, confirmPassword: confirm } = registerErrors({
      ...rest,
      password,
      confirmPassword,
    });
    const found = { ...(newPassword && { newPassword }), ...(confirm && { confirmPassword: confirm }) };
    return Object.fromEntries(Object.entries(found).map(([name, key]) => [name, tDynamic(key) ?? key]));
  }

  function submit() {
    const found = mistakes();
    if (Object.keys(found).length > 0) return setErrors(found);
    const { currentPassword, newPassword } = values;
    return void run(async () => {
      const body = { currentPassword, newPassword };
      const { token } = await proven((factor) =>
        api<{ token: string }>('POST', '/api/user/password', {
          body: { ...body, ...factor },
          isAccountAct: true,
        }),
      );
      rememberToken(token);
      setValues(EMPTY);
      toast.success(t('account:password.changed'), t('account:password.changedText'));
      onChanged();
    });
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="fields"
      >
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <CurrentPassword {...field('currentPassword')} />
        <TextField
          {...field('newPassword')}
          type="password"
          label={t('account:password.new')}
          description={t('account:password.newHint')}
          autoComplete="new-password"
          isRequired
        />
        <TextField
          {...field('confirmPassword')}
          type="password"
          label={t('account:password.confirm')}
          autoComplete="new-password"
          isRequired
        />
        <RequiredNote />
        <PlainButton variant="primary" type="submit" isPending={isPending} className="justify-self-start">
          {t('account:password.change')}
        </PlainButton>
      </form>
      {asked && <proofDialog.Part title={t('account:password.proof')} {...asked} />}
    </>
  );
}
