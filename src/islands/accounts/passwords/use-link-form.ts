import { useRef, useState, type SubmitEvent } from 'react';
import { LINK_SECRET_FIELD, linkErrors } from '#features/accounts/sessions/sign-in.rules.ts';
import type { TextKey } from '#i18n/index.ts';
import { rememberToken } from '#islands/api.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { toast } from '#islands/ui/toast.ts';
import { sendForm } from '#islands/session/sign-in.ts';

export type LinkFormField = (name: string) => {
  name: string;
  error: string | undefined;
  value: string | undefined;
};

export type LinkFormRule = {
  path: (secret: string) => string;
  /** Field for the secret where it is sent in the body, not in the URL. */
  secretField?: string;
  /** Address to redirect to, and the toast of the next page. */
  leave?: { href: string; message: TextKey; description: TextKey };
};

/** Result of a native POST: done, or the typed values with their errors. */
export type LinkAnswer = {
  isDone: boolean;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  refusal: string | undefined;
};

/** Only for the response to a native POST. */
const HIDDEN = ['language', LINK_SECRET_FIELD];

export function useLinkForm(
  { t, tDynamic }: Texts,
  rule: LinkFormRule,
  secret: string,
  answer: LinkAnswer | undefined,
) {
  const [errors, setErrors] = useState(answer?.errors ?? {});
  const [refusal, setRefusal] = useState(answer?.refusal);
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState(answer?.isDone ? answer.values : null);
  const form = useRef<HTMLFormElement>(null);

  function show(found: Record<string, string>) {
    setErrors(found);
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => name in found)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)]
        .filter(([name]) => !HIDDEN.includes(name))
        .map(([name, value]) => [name, String(value)]),
    );
    const found = linkErrors(given);
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
    // A user signed in here before is signed out now: their token must not be used for the new account.
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
