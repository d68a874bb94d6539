import type { AuthAnswer } from '#islands/accounts/sessions/use-auth-form.ts';
import type { LinkAnswer } from '#islands/accounts/passwords/use-link-form.ts';

/** A password is shown to nobody again. */
const shown = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['username', 'name', 'email']
      .filter((name) => fields.has(name))
      .map((name) => [name, fields.get(name) ?? '']),
  );

/** The form once more, with all that was typed but the passwords, and what is wrong with it. */
export function postedAuth(posted: App.Locals['formAnswer']): AuthAnswer | undefined {
  if (!posted?.problem) return undefined;
  const { fields, problem } = posted;
  return {
    mode: fields.has('confirmPassword') ? 'register' : 'signIn',
    values: shown(fields),
    errors: problem.errors ?? {},
    refusal: problem.message,
  };
}

/** The same of a link's form, which may also have done what it is for. */
export function postedLink(posted: App.Locals['formAnswer']): LinkAnswer | undefined {
  if (!posted) return undefined;
  const { fields, problem } = posted;
  return {
    isDone: problem === undefined,
    values: shown(fields),
    errors: problem?.errors ?? {},
    refusal: problem?.message,
  };
}
