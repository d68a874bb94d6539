import type { KeyboardEvent } from 'react';
import { forRegistration } from '#shared/page-markers.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { Mode } from './use-auth-form.ts';

type Props = {
  texts: Texts;
  mode: Mode;
  choose: (mode: Mode) => void;
  /** Returns the link of a tab, for use without scripts. */
  address: (mode: Mode) => string;
};

const MODES = ['signIn', 'register'] as const;

/** There are no tabs where nobody can create an account (RegistrationNote). */
export function AuthTabs({ texts: { t }, mode, choose, address }: Props) {
  function press(event: KeyboardEvent<HTMLAnchorElement>, id: Mode) {
    const other = id === 'signIn' ? 'register' : 'signIn';
    if (!['ArrowLeft', 'ArrowRight', ' '].includes(event.key)) return;
    event.preventDefault();
    const chosen = event.key === ' ' ? id : other;
    choose(chosen);
    document.getElementById(`auth-${chosen}`)?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={t('accounts:signIn')}
      {...forRegistration('open')}
      className="flex gap-6 border-b border-line"
    >
      {MODES.map((id) => (
        <a
          key={id}
          href={address(id)}
          role="tab"
          id={`auth-${id}`}
          aria-selected={mode === id}
          aria-controls="auth-panel"
          onKeyDown={(event) => press(event, id)}
          onClick={(event) => {
            event.preventDefault();
            choose(id);
          }}
          className="-mb-px flex h-12 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft no-underline hover:text-ink aria-selected:border-accent-ink aria-selected:text-ink"
        >
          {t(id === 'signIn' ? 'accounts:signIn' : 'accounts:register')}
        </a>
      ))}
    </div>
  );
}
