import { ChevronRight, CircleDashed, Handshake, Link2, PenLine } from 'lucide-react';
import { useId } from 'react';
import { subjectsOf, undoableMerge, type Fold } from '#features/leads/timeline/fold.rules.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { formatBrief } from '#shared/dates/moment-text.ts';
import { useNow } from '#islands/leads/now.tsx';
import { MergeUndoButton } from '#islands/leads/merge/MergeUndoButton.tsx';
import { TimelineTime } from './TimelineTime.tsx';
import { TimelineTitle } from './TimelineTitle.tsx';
import { timelineKey } from './use-timeline.ts';

const LINE =
  'grid min-h-6 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3 border border-transparent px-4 text-xs leading-6 text-ink-soft';
/** The room of a card's menu, so that all dates end alike. */
const NO_MENU = <span className="-mr-3 -ml-2 w-control shrink-0" />;

/** Of what the system writes; an open task is one that was added. */
const ICONS = { stage: Handshake, task: CircleDashed, change: PenLine, event: Link2 } as const;
const ENDS: Readonly<Record<string, string>> = { won: 'text-success-ink', lost: 'text-danger-ink' };

/** A note of the system, in one line or on a phone in two. */
export function TimelineLine({ item, isOwn }: { item: TimelineItem; isOwn: boolean }) {
  const Symbol =
    item.kind === 'stage' || item.kind === 'task' || item.kind === 'change' ? ICONS[item.kind] : ICONS.event;
  const mergeId = undoableMerge(item);
  const isOfCompany = item.kind === 'event' && item.data['of'] === 'company';
  return (
    <li className={LINE}>
      <Symbol
        size={16}
        aria-hidden="true"
        className={`mt-1 ${item.kind === 'stage' ? (ENDS[item.toStage] ?? '') : ''}`}
      />
      {/* The room around it is for the ring of a link in focus. */}
      <p className="-mx-1 line-clamp-3 px-1 break-words max-lg:py-0.5 max-lg:leading-5 lg:line-clamp-1">
        <TimelineTitle item={item} isOwn={isOwn} />
      </p>
      <TimelineTime at={item.at} />
      {NO_MENU}
      {mergeId !== undefined ? (
        <span className="col-start-2">
          <MergeUndoButton area={isOfCompany ? 'companies' : 'contacts'} mergeId={mergeId} at={item.at} />
        </span>
      ) : null}
    </li>
  );
}

type Props = { fold: Fold; isOwn: boolean; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Several of them: "11 changes: stage, merge", and the days of the first and the last. */
export function TimelineFold({ fold, isOwn, isOpen, onOpen }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const linesId = useId();
  const ends = [fold.at(-1) ?? fold[0], fold[0]];
  const days = new Set(ends.map(({ at }) => formatBrief(at, now, tag, timeZone)));
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? linesId : undefined}
        onClick={() => onOpen(!isOpen)}
        className={`${LINE} group touch-target w-full hover:text-ink`}
      >
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="mt-1 transition-[rotate] duration-quick group-aria-expanded:rotate-90"
        />
        <span className="min-w-0 text-left">
          <span className="font-medium">{t('leads:timeline.changes', { count: fold.length })}</span>:{' '}
          {subjectsOf(fold)
            .map((subject) => t(`leads:timeline.subjects.${subject}`))
            .join(', ')}
        </span>
        <span className="tabular-nums">{[...days].join(' – ')}</span>
        {NO_MENU}
      </button>
      {isOpen ? (
        <ol id={linesId}>
          {fold.map((item) => (
            <TimelineLine key={timelineKey(item)} item={item} isOwn={isOwn} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}
