import { START_PAGE } from '#features/accounts/portals.values.ts';
import type { FormRule } from '#kernel/api/form.ts';
import { localPath } from '#shared/paths.ts';

/** Buttons of the portals' navigation, which work without JavaScript. */
export const chooseForm: FormRule = {
  read: () => undefined,
  page: () => '/account/workspaces',
  next: (fields) => localPath(fields.get('next')) ?? START_PAGE,
};
