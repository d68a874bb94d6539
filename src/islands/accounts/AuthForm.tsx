import { useRef, useState, type SubmitEvent } from 'react';
import { loginErrors, registerErrors } from '#features/accounts/sign-in.rules.ts';
import type { Dictionary } from '#i18n/index.ts';
import { rememberToken } from '../api.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { makeTexts } from '../ui/make-texts.ts';
import { toast } from '../ui/toast.ts';
import { NativeField } from './NativeField.tsx';
import { register, signIn, type SignInOutcome } from './sign-in.ts';

type Mode = 'signIn' | 'register';
type Props = {
  texts: Dictionary<'ui' | 'accounts'>;
  /** Where a signed-in user goes: a path of this site. */
  next: string;
  canRegister: boolean;
  firstMode?: Mode;
};

/** Specification sections 2, 4 and 5; one form for all portals (product.md D5, D7). */
export function AuthForm({ texts, next, canRegister, firstMode = 'signIn' }: Props) {
  const { t, tDynamic } = makeTexts(texts);
  const [mode, setMode] = useState<Mode>(firstMode);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === 'register';
  const reveal = { show: t('accounts:showPassword'), hide: t('accounts:hidePassword') };

  function show(found: Record<string, string>) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function settle(outcome: SignInOutcome) {
    if (outcome.kind === 'signedIn') {
      rememberToken(outcome.token);
      toast.afterNavigation('success', {
        message: t('accounts:welcome', { name: outcome.name }),
        description: t(isNew ? 'accounts:registeredDescription' : 'accounts:welcomeDescription'),
      });
      location.assign(next);
      return;
    }
    setPending(false);
    show(outcome.errors ?? {});
    const fallback = navigator.onLine ? t('ui:errors.network') : t('ui:errors.offline');
    toast.error(t(isNew ? 'accounts:registerFailed' : 'accounts:loginFailed'), outcome.message ?? fallback);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? '');
    const credentials = { username: value('username'), password: value('password') };
    const account = { ...credentials, name: value('name'), email: value('email') };
    const found = isNew
      ? registerErrors({ ...account, confirmPassword: value('confirmPassword') })
      : loginErrors(credentials);
    show(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, tDynamic(key) ?? key])));
    if (Object.keys(found).length > 0 || isPending) return;
    setPending(true);
    settle(await (isNew ? register(account) : signIn(credentials)));
  }

  const field = (name: string) => ({ name, error: errors[name] });
  const pendingLabel = t(isNew ? 'accounts:registering' : 'accounts:signingIn');

  return (
    <div className="grid gap-6">
      {canRegister ? (
        <div role="tablist" aria-label={t('accounts:signIn')} className="flex gap-6 border-b border-line">
          {(['signIn', 'register'] as const).map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`auth-${id}`}
              aria-selected={mode === id}
              aria-controls="auth-panel"
              onClick={() => {
                setMode(id);
                setErrors({});
              }}
              className="-mb-px h-12 border-b-2 border-transparent text-sm font-semibold text-ink-soft hover:text-ink aria-selected:border-accent-ink aria-selected:text-ink"
            >
              {t(id === 'signIn' ? 'accounts:signIn' : 'accounts:register')}
            </button>
          ))}
        </div>
      ) : null}
      <form
        ref={form}
        id="auth-panel"
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
        aria-labelledby={canRegister ? `auth-${mode}` : undefined}
        className="grid gap-2"
      >
        {isNew ? <NativeField {...field('name')} label={t('accounts:name')} autoComplete="name" /> : null}
        {isNew ? (
          <NativeField {...field('email')} type="email" label={t('accounts:email')} autoComplete="email" />
        ) : null}
        <NativeField {...field('username')} label={t('accounts:username')} autoComplete="username" />
        <NativeField
          {...field('password')}
          label={t('accounts:password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          reveal={reveal}
          {...(isNew && { hint: t('accounts:passwordHint') })}
        />
        {isNew ? (
          <NativeField
            {...field('confirmPassword')}
            label={t('accounts:confirmPassword')}
            autoComplete="new-password"
            reveal={reveal}
          />
        ) : null}
        <button
          type="submit"
          aria-disabled={isPending}
          className={`${buttonClass('primary', 'large')} mt-2 w-full`}
        >
          {isPending ? pendingLabel : t(isNew ? 'accounts:register' : 'accounts:signIn')}
        </button>
      </form>
    </div>
  );
}
