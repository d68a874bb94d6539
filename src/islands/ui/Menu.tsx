import { Ellipsis } from 'lucide-react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ReactElement } from 'react';
import { IconButton } from './Button.tsx';
import { isReaderPage } from './page-workspace.ts';
import type { Icon } from './icon.ts';
import { LIST_ITEM, POPOVER } from './popover-styles.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: Icon;
  tone?: 'danger';
  isDisabled?: boolean;
  /** A line below the label: why it is disabled. */
  hint?: string;
} & ({ onAction: () => void } | { href: string });

type MenuProps = {
  /** Label of the menu: "Actions for Bodegas Roda". Also names the button unless a trigger is given. */
  label: string;
  entries: readonly MenuEntry[];
  /** A Button or IconButton; defaults to three dots. */
  trigger?: ReactElement;
  /** For a menu that was loaded because its button was pressed. */
  isOpenAtFirst?: boolean;
  /** Below the start of its button instead of the end, for one at the left of a page. */
  isAtStart?: boolean;
};

/** A reader of the workspace sees the links alone: every other entry is an act. */
const shownEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  isReaderPage() ? entries.filter((entry) => 'href' in entry) : entries;

export function Menu({ label, entries, trigger, isOpenAtFirst = false, isAtStart = false }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={isOpenAtFirst}>
      {trigger ?? <IconButton label={label} icon={Ellipsis} />}
      <Popover placement={isAtStart ? 'bottom start' : 'bottom end'} className={`${POPOVER} min-w-52`}>
        <AriaMenu aria-label={label} className="p-1 outline-none">
          {shownEntries(entries).map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              isDisabled={entry.isDisabled ?? false}
              className={`${LIST_ITEM} ${entry.tone === 'danger' ? 'text-danger-ink' : 'text-ink'}`}
              {...('href' in entry ? { href: entry.href } : { onAction: entry.onAction })}
            >
              {entry.icon && <entry.icon size={18} aria-hidden="true" className="shrink-0" />}
              {entry.hint === undefined ? (
                entry.label
              ) : (
                <span>
                  {entry.label}
                  <span className="block text-xs text-ink-soft">{entry.hint}</span>
                </span>
              )}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
