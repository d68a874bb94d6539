import type { AuthAnswer } from '#islands/accounts/use-auth-form.ts';

/** The form once more, with all that was typed but the passwords, and what is wrong with it. */
export function postedAuth(posted: App.Locals['formAnswer']): AuthAnswer | undefined {
  if (!posted?.problem) return undefined;
  const { fields, problem } = posted;
  const shown = ['username', 'name', 'email'].map((name) => [name, fields.get(name) ?? '']);
  return {
    mode: fields.has('confirmPassword') ? 'register' : 'signIn',
    values: Object.fromEntries(shown),
    errors: problem.errors ?? {},
    refusal: problem.message,
  };
}
