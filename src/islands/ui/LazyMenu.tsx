import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { iconButtonClass } from './button-styles.ts';
import { lazyComponent, useOpening } from './lazy-component.ts';
import type { MenuEntry } from './Menu.tsx';

export const menu = lazyComponent(async () => (await import('./Menu.tsx')).Menu);
const fetchMenu = () => void menu.load().catch(() => undefined);

type Props = { label: string; entries: readonly MenuEntry[] };

/** The three-dots menu of a card: a plain button until it is pressed, because a list has a hundred of them. */
export function LazyMenu({ label, entries }: Props) {
  const [isWanted, setWanted] = useState(false);
  const { whenLoaded } = useOpening(menu);
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={entries.some((entry) => 'href' in entry) ? iconButtonClass() : `act ${iconButtonClass()}`}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => void whenLoaded(() => setWanted(true))}
    >
      <Ellipsis size={18} strokeWidth={2} aria-hidden="true" />
    </button>
  );
  if (!isWanted) return button;
  return <menu.Part label={label} entries={entries} isOpenAtFirst />;
}
