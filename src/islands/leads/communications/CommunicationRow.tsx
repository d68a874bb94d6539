import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { CommunicationMenu } from './CommunicationMenu.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

export type CommunicationActs = {
  onEdit: (communication: Communication) => void;
  onAgain: (communication: Communication) => void;
  onDelete: (communication: Communication) => void;
};

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

export function CommunicationRow({
  communication,
  ...acts
}: { communication: Communication } & CommunicationActs) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { id, type, subject, body, occurredAt } = communication;
  const Symbol = COMMUNICATION_ICONS[type];
  return (
    <div className="has-acts grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 py-4 pointer-fine:py-2.5">
      <span className="mt-0.5 grid size-8 place-items-center rounded-full bg-sunken text-ink-soft">
        <Symbol size={16} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-xs leading-5 text-ink-soft">
          <span>
            <CommunicationKind communication={communication} />
          </span>
          <time dateTime={occurredAt}>{formatDateTime(occurredAt, tag, timeZone)}</time>
        </p>
        <a
          href={hrefOf('communication', id)}
          className="mt-0.5 block text-sm font-semibold [overflow-wrap:anywhere] text-ink"
        >
          {subject ?? t('leads:communications.untitled')}
        </a>
        {body === null ? null : (
          <p className="mt-0.5 line-clamp-2 max-w-[90ch] text-sm [overflow-wrap:anywhere] text-ink-soft">
            {body}
          </p>
        )}
        <DeliveryStatus communication={communication} />
        <RecordLinks of={communication} className="mt-1" />
      </div>
      <div className="acts -mt-1.5 -mr-2">
        <CommunicationMenu communication={communication} {...acts} />
      </div>
    </div>
  );
}
