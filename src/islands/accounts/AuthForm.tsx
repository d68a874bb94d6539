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
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === 'register';
  const reveal = { show: t('accounts:showPassword'), hide: t('accounts:hidePassword') };

  function show(found: Record<string, string>) {
    setErrors(found);
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    fields.find(({ name }) => name in found)?.focus();
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
    const fallback = t(navigator.onLine ? 'ui:errors.network' : 'ui:errors.offline');
    const title = t(isNew ? 'accounts:registerFailed' : 'accounts:loginFailed');
    const message = outcome.message ?? fallback;
    setRefusal(message);
    toast.error(title, message);
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
    setRefusal(undefined);
    setPending(true);
    settle(await (isNew ? register(account) : signIn(credentials)));
  }

  const field = (name: string) => ({ name, error: errors[name] });
  const clear = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name]: _corrected, ...others }) => others);
  };
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
                setRefusal(undefined);
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
        onInput={clear}
        aria-labelledby={canRegister ? `auth-${mode}` : undefined}
        className="grid gap-2"
      >
        {isNew ? (
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <NativeField {...field('name')} label={t('accounts:name')} autoComplete="name" />
            <NativeField {...field('email')} type="email" label={t('accounts:email')} autoComplete="email" />
          </div>
        ) : null}
        <NativeField {...field('username')} label={t('accounts:username')} autoComplete="username" />
        <div className={isNew ? 'grid gap-x-4 gap-y-2 sm:grid-cols-2' : undefined}>
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
        </div>
        {refusal ? (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-sm text-danger-ink">
            {refusal}
          </p>
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
