import { CircleCheckBig, Inbox, Phone, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { telHref } from '#shared/contact/tel-href.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationWay } from '#islands/leads/communications/CommunicationWay.tsx';
import { COMMUNICATION_ICONS } from '#islands/leads/communications/communication-icons.ts';
import { MentionText } from '#islands/leads/communications/MentionText.tsx';
import { DeliveryStatus } from '#islands/leads/communications/DeliveryStatus.tsx';
import {
  CommunicationMenu,
  type CommunicationActs,
} from '#islands/leads/communications/CommunicationMenu.tsx';
import { composer } from '#islands/leads/communications/communication-parts.ts';
import { isIncoming } from '#islands/leads/communications/composed.ts';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { TimelineTime } from './TimelineTime.tsx';
import { TimelineTitle } from './TimelineTitle.tsx';

/** Typed text; long ones are collapsed. */
function Quote({ text, children = text }: { text: string | null; children?: ReactNode }) {
  if (text === null || text.trim() === '') return null;
  return (
    <p className="mt-0.5 line-clamp-6 text-sm leading-6 break-words whitespace-pre-line text-ink">
      {children}
    </p>
  );
}

const ICONS = { ...COMMUNICATION_ICONS, inbox: Inbox, task: CircleCheckBig };

type Props = {
  item: TimelineItem;
  /** Came in last, and nobody has answered it yet. */
  isUnanswered: boolean;
  /** To call back. */
  phone: string | null;
} & CommunicationActs;

/** Something that somebody said or did. */
export function TimelineCard({ item, isUnanswered, phone, ...acts }: Props) {
  const { t } = useTexts();
  const communication = item.kind === 'communication' ? item.communication : null;
  const Symbol = ICONS[communication?.type ?? (item.kind === 'inbox' ? 'inbox' : 'task')];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-panel border border-line bg-surface px-4 py-3">
      <Symbol size={16} aria-hidden="true" className="mt-1 text-ink-soft" />
      <div className="flex gap-x-3 leading-6">
        <p
          className={`min-w-0 flex-1 break-words ${communication ? 'text-xs leading-6 text-ink-soft' : 'text-sm font-medium text-ink'}`}
        >
          {communication ? <CommunicationWay communication={communication} /> : <TimelineTitle item={item} />}
        </p>
        <TimelineTime at={item.at} />
      </div>
      <div className="-my-2 -mr-3 -ml-2 w-control">
        {communication ? <CommunicationMenu communication={communication} {...acts} /> : null}
      </div>
      <div className="col-start-2 col-end-4 min-w-0">
        {communication?.subject ? (
          <p className="text-sm leading-6 font-medium break-words text-ink">{communication.subject}</p>
        ) : null}
        {communication ? (
          <Quote text={communication.body}>
            <MentionText {...communication} />
          </Quote>
        ) : null}
        {communication ? <DeliveryStatus communication={communication} /> : null}
        {item.kind === 'inbox' ? <Quote text={item.entry.message} /> : null}
        {communication && isUnanswered && isIncoming(communication) ? (
          <Button
            size="small"
            icon={Reply}
            className="act mt-2"
            {...prefetchOnIntent(composer)}
            onPress={() => acts.onAgain(communication)}
          >
            {t('leads:inbox.reply')}
          </Button>
        ) : communication?.type === 'call' && isUnanswered && phone !== null ? (
          <p className="mt-2">
            <ButtonLink size="small" icon={Phone} href={telHref(phone)}>
              {t('leads:activity.callBack')}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </li>
  );
}
