import type { FormRule } from '#server/api/form.ts';
import { AppError } from '#shared/errors.ts';
import { localPath } from '#shared/paths.ts';
import { isPortal, PORTALS } from '#features/accounts/portals.values.ts';
import { linkPage } from './link.form.ts';
import { LINK_SECRET_FIELD, registerErrors } from './sign-in.rules.ts';

const portalOf = (fields: URLSearchParams) => {
  const portal = fields.get('portal');
  return PORTALS[isPortal(portal) ? portal : 'consulting'];
};
const value = (fields: URLSearchParams, name: string): string => fields.get(name) ?? '';

const ANSWER = {
  page: (fields) => portalOf(fields).signIn,
  next: (fields) => localPath(fields.get('next')) ?? portalOf(fields).home,
} satisfies Partial<FormRule>;

/** The sign-in of a browser whose scripts are off or have not arrived: the portal answers it, or the form again. */
export const loginForm: FormRule = {
  ...ANSWER,
  read: (fields) => ({ username: value(fields, 'username'), password: value(fields, 'password') }),
};

/** Only a form confirms its password: the call takes none (specification section 7). An invitation's stands on its own page. */
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

/** The button beside it: what was typed into the fields does not matter. */
export const demoForm: FormRule = {
  ...ANSWER,
  read: (fields) => ({ language: fields.get('language') }),
};
