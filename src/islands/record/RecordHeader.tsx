import type { ReactNode } from 'react';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';

type Props = {
  name: string;
  /** One line below the name. */
  facts?: ReactNode;
  /** Replaces the tiles of the name: those of a brand. */
  mark?: ReactNode;
  /** Replaces the name: a field in which it is typed. */
  title?: ReactNode;
  /** The record's place in the loop: LoopSteps. */
  loop?: ReactNode;
  /** The one primary act; on a phone it stands in the RecordBar. */
  act?: ReactNode;
  menu: { label: string; entries: readonly MenuEntry[] };
};

/**
 * The 56 px on top of every record's page; on a phone 72 where the name takes two lines, and it stays, with the name
 * alone, when the page is scrolled.
 */
export function RecordHeader({ name, facts, mark, title, loop, act, menu }: Props) {
  return (
    <header className="record-header">
      {mark ?? <Azulejo seed={name} columns={4} rows={4} className="size-10 shrink-0 rounded-control" />}
      <div className="record-name min-w-0 flex-1">
        {title ?? (
          <h1
            className="line-clamp-2 text-base leading-[1.125rem] break-words sm:line-clamp-1 sm:text-lg sm:leading-5"
            title={name}
          >
            {name}
          </h1>
        )}
        {facts ? (
          <div className="record-facts truncate text-sm leading-5 text-ink-soft max-sm:text-xs max-sm:leading-4">
            {facts}
          </div>
        ) : null}
      </div>
      {loop}
      {act ? <div className="act flex shrink-0 items-center gap-2 max-lg:hidden">{act}</div> : null}
      <LazyMenu {...menu} />
    </header>
  );
}
