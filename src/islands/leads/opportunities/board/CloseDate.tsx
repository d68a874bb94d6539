import { CalendarClock } from 'lucide-react';
import { daysBetween, wallTime } from '#shared/dates/days.ts';
import { closingOf } from '#features/leads/opportunities/opportunity.rules.ts';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { formatShortDay } from '#shared/dates/moment-text.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = {
  opportunity: Pick<Opportunity, 'closedAt' | 'expectedClose' | 'lostReason'>;
  kind: Stage['kind'];
  /** In a row of a list. */
  isBrief?: boolean;
};

export function CloseDate({ opportunity, kind, isBrief = false }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const closing = closingOf(opportunity, kind);
  if (closing === null) return null;
  if (closing.kind !== 'expected') {
    const date = formatShortDay(closing.at, now, tag, timeZone);
    const { lostReason } = opportunity;
    const words =
      closing.kind === 'won'
        ? t('leads:opportunities.closedWon', { date })
        : [t('leads:opportunities.closedLost', { date }), ...(lostReason ? [lostReason] : [])].join(': ');
    return isBrief ? (
      // The stage beside it says how it ended.
      <p title={words} className="whitespace-nowrap text-ink-soft">
        {date}
      </p>
    ) : (
      <p className="line-clamp-2 break-words text-ink-soft">{words}</p>
    );
  }
  const { day: today } = wallTime(now, timeZone);
  const lateDays = daysBetween(closing.at, today);
  const isLate = lateDays > 0;
  const date = formatShortDay(`${closing.at}T00:00:00.000Z`, now, tag, 'UTC');
  return (
    <p
      className={`flex items-center gap-1 whitespace-nowrap ${isLate ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}
    >
      {isBrief ? null : <CalendarClock size={14} aria-hidden="true" className="shrink-0" />}
      {isLate ? (
        <span title={t('leads:opportunities.late', { date })}>
          {t('leads:common.lateBy', { count: lateDays })}
        </span>
      ) : (
        date
      )}
    </p>
  );
}
