import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** To the right of the title. */
  note?: string;
  /** The first one follows the header without a line. */
  isFirst?: boolean;
  /** False: a phone shows no title, because what stands first says as much. */
  isTitled?: boolean;
  children: ReactNode;
};

/** The fields of one part of a text, under its name. */
export function FieldSection({ title, note, isFirst = false, isTitled = true, children }: Props) {
  return (
    <section
      className={`grid grid-cols-[minmax(0,1fr)] gap-y-4 ${isFirst ? 'pt-1' : 'border-t border-line pt-5'}`}
    >
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-3 ${isTitled ? '' : 'max-sm:sr-only'}`}
      >
        <h3 className="font-text text-base leading-5 font-semibold tracking-normal">{title}</h3>
        {note === undefined ? null : <p className="text-xs text-ink-soft max-sm:hidden">{note}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  );
}
