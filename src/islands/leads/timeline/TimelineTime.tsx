import { useNow } from '#islands/leads/now.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { formatBrief, formatDateTime } from '#shared/dates/moment-text.ts';

/** When something of a timeline happened, alike for what people and what the system did. */
export function TimelineTime({ at }: { at: string }) {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <time
      dateTime={at}
      title={formatDateTime(at, tag, timeZone)}
      className="ml-auto shrink-0 text-xs leading-6 text-ink-soft tabular-nums"
    >
      {formatBrief(at, now, tag, timeZone)}
    </time>
  );
}
