import { Pencil } from 'lucide-react';
import { createPortal } from 'react-dom';
import { cellAt, type Place } from './grid-place.ts';

/** Side in pixels, as `size-7`. */
const PENCIL = 28;

type Props = { place: Place; label: string; onPress: () => void };

/** The button at the end of the cell under the mouse. */
export function HoverPencil({ place, label, onPress }: Props) {
  const box = cellAt(place)?.getBoundingClientRect();
  if (!box) return null;
  return createPortal(
    <button
      type="button"
      // The keyboard has Enter and F2.
      tabIndex={-1}
      data-cell-pencil
      aria-label={label}
      title={label}
      onClick={onPress}
      style={{ left: box.right - PENCIL - 4, top: box.top + (box.height - PENCIL) / 2 }}
      className="fixed z-30 grid size-7 place-items-center rounded-control border border-line-strong bg-surface text-ink-soft hover:text-ink"
    >
      <Pencil size={14} aria-hidden="true" />
    </button>,
    document.body,
  );
}
