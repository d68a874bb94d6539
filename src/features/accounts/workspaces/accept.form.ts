import { START_PAGE } from '#features/accounts/portals.values.ts';
import type { FormRule } from '#kernel/api/form.ts';
import { TOKEN_FIELD } from './join.values.ts';

/** The button of an invitation's page, which works without JavaScript. */
export const acceptForm: FormRule = {
  read: () => undefined,
  page: (fields) => `/join/${encodeURIComponent(fields.get(TOKEN_FIELD) || '-')}`,
  next: () => START_PAGE,
};
