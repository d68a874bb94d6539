import { browserTimeZone, rememberTimeZone } from '#islands/remember-time-zone.ts';
import { TIME_ZONE_COOKIE } from '#shared/dates/time-zone.ts';

const isTold = (timeZone: string): boolean =>
  document.cookie.split('; ').includes(`${TIME_ZONE_COOKIE}=${encodeURIComponent(timeZone)}`);

/**
 * One clock a page: the server writes times in the zone of a cookie. Where that is not the browser's, as after a journey
 * or a sign-in without scripts, the cookie is set and a page with times (`data-time-zone`) loads once more, before it is
 * seen. A browser that keeps no cookie stays with the server's zone, in which every time of the page stands.
 */
export function keepOneClock(): void {
  const own = browserTimeZone();
  const root = document.documentElement;
  if (!own || isTold(own)) return;
  rememberTimeZone();
  const { timeZone } = root.dataset;
  if (timeZone === undefined || timeZone === own || !isTold(own)) return;
  root.hidden = true;
  location.reload();
}
