import type { ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };

/** Paper for a preview: light in both themes, since the theme of the portal is not its reader's. */
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
