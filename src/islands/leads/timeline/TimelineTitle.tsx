import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationKind } from '#islands/leads/communications/CommunicationRow.tsx';
import { pastStage, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';

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

/** An item in a few words. On an opportunity's own page `isOwn`, which is named by its header. */
export function TimelineTitle({ item, isOwn = false }: { item: TimelineItem; isOwn?: boolean }) {
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
      if (fromStage === null) return t(`leads:timeline.${isOwn ? 'ownFirst' : 'stageFirst'}`, values);
      return t(`leads:timeline.${isOwn ? 'ownFrom' : 'stageFrom'}`, { ...values, from: stage(fromStage) });
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
