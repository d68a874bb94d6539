import { END_OF_DAY } from '#features/leads/tasks/task.values.ts';
import type { StartItem } from '#features/loop/start/start.schema.ts';
import { INTL_TAG, translator, type Locale } from '#i18n/index.ts';
import { daysBetween, momentOf, wallTime } from '#shared/dates/days.ts';
import { formatBrief } from '#shared/dates/moment-text.ts';

/** Language and clock of the reader. */
export type Reader = { locale: Locale; now: Date; timeZone: string };

/** The act, in one line; a task says it itself. */
export const actText = ({ kind, title }: StartItem, { locale }: Reader): string =>
  kind === 'task' ? title : translator(locale)(`start:acts.${kind}`, { name: title });

/** The act of a row: a heading above it says that an opportunity wants its next step. */
export const rowText = (item: StartItem, reader: Reader): string =>
  item.kind === 'opportunity' && item.state === 'undated' ? item.title : actText(item, reader);

/** "today, 18:00", "5 Jan": a day, or a moment of which the hour matters today alone. */
function momentText(at: string, { locale, now, timeZone }: Reader): { text: string; isToday: boolean } {
  const t = translator(locale);
  const isDay = at.length === 10;
  const wall = isDay ? { day: at, time: END_OF_DAY } : wallTime(new Date(at), timeZone);
  const moment = isDay ? momentOf(at, '12:00', timeZone).toISOString() : at;
  const text = formatBrief(moment, now, INTL_TAG[locale], timeZone);
  if (wall.day !== wallTime(now, timeZone).day)
    return { text: t('start:onDay', { day: text }), isToday: false };
  const isWholeDay = wall.time === END_OF_DAY;
  return { text: isWholeDay ? t('start:today') : t('start:todayAt', { time: text }), isToday: true };
}

/** Since when or until when; null where nothing says so. */
export function whenText({ kind, state, at }: StartItem, reader: Reader): string | null {
  const t = translator(reader.locale);
  if (state === 'today' && at === null) return t('start:when.reminder');
  if (at === null) return kind === 'opportunity' && state === 'undated' ? t('start:when.neverCloses') : null;
  const { text: when, isToday } = momentText(at, reader);
  if (state === 'today' && !isToday) return t('start:when.reminderDue', { when });
  if (kind === 'questionnaire') return t('start:when.received', { when });
  if (state === 'undated') return t('start:when.closes', { when });
  return t(`start:when.${state === 'today' || state === 'coming' ? 'due' : state}`, { when });
}

/** The same below a heading that says the state: "5 Jan", "18:00". */
export function briefText(item: StartItem, reader: Reader): string | null {
  const { state, at } = item;
  if (state === 'undated') return at === null ? null : whenText(item, reader);
  if (at === null) return whenText(item, reader);
  const isDay = at.length === 10;
  const { locale, now, timeZone } = reader;
  const { day, time } = isDay ? { day: at, time: END_OF_DAY } : wallTime(new Date(at), timeZone);
  const { day: today } = wallTime(now, timeZone);
  const isToday = day === today;
  const lateDays = state === 'overdue' ? daysBetween(day, today) : 0;
  if (lateDays > 0) return translator(locale)('leads:common.lateBy', { count: lateDays });
  if (state === 'today' && !isToday) return whenText(item, reader);
  if (state === 'today' && time === END_OF_DAY) return null;
  const moment = isDay ? momentOf(at, '12:00', timeZone).toISOString() : at;
  return formatBrief(moment, now, INTL_TAG[locale], timeZone);
}
