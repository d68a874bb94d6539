import { PORTALS } from '#features/accounts/portals.values.ts';
import type { FormRule } from '#kernel/api/form.ts';
import { joinPage, TOKEN_FIELD } from './join.values.ts';

/** The button of an invitation's page, which works without JavaScript. */
export const acceptForm: FormRule = {
  read: () => undefined,
  page: (fields) => joinPage(fields.get(TOKEN_FIELD) || '-'),
  next: () => PORTALS.leads.home,
};
