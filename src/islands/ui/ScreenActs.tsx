import type { ReactNode } from 'react';

/** The acts of a screen, at the end of the row of its tools. */
export function ScreenActs({ children }: { children: ReactNode }) {
  return (
    <div data-acts className="ml-auto flex items-center justify-end gap-2 sm:flex-wrap">
      {children}
    </div>
  );
}
