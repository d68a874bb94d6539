import type { ServiceContext } from '#kernel/context.ts';
import { wallTime } from '#shared/dates/days.ts';
import { isPeriodName, periodAround } from '#shared/dates/periods.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';

/** The days of the period that a condition names, as it lies around the reader's today. */
export const periodIn = (
  { now, timeZone }: Pick<ServiceContext, 'now' | 'timeZone'>,
  value: unknown,
): { from: string; to: string } =>
  periodAround(isPeriodName(value) ? value : 'today', wallTime(now, timeZoneOf(timeZone)).day);
