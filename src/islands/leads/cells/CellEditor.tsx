import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Field } from '#shared/field-list.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { CellField } from './cell-fields.ts';
import { cellAt, GRID, type Place } from './grid-place.ts';

/** From the stored cell to the one that has the focus next, in cells to the right and rows below. */
export type Step = { right: number; down: number };

type Props = {
  place: Place;
  field: CellField;
  /** Accessible name: the column's and the row's. */
  label: string;
  value: string;
  /** The first letter, which replaces the value. */
  typed: string | null;
  /** Resolves with a message that keeps the editor open, or with nothing once the value is stored. */
  onSave: (text: string, step: Step | null) => Promise<string | undefined>;
  onCancel: () => void;
};

const TYPES: Partial<Record<Field['kind'], string>> = { email: 'email', phone: 'tel', day: 'date' };
const NUMBERS: readonly Field['kind'][] = ['number', 'money'];

const CONTROL =
  'size-full rounded-none border-2 border-accent-ink bg-surface px-2.5 text-sm text-ink outline-none aria-invalid:border-danger aria-busy:text-ink-soft';

type Box = { left: number; top: number; width: number; height: number };

const boxOf = (place: Place): Box | null => {
  const cell = cellAt(place)?.getBoundingClientRect();
  return cell ? { left: cell.left, top: cell.top, width: cell.width, height: cell.height } : null;
};

/** Follows its cell while the table scrolls. */
function useBox(place: Place): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const { row, column } = place;
  useLayoutEffect(() => {
    const follow = () => setBox(boxOf({ row, column }));
    follow();
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow, true);
      removeEventListener('resize', follow);
    };
  }, [row, column]);
  return box;
}

/** The control over a cell: Enter and Tab store it and go on, Esc leaves it as it was, elsewhere it is stored. */
export function CellEditor({ place, field, label, value, typed, onSave, onCancel }: Props) {
  const { t } = useTexts();
  const box = useBox(place);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [text, setText] = useState(typed ?? value);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const isLeaving = useRef(false);
  const errorId = useId();
  const isPlaced = box !== null;
  useEffect(() => {
    if (!isPlaced) return;
    control.current?.focus({ preventScroll: true });
    if (typed === null && field.choices.length === 0) control.current?.select();
  }, [isPlaced, typed, field]);

  async function save(step: Step | null) {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setSaving(true);
    const message = await onSave(text, step);
    if (message === undefined) return;
    isLeaving.current = false;
    setSaving(false);
    setError(message);
    control.current?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const back = event.shiftKey ? -1 : 1;
    if (event.key === 'Enter') void save({ right: 0, down: back });
    else if (event.key === 'Tab') void save({ right: back, down: 0 });
    else if (event.key === 'Escape') {
      isLeaving.current = true;
      onCancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const props = {
    ref: control,
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    'aria-busy': isSaving,
    className: `${CONTROL} ${NUMBERS.includes(field.of.kind) ? 'text-right tabular-nums' : ''}`,
    onKeyDown: press,
    onBlur: () => void save(null),
  };
  if (!box) return null;
  return createPortal(
    <div className="fixed z-40" style={box} data-cell-editor>
      {field.choices.length > 0 ? (
        <select {...props} value={text} onChange={({ target }) => setText(target.value)}>
          {field.choices.map(({ id, label: word }) => (
            <option key={id} value={id}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...props}
          type={TYPES[field.of.kind] ?? 'text'}
          inputMode={NUMBERS.includes(field.of.kind) ? 'decimal' : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {error === undefined ? null : (
        <p
          id={errorId}
          role="alert"
          className="absolute top-full left-0 mt-1 w-max max-w-72 rounded-control border border-danger bg-overlay px-3 py-2 text-sm text-danger-ink shadow-floating"
        >
          {error} <span className="text-ink-soft">{t('leads:cells.escape')}</span>
        </p>
      )}
    </div>,
    document.querySelector(GRID)?.closest('main') ?? document.body,
  );
}
