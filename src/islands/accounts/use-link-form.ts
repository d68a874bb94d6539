import { useRef, useState, type SubmitEvent } from 'react';
import { registerErrors, type RegisterValues } from '#features/accounts/sign-in.rules.ts';
import type { TextKey } from '#i18n/index.ts';
import { rememberToken } from '../api.ts';
import type { Texts } from '../ui/make-texts.ts';
import { toast } from '../ui/toast.ts';
import { sendForm } from './sign-in.ts';

export type LinkFormField = (name: string) => {
  name: string;
  error: string | undefined;
  value: string | undefined;
};

export type LinkFormRule = {
  path: (secret: string) => string;
  /** Where the secret goes along with the fields, and not in the address. */
  secretField?: string;
  /** Where it leads on to, and what the next page says. */
  leave?: { href: string; message: TextKey; description: TextKey };
};

const FILLED: RegisterValues = {
  username: 'x',
  name: 'x',
  email: 'x@x.example',
  password: 'xxxxxx',
  confirmPassword: 'xxxxxx',
};

/** The fields that a form has, judged by the rules of registration; those that it lacks are not missed. */
function errorsOf(given: Record<string, string>): Record<string, string> {
  return registerErrors({ ...FILLED, ...given });
}

export function useLinkForm({ t, tDynamic }: Texts, rule: LinkFormRule, secret: string) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState<Record<string, string> | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function show(found: Record<string, string>) {
    setErrors(found);
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => name in found)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const found = errorsOf(given);
    show(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, tDynamic(key) ?? key])));
    setRefusal(undefined);
    if (isPending || Object.keys(found).length > 0) return;
    setPending(true);
    const { confirmPassword: _, ...body } = given;
    const { secretField } = rule;
    const outcome = await sendForm(rule.path(secret), {
      ...body,
      ...(secretField !== undefined && { [secretField]: secret }),
    });
    if (outcome.kind === 'failed') {
      setPending(false);
      show(outcome.errors ?? {});
      setRefusal(outcome.message ?? t(navigator.onLine ? 'ui:errors.network' : 'ui:errors.offline'));
      return;
    }
    if (!rule.leave) {
      setSent(given);
      return;
    }
    // Whoever was signed in here before is not any more: their token must not speak for the new account.
    rememberToken(null);
    const { href, message, description } = rule.leave;
    toast.afterNavigation('success', { message: t(message), description: t(description) });
    location.assign(href);
  }

  const forgive = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setErrors(({ [target.name]: _corrected, ...others }) => others);
  };

  return { form, sent, errors, refusal, isPending, submit, forgive };
}
