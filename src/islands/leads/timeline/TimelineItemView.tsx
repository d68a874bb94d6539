import { ArrowRight, CircleCheckBig, Inbox, Sparkles, SquareCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import type { Icon } from '#islands/ui/icon.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { COMMUNICATION_ICONS } from '#islands/leads/communications/communication-parts.ts';
import { DeliveryStatus } from '#islands/leads/communications/DeliveryStatus.tsx';
import { CommunicationMenu } from '#islands/leads/communications/CommunicationMenu.tsx';
import { CommunicationKind } from '#islands/leads/communications/CommunicationRow.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { MergeUndoButton } from '#islands/leads/merge/MergeUndoButton.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** Result of an enquiry: a contact that existed already was not created from it. */
function enquiryEvent(made: unknown): 'converted' | 'newOpportunity' | 'enquiryAdded' {
  if (!Array.isArray(made) || made.includes('contact')) return 'converted';
  return made.includes('opportunity') ? 'newOpportunity' : 'enquiryAdded';
}

const EVENTS = ['converted', 'merged', 'unmerged'] as const;

type Props = {
  item: TimelineItem;
  onEdit: (communication: Communication) => void;
  onAgain: (communication: Communication) => void;
  onDelete: (communication: Communication) => void;
};

const ICONS: Record<string, Icon> = {
  ...COMMUNICATION_ICONS,
  task: SquareCheck,
  done: CircleCheckBig,
  stage: ArrowRight,
  inbox: Inbox,
  event: Sparkles,
};

function iconName(item: TimelineItem): string {
  if (item.kind === 'communication') return item.communication.type;
  return item.kind === 'task' && item.task.doneAt !== null ? 'done' : item.kind;
}

export function TimelineItemView({ item, onEdit, onAgain, onDelete }: Props) {
  const { tag } = useTexts();
  const timeZone = useTimeZone();
  const Symbol = ICONS[iconName(item)] ?? Sparkles;
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-6 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:pb-0 last:before:hidden">
      <span className="grid size-8 place-items-center rounded-full bg-sunken text-ink-soft">
        <Symbol size={16} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0 pt-1">
            <ItemBody item={item} />
            <time dateTime={item.at} className="mt-1 block text-xs text-ink-soft">
              {formatDateTime(item.at, tag, timeZone)}
            </time>
          </div>
          {item.kind === 'communication' ? (
            <div className="-mt-1.5 -mr-2">
              <CommunicationMenu
                communication={item.communication}
                onEdit={onEdit}
                onAgain={onAgain}
                onDelete={onDelete}
              />
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}

const Headline = ({ children }: { children: ReactNode }) => (
  <p className="text-sm leading-6 font-medium break-words">{children}</p>
);

/** Typed text; long ones are collapsed. */
function Quote({ text }: { text: string | null }) {
  if (text === null || text.trim() === '') return null;
  return (
    <p className="mt-0.5 line-clamp-6 text-sm leading-6 break-words whitespace-pre-line text-ink-soft">
      {text}
    </p>
  );
}

/** Record that an arrow of the loop made of this one, or made this one of. */
function Linked({ data: { name, from, consultingCompanyId: profile } }: { data: Record<string, unknown> }) {
  const { t } = useTexts();
  if (typeof name !== 'string') return <Headline>{t('leads:timeline.events.linked')}</Headline>;
  return (
    <Headline>
      {typeof profile === 'number' ? (
        <a href={`/empresa/${profile}`} className="text-ink">
          {t('leads:timeline.named.profile', { name })}
        </a>
      ) : (
        t(`leads:timeline.named.${from === 'report' ? 'report' : 'linked'}`, { name })
      )}
    </Headline>
  );
}

function ItemBody({ item }: { item: TimelineItem }) {
  const { t, tDynamic } = useTexts();
  const stage = (key: string): string => tDynamic(`leads:stages.${key}`) ?? key;
  switch (item.kind) {
    case 'communication': {
      const { subject, body } = item.communication;
      return (
        <>
          <Headline>
            <CommunicationKind communication={item.communication} />
            {subject === null ? '' : `: ${subject}`}
          </Headline>
          <Quote text={body} />
          <DeliveryStatus communication={item.communication} />
        </>
      );
    }
    case 'task':
      return (
        <Headline>
          {t(item.task.doneAt === null ? 'leads:timeline.taskAdded' : 'leads:timeline.taskDone')}:{' '}
          {item.task.title}
        </Headline>
      );
    case 'stage': {
      const { fromStage, toStage, opportunity } = item;
      const values = { name: opportunity.name, to: stage(toStage) };
      return (
        <Headline>
          {fromStage === null
            ? t('leads:timeline.stageFirst', values)
            : t('leads:timeline.stageFrom', { ...values, from: stage(fromStage) })}
        </Headline>
      );
    }
    case 'inbox': {
      const { kind, name, message } = item.entry;
      return (
        <>
          <Headline>
            <a href={hrefOf('inbox', item.id)} className="text-ink">
              {t(`leads:timeline.inbox.${kind}`, { name })}
            </a>
          </Headline>
          <Quote text={message} />
        </>
      );
    }
    case 'event': {
      const { from, marketingLeadId: leadId } = item.data;
      if (from === 'marketing_lead' && typeof leadId === 'number')
        return (
          <Headline>
            <a href={`/comercia/leads/${leadId}`} className="text-ink">
              {t('leads:timeline.events.fromMarketing')}
            </a>
          </Headline>
        );
      if (item.event === 'linked') return <Linked data={item.data} />;
      const event = EVENTS.find((known) => known === item.event) ?? 'other';
      const { name, mergeId, of } = item.data;
      return (
        <>
          <Headline>
            {event !== 'converted' && event !== 'other' && typeof name === 'string'
              ? t(`leads:timeline.named.${event}`, { name })
              : t(`leads:timeline.events.${event === 'converted' ? enquiryEvent(item.data['made']) : event}`)}
          </Headline>
          {event === 'merged' && typeof mergeId === 'number' ? (
            <MergeUndoButton
              area={of === 'company' ? 'companies' : 'contacts'}
              mergeId={mergeId}
              at={item.at}
            />
          ) : null}
        </>
      );
    }
  }
}
