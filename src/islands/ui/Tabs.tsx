import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useEffect, useRef, type ReactNode } from 'react';

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  /** How many rows it holds. */
  count?: number | undefined;
  content: ReactNode;
};

type TabsProps<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Only the selected panel exists. On a phone the list scrolls sideways and the last tab is cut, so that it shows. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the list is wider than the screen: the selected tab comes into view, also on a first visit.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 48;
  }, [selected]);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item) onSelect(item.id);
      }}
    >
      <TabList
        ref={list}
        aria-label={label}
        className="flex sm:-ml-3.5 gap-1 overflow-x-auto [scrollbar-width:none] shadow-[inset_0_-1px_var(--line)] max-sm:-mx-4 max-sm:px-4"
      >
        {items.map(({ id, label: name, count }) => (
          <Tab
            key={id}
            id={id}
            className="group relative flex h-12 shrink-0 items-center gap-2 rounded-t-control px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors duration-quick outline-none after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:bg-transparent after:transition-colors data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-hovered:text-ink data-selected:text-ink data-selected:after:bg-accent-ink"
          >
            {name}
            {count !== undefined && (
              <span className="rounded-control bg-sunken px-1.5 text-xs leading-5 text-ink-soft tabular-nums group-data-selected:bg-accent-soft group-data-selected:text-accent-ink">
                {count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6 outline-offset-4">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
