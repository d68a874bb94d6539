import { useState, type ReactNode } from 'react';
import { foldTimeline, isSystem, type Fold } from '#features/leads/timeline/fold.rules.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { CommunicationActs } from '#islands/leads/communications/CommunicationMenu.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import { TimelineFold, TimelineLine } from './TimelineLine.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { timelineKey } from './use-timeline.ts';

type Props = {
  timeline: List<TimelineItem>;
  /** Adds to them. */
  composer: ReactNode;
  /** Of an opportunity: its moves do not name it. */
  isOwn: boolean;
} & CommunicationActs;

/** The composer and what has happened, the newest first. */
export function Timeline({ timeline, composer, isOwn, ...acts }: Props) {
  const { t } = useTexts();
  // All items of the opened folds: a fold that grows at either end has some of them still.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const part = (fold: Fold) => {
    const [item] = fold;
    const keys = fold.map(timelineKey);
    const key = timelineKey(item);
    if (fold.length > 1)
      return (
        <TimelineFold
          key={key}
          fold={fold}
          isOwn={isOwn}
          isOpen={keys.some((one) => opened.includes(one))}
          onOpen={(isOpen) =>
            setOpened((before) => [...before.filter((one) => !keys.includes(one)), ...(isOpen ? keys : [])])
          }
        />
      );
    return isSystem(item) ? (
      <TimelineLine key={key} item={item} isOwn={isOwn} />
    ) : (
      <TimelineCard key={key} item={item} {...acts} />
    );
  };
  return (
    <section aria-labelledby="timeline-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="timeline-title" className="sr-only">
        {t('leads:timeline.title')}
      </h2>
      {composer}
      <ListStates
        list={timeline}
        headingLevel={3}
        empty={
          <EmptyState headingLevel={3} title={t('leads:timeline.emptyTitle')}>
            {t('leads:timeline.emptyText')}
          </EmptyState>
        }
      >
        {(items) => (
          <ol aria-busy={timeline.status === 'loading'} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {foldTimeline(items).map(part)}
          </ol>
        )}
      </ListStates>
    </section>
  );
}
