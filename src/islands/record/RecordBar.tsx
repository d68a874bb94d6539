import type { ReactNode } from 'react';

/** A phone's bar at the bottom of a record's page: its first acts, each a BAR_ITEM. */
export function RecordBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="record-bar lg:hidden print:hidden">
      {children}
    </div>
  );
}

/** A link or button of the bar: icon above word. */
export const BAR_ITEM = 'record-bar-item';
