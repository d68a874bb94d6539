import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; tone?: 'danger'; children: ReactNode };

/** A section of a settings page: its title and help beside a card of fields, above it where there is less room. */
export function SettingsSection({ title, text, tone, children }: Props) {
  return (
    <section className="grid max-w-5xl grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-3 pb-7 last:pb-0 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="lg:pt-1">
        <h2 className={`text-base ${tone === 'danger' ? 'text-danger-ink' : 'text-ink'}`}>{title}</h2>
        {text && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{text}</p>}
      </div>
      <div className="settings-card">{children}</div>
    </section>
  );
}
