import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationKind } from '#islands/leads/communications/CommunicationWay.tsx';
import { pastStage, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { Author } from '#islands/leads/owners/Author.tsx';

/** Result of an enquiry: a contact that existed already was not created from it. */
function enquiryEvent(made: unknown): 'converted' | 'newOpportunity' | 'enquiryAdded' {
  if (!Array.isArray(made) || made.includes('contact')) return 'converted';
  return made.includes('opportunity') ? 'newOpportunity' : 'enquiryAdded';
}

const EVENTS = ['converted', 'merged', 'unmerged'] as const;

/** Record that an arrow of the loop made of this one, or made this one of. */
function Linked({ data: { name, from, consultingCompanyId: profile } }: { data: Record<string, unknown> }) {
  const { t } = useTexts();
  if (typeof name !== 'string') return t('leads:timeline.events.linked');
  return typeof profile === 'number' ? (
    <a href={`/empresa/${profile}`} className="text-inherit">
      {t('leads:timeline.named.profile', { name })}
    </a>
  ) : (
    t(`leads:timeline.named.${from === 'report' ? 'report' : 'linked'}`, { name })
  );
}

type Via = Extract<TimelineItem, { kind: 'change' }>['via'];

/** How it came about: “import clients.csv”. */
const viaWords = (via: Via, t: Texts['t']): string[] =>
  via ? [t(`leads:timeline.via.${via.kind}`, { name: via.label }).trim()] : [];

type Props = {
  item: TimelineItem;
  /** On an opportunity's own page, whose header names it. */
  isOwn?: boolean;
};

/** The author of an item; null for what came in from outside. A done task is signed by its assignee. */
function authorOf(item: TimelineItem): number | null {
  if (item.kind === 'inbox') return null;
  if (item.kind === 'communication') return item.communication.userId;
  if (item.kind !== 'task') return item.userId;
  const { doneAt, assigneeId, userId } = item.task;
  return doneAt === null ? userId : (assigneeId ?? userId);
}

/** An item in a few words, signed by its author in a shared workspace. */
export function TimelineTitle(props: Props) {
  const author = authorOf(props.item);
  return (
    <>
      <Title {...props} />
      {author === null ? null : <Author of={author} />}
    </>
  );
}

function Title({ item, isOwn = false }: Props) {
  const { t, tDynamic } = useTexts();
  const pipelines = usePipelines();
  switch (item.kind) {
    case 'communication': {
      const { subject } = item.communication;
      return subject ?? <CommunicationKind communication={item.communication} />;
    }
    case 'task': {
      const { doneAt, title } = item.task;
      return `${t(doneAt === null ? 'leads:timeline.taskAdded' : 'leads:timeline.taskDone')}: ${title}`;
    }
    case 'stage': {
      const { fromStage, toStage, opportunity, pipelineId } = item;
      const stage = (key: string): string => pastStage(pipelines, pipelineId, key, tDynamic);
      const values = { name: opportunity.name, to: stage(toStage) };
      const words =
        fromStage === null
          ? t(`leads:timeline.${isOwn ? 'ownFirst' : 'stageFirst'}`, values)
          : t(`leads:timeline.${isOwn ? 'ownFrom' : 'stageFrom'}`, { ...values, from: stage(fromStage) });
      return [words, ...viaWords(item.via, t)].join(' · ');
    }
    case 'change': {
      const none = t('leads:timeline.noValue');
      const fields = item.fields.map(({ name, before, after }) =>
        t('leads:timeline.changed', { name, before: before ?? none, after: after ?? none }),
      );
      return [...fields, ...viaWords(item.via, t)].join(' · ');
    }
    case 'inbox': {
      const { kind, name } = item.entry;
      return (
        <a href={hrefOf('inbox', item.id)} className="text-inherit">
          {t(`leads:timeline.inbox.${kind}`, { name })}
        </a>
      );
    }
    case 'event': {
      const { from, marketingLeadId: leadId, name } = item.data;
      if (from === 'marketing_lead' && typeof leadId === 'number')
        return (
          <a href={`/comercia/leads/${leadId}`} className="text-inherit">
            {t('leads:timeline.events.fromMarketing')}
          </a>
        );
      if (item.event === 'linked') return <Linked data={item.data} />;
      const event = EVENTS.find((known) => known === item.event) ?? 'other';
      return event !== 'converted' && event !== 'other' && typeof name === 'string'
        ? t(`leads:timeline.named.${event}`, { name })
        : t(`leads:timeline.events.${event === 'converted' ? enquiryEvent(item.data['made']) : event}`);
    }
  }
}
