import { CircleCheckBig, Inbox } from 'lucide-react';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from '#islands/leads/communications/communication-icons.ts';
import { DeliveryStatus } from '#islands/leads/communications/DeliveryStatus.tsx';
import { CommunicationMenu } from '#islands/leads/communications/CommunicationMenu.tsx';
import type { CommunicationActs } from '#islands/leads/communications/CommunicationRow.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { TimelineTitle } from './TimelineTitle.tsx';

/** Typed text; long ones are collapsed. */
function Quote({ text }: { text: string | null }) {
  if (text === null || text.trim() === '') return null;
  return (
    <p className="mt-0.5 line-clamp-6 text-sm leading-6 break-words whitespace-pre-line text-ink-soft">
      {text}
    </p>
  );
}

const ICONS = { ...COMMUNICATION_ICONS, inbox: Inbox, task: CircleCheckBig };

/** Something that somebody said or did. */
export function TimelineCard({ item, ...acts }: { item: TimelineItem } & CommunicationActs) {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  const communication = item.kind === 'communication' ? item.communication : null;
  const Symbol = ICONS[communication?.type ?? (item.kind === 'inbox' ? 'inbox' : 'task')];
  return (
    <li className="flex items-start gap-3 rounded-panel border border-line bg-surface px-4 py-3">
      <Symbol size={16} aria-hidden="true" className="mt-1 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="text-sm leading-6 font-medium break-words text-ink">
          <TimelineTitle item={item} />
        </p>
        {communication ? <Quote text={communication.body} /> : null}
        {communication ? <DeliveryStatus communication={communication} /> : null}
        {item.kind === 'inbox' ? <Quote text={item.entry.message} /> : null}
        <time dateTime={item.at} className="mt-1 block text-xs text-ink-soft">
          {formatDateTime(item.at, tag, timeZone)}
        </time>
      </div>
      {communication ? (
        <div className="-my-2 -mr-3">
          <CommunicationMenu communication={communication} {...acts} />
        </div>
      ) : null}
    </li>
  );
}
