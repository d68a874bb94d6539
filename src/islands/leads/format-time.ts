import { formatDay } from '#shared/dates/moment-text.ts';

/** Formats a calendar day without time zone as "21 nov 2026". */
export const dayText = (day: string, tag: string): string => formatDay(`${day}T00:00:00.000Z`, tag, 'UTC');

/** Formats `2026-11` as "noviembre de 2026". */
export const monthText = (month: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );
