import type { FormRule } from '#kernel/api/form.ts';
import { AppError } from '#shared/errors.ts';
import { localPath } from '#shared/paths.ts';
import { isPortal, OPENING_PAGE, PORTALS } from '#features/accounts/portals.values.ts';
import { linkPage } from './link.form.ts';
import { LINK_SECRET_FIELD, registerErrors } from './sign-in.rules.ts';

const portalOf = (fields: URLSearchParams) => {
  const portal = fields.get('portal');
  return isPortal(portal) ? PORTALS[portal] : undefined;
};
const value = (fields: URLSearchParams, name: string): string => fields.get(name) ?? '';

const ANSWER = {
  page: (fields) => (portalOf(fields) ?? PORTALS.consulting).signIn,
  next: (fields) => localPath(fields.get('next')) ?? portalOf(fields)?.home ?? OPENING_PAGE,
} satisfies Partial<FormRule>;

/**
 * Sign-in for browsers without JavaScript, or before it has loaded: redirects to the portal or shows the form again.
 */
export const loginForm: FormRule = {
  ...ANSWER,
  read: (fields) => ({ username: value(fields, 'username'), password: value(fields, 'password') }),
};

/** The code's form stands on the page of the portal, in the place of the password's. */
export const secondFactorForm: FormRule = {
  ...ANSWER,
  read: (fields) => ({ challenge: value(fields, 'challenge'), code: value(fields, 'code') }),
};

/**
 * Only the form has a password confirmation; the API takes none (specification section 7). Invitations have a page of
 * their own.
 */
export const registerForm: FormRule = {
  ...ANSWER,
  page: (fields) => (fields.has(LINK_SECRET_FIELD) ? linkPage('invite', fields) : ANSWER.page(fields)),
  read: (fields) => {
    const account = {
      username: value(fields, 'username'),
      password: value(fields, 'password'),
      name: value(fields, 'name'),
      email: value(fields, 'email'),
    };
    const errors = registerErrors({ ...account, confirmPassword: value(fields, 'confirmPassword') });
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { fields: errors });
    const invitation = fields.get(LINK_SECRET_FIELD);
    return invitation === null ? account : { ...account, invitation };
  },
};

/** The demo button of the sign-in form; the typed fields are ignored. */
export const demoForm: FormRule = {
  ...ANSWER,
  read: (fields) => ({ language: fields.get('language') }),
};
