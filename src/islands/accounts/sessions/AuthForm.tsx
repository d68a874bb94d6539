import type { Portal } from '#features/accounts/portals.values.ts';
import { DEMO_OFFER } from '#shared/page-markers.ts';
import type { Dictionary } from '#i18n/index.ts';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { makeTexts } from '#islands/ui/make-texts.ts';
import { AuthTabs } from './AuthTabs.tsx';
import { PasswordField, RegisterFields, UsernameField } from './AccountFields.tsx';
import { SecondStep } from './SecondStep.tsx';
import { RegistrationNote, type KnownRegistration } from './RegistrationNote.tsx';
import { Refusal, ReturnFields } from './FormParts.tsx';
import { TermsNote } from './TermsNote.tsx';
import { useAuthForm, type AuthAnswer, type Mode } from './use-auth-form.ts';

/** Id prefix of the form on a public page, the same on server and browser. */
export const SIGN_IN_PREFIX = 'sign-in';

type Props = {
  texts: Dictionary<'ui' | 'accounts'>;
  portal: Portal;
  /** Redirect after sign-in: a path of this site. */
  next: string;
  registration: KnownRegistration;
  /** DEMO: whether visitors may start a demo. */
  hasDemo: boolean;
  firstMode?: Mode;
  answer?: AuthAnswer | undefined;
  /** Address of the invitation that an account is created for. */
  invitedEmail?: string | undefined;
};

/**
 * Sign-in and registration of all portals (specification sections 2, 4 and 5; product.md D5, D7). Posts natively;
 * hydrated, it stays on its page until sign-in succeeds.
 */
export function AuthForm({ texts: dictionary, portal, next, registration, hasDemo, ...begins }: Props) {
  const texts = makeTexts(dictionary);
  const { t, locale } = texts;
  const { form, mode, isNew, step, errors, refusal, pending, ...does } = useAuthForm(texts, {
    portal,
    next,
    firstMode: begins.firstMode ?? 'signIn',
    answer: begins.answer,
  });
  const fields = {
    texts,
    field: (name: string) => ({
      name,
      error: errors[name],
      value: begins.answer?.values[name] ?? (name === 'email' ? begins.invitedEmail : undefined),
    }),
  };
  const pendingLabel = t(isNew ? 'accounts:registering' : 'accounts:signingIn');

  if (step !== undefined) {
    const second = { texts, portal, next, step, refusal, error: errors['code'] };
    return <SecondStep {...second} {...does} form={form} isPending={pending !== null} />;
  }
  return (
    <div className="grid gap-6">
      {registration === 'open' || registration === 'unknown' ? (
        <AuthTabs texts={texts} mode={mode} choose={does.choose} address={does.address} />
      ) : null}
      <form
        ref={form}
        id="auth-panel"
        data-waits
        noValidate
        method="post"
        action={isNew ? '/api/register' : '/api/login'}
        onSubmit={(event) => void does.submit(event)}
        onInput={does.forgive}
        aria-labelledby={`auth-${mode}`}
        className="grid gap-fields"
      >
        <ReturnFields portal={portal} language={locale} next={next} />
        {isNew ? (
          <>
            <RegisterFields {...fields} />
            <TermsNote texts={texts} />
          </>
        ) : (
          <>
            <UsernameField {...fields} />
            <PasswordField {...fields} />
          </>
        )}
        <Refusal>{refusal}</Refusal>
        <button
          type="submit"
          aria-disabled={pending !== null}
          className={`${buttonClass('primary', 'large')} w-full`}
        >
          {pending === mode ? pendingLabel : t(isNew ? 'accounts:register' : 'accounts:signIn')}
        </button>
        {isNew ? null : (
          <a
            href="/reset"
            className="flex h-control items-center justify-self-start text-sm text-ink-soft underline-offset-4 hover:text-ink"
          >
            {t('accounts:forgotten')}
          </a>
        )}
        {hasDemo ? (
          <div id={DEMO_OFFER} className="grid gap-2 border-t border-line pt-5">
            <button
              type="submit"
              formAction="/api/demo"
              formNoValidate
              aria-disabled={pending !== null}
              onClick={(event) => {
                event.preventDefault();
                void does.tryDemo();
              }}
              className={`${buttonClass('secondary', 'large')} w-full`}
            >
              {t(pending === 'demo' ? 'accounts:demo.starting' : 'accounts:demo.try')}
            </button>
            <p className="text-center text-xs text-ink-soft">{t('accounts:demo.hint')}</p>
          </div>
        ) : null}
      </form>
      <RegistrationNote t={t} registration={registration} />
    </div>
  );
}
