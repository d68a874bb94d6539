import { MailPlus, Pencil, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { communicationDialog } from './communication-parts.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { CommunicationMenu } from './CommunicationMenu.tsx';
import { CommunicationKind } from './CommunicationRow.tsx';
import { isIncoming } from './composed.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useComposing } from './use-composing.tsx';
import { useDeliveryStatus } from './use-delivery-status.ts';
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
  const { type, status, subject, body, occurredAt, inboxEntryId } = communication;
  const Symbol = COMMUNICATION_ICONS[type];

  const { leave } = useDeletion('/api/crm/communications');
  const remove = () => leave(first.id, t('leads:communications.deleted'), LIST);

  return (
    <article className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-4">
        <span className="grid size-control shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
          <Symbol size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-xl [overflow-wrap:anywhere]">
            {subject ?? t('leads:communications.untitled')}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <span>
              <CommunicationKind communication={communication} />
            </span>
            <time dateTime={occurredAt}>{formatDateTime(occurredAt, tag, timeZone)}</time>
          </p>
          <RecordLinks of={communication} className="mt-2" />
        </div>
        {isIncoming(communication) ? (
          <div className="flex items-center gap-2">
            <Button
              variant="primary"
              icon={Reply}
              isPending={isOpening}
              {...prefetchOnIntent(communicationDialog)}
              onPress={() => again(communication)}
            >
              {t('leads:inbox.reply')}
            </Button>
            <CommunicationMenu
              communication={communication}
              onEdit={edit}
              onAgain={again}
              onDelete={() => void remove()}
            />
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            {status === 'logged' ? (
              <Button
                icon={Pencil}
                isPending={isOpening}
                {...prefetchOnIntent(communicationDialog)}
                onPress={() => edit(communication)}
              >
                {t('leads:communications.edit')}
              </Button>
            ) : null}
            {type === 'email' ? (
              <Button
                icon={MailPlus}
                {...prefetchOnIntent(communicationDialog)}
                onPress={() => again(communication)}
              >
                {t('leads:communications.again')}
              </Button>
            ) : null}
            <Button icon={Trash2} onPress={() => void remove()}>
              {t('leads:communications.delete')}
            </Button>
          </div>
        )}
      </header>
      <div className="rounded-panel border border-line bg-surface px-5 py-5 sm:px-7 sm:py-6">
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
      {dialog}
    </article>
  );
}
