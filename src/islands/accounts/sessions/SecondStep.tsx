import { KeyRound } from 'lucide-react';
import { useEffect, useSyncExternalStore, type RefObject, type SubmitEvent } from 'react';
import type { Portal } from '#features/accounts/portals.values.ts';
import { knowsPasskeys } from '#islands/session/passkey.ts';
import type { SecondStep as Step } from '#islands/session/sign-in.ts';
import { buttonClass } from '#islands/ui/button-styles.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { Refusal, ReturnFields } from './FormParts.tsx';
import { NativeField } from './NativeField.tsx';

type Props = {
  texts: Texts;
  portal: Portal;
  next: string;
  step: Step;
  error: string | undefined;
  refusal: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  isPending: boolean;
  submitPasskey: () => Promise<void>;
  submitCode: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  startAgain: () => void;
  forgive: (event: { target: EventTarget }) => void;
  /** Returns the address of the first step, for use without scripts. */
  address: (mode: 'signIn') => string;
};

const unchanging = () => () => undefined;

/** The code after the password. Posts natively as the first step does. */
export function SecondStep({ texts: { t, locale }, form, step, refusal, error, ...props }: Props) {
  const { portal, next, isPending } = props;
  const canSign = useSyncExternalStore(unchanging, knowsPasskeys, () => false);
  // The field of the step before is gone, and the focus with it.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [form]);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/api/login/second-factor"
      onSubmit={(event) => void props.submitCode(event)}
      onInput={props.forgive}
      aria-labelledby="second-step"
      className="grid gap-fields"
    >
      <ReturnFields portal={portal} language={locale} next={next} />
      <input type="hidden" name="challenge" value={step.challenge} />
      <h2 id="second-step" className="text-lg">
        {t('accounts:secondFactor.title')}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        {t(step.passkey === undefined ? 'accounts:secondFactor.text' : 'accounts:secondFactor.passkeyText')}{' '}
        {t('accounts:secondFactor.codeHint')}
      </p>
      {step.passkey === undefined || !canSign ? null : (
        <button
          type="button"
          aria-disabled={isPending}
          onClick={() => void props.submitPasskey()}
          className={`${buttonClass('secondary', 'large')} mb-3 w-full`}
        >
          <KeyRound size={18} aria-hidden="true" />
          {t('accounts:secondFactor.passkey')}
        </button>
      )}
      <NativeField
        name="code"
        label={t('accounts:secondFactor.code')}
        error={error}
        autoComplete="one-time-code"
      />
      {error === undefined ? <Refusal>{refusal}</Refusal> : null}
      <button type="submit" aria-disabled={isPending} className={`${buttonClass('primary', 'large')} w-full`}>
        {t(isPending ? 'accounts:secondFactor.checking' : 'accounts:secondFactor.send')}
      </button>
      <a
        href={props.address('signIn')}
        onClick={(event) => {
          event.preventDefault();
          props.startAgain();
        }}
        className="flex h-control items-center justify-self-start text-sm text-ink-soft underline-offset-4 hover:text-ink"
      >
        {t('accounts:secondFactor.back')}
      </a>
    </form>
  );
}
