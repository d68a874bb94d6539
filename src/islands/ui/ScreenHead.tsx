import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Keeps the actions beside the title on a phone too, where they are icons. */
  isOneLine?: boolean;
};

export function ScreenHead({ title, lead, children, isOneLine = false }: Props) {
  return (
    <header
      className={`flex items-end justify-between gap-x-6 gap-y-4 ${isOneLine ? 'sm:flex-wrap' : 'flex-wrap'}`}
    >
      <div className={`min-w-0 flex-1 ${isOneLine ? 'sm:basis-72' : 'basis-72'}`}>
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        {lead ? <p className="mt-1 max-w-[64ch] text-sm text-ink-soft">{lead}</p> : null}
      </div>
      {children ? (
        <div
          className={`flex items-center gap-3 ${isOneLine ? 'max-sm:gap-1 sm:flex-wrap' : 'flex-wrap max-sm:w-full max-sm:*:grow'}`}
        >
          {children}
        </div>
      ) : null}
    </header>
  );
}
