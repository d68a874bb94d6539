// One long file: the page of one communication, whose header, composer and bar share its acts.
import { CheckSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import type {
  Communication,
  CommunicationNeighbours,
  Conversation,
} from '#features/leads/communications/communication.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from './communication-icons.ts';
import { composer } from './communication-parts.ts';
import { communicationActsLabel, communicationEntries } from './CommunicationMenu.tsx';
import { CommunicationLinks } from './CommunicationText.tsx';
import { CommunicationSteps } from './CommunicationSteps.tsx';
import { CommunicationThread } from './CommunicationThread.tsx';
import { CommunicationWay } from './CommunicationWay.tsx';
import { ComposerLine } from './ComposerLine.tsx';
import { isIncoming } from './composed.ts';
import { formatDateTime, formatNear, formatShortDay } from '#shared/dates/moment-text.ts';
import { useNow } from '#islands/leads/now.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { taskDialog } from '#islands/leads/tasks/task-parts.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useList } from '#islands/lists/use-list.ts';
import { useComposer } from './use-composer.ts';
import { useDeliveryStatus } from './use-delivery-status.ts';
import { BAR_ITEM, RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordHeader } from '#islands/record/RecordHeader.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const LIST = '/leadmanager/communications';

type Props = {
  communication: Communication;
  neighbours: CommunicationNeighbours;
  conversation: Conversation | null;
  /** Of the person, to call back. */
  phone: string | null;
};

const PATH = '/api/crm/communications';
const NOBODY = { items: [], nextCursor: null };

export function CommunicationPage({
  communication,
  neighbours,
  conversation,
  phone,
  ...island
}: IslandProps & Props) {
  return (
    <LeadsIsland {...island}>
      <OneCommunication
        communication={communication}
        neighbours={neighbours}
        conversation={conversation}
        phone={phone}
      />
    </LeadsIsland>
  );
}

function OneCommunication({ communication: first, neighbours, conversation, phone: number }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [communication, setCommunication] = useState(first);
  const { contact, company, opportunity } = communication;
  const list = useList<Communication>(conversation?.first ?? NOBODY, {
    path: PATH,
    ...(conversation && { fixed: conversation.of }),
  });
  const { open, line, compose, edit, again, close } = useComposer({ contact, company, opportunity });
  useDeliveryStatus([communication, ...list.items], (changed) => {
    if (changed.id === first.id) setCommunication(changed);
    else list.replace(changed);
  });
  const { type, direction, subject, occurredAt } = communication;
  const now = useNow();
  const isThisYear = occurredAt.slice(0, 4) === now.toISOString().slice(0, 4);
  const Symbol = COMMUNICATION_ICONS[type];

  const { leave, remove } = useDeletion(PATH, { list });
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
  // To write again, the composer at the end of the thread is at hand.
  const headAct = conversation && act?.id === 'again' && !isIncoming(communication) ? undefined : act;
  const phone = type === 'call' && direction === 'in' ? number : null;
  const about = contact ?? company ?? opportunity;
  const [isAddingTask, setAddingTask] = useState(false);
  const adding = useOpening(taskDialog);
  const addTask = () => void adding.whenLoaded(() => setAddingTask(true));

  return (
    <article className="grid grid-cols-[minmax(0,1fr)]">
      <RecordHeader
        name={subject ?? t('leads:communications.untitled')}
        mark={
          <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
            <Symbol size={20} aria-hidden="true" />
          </span>
        }
        facts={
          <>
            <CommunicationWay communication={communication} />
            {' · '}
            <time dateTime={occurredAt} title={formatDateTime(occurredAt, tag, timeZone)}>
              <span className="max-sm:hidden">
                {isThisYear
                  ? formatNear(occurredAt, tag, timeZone)
                  : formatDateTime(occurredAt, tag, timeZone)}
              </span>
              <span className="sm:hidden">{formatShortDay(occurredAt, now, tag, timeZone)}</span>
            </time>
          </>
        }
        loop={
          <nav aria-label={t('leads:communications.steps')} className="flex shrink-0 print:hidden">
            <CommunicationSteps neighbours={neighbours} />
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
              className="act"
              icon={CheckSquare}
              isPending={adding.isOpening}
              {...prefetchOnIntent(taskDialog)}
              onPress={addTask}
            >
              {t('leads:activity.addTask')}
            </Button>
            {headAct ? (
              <Button
                className="act"
                variant={isIncoming(communication) ? 'primary' : 'secondary'}
                icon={headAct.icon}
                {...prefetchOnIntent(composer)}
                onPress={() => headAct.onAction()}
              >
                {headAct.label}
              </Button>
            ) : null}
          </>
        }
        menu={{ label, entries: entries.filter((entry) => entry !== headAct) }}
      />
      <RecordColumns
        factsLabel={t('leads:common.details')}
        facts={<CommunicationLinks communication={communication} />}
      >
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
          <CommunicationThread
            shown={communication}
            name={about?.name ?? null}
            list={list}
            onEdit={edit}
            onAgain={again}
            onDelete={({ id }) => void remove(id, t('leads:communications.deleted'))}
          />
          {open ? (
            <composer.Part
              {...open}
              onKind={compose}
              onClose={close}
              onSaved={(saved) => {
                close();
                // An answer is another one.
                if (saved.id === first.id) setCommunication(saved);
                else void list.reload();
              }}
            />
          ) : conversation ? (
            <ComposerLine
              line={line}
              addressee={conversation.addressee}
              onCompose={(kind) =>
                kind === 'email' && isIncoming(communication) ? again(communication) : compose(kind)
              }
            />
          ) : null}
        </div>
      </RecordColumns>
      <RecordBar label={label}>
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
      <taskDialog.Part
        task={isAddingTask ? null : undefined}
        start={communication}
        onClose={() => setAddingTask(false)}
        onSaved={() => setAddingTask(false)}
      />
    </article>
  );
}
