import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { iconButtonClass } from './button-styles.ts';
import { lazyComponent, useOpening, type LazyComponent } from './lazy-component.ts';
import type { MenuEntry } from './Menu.tsx';

export const menu = lazyComponent(async () => (await import('./menu-part.ts')).loadMenu());
type DotsProps = {
  label: string;
  /** The menu that the button opens, or a part that holds it. */
  part: Pick<LazyComponent<(props: never) => ReactNode>, 'load' | 'isLoaded'>;
  /** It holds nothing that leads to another page. */
  isAct?: boolean;
  /** The open menu, once its script is there. */
  children: () => ReactNode;
};

/** Three dots: a plain button until it is pressed, because a list has a hundred of them. */
export function MenuDots({ label, part, isAct = false, children }: DotsProps) {
  const [isWanted, setWanted] = useState(false);
  const { whenLoaded } = useOpening(part);
  const fetchPart = () => void part.load().catch(() => undefined);
  if (isWanted) return children();
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={isAct ? `act ${iconButtonClass()}` : iconButtonClass()}
      onPointerEnter={fetchPart}
      onFocus={fetchPart}
      onClick={() => void whenLoaded(() => setWanted(true))}
    >
      <Ellipsis size={18} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}

type Props = { label: string; entries: readonly MenuEntry[] };

/** The three-dots menu of a card. */
export function LazyMenu({ label, entries }: Props) {
  return (
    <MenuDots label={label} part={menu} isAct={!entries.some((entry) => 'href' in entry)}>
      {() => <menu.Part label={label} entries={entries} isOpenAtFirst />}
    </MenuDots>
  );
}
