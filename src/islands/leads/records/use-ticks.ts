import { useState } from 'react';
import type { List } from '#islands/lists/use-list.ts';
import { useSelection } from '#islands/lists/use-selection.ts';
import type { Listed } from './record-list.ts';

/** The selection of a list; a phone shows its checkboxes on demand, until it is cleared. */
export function useTicks(list: Pick<List<Listed>, 'items' | 'total'>, matching: object, isPhone: boolean) {
  const ticks = useSelection(list.items, list.total ?? 0, JSON.stringify(matching));
  const [isSelecting, setSelecting] = useState(false);
  const clear = () => {
    ticks.clear();
    setSelecting(false);
  };
  return {
    selection: { ...ticks, clear },
    isSelecting,
    /** For the menu of the list. */
    selecting: isPhone && { isOn: isSelecting, onSwitch: isSelecting ? clear : () => setSelecting(true) },
  };
}
