// One long file: the keyboard, the mouse and the clipboard over one table.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldList } from '#shared/field-list.ts';
import { ApiError } from '#islands/api.ts';
import { usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import type { GridColumn, TableKind, Tabled } from '#islands/leads/records/record-list.ts';
import type { List } from '#islands/lists/use-list.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { isReaderPage } from '#islands/ui/page-workspace.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { CellEditor, type Step } from './CellEditor.tsx';
import { cellFields, cellsIn, typedOf, type CellField } from './cell-fields.ts';
import { stageFields } from './stage-cells.ts';
import { cellAt, cellOf, placeOf, type Place } from './grid-place.ts';
import { HoverPencil } from './HoverPencil.tsx';
import { messageIn, pastedRows } from './pasted-rows.ts';
import { useCellSaving } from './use-cell-saving.ts';

type Props<R extends Tabled> = {
  of: TableKind<R>;
  list: List<R>;
  /** Those shown, in their order. */
  columns: readonly GridColumn<R>[];
  fields: FieldList;
  /** By the ids of columns, of rows that are no records with fields of their own. */
  own?: ReadonlyMap<string, CellField>;
  /** Takes over a value that was refused, and answers true: a dialog asks for what it lacks. */
  onRefused?: (row: R, field: string, text: string, error: unknown) => boolean;
  /** A change that is told, and offered to be undone, where it could go unnoticed; `row` is as it was. */
  saidOf?: (row: R, field: string) => { message: string; description: string } | undefined;
};

const NO_CELLS: ReadonlyMap<string, CellField> = new Map();

type Opened = { place: Place; typed: string | null };

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * Editing in the table of contacts, companies or opportunities: a cell under the arrow keys opens with Enter, F2 or a letter, or with the
 * pencil under the mouse; a column of a spreadsheet is pasted downwards; Ctrl+Z takes back what was done here.
 */
export function CellEditing<R extends Tabled>(props: Props<R>) {
  const { of, list, columns, fields, own, onRefused, saidOf } = props;
  const { area, nameOf } = of;
  const rows = list.items;
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  const known = own ?? (area === 'tasks' ? NO_CELLS : cellFields(area, fields, team, texts));
  const stages = stageFields(usePipelines(), texts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hovered, setHovered] = useState<Place | null>(null);
  const isPasting = useRef(false);
  const { save, remember, undo } = useCellSaving(
    area,
    (row) => list.replace(row as R),
    () => void list.reload(),
  );

  const fieldAt = ({ row, column }: Place): CellField | undefined => {
    const shown = columns[column];
    const found = rows[row];
    if (!found || !shown) return undefined;
    return shown.id === 'stage' ? stages(found) : known.get(shown.id);
  };
  const labelOf = ({ row, column }: Place) => {
    const found = rows[row];
    return t('leads:cells.of', { field: columns[column]?.label ?? '', name: found ? nameOf(found) : '' });
  };
  const focus = (place: Place) => cellAt(place)?.focus();

  /** The next cell that can be edited in the direction of a step; the same one where there is none. */
  function stepped({ row, column }: Place, { right, down }: Step): Place {
    for (let next = column + right; right !== 0 && columns[next]; next += right)
      if (fieldAt({ row, column: next })) return { row, column: next };
    return rows[row + down] ? { row: row + down, column } : { row, column };
  }

  async function store(place: Place, text: string, step: Step | null): Promise<string | undefined> {
    const row = rows[place.row];
    const field = fieldAt(place);
    if (row && field && text !== typedOf(row, field, tag)) {
      try {
        const act = remember([await save(row, new Map([[field, text]]))]);
        const told = saidOf?.(row, field.name);
        if (told) toast.undo({ ...told, undoLabel: t('ui:actions.undo'), onUndo: () => void undo(act) });
      } catch (error) {
        if (onRefused?.(row, field.name, text, error)) {
          setOpened(null);
          focus(place);
          return undefined;
        }
        return messageIn(error, field) ?? errorText(error, t);
      }
    }
    setOpened(null);
    if (step) focus(stepped(place, step));
    return undefined;
  }

  async function paste(from: Place, text: string) {
    const { wanted, refused, isTooLong } = pastedRows(cellsIn(text), from, {
      rowCount: rows.length,
      fieldAt,
      texts,
    });
    if (refused !== undefined) return toast.error(t('leads:cells.notPasted'), refused);
    isPasting.current = true;
    const causes: (number | null)[] = [];
    const failed: string[] = [];
    let isStopped = false;
    for (const { row: index, typed } of wanted) {
      const row = rows[index];
      if (!row || isStopped) continue;
      try {
        causes.push(await save(row, typed));
      } catch (error) {
        isStopped = !(error instanceof ApiError) || ![409, 422].includes(error.status);
        const [field] = typed.keys();
        failed.push(`${nameOf(row)}: ${(field && messageIn(error, field)) ?? errorText(error, t)}`);
      }
    }
    isPasting.current = false;
    const act = remember(causes);
    const rest = [
      ...(failed.length > 0 ? [t('leads:cells.failed', { count: failed.length })] : []),
      ...failed.slice(0, 3),
      ...(isTooLong ? [t('leads:cells.tooLong')] : []),
    ].join('\n');
    if (causes.length === 0) toast.error(t('leads:cells.notPasted'), rest);
    else
      toast.undo({
        message: t('leads:cells.pasted', { count: causes.length }),
        description: rest || undefined,
        undoLabel: t('ui:actions.undo'),
        onUndo: () => void undo(act),
      });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented || event.isComposing) return;
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) void undo();
    else {
      const place = placeOf(cell);
      // Enter on a link follows it.
      const isEnter = event.key === 'Enter' && event.target === cell;
      if (!place || !fieldAt(place)) return;
      if (event.key !== 'F2' && !isEnter && !(isLetter(event) && event.target === cell)) return;
      const field = fieldAt(place);
      setOpened({ place, typed: isLetter(event) && field?.choices.length === 0 ? event.key : null });
    }
    event.preventDefault();
    event.stopPropagation();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const place = cell && placeOf(cell);
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!place || text === '' || isPasting.current) return;
    event.preventDefault();
    void paste(place, text);
  });
  const onOver = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    if (event.target instanceof Element && event.target.closest('[data-cell-pencil]')) return;
    const cell = cellOf(event.target);
    const place = cell && placeOf(cell);
    setHovered(place && fieldAt(place) ? place : null);
  });
  useEffect(() => {
    if (isReaderPage()) return;
    const key = (event: KeyboardEvent) => onKey(event);
    const clip = (event: ClipboardEvent) => onPaste(event);
    const over = (event: PointerEvent) => onOver(event);
    const leave = () => setHovered(null);
    // Before the table, which searches its rows for what is typed and opens them with Enter.
    addEventListener('keydown', key, true);
    addEventListener('paste', clip);
    addEventListener('pointerover', over);
    addEventListener('scroll', leave, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('paste', clip);
      removeEventListener('pointerover', over);
      removeEventListener('scroll', leave, true);
    };
  }, []);

  const field = opened && fieldAt(opened.place);
  const row = opened && rows[opened.place.row];
  return (
    <>
      {opened && field && row ? (
        <CellEditor
          key={`${row.id} ${field.name}`}
          place={opened.place}
          field={field}
          label={labelOf(opened.place)}
          value={typedOf(row, field, tag)}
          typed={opened.typed}
          onSave={(text, step) => store(opened.place, text, step)}
          onCancel={() => {
            setOpened(null);
            focus(opened.place);
          }}
        />
      ) : null}
      {hovered && !opened ? (
        <HoverPencil
          place={hovered}
          label={t('leads:cells.edit', { of: labelOf(hovered) })}
          onPress={() => setOpened({ place: hovered, typed: null })}
        />
      ) : null}
    </>
  );
}
