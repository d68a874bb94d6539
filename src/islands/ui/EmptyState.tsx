import type { ReactNode } from 'react';
import { Azulejo } from './Azulejo.tsx';

type EmptyStateProps = {
  /** Seed of the pattern, on the first screen of an area; elsewhere words are enough. */
  seed?: string;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** 3 below a section heading. */
  headingLevel?: 2 | 3;
};

export function EmptyState({ seed, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="@container overflow-hidden rounded-panel border border-line bg-surface">
      <div className={`grid items-stretch ${seed === undefined ? '' : '@lg:grid-cols-[minmax(0,1fr)_auto]'}`}>
        <div
          className={`flex flex-col items-start justify-center gap-1.5 px-6 py-8 ${seed === undefined ? '' : '@lg:px-10 @lg:py-12'}`}
        >
          <Title className="text-lg wrap-anywhere text-ink">{title}</Title>
          {children && <div className="max-w-[46ch] text-sm text-ink-soft">{children}</div>}
          {action && <div className="mt-3">{action}</div>}
        </div>
        {seed === undefined ? null : (
          <>
            <Azulejo seed={seed} columns={8} rows={2} className="block w-full @lg:hidden" />
            <Azulejo seed={seed} columns={6} rows={6} className="hidden h-full max-h-72 min-h-60 @lg:block" />
          </>
        )}
      </div>
    </section>
  );
}
