import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { MAX_SEARCH } from '#shared/limits.ts';
import { useTexts } from './texts.tsx';
import { useIsPhone } from './use-is-phone.ts';

type Props = {
  /** Accessible name, and placeholder where there is room for it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** A native search field beside a list; SearchField loads scripts that only a field with suggestions needs. */
export function PlainSearch({ label, value, onChange, className = '' }: Props) {
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={`relative flex min-w-0 items-center ${className}`}>
      <Search size={18} aria-hidden="true" className="pointer-events-none absolute left-3 text-ink-soft" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={isPhone ? t('ui:actions.search') : label}
        maxLength={MAX_SEARCH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          onChange('');
        }}
        className="h-control w-full rounded-control border border-line-strong bg-surface pr-3 pl-10 text-base text-ellipsis text-ink transition-colors duration-quick not-placeholder-shown:pr-11 placeholder:text-ink-soft hover:border-ink-soft sm:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={t('ui:actions.clearSearch')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute right-0 grid size-control place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
