import { bringIntoRow } from './bring-into-row.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  count?: number | undefined;
  /** Further ones that wait for a decision: "0 + 2". */
  waiting?: number;
  /** Marks a tab that has to be filled in, and says so. */
  missing?: string | undefined;
  content: ReactNode;
};

type TabsProps<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Shown at the end of the row of tabs. */
  tools?: ReactNode;
};

const TAB =
  'relative flex h-control shrink-0 items-center gap-2 rounded-t-control px-3 sm:px-3.5 text-sm font-medium whitespace-nowrap ' +
  'text-ink-soft transition-colors duration-quick after:absolute after:inset-x-3 sm:after:inset-x-3.5 after:bottom-0 after:h-0.5 ' +
  'after:bg-transparent after:transition-colors hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-selected:text-ink aria-selected:after:bg-accent-ink';

/** Returns the index of the tab that a key selects; the arrows wrap around. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Renders only the selected panel. On a phone the list scrolls sideways, and the last tab is cut off as a hint. Plain
 * elements: react-aria builds a collection of tabs, which costs a phone 60 KB of script before hydration.
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect, tools }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the list is wider than the screen: scroll the selected tab into view, also on load.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && list.current) bringIntoRow(tab, list.current);
  }, [selected]);

  function press(event: KeyboardEvent) {
    const at = items.findIndex(({ id }) => id === selected);
    const next = target(event.key, at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`tab-${item.id}`)?.focus();
    if (item.id !== selected) onSelect(item.id);
  }

  const open = items.find(({ id }) => id === selected);
  return (
    <div className="relative">
      <div
        className={`flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-px ${tools ? '' : 'sm:shadow-[inset_0_-1px_0_var(--line)]'}`}
      >
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={press}
          className="tab-row min-w-0 max-sm:basis-full"
        >
          {items.map(({ id, label: name, count, waiting = 0, missing }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={id === selected}
              aria-controls={id === selected ? `panel-${id}` : undefined}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => {
                if (id !== selected) onSelect(id);
              }}
              className={`group ${TAB}`}
            >
              {name}
              {count !== undefined && (
                <span
                  data-missing={missing}
                  title={missing}
                  className="rounded-control bg-track px-1.5 text-xs leading-5 text-ink-soft tabular-nums group-aria-selected:bg-accent-soft group-aria-selected:text-accent-ink"
                >
                  {waiting > 0 ? `${count} + ${waiting}` : count}
                  {missing ? <span className="sr-only"> ({missing})</span> : null}
                </span>
              )}
            </button>
          ))}
        </div>
        {tools ? (
          <div className="min-w-0 max-sm:w-full max-sm:basis-full sm:flex-1 sm:basis-100">{tools}</div>
        ) : null}
      </div>
      {open && (
        <div
          key={open.id}
          role="tabpanel"
          id={`panel-${open.id}`}
          aria-labelledby={`tab-${open.id}`}
          className="pt-tools"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}
