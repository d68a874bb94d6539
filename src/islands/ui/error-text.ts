import type { Translate } from '#i18n/keys.ts';
import { ApiError } from '../api.ts';

/** The sentence for a failed call: the server's, or what the browser knows where no answer came. */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('ui:errors.unexpected');
  if (error.isNetwork) return t(navigator.onLine ? 'ui:errors.network' : 'ui:errors.offline');
  return error.problem.message || t('ui:errors.unexpected');
}
