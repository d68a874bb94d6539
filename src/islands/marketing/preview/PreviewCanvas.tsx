import type { ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };

/** Background of a preview: light in both themes, because the reader does not see the portal's theme. */
export function PreviewCanvas({ children, className = '' }: Props) {
  return (
    <article
      data-theme="light"
      className={`overflow-hidden rounded-panel border border-line bg-surface text-sm wrap-anywhere text-ink ${className}`}
    >
      {children}
    </article>
  );
}
