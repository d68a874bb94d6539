import type { FormRule } from '#kernel/api/form.ts';

/** The search of /admin/people before its script has loaded: the page shows what was found. */
export const personForm: FormRule = {
  read: (fields) => ({ email: fields.get('email') ?? '' }),
  page: () => '/admin/people',
};
