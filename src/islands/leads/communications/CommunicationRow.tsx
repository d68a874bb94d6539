import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { DeliveryStatus, StatusBadge } from './DeliveryStatus.tsx';
import { CommunicationMenu, type CommunicationActs } from './CommunicationMenu.tsx';
import { formatBrief } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useNow } from '#islands/leads/now.tsx';
import { Author } from '#islands/leads/owners/Author.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** Kinds with a direction; a meeting and a note have none. */
const DIRECTED: readonly string[] = ['email', 'call'];

/** "Email · Outgoing". */
export function CommunicationKind({ communication: { type, direction } }: { communication: Communication }) {
  const { t } = useTexts();
  return (
    <>
      {t(`leads:communications.types.${type}`)}
      {DIRECTED.includes(type) ? ` · ${t(`leads:communications.directions.${direction}`)}` : ''}
    </>
  );
}

type Props = {
  communication: Communication;
  /** On a page that links its records already. */
  isAmongItsOwn?: boolean;
} & CommunicationActs;

export function CommunicationRow({ communication, isAmongItsOwn = false, ...acts }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const { id, type, status, subject, body, occurredAt, contact, company } = communication;
  const who = contact ?? company;
  const Symbol = COMMUNICATION_ICONS[type];
  return (
    <div className="list-row has-acts grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 py-4 pointer-fine:py-2.5">
      <span data-in="lead" className="sm:mt-0.5">
        <span className="grid size-8 place-items-center rounded-full bg-sunken text-ink-soft">
          <Symbol size={16} aria-hidden="true" />
        </span>
      </span>
      <div className="min-w-0 max-sm:contents">
        <div className="flex items-baseline gap-x-3 max-sm:contents">
          <a
            data-in="name"
            href={hrefOf('communication', id)}
            className="min-w-0 text-sm font-semibold wrap-anywhere text-ink"
          >
            {subject ?? t('leads:communications.untitled')}
          </a>
          <time
            data-in="fact"
            dateTime={occurredAt}
            className="ml-auto shrink-0 text-xs leading-5 text-ink-soft tabular-nums"
          >
            {formatBrief(occurredAt, now, tag, timeZone)}
          </time>
        </div>
        <div className="flex flex-wrap gap-x-3 text-xs leading-5 text-ink-soft max-sm:contents">
          <span data-in="about">
            <CommunicationKind communication={communication} />
            <Author of={communication.userId} />
            {who === null || isAmongItsOwn ? null : <span className="sm:hidden"> · {who.name}</span>}
          </span>
          {isAmongItsOwn ? null : <RecordLinks of={communication} className="min-w-0 max-sm:hidden" />}
        </div>
        <p data-in="next" className="mt-0.5 line-clamp-2 max-w-[90ch] text-sm wrap-anywhere text-ink-soft">
          {status === 'failed' || status === 'queued' ? (
            <span className="mr-1.5 sm:hidden">
              <StatusBadge status={status} />
            </span>
          ) : null}
          {body}
        </p>
        {/* A phone has room for the state of one that has not left. */}
        <div className="max-sm:hidden">
          <DeliveryStatus communication={communication} />
        </div>
      </div>
      <div data-in="acts" className="acts -mt-1.5 -mr-2">
        <CommunicationMenu communication={communication} {...acts} />
      </div>
    </div>
  );
}
