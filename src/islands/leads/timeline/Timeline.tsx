import { Fragment, useState, type ReactNode } from 'react';
import { foldTimeline, isSystem, type Fold } from '#features/leads/timeline/fold.rules.ts';
import { unansweredOf } from '#features/leads/timeline/unanswered.rules.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useMonthHeads } from '#islands/leads/use-month-heads.ts';
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
  /** To call back. */
  phone: string | null;
} & CommunicationActs;

/** The composer and what has happened, the newest first. */
export function Timeline({ timeline, composer, isOwn, phone, ...acts }: Props) {
  const { t } = useTexts();
  const headOf = useMonthHeads();
  const unanswered = unansweredOf(timeline.items);
  // All items of the opened folds: a fold that grows at either end has some of them still.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const part = (fold: Fold) => {
    const [item] = fold;
    const keys = fold.map(timelineKey);
    if (fold.length > 1)
      return (
        <TimelineFold
          fold={fold}
          isOwn={isOwn}
          isOpen={keys.some((one) => opened.includes(one))}
          onOpen={(isOpen) =>
            setOpened((before) => [...before.filter((one) => !keys.includes(one)), ...(isOpen ? keys : [])])
          }
        />
      );
    return isSystem(item) ? (
      <TimelineLine item={item} isOwn={isOwn} />
    ) : (
      <TimelineCard item={item} phone={phone} isUnanswered={item === unanswered} {...acts} />
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
          <EmptyState
            headingLevel={3}
            title={t('leads:timeline.emptyTitle')}
            readerText={t('ui:list.readerText')}
          >
            {t('leads:timeline.emptyText')}
          </EmptyState>
        }
      >
        {(items) => (
          <ol aria-busy={timeline.status === 'loading'} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {foldTimeline(items).map((fold, at, folds) => {
              const head = headOf(fold[0].at, folds[at - 1]?.[0].at, items.at(-1)?.at);
              return (
                <Fragment key={timelineKey(fold[0])}>
                  {head === null ? null : (
                    <li className="px-4 pt-2 text-xs leading-6 font-semibold text-ink-soft">{head}</li>
                  )}
                  {part(fold)}
                </Fragment>
              );
            })}
          </ol>
        )}
      </ListStates>
    </section>
  );
}
