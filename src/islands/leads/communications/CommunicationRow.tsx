import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationKind, CommunicationWay, DIRECTED } from './CommunicationWay.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { DeliveryStatus, StatusBadge } from './DeliveryStatus.tsx';
import { CommunicationMenu, type CommunicationActs } from './CommunicationMenu.tsx';
import { formatBrief } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useNow } from '#islands/leads/now.tsx';
import { Author } from '#islands/leads/owners/Author.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = {
  communication: Communication;
  /** On a page that links its records already. */
  isAmongItsOwn?: boolean;
} & CommunicationActs;

export function CommunicationRow({ communication, isAmongItsOwn = false, ...acts }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const { id, type, direction, status, subject, body, occurredAt } = communication;
  const Arrow = direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  const Symbol = COMMUNICATION_ICONS[type];
  return (
    <div className="list-row has-acts relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3 pointer-fine:py-2">
      <span data-in="lead" className="sm:mt-1">
        <span className="grid size-8 place-items-center rounded-full bg-sunken text-ink-soft">
          <Symbol size={16} aria-hidden="true" />
        </span>
      </span>
      <div className="min-w-0 max-sm:contents">
        <div className="flex items-baseline gap-x-3 max-sm:contents">
          <a
            data-in="name"
            href={hrefOf('communication', id)}
            className="min-w-0 text-sm leading-5 font-semibold text-ink sm:max-w-[60%] sm:shrink-0 sm:truncate"
          >
            {subject ?? t('leads:communications.untitled')}
          </a>
          <p data-in="next" className="min-w-0 truncate text-sm leading-5 text-ink-soft">
            {status === 'failed' || status === 'queued' ? (
              <span className="mr-1.5 sm:hidden">
                <StatusBadge status={status} />
              </span>
            ) : null}
            {body}
          </p>
          <time
            data-in="fact"
            dateTime={occurredAt}
            className="acts-under ml-auto shrink-0 text-xs leading-5 text-ink-soft tabular-nums"
          >
            {formatBrief(occurredAt, now, tag, timeZone)}
          </time>
        </div>
        <div className="flex min-h-5 gap-x-3 text-xs leading-5 text-ink-soft max-sm:contents">
          <span data-in="about" className={isAmongItsOwn ? '' : 'sm:hidden'}>
            <CommunicationWay communication={communication} />
          </span>
          {isAmongItsOwn ? null : (
            <>
              <span className="inline-flex min-w-3.5 items-center gap-1 max-sm:hidden">
                {DIRECTED.includes(type) ? <Arrow size={14} aria-hidden="true" /> : null}
                <span className="sr-only">
                  <CommunicationKind communication={communication} />
                </span>
                <Author of={communication.userId} />
              </span>
              <RecordLinks of={communication} className="min-w-0 max-sm:hidden" />
            </>
          )}
        </div>
        {/* A phone has room for the state of one that has not left. */}
        <div className="max-sm:hidden">
          <DeliveryStatus communication={communication} />
        </div>
      </div>
      <div data-in="acts" className="acts acts-over">
        <CommunicationMenu communication={communication} {...acts} />
      </div>
    </div>
  );
}
