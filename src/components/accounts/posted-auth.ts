import type { AuthAnswer } from '#islands/accounts/sessions/use-auth-form.ts';
import type { ApiProblem } from '#shared/api.ts';
import type { LinkAnswer } from '#islands/accounts/passwords/use-link-form.ts';

/** Removes passwords, which are never sent back. */
const shown = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    ['username', 'name', 'email']
      .filter((name) => fields.has(name))
      .map((name) => [name, fields.get(name) ?? '']),
  );

/** Returns the state of a posted form: its input without passwords, and its errors. */
export function postedAuth(posted: App.Locals['formAnswer']): AuthAnswer | undefined {
  if (!posted?.problem) return undefined;
  const { fields, problem } = posted;
  return {
    mode: fields.has('confirmPassword') ? 'register' : 'signIn',
    values: shown(fields),
    errors: problem.errors ?? {},
    // The second step explains itself.
    refusal: problem.code === 'second_factor_required' ? undefined : problem.message,
    step: stepOf(fields, problem),
  };
}

/** The first step answers a challenge, which the second one sends along until it has expired. */
function stepOf(fields: URLSearchParams, { code, challenge, passkey }: ApiProblem): AuthAnswer['step'] {
  if (typeof challenge === 'string') return { challenge, passkey };
  const sent = code === 'sign_in_expired' ? null : fields.get('challenge');
  return sent === null ? undefined : { challenge: sent };
}

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
