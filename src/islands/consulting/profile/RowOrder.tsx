import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { IconButton } from '#islands/ui/Button.tsx';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { shortName, type RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import type { RowList } from './use-list.ts';
import { useRowOrder } from './use-row-order.ts';

type Step = { id: number; by: -1 | 1 };

/** At either end the pressed arrow is disabled: focus the other one. */
function focusStep(grid: HTMLElement | null, { id, by }: Step): void {
  const button = (way: number) => grid?.querySelector<HTMLButtonElement>(`[data-step="${id}:${way}"]`);
  const same = button(by);
  (same?.disabled ? button(-by) : same)?.focus();
}

type Props<Row extends StoredRow> = { kind: RowKind<Row>; companyId: number; list: RowList<Row> };

/**
 * The list as one column for reordering: by dragging, by keyboard from the handle (Enter, arrows, Enter), and by two
 * arrow buttons, which suit touch and switch devices.
 */
export function RowOrder<Row extends StoredRow>({ kind, companyId, list }: Props<Row>) {
  const { t } = useTexts();
  const { announcement, move, step } = useRowOrder(kind, companyId, list);
  const pressed = useRef<Step | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { rows } = list;

  // A moved row loses the focus of its buttons. The grid renders its rows after this effect.
  useEffect(() => {
    const step = pressed.current;
    if (step) requestAnimationFrame(() => focusStep(grid.current, step));
    pressed.current = null;
  }, [rows]);

  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const row = rows.find(({ id }) => keys.has(id));
      const at = rows.findIndex(({ id }) => id === target.key);
      const after = target.dropPosition === 'before' ? rows[at - 1] : rows[at];
      if (row && after?.id !== row.id) void move(row, after?.id ?? null);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="h-0.5 rounded-[2px] outline-none data-drop-target:bg-accent-ink"
      />
    ),
  });

  const stepBy = (row: Row, by: -1 | 1) => {
    pressed.current = { id: row.id, by };
    void step(row, by);
  };

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <GridList
        ref={grid}
        aria-label={t(`consulting:${kind.name}.title`)}
        items={rows}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="overflow-hidden rounded-panel border border-line bg-surface outline-none"
      >
        {rows.map((row, index) => {
          const title = kind.title(row);
          const name = shortName(title, 40);
          return (
            <GridListItem
              key={row.id}
              id={row.id}
              textValue={name}
              className="flex min-h-14 items-center gap-1 border-b border-line pr-2 pl-1 not-data-focus-visible:outline-none last:border-b-0 data-dragging:opacity-45 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-accent-ink"
            >
              <Button
                slot="drag"
                aria-label={t('consulting:order.drag', { name })}
                className={`${iconButtonClass()} cursor-grab text-ink-soft`}
              >
                <GripVertical size={18} aria-hidden="true" />
              </Button>
              <span className="w-6 shrink-0 sm:w-8 text-sm text-ink-soft tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 py-2">
                <span className="line-clamp-2 text-sm break-words">{title}</span>
              </span>
              <IconButton
                label={t('consulting:order.up', { name })}
                icon={ArrowUp}
                data-step={`${row.id}:-1`}
                isDisabled={index === 0}
                onPress={() => stepBy(row, -1)}
              />
              <IconButton
                label={t('consulting:order.down', { name })}
                icon={ArrowDown}
                data-step={`${row.id}:1`}
                isDisabled={index === rows.length - 1}
                onPress={() => stepBy(row, 1)}
              />
            </GridListItem>
          );
        })}
      </GridList>
    </>
  );
}
