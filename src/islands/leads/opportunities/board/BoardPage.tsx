// One long file: the board joins its tools, its columns and its dialogs here, as the table does.
import { useRef, useState } from 'react';
import type {
  Board,
  Named,
  Opportunity,
  Pipeline,
  Stage,
} from '#features/leads/opportunities/opportunity.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import type { Filters } from '#islands/lists/list-query.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { OwnerStrip } from '#islands/leads/owners/OwnerStrip.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import type { CardActs } from './card-menu.ts';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { NoOpportunities } from '#islands/leads/opportunities/NoOpportunities.tsx';
import { OpportunitiesHead } from '#islands/leads/opportunities/OpportunitiesHead.tsx';
import type { AskedMove } from '#islands/leads/opportunities/asked-fields.ts';
import {
  lostDialog,
  opportunityDialog,
  requiredDialog,
} from '#islands/leads/opportunities/opportunity-parts.ts';
import { PipelinesContext, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { filterWords } from '#islands/leads/opportunities/filter-words.ts';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { useBoard, type Move } from './use-board.ts';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type BoardProps = {
  board: Board;
  pipelines: readonly Pipeline[];
  filters: Filters;
  /** Of the campaign that the filters name. */
  campaignName: string | null;
  /** Views of opportunities that the reader sees. */
  views: readonly Named[];
};

export function BoardPage({
  board,
  pipelines,
  filters,
  campaignName,
  views,
  ...island
}: IslandProps & BoardProps) {
  return (
    <LeadsIsland {...island}>
      <PipelinesContext value={pipelines}>
        <OpportunityBoard {...{ board, filters, campaignName, views }} />
      </PipelinesContext>
    </LeadsIsland>
  );
}

function OpportunityBoard({ board: initial, filters, campaignName, views }: Omit<BoardProps, 'pipelines'>) {
  const texts = useTexts();
  const { t, tDynamic } = texts;
  const [asked, setAsked] = useState<AskedMove>();
  const asking = useOpening(requiredDialog);
  const given = {
    ...filters,
    q: filters['q'] ?? '',
    owner: filters['owner'] ?? '',
    source: filters['source'] ?? '',
  };
  const board = useBoard(initial, given, (move) => void asking.whenLoaded(() => setAsked(move)));
  const [edited, setEdited] = useState<Opportunity | null | undefined>(undefined);
  const [lost, setLost] = useState<{ card: Opportunity; move: Move }>();
  const editing = useOpening(opportunityDialog);
  const losing = useOpening(lostDialog);
  const { remove } = useDeletion('/api/crm/opportunities', {
    list: {
      reload: board.reload,
      drop: (id) => {
        board.drop(Number(id));
        return () => void board.reload();
      },
    },
  });
  const { id: pipelineId, stages, lostReasons } = initial.pipeline;
  const hasOthers = usePipelines().length > 1;
  const isEmpty = board.columns.every(({ count }) => count === 0) && board.status === 'ready';
  const isBare = isEmpty && Object.values(board.filters).every((value) => value.trim() === '');
  const { kind } = board.filters;
  const words = [
    // The table has a control for it, and the board none.
    ...(kind ? [tDynamic(`leads:opportunities.kinds.${kind}`) ?? kind] : []),
    ...filterWords(board.filters, stages, texts, campaignName),
  ];
  const notice = { words, onClear: board.clear };

  const edit = (card: Opportunity | null) => void editing.whenLoaded(() => setEdited(card));
  useNewInAddress(() => edit(null));

  const moved = useRef<number | null>(null);
  /** Moves the focus to the card's new place, because its menu is unmounted by the move. */
  const followCard = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (moved.current === null || document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`[role="row"][data-key="${moved.current}"]`)?.focus();
        moved.current = null;
      }),
    );

  /** Asks for the reason of a loss before moving. */
  function move(card: Opportunity | undefined, stage: Stage, afterId: number | null) {
    if (!card) return;
    const wanted = { id: card.id, stage: stage.key, afterId };
    if (stage.kind === 'lost' && card.stage !== stage.key)
      void losing.whenLoaded(() => setLost({ card, move: wanted }));
    else board.move(wanted);
  }

  const acts: CardActs = {
    stages,
    onEdit: edit,
    onMove: (card, stage) => {
      moved.current = card.id;
      move(card, stage, null);
      if (stage.kind !== 'lost') followCard();
    },
    onDelete: ({ id, title }) => void remove(id, t('leads:opportunities.deleted', { name: title })),
  };
  const cards = board.columns.flatMap(({ cards: { items } }) => items);
  const adding = {
    ...prefetchOnIntent(opportunityDialog),
    isPending: editing.isOpening,
    onPress: () => edit(null),
  };

  return (
    <div className={`filled-screen ${TOOLS_SCREEN}`}>
      {isBare && !hasOthers ? null : (
        <OpportunitiesHead
          view="board"
          filters={hasOthers ? { ...board.filters, pipelineId: String(pipelineId) } : board.filters}
          onSearch={(text) => board.setFilter('q', text)}
          isLoading={board.status === 'loading'}
          adding={adding}
        >
          <BoardFilters {...{ board, pipelineId, views, notice }} />
        </OpportunitiesHead>
      )}
      {isBare ? null : <OwnerStrip list={board} />}
      <FilterNotice {...notice} />
      <p role="status" className="sr-only">
        {board.announcement}
      </p>
      {board.status === 'error' ? (
        <EmptyState
          title={t('ui:list.loadFailed')}
          action={<PlainButton onPress={() => void board.reload()}>{t('ui:actions.retry')}</PlainButton>}
        >
          {t('ui:errors.network')}
        </EmptyState>
      ) : isEmpty ? (
        isBare ? (
          <NoOpportunities adding={adding} />
        ) : (
          <EmptyState
            title={t('ui:list.noMatch')}
            action={<PlainButton onPress={board.clear}>{t('ui:list.clear')}</PlainButton>}
          >
            {t('ui:list.noMatchText')}
          </EmptyState>
        )
      ) : (
        <BoardColumns
          columns={board.columns}
          acts={acts}
          loadingStage={board.loadingStage}
          onMore={(column) => void board.loadMore(column)}
          onDrop={({ id, stage, afterId }) => {
            const to = stages.find(({ key }) => key === stage);
            if (to)
              move(
                cards.find((card) => card.id === id),
                to,
                afterId,
              );
          }}
        />
      )}
      <opportunityDialog.Part
        opportunity={edited}
        pipelineId={pipelineId}
        onClose={() => setEdited(undefined)}
        onSaved={(saved) => {
          setEdited(undefined);
          if (saved.pipelineId === pipelineId) board.show(saved);
          else board.drop(saved.id);
        }}
        onGone={() => void board.reload()}
      />
      <requiredDialog.Part
        asked={asked}
        onClose={() => setAsked(undefined)}
        onMoved={(moved) => {
          setAsked(undefined);
          board.show(moved);
        }}
        onGone={() => void board.reload()}
      />
      <lostDialog.Part
        name={lost?.card.title}
        reasons={lostReasons}
        onLeft={followCard}
        onClose={() => setLost(undefined)}
        onLost={(lostReason) => {
          if (lost) board.move({ ...lost.move, lostReason });
          setLost(undefined);
        }}
      />
    </div>
  );
}
