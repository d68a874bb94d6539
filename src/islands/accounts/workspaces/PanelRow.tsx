import { iconButtonClass } from '#islands/ui/button-styles.ts';
import type { Icon } from '#islands/ui/icon.ts';

/** A row of a workspace's panel; its act ends where the panel's menu does. */
export const PANEL_ROW = 'flex items-center gap-2 py-2 pr-2 pl-4 sm:pl-5';

type Props = { icon: Icon; label: string; onPress: () => void };

export function RowAct({ icon: Symbol, label, onPress }: Props) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={iconButtonClass()}>
      <Symbol size={18} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
