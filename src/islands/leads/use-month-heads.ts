import { wallTime } from '#shared/dates/days.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/**
 * Returns the head above a row of a list by time: its month, with the year where that is another one, and null where the
 * row before has the same. A list of the current month alone has none.
 */
export function useMonthHeads(): (
  at: string,
  before: string | undefined,
  last: string | undefined,
) => string | null {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const monthOf = (at: string | Date) => wallTime(new Date(at), timeZone).day.slice(0, 7);
  return (at, before, last) => {
    const month = monthOf(at);
    const isRepeated =
      before === undefined
        ? month === monthOf(now) && month === monthOf(last ?? at)
        : month === monthOf(before);
    if (isRepeated) return null;
    const isThisYear = month.slice(0, 4) === monthOf(now).slice(0, 4);
    const text = new Intl.DateTimeFormat(tag, {
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
      timeZone,
    }).format(new Date(at));
    return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  };
}
