import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { CommunicationType } from '#islands/leads/communications/communication-form.ts';
import { ComposeButtons } from '#islands/leads/communications/ComposeButtons.tsx';
import { TimelineItemView } from './TimelineItemView.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { timelineKey } from './use-timeline.ts';

type Props = {
  timeline: List<TimelineItem>;
  onCompose: (type: CommunicationType) => void;
  onEdit: (communication: Communication) => void;
  onAgain: (communication: Communication) => void;
  onDelete: (communication: Communication) => void;
};

/** Events, the newest first, and the forms that add to them. */
export function Timeline({ timeline, onCompose, ...acts }: Props) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="timeline-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="timeline-title" className="text-lg">
          {t('leads:timeline.title')}
        </h2>
        <ComposeButtons onCompose={onCompose} />
      </header>
      <ListStates
        list={timeline}
        headingLevel={3}
        empty={
          <div className="rounded-panel border border-dashed border-line-strong px-5 py-6 text-sm text-ink-soft">
            <p className="font-semibold text-ink">{t('leads:timeline.emptyTitle')}</p>
            <p>{t('leads:timeline.emptyText')}</p>
          </div>
        }
      >
        {(items) => (
          <ol aria-busy={timeline.status === 'loading'}>
            {items.map((item) => (
              <TimelineItemView key={timelineKey(item)} item={item} {...acts} />
            ))}
          </ol>
        )}
      </ListStates>
    </section>
  );
}
