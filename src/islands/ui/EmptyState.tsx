import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** Does what the words say. */
  action?: ReactNode;
  /** In place of the words and the action, for those who may only read. */
  readerText?: string | undefined;
  /** The steps that lead to the content, where it takes several. */
  steps?: ReactNode;
  /** 3 below a section heading. */
  headingLevel?: 2 | 3;
};

/** Stands in the place of content that is not there yet, the same on every screen; a page renders it without scripts. */
export function EmptyState({
  title,
  children,
  action,
  readerText,
  steps,
  headingLevel = 2,
}: EmptyStateProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    // Two tiles high, borders aside, so that the pattern ends with a tile.
    <section className="@container relative flex min-h-[calc(12rem+2px)] flex-col items-start justify-center gap-1.5 overflow-hidden rounded-panel border border-line bg-surface px-6 py-7">
      <Title className="text-lg wrap-anywhere text-ink @lg:pr-24">{title}</Title>
      {children && (
        <div className="max-w-[62ch] text-sm text-pretty text-ink-soft">
          {readerText ? (
            <>
              <span className="act-link">{children}</span>
              <span className="reader-words">{readerText}</span>
            </>
          ) : (
            children
          )}
        </div>
      )}
      {action || steps ? (
        <div
          className={`mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:mb-4.5 max-sm:gap-y-5${readerText ? ' act-link' : ''}`}
        >
          {action}
          {steps}
        </div>
      ) : null}
      <span aria-hidden="true" className="tiled-edge" />
    </section>
  );
}
