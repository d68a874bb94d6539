import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode; className?: string };

export function Disclosure({ title, children, className = '' }: Props) {
  return (
    <details className={`group/disclosure ${className}`}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-sm font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-[rotate] duration-quick group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
