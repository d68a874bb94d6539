import { isTimeZone, timeZoneOf } from './time-zone.ts';

/** The one place that writes instants (ISO 8601 in UTC) as people read them, each in the reader's time zone. */

const known = new Map<string, Intl.DateTimeFormat>();

/** Memoised: creating a formatter costs more than all its uses, and lists format every row. */
function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const made = known.get(key) ?? new Intl.DateTimeFormat(tag, options);
  known.set(key, made);
  return made;
}

const format = (iso: string, tag: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(tag, options).format(new Date(iso));

/** "21 nov 2026, 10:30". */
export const formatDateTime = (iso: string, tag: string, timeZone: string): string =>
  format(iso, tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** "21 nov 2026". */
export const formatDay = (iso: string, tag: string, timeZone: string): string =>
  format(iso, tag, { dateStyle: 'medium', timeZone });

/** "21 de noviembre de 2026". */
export const formatLongDay = (iso: string, tag: string, timeZone: string): string =>
  format(iso, tag, { dateStyle: 'long', timeZone });

/** "21 nov, 10:30": of a moment that is near. */
export const formatNear = (iso: string, tag: string, timeZone: string): string =>
  [
    format(iso, tag, { day: 'numeric', month: 'short', timeZone }),
    // Of its own, hours have as many digits as in every other text.
    format(iso, tag, { timeStyle: 'short', timeZone }),
  ].join(', ');

/** Briefly for a list: the day, with its year where that is another one. */
export function formatShortDay(iso: string, now: Date, tag: string, timeZone: string): string {
  const yearOf = (at: string) => format(at, 'en-CA', { timeZone, year: 'numeric' });
  return yearOf(iso) === yearOf(now.toISOString())
    ? format(iso, tag, { day: 'numeric', month: 'short', timeZone })
    : formatDay(iso, tag, timeZone);
}

/** The same, and the hour if it is today. */
export function formatBrief(iso: string, now: Date, tag: string, timeZone: string): string {
  const dayOf = (at: string) => format(at, 'en-CA', { timeZone, dateStyle: 'short' });
  return dayOf(iso) === dayOf(now.toISOString())
    ? format(iso, tag, { timeStyle: 'short', timeZone })
    : formatShortDay(iso, now, tag, timeZone);
}

/** "CET" of that moment, as the language writes it. */
export const zoneName = (iso: string, tag: string, timeZone: string): string =>
  formatter(tag, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** "21 de noviembre de 2026, 10:30 (CET)": for readers whose time zone nobody knows, as in emails. */
export const formatZoned = (iso: string, tag: string, timeZone: string): string =>
  `${format(iso, tag, { dateStyle: 'long', timeStyle: 'short', timeZone })} (${zoneName(iso, tag, timeZone)})`;

/** The same for the recipient of a link: with the time zone, unless the browser has told its own. */
export const formatFor = (iso: string, tag: string, told: string | undefined): string =>
  told !== undefined && isTimeZone(told)
    ? formatDateTime(iso, tag, told)
    : formatZoned(iso, tag, timeZoneOf(told));
