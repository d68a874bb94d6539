import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { moneyText } from '#shared/numbers/money-text.ts';
import type { BoardColumn, Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { CardActs } from './card-menu.ts';
import { STAGE_FILL, stageTone } from '#islands/leads/opportunities/stage-hue.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';

const DRAG_TYPE = 'application/x-opportunity';

type Props = {
  column: BoardColumn;
  /** Its place among the columns. */
  at: number;
  acts: CardActs;
  isLoadingMore: boolean;
  onMore: () => void;
  onDrop: (id: number, afterId: number | null) => void;
};

/** Returns the card above a drop before `key`, ignoring the dragged card. */
function above(items: readonly Opportunity[], key: number, dragged: number): number | null {
  const rest = items.filter(({ id }) => id !== dragged);
  const index = rest.findIndex(({ id }) => id === key);
  return index > 0 ? (rest[index - 1]?.id ?? null) : null;
}

/** One stage with its sums and cards, which can be dragged by pointer, touch and keyboard. */
export function BoardColumnView({ column, at, acts, isLoadingMore, onMore, onDrop }: Props) {
  const { t, tag, tDynamic } = useTexts();
  const { stage, count, totals, cards } = column;
  const name = stageName(stage, tDynamic);
  const { dragAndDropHooks } = useDragAndDrop<Opportunity>({
    getItems: (_keys, items) =>
      items.map(({ id, title }) => ({ [DRAG_TYPE]: String(id), 'text/plain': title })),
    acceptedDragTypes: [DRAG_TYPE],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const [dragged] = [...keys].map(Number);
      const key = Number(target.key);
      if (dragged === undefined || dragged === key) return;
      onDrop(dragged, target.dropPosition === 'after' ? key : above(cards.items, key, dragged));
    },
    onInsert: async ({ items, target }) => {
      const [item] = items;
      if (item?.kind !== 'text') return;
      const dragged = Number(await item.getText(DRAG_TYPE));
      const key = Number(target.key);
      onDrop(dragged, target.dropPosition === 'after' ? key : above(cards.items, key, dragged));
    },
    onRootDrop: async ({ items }) => {
      const [item] = items;
      if (item?.kind === 'text') onDrop(Number(await item.getText(DRAG_TYPE)), null);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="my-0.5 h-1 rounded-full bg-transparent outline-none data-drop-target:bg-accent"
      />
    ),
  });
  return (
    <section
      aria-label={t('leads:opportunities.column', { stage: name, count })}
      id={`stage-${stage.key}`}
      data-stage={stage.key}
      className="board-column"
    >
      <span aria-hidden="true" className={`h-[3px] shrink-0 ${STAGE_FILL[stageTone(stage, at)]}`} />
      <header className="grid px-3 pt-2 pb-1.5">
        <h2 className="flex items-baseline gap-2 font-text text-sm font-semibold">
          <span className="truncate">{name}</span>
          <span className="text-xs font-normal text-ink-soft tabular-nums">{count}</span>
        </h2>
        {(totals.length > 0 ? totals : [{ currency: 'EUR', amountCents: 0, weightedCents: 0 }]).map(
          (total) => (
            <p key={total.currency} className="flex flex-wrap justify-between gap-x-2 text-xs tabular-nums">
              <span>{moneyText(total.amountCents, total.currency, tag)}</span>
              {stage.kind === 'open' ? (
                <span className="text-ink-soft" title={t('leads:opportunities.weightedHint')}>
                  <span className="sr-only">{t('leads:opportunities.weighted')} </span>≈{' '}
                  {moneyText(total.weightedCents, total.currency, tag)}
                </span>
              ) : null}
            </p>
          ),
        )}
      </header>
      <GridList
        aria-label={t('leads:opportunities.column', { stage: name, count })}
        items={cards.items}
        dependencies={[acts, tag]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => (
          <p className="px-2 py-6 text-center text-xs text-ink-soft">
            {t('leads:opportunities.columnNothing')}{' '}
            <span className="act-link">{t('leads:opportunities.columnEmpty')}</span>
          </p>
        )}
        className="board-cards"
      >
        {(card) => (
          <GridListItem id={card.id} textValue={card.title} className="has-acts group board-card">
            <BoardCard card={card} kind={stage.kind} acts={acts} />
          </GridListItem>
        )}
      </GridList>
      {cards.nextCursor === null ? null : (
        <div className="px-2 pb-2">
          <PlainButton size="small" className="w-full" isPending={isLoadingMore} onPress={onMore}>
            {t('ui:list.more')}
          </PlainButton>
        </div>
      )}
    </section>
  );
}
