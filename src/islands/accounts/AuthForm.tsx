import type { Portal } from '#features/accounts/portals.values.ts';
import type { Dictionary } from '#i18n/index.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { makeTexts } from '../ui/make-texts.ts';
import { AuthTabs } from './AuthTabs.tsx';
import { NativeField } from './NativeField.tsx';
import { useAuthForm, type AuthAnswer, type Mode } from './use-auth-form.ts';

/** Of the form on a public page: server and browser number the fields alike. */
export const SIGN_IN_PREFIX = 'sign-in';

type Props = {
  texts: Dictionary<'ui' | 'accounts'>;
  portal: Portal;
  /** Where a signed-in user goes: a path of this site. */
  next: string;
  firstMode?: Mode;
  answer?: AuthAnswer | undefined;
};

/**
 * Specification sections 2, 4 and 5; one form for all portals (product.md D5, D7). It posts by itself; hydrated, it
 * stays on its page until the account is let in.
 */
export function AuthForm({ texts: dictionary, portal, next, firstMode = 'signIn', answer }: Props) {
  const texts = makeTexts(dictionary);
  const { t, locale } = texts;
  const { form, mode, isNew, errors, refusal, isPending, ...does } = useAuthForm(texts, {
    portal,
    next,
    firstMode,
    answer,
  });
  const reveal = { show: t('accounts:showPassword'), hide: t('accounts:hidePassword') };
  const field = (name: string) => ({ name, error: errors[name], value: answer?.values[name] });
  const pendingLabel = t(isNew ? 'accounts:registering' : 'accounts:signingIn');
  const pair = 'grid gap-x-4 gap-y-2 sm:grid-cols-2';

  return (
    <div className="grid gap-6">
      <AuthTabs texts={texts} mode={mode} choose={does.choose} address={does.address} />
      <form
        ref={form}
        id="auth-panel"
        noValidate
        method="post"
        action={isNew ? '/api/register' : '/api/login'}
        onSubmit={(event) => void does.submit(event)}
        onInput={does.forgive}
        aria-labelledby={`auth-${mode}`}
        className="grid gap-2"
      >
        {/* For the answer to an ordinary POST alone. */}
        <input type="hidden" name="portal" value={portal} />
        <input type="hidden" name="language" value={locale} />
        <input type="hidden" name="next" value={next} />
        {isNew ? (
          <div className={pair}>
            <NativeField {...field('name')} label={t('accounts:name')} autoComplete="name" />
            <NativeField {...field('email')} type="email" label={t('accounts:email')} autoComplete="email" />
          </div>
        ) : null}
        <NativeField {...field('username')} label={t('accounts:username')} autoComplete="username" />
        <div className={isNew ? pair : undefined}>
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
