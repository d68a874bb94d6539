import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { OPENING_PAGE, SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { LINK_SECRET_FIELD } from '#features/accounts/sessions/sign-in.rules.ts';
import type { Dictionary, TextKey } from '#i18n/index.ts';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { makeTexts, type Texts } from '#islands/ui/make-texts.ts';
import { EmailField, NewPasswordFields, RegisterFields } from '#islands/accounts/sessions/AccountFields.tsx';
import { TermsNote } from '#islands/accounts/sessions/TermsNote.tsx';
import { useLinkForm, type LinkAnswer, type LinkFormField, type LinkFormRule } from './use-link-form.ts';

export type LinkFormKind = 'forgotten' | 'reset' | 'invite' | 'setup' | 'confirm';

type FieldProps = { texts: Texts; field: LinkFormField };
type Form = LinkFormRule & {
  fields: (props: FieldProps) => ReactNode;
  submit: TextKey;
  sending: TextKey;
  /** Replaces the form when done, if it does not redirect. */
  done?: { title: TextKey; text: TextKey; href: string; action: TextKey };
};

const WELCOME = { message: 'accounts:registered', description: 'accounts:registeredDescription' } as const;

const FORMS: Record<LinkFormKind, Form> = {
  forgotten: {
    path: () => '/api/password-reset',
    fields: EmailField,
    submit: 'account:links.send',
    sending: 'account:links.sending',
    done: {
      title: 'account:links.sentTitle',
      text: 'account:links.sentText',
      href: SIGN_IN_PAGE,
      action: 'account:links.toSignIn',
    },
  },
  reset: {
    path: (secret) => `/api/password-reset/${secret}`,
    fields: NewPasswordFields,
    submit: 'account:links.reset',
    sending: 'account:links.saving',
    leave: {
      href: SIGN_IN_PAGE,
      message: 'account:links.resetDone',
      description: 'account:links.resetDoneText',
    },
  },
  invite: {
    path: () => '/api/register',
    secretField: 'invitation',
    fields: RegisterFields,
    submit: 'accounts:register',
    sending: 'accounts:registering',
    leave: { href: OPENING_PAGE, ...WELCOME },
  },
  setup: {
    path: (secret) => `/api/setup/${secret}`,
    fields: RegisterFields,
    submit: 'account:links.setup',
    sending: 'accounts:registering',
    leave: { href: '/admin/users', ...WELCOME },
  },
  confirm: {
    path: (secret) => `/api/email-confirmation/${secret}`,
    fields: () => null,
    submit: 'account:links.confirm',
    sending: 'account:links.confirming',
    done: {
      title: 'account:links.confirmedTitle',
      text: 'account:links.confirmedText',
      href: '/account',
      action: 'account:links.toPortal',
    },
  },
};

type Props = {
  texts: Dictionary<'ui' | 'accounts' | 'account'>;
  kind: LinkFormKind;
  secret: string;
  values: Readonly<Record<string, string>>;
  answer?: LinkAnswer | undefined;
};

/**
 * The forms that a one-time link opens (product.md D7, D9, section 4), and the one that requests such a link. They post
 * natively; hydrated, they stay on their page.
 */
export function LinkForm({ texts: dictionary, kind, secret, values: given, answer }: Props) {
  const texts = makeTexts(dictionary);
  const { t, locale } = texts;
  const values: Props['values'] = { ...given, ...answer?.values };
  const { fields: Fields, submit, sending, done, ...rule } = FORMS[kind];
  const { form, sent, errors, refusal, isPending, ...does } = useLinkForm(texts, rule, secret, answer);

  if (sent && done) {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <CircleCheck size={32} aria-hidden="true" className="text-success-ink" />
        <h2 className="text-lg">{t(done.title)}</h2>
        <p className="wrap-anywhere text-ink-soft">{t(done.text, { ...values, ...sent })}</p>
        <a href={done.href} className={`${buttonClass('primary')} mt-3`}>
          {t(done.action)}
        </a>
      </div>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={rule.path(secret)}
      onSubmit={(event) => void does.submit(event)}
      onInput={does.forgive}
      className="grid gap-fields"
    >
      <input type="hidden" name="language" value={locale} />
      {secret === '' ? null : <input type="hidden" name={LINK_SECRET_FIELD} value={secret} />}
      {kind === 'confirm' ? <input type="hidden" name="email" value={values.email} /> : null}
      {kind === 'reset' ? (
        // For password managers, which need the username.
        <input type="hidden" autoComplete="username" defaultValue={values.username} />
      ) : null}
      <Fields texts={texts} field={(name) => ({ name, error: errors[name], value: values[name] })} />
      {kind === 'invite' ? <TermsNote texts={texts} /> : null}
      {refusal ? (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-sm text-danger-ink">
          {refusal}
        </p>
      ) : null}
      <button type="submit" aria-disabled={isPending} className={`${buttonClass('primary', 'large')} w-full`}>
        {t(isPending ? sending : submit)}
      </button>
    </form>
  );
}
