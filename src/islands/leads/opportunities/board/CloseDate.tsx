import { CalendarClock } from 'lucide-react';
import { wallTime } from '#shared/days.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { dayText, momentDay } from '#islands/leads/format-time.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useZone } from '#islands/ui/zone.tsx';

type Props = { opportunity: Pick<Opportunity, 'closedAt' | 'expectedClose' | 'lostReason'> };

/** When it is expected to close, marked where that day has passed; or when it was closed. */
export function CloseDate({ opportunity: { closedAt, expectedClose, lostReason } }: Props) {
  const { t, tag } = useTexts();
  const zone = useZone();
  const now = useNow();
  if (closedAt !== null) {
    const date = momentDay(closedAt, tag, zone);
    return (
      <p className="line-clamp-2 break-words text-ink-soft">
        {lostReason === null
          ? t('leads:opportunities.closedWon', { date })
          : `${t('leads:opportunities.closedLost', { date })}: ${lostReason}`}
      </p>
    );
  }
  if (expectedClose === null) return null;
  const isLate = expectedClose < wallTime(now, zone).day;
  const date = dayText(expectedClose, tag);
  return (
    <p className={`flex items-center gap-1 ${isLate ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}>
      <CalendarClock size={14} aria-hidden="true" className="shrink-0" />
      {isLate ? t('leads:opportunities.late', { date }) : date}
    </p>
  );
}
