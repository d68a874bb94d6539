import type { ReactNode } from 'react';

type Props = { children: ReactNode; facts: ReactNode };

/** Below a record's header: the work, and beside it one narrow column of facts, which a phone has after it. */
export function RecordColumns({ children, facts }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{facts}</div>
    </div>
  );
}
