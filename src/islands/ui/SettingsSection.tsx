import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; tone?: 'danger'; children: ReactNode };

/** A section of a settings page, in one column. */
export function SettingsSection({ title, text, tone, children }: Props) {
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-6 first:border-t-0 first:pt-0">
      <div>
        <h2 className={`text-base ${tone === 'danger' ? 'text-danger-ink' : 'text-ink'}`}>{title}</h2>
        {text && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
