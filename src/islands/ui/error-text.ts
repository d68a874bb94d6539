import type { Translate } from '#i18n/keys.ts';
import { ApiError } from '../api.ts';

/** Returns the message of a failed request: the server's, or the browser's own if there was no response. */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('ui:errors.unexpected');
  if (error.isNetwork) return t(navigator.onLine ? 'ui:errors.network' : 'ui:errors.offline');
  return error.problem.message || t('ui:errors.unexpected');
}
