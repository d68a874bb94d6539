import { useEffect, useRef } from 'react';
import { bringIntoRow } from '#islands/ui/bring-into-row.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Item<Id extends string> = { id: Id; label: string; href: string; count?: number };

type Props<Id extends string> = {
  label: string;
  items: readonly Item<Id>[];
  current: Id;
  /** Given if the page can show the target without navigating. */
  onChoose?: (id: Id) => void;
};

/** Tabs with a URL each: links work before hydration and in a new browser tab. */
export function LinkTabs<Id extends string>({ label, items, current, onChoose }: Props<Id>) {
  const { tag } = useTexts();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current]')?.parentElement;
    if (item && row.current) bringIntoRow(item, row.current);
  }, [current]);
  const number = new Intl.NumberFormat(tag);
  return (
    <nav aria-label={label} className="max-w-full min-w-0">
      <ul ref={row} className="tab-row">
        {items.map(({ id, label: name, href, count }) => (
          <li key={id} className="shrink-0">
            <a
              href={href}
              aria-current={id === current ? 'page' : undefined}
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(id);
              }}
              className="group relative flex h-control items-center gap-2 rounded-t-control px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft no-underline transition-colors duration-quick after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:bg-transparent hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-accent-ink"
            >
              {name}
              {count === undefined ? null : (
                <span className="rounded-control bg-sunken px-1.5 text-xs leading-5 tabular-nums outline -outline-offset-1 outline-line group-aria-[current]:bg-accent-soft group-aria-[current]:text-accent-ink">
                  {number.format(count)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
