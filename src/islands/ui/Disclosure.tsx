import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  children: ReactNode;
  className?: string;
  /** With `onOpenChange`: the caller decides; else the reader alone. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  summaryRef?: Ref<HTMLElement>;
};

export function Disclosure({ title, children, className = '', isOpen, onOpenChange, summaryRef }: Props) {
  return (
    <details
      {...(isOpen !== undefined && { open: isOpen })}
      onToggle={({ currentTarget }) => onOpenChange?.(currentTarget.open)}
      className={`group/disclosure ${className}`}
    >
      <summary
        ref={summaryRef}
        className="flex min-h-control w-fit cursor-pointer list-none items-center gap-2 text-sm font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden"
      >
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
