import { useState } from 'react';
import { Button } from './Button.tsx';
import { SIGN_ON_PHONE, type ButtonVariant } from './button-styles.ts';
import type { Icon } from './icon.ts';
import { menu } from './LazyMenu.tsx';
import { prefetchOnIntent, useOpening } from './lazy-component.ts';
import type { MenuEntry } from './Menu.tsx';

type Props = {
  label: string;
  entries: readonly MenuEntry[];
  icon: Icon;
  isPending: boolean;
  variant?: ButtonVariant;
  isAtStart?: boolean;
  /** A phone shows the sign alone. */
  isShort?: boolean;
};

/** A labelled menu button; the menu is prefetched on intent. */
export function LazyMenuButton({
  label,
  entries,
  icon,
  isPending,
  variant = 'secondary',
  isAtStart = false,
  isShort = false,
}: Props) {
  const [isWanted, setWanted] = useState(false);
  const { isOpening, whenLoaded } = useOpening(menu);
  const approaching = isWanted
    ? {}
    : { ...prefetchOnIntent(menu), onPress: () => void whenLoaded(() => setWanted(true)) };
  const button = (
    <Button
      variant={variant}
      icon={icon}
      isPending={isPending || isOpening}
      className={isShort ? SIGN_ON_PHONE : ''}
      aria-haspopup="menu"
      {...approaching}
    >
      <span className={isShort ? 'max-sm:sr-only' : ''}>{label}</span>
    </Button>
  );
  return isWanted ? (
    <menu.Part label={label} entries={entries} trigger={button} isOpenAtFirst isAtStart={isAtStart} />
  ) : (
    button
  );
}
