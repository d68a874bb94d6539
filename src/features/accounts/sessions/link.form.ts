import type { FormRule } from '#kernel/api/form.ts';
import { AppError } from '#shared/errors.ts';
import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { LINK_SECRET_FIELD, linkErrors } from './sign-in.rules.ts';

const value = (fields: URLSearchParams, name: string): string => fields.get(name) ?? '';

/** Validates a form as its island would; only forms have `confirmPassword`. */
function judged(fields: URLSearchParams, names: readonly string[]): Record<string, string> {
  const given = Object.fromEntries(names.map((name) => [name, value(fields, name)]));
  const errors = linkErrors(given);
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { fields: errors });
  const { confirmPassword: _, ...body } = given;
  return body;
}

export const linkPage = (path: string, fields: URLSearchParams): string =>
  `/${path}/${encodeURIComponent(value(fields, LINK_SECRET_FIELD) || '-')}`;

export const ACCOUNT_FIELDS = ['name', 'email', 'username', 'password', 'confirmPassword'] as const;

/** Forms of one-time links for browsers without JavaScript, or before it has loaded. */
export const forgottenForm: FormRule = {
  read: (fields) => judged(fields, ['email']),
  page: () => '/reset',
};

export const resetForm: FormRule = {
  read: (fields) => judged(fields, ['password', 'confirmPassword']),
  page: (fields) => linkPage('reset', fields),
  next: () => SIGN_IN_PAGE,
};

export const confirmForm: FormRule = {
  read: () => ({}),
  page: (fields) => linkPage('confirm', fields),
};

export const setUpForm: FormRule = {
  read: (fields) => judged(fields, ACCOUNT_FIELDS),
  page: (fields) => linkPage('setup', fields),
  next: () => '/admin/users',
};
