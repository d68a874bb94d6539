import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** EmptyArt.astro, on the first screen of an area; elsewhere words are enough. */
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** 3 below a section heading. */
  headingLevel?: 2 | 3;
};

export function EmptyState({ art, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const hasArt = art !== undefined;
  return (
    <section className="@container overflow-hidden rounded-panel border border-line bg-surface">
      <div className={`grid items-stretch ${hasArt ? '@lg:grid-cols-[minmax(0,1fr)_auto]' : ''}`}>
        <div
          className={`flex flex-col items-start justify-center gap-1.5 px-6 py-8 ${hasArt ? '@lg:px-10 @lg:py-12' : ''}`}
        >
          <Title className="text-lg wrap-anywhere text-ink">{title}</Title>
          {children && <div className="max-w-[46ch] text-sm text-ink-soft">{children}</div>}
          {action && <div className="mt-3">{action}</div>}
        </div>
        {art}
      </div>
    </section>
  );
}
