import { CheckSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import type {
  Communication,
  CommunicationNeighbours,
} from '#features/leads/communications/communication.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { communicationDialog } from './communication-parts.ts';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { communicationActsLabel, communicationEntries } from './CommunicationMenu.tsx';
import { CommunicationSteps } from './CommunicationSteps.tsx';
import { CommunicationKind } from './CommunicationRow.tsx';
import { isIncoming } from './composed.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { RecordAside, RecordFacts } from '#islands/leads/records/RecordFacts.tsx';
import { taskDialog } from '#islands/leads/tasks/task-parts.ts';
import { useFetched } from '#islands/leads/use-fetched.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useComposing } from './use-composing.tsx';
import { useDeliveryStatus } from './use-delivery-status.ts';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const LIST = '/leadmanager/communications';
const LINKED = ['contact', 'company', 'opportunity'] as const;

type Props = { communication: Communication; neighbours: CommunicationNeighbours };

export function CommunicationPage({ communication, neighbours, ...island }: IslandProps & Props) {
  return (
    <LeadsIsland {...island}>
      <OneCommunication first={communication} neighbours={neighbours} />
    </LeadsIsland>
  );
}

type OneProps = { first: Communication; neighbours: CommunicationNeighbours };

function OneCommunication({ first, neighbours }: OneProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [communication, setCommunication] = useState(first);
  const { dialog, edit, again, isOpening } = useComposing((saved) => {
    // "Write again" creates another email.
    if (saved.id === first.id) setCommunication(saved);
  });
  useDeliveryStatus([communication], setCommunication);
  const { type, direction, subject, body, occurredAt, inboxEntryId, contact } = communication;
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
  const isCall = type === 'call' && direction === 'in' && contact !== null;
  const phone = useFetched<Contact>(isCall ? `/api/crm/contacts/${contact.id}` : null)?.phone ?? null;
  const [isAddingTask, setAddingTask] = useState(false);
  const adding = useOpening(taskDialog);
  const addTask = () => void adding.whenLoaded(() => setAddingTask(true));

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
        loop={
          <nav aria-label={t('leads:communications.steps')} className="loop-strip max-lg:hidden">
            <CommunicationSteps neighbours={neighbours} className="loop-segment" />
          </nav>
        }
        act={
          <>
            {phone === null ? null : (
              <ButtonLink variant="primary" icon={Phone} href={telHref(phone)}>
                {t('leads:activity.callBack')}
              </ButtonLink>
            )}
            <Button
              icon={CheckSquare}
              isPending={adding.isOpening}
              {...prefetchOnIntent(taskDialog)}
              onPress={addTask}
            >
              {t('leads:activity.addTask')}
            </Button>
            {act ? (
              <Button
                variant={isIncoming(communication) ? 'primary' : 'secondary'}
                icon={act.icon}
                isPending={isOpening}
                {...prefetchOnIntent(communicationDialog)}
                onPress={() => act.onAction()}
              >
                {act.label}
              </Button>
            ) : null}
          </>
        }
        menu={{ label, entries: entries.filter((entry) => entry !== act) }}
      />
      <RecordColumns
        factsLabel={t('leads:common.details')}
        facts={
          <div className="record-sections">
            <RecordAside>
              <RecordFacts
                facts={LINKED.map((kind) => {
                  const record = communication[kind];
                  return {
                    label: t(`leads:picker.${kind}`),
                    value:
                      record === null ? null : (
                        <a className={FACT_LINK} href={hrefOf(kind, record.id)}>
                          {record.name}
                        </a>
                      ),
                  };
                })}
              />
            </RecordAside>
          </div>
        }
      >
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
      </RecordColumns>
      <RecordBar label={label}>
        <CommunicationSteps neighbours={neighbours} className={BAR_ITEM} />
        {phone === null ? null : (
          <a href={telHref(phone)} className={BAR_ITEM}>
            <Phone size={20} aria-hidden="true" />
            {t('leads:activity.callBack')}
          </a>
        )}
        {act ? (
          <button type="button" className={BAR_ITEM} onClick={() => act.onAction()}>
            <act.icon size={20} aria-hidden="true" />
            {act.label}
          </button>
        ) : null}
        <button type="button" className={BAR_ITEM} onClick={addTask}>
          <CheckSquare size={20} aria-hidden="true" />
          {t('leads:activity.addTask')}
        </button>
      </RecordBar>
      {dialog}
      <taskDialog.Part
        task={isAddingTask ? null : undefined}
        start={communication}
        onClose={() => setAddingTask(false)}
        onSaved={() => setAddingTask(false)}
      />
    </article>
  );
}
