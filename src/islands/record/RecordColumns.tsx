import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  facts: ReactNode;
  /** Below the facts, and in sight while the work is scrolled; a phone shows it where its page does. */
  aside?: ReactNode;
  /** Below the facts; a phone shows it with them. */
  below?: ReactNode;
  /** Of the button that shows the facts. */
  factsLabel: ReactNode;
  /** Whether a wide screen has the facts behind their button too, so that the aside comes first. */
  isFolded?: boolean;
};

/** The fact that the address names: a phone shows it, and its field takes the focus. */
const linkedIn = (column: HTMLElement | null): Element | null =>
  location.hash === ''
    ? null
    : (column?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`) ?? null);

/** Below a record's header: the work, and beside it one narrow column of facts, which a phone has behind a button. */
export function RecordColumns({ children, facts, aside, below, factsLabel, isFolded = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  const openLinked = useEffectEvent(() => {
    if (linkedIn(column.current)) setOpen(true);
  });
  useEffect(() => openLinked(), []);
  useEffect(() => {
    if (isOpen) linkedIn(column.current)?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-2">
      <div
        ref={column}
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents lg:order-last ${aside === undefined ? '' : 'border-line lg:border-l lg:pl-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto'}`}
      >
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`group flex min-h-control items-center justify-between text-sm font-medium max-lg:border-y max-lg:border-line ${isFolded ? '' : 'lg:hidden'}`}
        >
          {factsLabel}
          <ChevronDown size={18} aria-hidden="true" className="group-aria-expanded:rotate-180" />
        </button>
        <div className={isOpen ? '' : isFolded ? 'hidden' : 'max-lg:hidden'}>{facts}</div>
        {aside}
        {below === undefined ? null : <div className={isOpen ? '' : 'max-lg:hidden'}>{below}</div>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </div>
  );
}
