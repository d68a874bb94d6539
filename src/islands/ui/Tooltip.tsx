import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ReactElement } from 'react';

/** Describes an icon in words; it must not be the only source of a piece of information. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <AriaTooltip
        offset={6}
        className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-xs text-paper shadow-raised data-entering:animate-[appear_var(--quick)_ease-out]"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
