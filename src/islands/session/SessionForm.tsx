import { useState } from 'react';
import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { ApiError, api, rememberToken } from '#islands/api.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { isDemoPage } from '#islands/ui/drafts.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { TextField } from '#islands/ui/TextField.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { GivenFactor } from './second-factor.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { giveSecondFactor, signIn, type SecondStep } from './sign-in.ts';
import type { RequestKind, SignInRequest } from './sign-in-request.ts';

/** The username is fixed: the data on the page belongs to this account. */
type Props = { username: string; requests: readonly SignInRequest[] };

/** Resolves to the error of the field, to the challenge of a second step, or to undefined on success. */
type Send = (password: string) => Promise<{ error: string } | SecondStep | undefined>;

const WORDS = {
  signIn: { title: 'accounts:expiredTitle', text: 'accounts:expiredText', send: 'accounts:signIn' },
  password: {
    title: 'accounts:confirm.title',
    text: 'accounts:confirm.text',
    send: 'accounts:confirm.send',
  },
} as const;

export function SessionForm({ username, requests }: Props) {
  const { t } = useTexts();
  const find = (kind: RequestKind) => requests.find((request) => request.kind === kind);
  const expired = find('signIn');

  const enter: Send = async (password) => {
    const outcome = await signIn({ username, password });
    if (outcome.kind === 'secondFactor') return outcome;
    if (outcome.kind === 'failed') return { error: outcome.message ?? t('ui:errors.network') };
    rememberToken(outcome.token);
    return undefined;
  };
  const confirm: Send = async (currentPassword) => {
    try {
      await api('POST', '/api/user/confirm', { isAccountAct: true, body: { currentPassword } });
      return undefined;
    } catch (error) {
      const ofField = error instanceof ApiError && error.problem.errors?.['currentPassword'];
      return { error: ofField || errorText(error, t) };
    }
  };

  return (
    <>
      <PasswordDialog kind="password" username={username} request={find('password')} send={confirm} />
      {expired && isDemoPage() ? (
        <DemoIsOver onClose={() => expired.answer(false)} />
      ) : (
        <PasswordDialog kind="signIn" username={username} request={expired} send={enter} />
      )}
    </>
  );
}

type DialogProps = {
  kind: RequestKind;
  username: string;
  request: SignInRequest | undefined;
  send: Send;
};

function PasswordDialog({ kind, request, ...rest }: DialogProps) {
  const { t } = useTexts();
  const dismiss = () => request?.answer(false);
  return (
    <Dialog isOpen={request !== undefined} onOpenChange={dismiss} title={t(WORDS[kind].title)}>
      <PasswordForm {...rest} kind={kind} onDone={() => request?.answer(true)} onDismiss={dismiss} />
    </Dialog>
  );
}

type FormProps = Omit<DialogProps, 'request'> & { onDone: () => void; onDismiss: () => void };

function PasswordForm({ kind, username, send, onDone, onDismiss }: FormProps) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<SecondStep>();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit() {
    if (isPending) return;
    setPending(true);
    const refusal = await send(password);
    setPending(false);
    if (refusal === undefined) onDone();
    else if ('challenge' in refusal) setStep(refusal);
    else setError(refusal.error);
  }

  const give =
    ({ challenge }: SecondStep) =>
    async (factor: GivenFactor) => {
      const outcome = await giveSecondFactor(challenge, factor);
      if (outcome.kind === 'signedIn') {
        rememberToken(outcome.token);
        onDone();
        return undefined;
      }
      const failure = outcome.kind === 'failed' ? outcome : undefined;
      const message = failure?.message ?? t('ui:errors.network');
      if (failure?.code !== 'sign_in_expired') return message;
      setStep(undefined);
      setError(message);
      return undefined;
    };

  if (step !== undefined) return <CodeForm passkey={step.passkey} give={give(step)} onDismiss={onDismiss} />;

  return (
    <SubmitForm
      onSubmit={() => void submit()}
      onCancel={onDismiss}
      isPending={isPending}
      submitLabel={t(WORDS[kind].send)}
    >
      <p className="text-sm">{t(WORDS[kind].text)}</p>
      <TextField label={t('accounts:username')} value={username} isReadOnly autoComplete="username" />
      <TextField
        name="password"
        type="password"
        label={t('accounts:password')}
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
        error={error}
        isRequired
        autoFocus
      />
    </SubmitForm>
  );
}

/** The demo account was deleted, or has no known password: there is nothing to sign in to. */
function DemoIsOver({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('accounts:demo.overTitle')}>
      <DialogBody>
        <p className="text-sm">{t('accounts:demo.overText')}</p>
      </DialogBody>
      <DialogFooter>
        <ButtonLink href={SIGN_IN_PAGE} variant="primary">
          {t('accounts:demo.overLeave')}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
