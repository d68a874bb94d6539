import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { undoableMerge, type Fold } from '#features/leads/timeline/fold.rules.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { formatBrief, formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { useNow } from '#islands/leads/now.tsx';
import { MergeUndoButton } from '#islands/leads/merge/MergeUndoButton.tsx';
import { TimelineTitle } from './TimelineTitle.tsx';
import { timelineKey } from './use-timeline.ts';

const LINE = 'flex min-h-7 flex-wrap items-center gap-x-3 pl-4 text-xs text-ink-soft sm:pr-4 lg:flex-nowrap';

/** A note of the system; a long one is cut short only where there is room for most of it. */
export function TimelineLine({ item }: { item: TimelineItem }) {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const mergeId = undoableMerge(item);
  const isOfCompany = item.kind === 'event' && item.data['of'] === 'company';
  return (
    <li className={LINE}>
      {/* The room around it is for the ring of a link in focus. */}
      <p className="-mx-1 min-w-32 flex-1 px-1 py-0.5 break-words lg:truncate">
        <TimelineTitle item={item} />
      </p>
      {mergeId !== undefined ? (
        <MergeUndoButton area={isOfCompany ? 'companies' : 'contacts'} mergeId={mergeId} at={item.at} />
      ) : null}
      <time
        dateTime={item.at}
        title={formatDateTime(item.at, tag, timeZone)}
        className="ml-auto shrink-0 tabular-nums"
      >
        {formatBrief(item.at, now, tag, timeZone)}
      </time>
    </li>
  );
}

type Props = { fold: Fold; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Several of them: "11 changes", and the days of the first and the last. */
export function TimelineFold({ fold, isOpen, onOpen }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const linesId = useId();
  const ends = [fold.at(-1) ?? fold[0], fold[0]];
  const days = new Set(ends.map(({ at }) => formatDay(at, tag, timeZone)));
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? linesId : undefined}
        onClick={() => onOpen(!isOpen)}
        className={`${LINE} group touch-target w-full justify-between hover:text-ink`}
      >
        <span className="flex items-center gap-x-1.5 font-medium">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="shrink-0 transition-[rotate] duration-quick group-aria-expanded:rotate-90"
          />
          {t('leads:timeline.changes', { count: fold.length })}
        </span>
        <span className="tabular-nums">{[...days].join(' – ')}</span>
      </button>
      {isOpen ? (
        <ol id={linesId} className="pl-5">
          {fold.map((item) => (
            <TimelineLine key={timelineKey(item)} item={item} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}
