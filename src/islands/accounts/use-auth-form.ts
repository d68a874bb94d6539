import { useRef, useState, type SubmitEvent } from 'react';
import { CREATE_PARAMETER, PORTALS, type Portal } from '#features/accounts/portals.values.ts';
import { loginErrors, registerErrors } from '#features/accounts/sign-in.rules.ts';
import { rememberToken } from '../api.ts';
import type { Texts } from '../ui/make-texts.ts';
import { toast } from '../ui/toast.ts';
import { register, signIn, type SignInOutcome } from './sign-in.ts';

export type Mode = 'signIn' | 'register';

/** What an ordinary POST brought back: shown again, with what is wrong. */
export type AuthAnswer = {
  mode: Mode;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  refusal: string;
};

type Options = { portal: Portal; next: string; firstMode: Mode; answer: AuthAnswer | undefined };

/** Specification sections 4, 5 and 8. What was typed is the browser's alone, so typing before hydration is kept. */
export function useAuthForm({ t, tDynamic }: Texts, { portal, next, firstMode, answer }: Options) {
  const [mode, setMode] = useState<Mode>(answer?.mode ?? firstMode);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answer?.errors ?? {});
  const [refusal, setRefusal] = useState(answer?.refusal);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === 'register';

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
    setRefusal(undefined);
    const isIncomplete = Object.keys(found).length > 0;
    // Specification section 5: the lead manager says it in a toast too.
    if (isIncomplete && portal === 'leads' && !isNew)
      toast.error(t('accounts:loginFailed'), t('accounts:fieldsMissing'));
    if (isIncomplete || isPending) return;
    setPending(true);
    settle(await (isNew ? register(account) : signIn(credentials)));
  }

  function choose(chosen: Mode) {
    setMode(chosen);
    setErrors({});
    setRefusal(undefined);
  }

  /** A field that is being corrected is not wrong until it is sent again. */
  function forgive({ target }: { target: EventTarget }) {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name]: _corrected, ...others }) => others);
  }

  /** Where the tab of a mode leads when no script answers to it. */
  function address(to: Mode): string {
    const query = new URLSearchParams({
      ...(next !== PORTALS[portal].home && { next }),
      ...(to === 'register' && { [CREATE_PARAMETER]: '1' }),
    });
    return `${PORTALS[portal].signIn}${query.size > 0 ? `?${query}` : ''}`;
  }

  return { form, mode, isNew, errors, refusal, isPending, submit, choose, forgive, address };
}
