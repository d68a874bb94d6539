import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { CommunicationType } from '#islands/leads/communications/communication-form.ts';
import { ComposeButtons } from '#islands/leads/communications/ComposeButtons.tsx';
import { TimelineItemView } from './TimelineItemView.tsx';
import type { RecordTimeline } from './use-timeline.ts';

type Props = {
  timeline: RecordTimeline;
  onCompose: (type: CommunicationType) => void;
  onEdit: (communication: Communication) => void;
  onAgain: (communication: Communication) => void;
  onDelete: (communication: Communication) => void;
};

const keyOf = ({ kind, id }: TimelineItem): string => `${kind}${id}`;

export function Timeline({ timeline, onCompose, ...acts }: Props) {
  const { t } = useTexts();
  const { items, hasMore, status, reload, loadMore } = timeline;
  return (
    <section aria-labelledby="timeline-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="timeline-title" className="text-lg">
          {t('leads:timeline.title')}
        </h2>
        <ComposeButtons onCompose={onCompose} />
      </header>
      {status === 'error' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger-ink">
          {t('leads:timeline.loadFailed')}
          <Button size="small" onPress={() => void reload()}>
            {t('ui:actions.retry')}
          </Button>
        </p>
      ) : null}
      {items.length === 0 ? (
        <div className="rounded-panel border border-dashed border-line-strong px-5 py-6 text-sm text-ink-soft">
          <p className="font-semibold text-ink">{t('leads:timeline.emptyTitle')}</p>
          <p>{t('leads:timeline.emptyText')}</p>
        </div>
      ) : (
        <ol aria-busy={status === 'loading'}>
          {items.map((item) => (
            <TimelineItemView key={keyOf(item)} item={item} {...acts} />
          ))}
        </ol>
      )}
      {hasMore ? (
        <Button
          className="justify-self-start"
          isPending={status === 'loading'}
          onPress={() => void loadMore()}
        >
          {t('leads:list.more')}
        </Button>
      ) : null}
    </section>
  );
}
