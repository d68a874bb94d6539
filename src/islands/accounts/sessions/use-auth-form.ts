import { useRef, useState, type SubmitEvent } from 'react';
import { CREATE_PARAMETER, PORTALS, type Portal } from '#features/accounts/portals.values.ts';
import { loginErrors, registerErrors } from '#features/accounts/sessions/sign-in.rules.ts';
import { signWithPasskey } from '#islands/session/passkey.ts';
import { rememberToken } from '#islands/api.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { toast } from '#islands/ui/toast.ts';
import {
  giveSecondFactor,
  pageAfterRegistering,
  register,
  signIn,
  startDemo,
  type SecondStep,
  type SignInOutcome,
} from '#islands/session/sign-in.ts';

export type Mode = 'signIn' | 'register';

type Way = Mode | 'demo' | 'secondFactor';

const WORDS = {
  signIn: { failed: 'accounts:loginFailed', description: 'accounts:welcomeDescription' },
  register: { failed: 'accounts:registerFailed', description: 'accounts:registeredDescription' },
  demo: { failed: 'accounts:demo.failed', description: 'accounts:demo.welcomeDescription' },
  secondFactor: { failed: 'accounts:loginFailed', description: 'accounts:welcomeDescription' },
} as const;

/** Result of a native POST: the typed values with their errors. */
export type AuthAnswer = {
  mode: Mode;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  refusal: string | undefined;
  /** The second step, once the password was right. */
  step: SecondStep | undefined;
};

type Options = { portal: Portal; next: string; firstMode: Mode; answer: AuthAnswer | undefined };

/**
 * State of the form (specification sections 4, 5 and 8). Fields are uncontrolled, so text typed before hydration is
 * kept.
 */
export function useAuthForm({ t, tDynamic, locale }: Texts, { portal, next, firstMode, answer }: Options) {
  const [mode, setMode] = useState<Mode>(answer?.mode ?? firstMode);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answer?.errors ?? {});
  const [refusal, setRefusal] = useState(answer?.refusal);
  const [step, setStep] = useState(answer?.step);
  const [pending, setPending] = useState<Way | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === 'register';

  function show(found: Record<string, string>) {
    setErrors(found);
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    fields.find(({ name }) => name in found)?.focus();
  }

  async function enter(way: Way, outcome: Promise<SignInOutcome>) {
    setPending(way);
    const settled = await outcome;
    if (settled.kind === 'signedIn') {
      const { token, name } = settled;
      rememberToken(token);
      toast.afterNavigation('success', {
        message: way === 'demo' ? t('accounts:demo.welcome') : t('accounts:welcome', { name }),
        description: t(WORDS[way].description),
      });
      location.assign(way === 'register' ? await pageAfterRegistering(next) : next);
      return;
    }
    setPending(null);
    if (settled.kind === 'secondFactor') return setStep(settled);
    if (settled.code === 'sign_in_expired') setStep(undefined);
    show(settled.errors ?? {});
    const fallback = t(navigator.onLine ? 'ui:errors.network' : 'ui:errors.offline');
    const message = settled.message ?? fallback;
    setRefusal(message);
    toast.error(t(WORDS[way].failed), message);
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
    setRefusal(undefined);
    const isIncomplete = Object.keys(found).length > 0;
    // The lead manager shows it in a toast too (specification section 5).
    if (isIncomplete && portal === 'leads' && !isNew)
      toast.error(t('accounts:loginFailed'), t('accounts:fieldsMissing'));
    if (isIncomplete || pending) return;
    await enter(mode, isNew ? register(account) : signIn(credentials));
  }

  async function submitCode(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setRefusal(undefined);
    show(code === '' ? { code: t('accounts:secondFactor.codeRequired') } : {});
    if (code !== '' && step && !pending)
      await enter('secondFactor', giveSecondFactor(step.challenge, { code }));
  }

  async function submitPasskey() {
    if (!step || pending) return;
    setErrors({});
    setRefusal(undefined);
    const passkey = await signWithPasskey(step.passkey).catch(() => undefined);
    if (passkey) await enter('secondFactor', giveSecondFactor(step.challenge, { passkey }));
    else if (passkey === undefined) setRefusal(t('accounts:secondFactor.passkeyWrong'));
  }

  function startAgain() {
    setStep(undefined);
    setErrors({});
    setRefusal(undefined);
  }

  async function tryDemo() {
    setErrors({});
    setRefusal(undefined);
    if (!pending) await enter('demo', startDemo(locale));
  }

  function choose(chosen: Mode) {
    setMode(chosen);
    setErrors({});
    setRefusal(undefined);
  }

  /** Clears the error of a field being corrected, until the form is sent again. */
  function forgive({ target }: { target: EventTarget }) {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name]: _corrected, ...others }) => others);
  }

  function address(to: Mode): string {
    const query = new URLSearchParams({
      ...(next !== PORTALS[portal].home && { next }),
      ...(to === 'register' && { [CREATE_PARAMETER]: '1' }),
    });
    return `${PORTALS[portal].signIn}${query.size > 0 ? `?${query}` : ''}`;
  }

  return {
    form,
    mode,
    isNew,
    step,
    errors,
    refusal,
    pending,
    submit,
    submitCode,
    submitPasskey,
    startAgain,
    tryDemo,
    choose,
    forgive,
    address,
  };
}
