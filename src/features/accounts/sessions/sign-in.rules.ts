import { isEmail } from '#shared/contact/email.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { shortPassword } from '#features/accounts/passwords/password.rules.ts';

export type LoginValues = { username: string; password: string };
export type RegisterValues = LoginValues & { name: string; email: string; confirmPassword: string };

export const LINK_SECRET_FIELD = 'secret';

const drop = (checks: Record<string, string | false>): FieldErrors =>
  Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== false));

/** Validates before sending (specification section 5); the server validates again. Returns keys of texts. */
export const loginErrors = ({ username, password }: LoginValues): FieldErrors =>
  drop({
    username: username.trim() === '' && 'accounts:usernameRequired',
    password: password === '' && 'accounts:passwordRequired',
  });

/**
 * Specification section 5: long enough (product.md D26), confirmed and equal (a mismatch is reported at the
 * confirmation).
 */
export const registerErrors = (values: RegisterValues): FieldErrors =>
  drop({
    ...loginErrors(values),
    ...(values.password !== '' && { password: shortPassword(values.password) ?? false }),
    name: values.name.trim() === '' && 'accounts:nameRequired',
    email:
      values.email.trim() === ''
        ? 'accounts:emailRequired'
        : !isEmail(values.email.trim()) && 'accounts:emailInvalid',
    confirmPassword:
      values.confirmPassword === ''
        ? 'accounts:confirmRequired'
        : values.confirmPassword !== values.password && 'accounts:passwordsDiffer',
  });

const FILLED: RegisterValues = {
  username: 'x',
  name: 'x',
  email: 'x@x.example',
  password: 'xxxxxxxx',
  confirmPassword: 'xxxxxxxx',
};

export const linkErrors = (given: Readonly<Record<string, string>>): FieldErrors =>
  registerErrors({ ...FILLED, ...given });
