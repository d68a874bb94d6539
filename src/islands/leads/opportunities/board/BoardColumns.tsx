import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardColumn } from '#features/leads/opportunities/opportunity.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { BoardColumnView } from './BoardColumnView.tsx';
import type { CardActs } from './card-menu.ts';
import { watchTouchDrag } from './touch-drag.ts';
import type { TouchDrop } from './touch-lifted.ts';

type Props = {
  columns: readonly BoardColumn[];
  acts: CardActs;
  loadingStage: string | null;
  onMore: (column: BoardColumn) => void;
  onDrop: (drop: TouchDrop) => void;
};

/** The columns side by side; on a phone one at a time, with the edge of the next. */
export function BoardColumns({ columns, acts, loadingStage, onMore, onDrop }: Props) {
  const { t, tDynamic } = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => (ref.current ? watchTouchDrag(ref.current, (drop) => dropped(drop)) : undefined), []);
  return (
    <>
      {/* A phone shows one column at a time. */}
      <nav aria-label={t('leads:opportunities.stage')} className="chips">
        {columns.map(({ stage, count }) => (
          <a key={stage.key} href={`#stage-${stage.key}`} className="chip">
            {stageName(stage, tDynamic)} {count}
          </a>
        ))}
      </nav>
      <div
        ref={ref}
        role="region"
        aria-label={t('leads:board.label')}
        className="filling-columns board-columns"
      >
        {columns.map((column, at) => (
          <BoardColumnView
            key={column.stage.key}
            column={column}
            at={at}
            acts={acts}
            isLoadingMore={loadingStage === column.stage.key}
            onMore={() => onMore(column)}
            onDrop={(id, afterId) => onDrop({ id, stage: column.stage.key, afterId })}
          />
        ))}
      </div>
    </>
  );
}
