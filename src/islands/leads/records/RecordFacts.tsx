import type { ReactNode } from 'react';
import { useTexts } from '#islands/ui/texts.tsx';

export type Fact = { label: string; value: ReactNode };

/** Known facts of a record; unknown ones are left out. */
export function RecordFacts({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`grid gap-3 ${className}`}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The facts' place beside the timeline. */
export function RecordAside({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section className="grid gap-3">
      <h2 className="font-text text-sm font-semibold">{t('leads:common.details')}</h2>
      {children}
    </section>
  );
}
