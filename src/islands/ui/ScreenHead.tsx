import type { ReactNode } from 'react';

type Props = { title: string; lead?: ReactNode; children?: ReactNode };

/** Where you are, what it is for, and on the right the next action. */
export function ScreenHead({ title, lead, children }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-xl break-words">{title}</h1>
        {lead ? <p className="mt-1 max-w-[64ch] text-sm text-ink-soft">{lead}</p> : null}
      </div>
      {children ? (
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:*:grow">{children}</div>
      ) : null}
    </header>
  );
}
