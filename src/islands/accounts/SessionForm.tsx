import { useState, type SubmitEvent } from 'react';
import { rememberToken } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/Dialog.tsx';
import { isDemoPage } from '../ui/drafts.ts';
import { TextField } from '../ui/TextField.tsx';
import { useTexts } from '../ui/texts.tsx';
import { signIn } from './sign-in.ts';
import type { SignInRequest } from './sign-in-request.ts';

/** Another account would save into nothing, so the name is fixed. */
type Props = { username: string; request: SignInRequest | null };

export function SessionForm({ username, request }: Props) {
  const { t } = useTexts();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setPending(true);
    const outcome = await signIn({ username, password });
    setPending(false);
    if (outcome.kind === 'failed') {
      setError(outcome.message ?? t('ui:errors.network'));
      return;
    }
    setError(undefined);
    rememberToken(outcome.token);
    request?.answer(true);
  }

  if (request !== null && isDemoPage()) return <DemoIsOver onClose={() => request.answer(false)} />;
  return (
    <Dialog
      isOpen={request !== null}
      onOpenChange={() => request?.answer(false)}
      title={t('accounts:expiredTitle')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-1 flex-col">
        <DialogBody>
          <p className="mb-4 text-sm">{t('accounts:expiredText')}</p>
          <TextField label={t('accounts:username')} value={username} isReadOnly autoComplete="username" />
          <TextField
            name="password"
            type="password"
            label={t('accounts:password')}
            autoComplete="current-password"
            error={error}
            autoFocus
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" onPress={() => request?.answer(false)}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('accounts:signIn')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** The account is gone, or nobody knows its password: there is nothing to sign in to. */
function DemoIsOver({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('accounts:demo.overTitle')}>
      <DialogBody>
        <p className="text-sm">{t('accounts:demo.overText')}</p>
      </DialogBody>
      <DialogFooter>
        <ButtonLink href="/auth" variant="primary">
          {t('accounts:demo.overLeave')}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
