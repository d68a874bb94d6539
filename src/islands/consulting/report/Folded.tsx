import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { inside: string; children: ReactNode };

/** The whole of a part wherever there is room; on a phone a line that says what is inside and opens it, without a script. */
export function Folded({ inside, children }: Props) {
  // A summary needs a name.
  if (inside === '') return children;
  return (
    <details className="group/fold sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
      <summary className="mt-2 flex min-h-control cursor-pointer list-none items-center justify-between gap-3 rounded-control text-sm text-ink-soft print:hidden [&::-webkit-details-marker]:hidden supports-[selector(::details-content)]:sm:hidden">
        <span className="line-clamp-2 group-open/fold:line-clamp-none">{inside}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-accent-ink transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
