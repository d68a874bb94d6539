import { useState } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { communicationDialog } from './communication-parts.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { communicationActsLabel, communicationEntries } from './CommunicationMenu.tsx';
import { CommunicationKind } from './CommunicationRow.tsx';
import { isIncoming } from './composed.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useComposing } from './use-composing.tsx';
import { useDeliveryStatus } from './use-delivery-status.ts';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const LIST = '/leadmanager/communications';

export function CommunicationPage({
  communication,
  ...island
}: IslandProps & { communication: Communication }) {
  return (
    <LeadsIsland {...island}>
      <OneCommunication first={communication} />
    </LeadsIsland>
  );
}

function OneCommunication({ first }: { first: Communication }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [communication, setCommunication] = useState(first);
  const { dialog, edit, again, isOpening } = useComposing((saved) => {
    // "Write again" creates another email.
    if (saved.id === first.id) setCommunication(saved);
  });
  useDeliveryStatus([communication], setCommunication);
  const { type, subject, body, occurredAt, inboxEntryId } = communication;
  const Symbol = COMMUNICATION_ICONS[type];

  const { leave } = useDeletion('/api/crm/communications');
  const label = communicationActsLabel(communication, t);
  const entries = communicationEntries(
    communication,
    {
      onEdit: edit,
      onAgain: again,
      onDelete: () => void leave(first.id, t('leads:communications.deleted'), LIST),
    },
    t,
  );
  const [act] = entries.filter(({ id }) => id !== 'delete');

  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecordHeader
        name={subject ?? t('leads:communications.untitled')}
        mark={
          <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
            <Symbol size={20} aria-hidden="true" />
          </span>
        }
        facts={
          <>
            <CommunicationKind communication={communication} />
            {' · '}
            <time dateTime={occurredAt}>{formatDateTime(occurredAt, tag, timeZone)}</time>
          </>
        }
        act={
          act ? (
            <Button
              variant={isIncoming(communication) ? 'primary' : 'secondary'}
              icon={act.icon}
              isPending={isOpening}
              {...prefetchOnIntent(communicationDialog)}
              onPress={() => act.onAction()}
            >
              {act.label}
            </Button>
          ) : null
        }
        menu={{ label, entries: entries.filter((entry) => entry !== act) }}
      />
      <RecordLinks of={communication} size="medium" />
      <div className="max-w-4xl rounded-panel border border-line bg-surface px-5 py-5 sm:px-7 sm:py-6">
        <p
          className={`max-w-[68ch] leading-7 [overflow-wrap:anywhere] whitespace-pre-line ${body === null ? 'text-ink-soft' : ''}`}
        >
          {body ?? t('leads:inbox.noMessage')}
        </p>
        <div className="mt-3">
          <DeliveryStatus communication={communication} />
        </div>
        {inboxEntryId === null ? null : (
          <a
            href={hrefOf('inbox', inboxEntryId)}
            className="mt-4 inline-flex min-h-control items-center text-sm font-semibold text-accent-ink"
          >
            {t('leads:timeline.inboxOpen')}
          </a>
        )}
      </div>
      {act ? (
        <RecordBar label={label}>
          <button type="button" className={BAR_ITEM} onClick={() => act.onAction()}>
            <act.icon size={20} aria-hidden="true" />
            {act.label}
          </button>
        </RecordBar>
      ) : null}
      {dialog}
    </article>
  );
}
